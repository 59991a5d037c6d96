# Was alle Spiele und alle Oberflächen teilen. Kurz, per du, mit den Wörtern der Regelhefte.

list-last = { $front } und { $last }
chance = Zufall
goods-none = nichts
action-hidden = etwas Geheimes

refusal-not-asked = Danach wirst du gerade nicht gefragt.
refusal-wrong-verb = Das ist gerade nicht gefragt.
refusal-market-not-open = Der Markt öffnet gleich, für alle im selben Augenblick.
refusal-game-over = Das Spiel ist zu Ende.

mode-alone = Eine Person ist gefragt.
mode-sealed = Alle antworten geheim, dann wird aufgedeckt.
mode-open = Alle dürfen handeln, wer schneller ist.

bot-wanderer = Wanderer
    .help = spielt zufällig
bot-peddler = Hausierer
    .help = nimmt, was nach einfachen Preisen am meisten bringt
bot-merchant = Händler
    .help = rechnet Wahl und Feilschen eine Runde voraus
bot-vizier = Wesir
    .help = rechnet wie der Händler, mit Werten aus Tausenden von Partien
bot-genie = Dschinn
    .help = ein Wesir, der sich in alle am Tisch hineindenkt und schwer zu durchschauen ist
bot-novice = Neuling
    .help = spielt mit und übersieht oft den besseren Zug
bot-regular = Stammgast
    .help = kennt die Preise und vertut sich ab und zu
bot-expert = Kenner
    .help = verschenkt selten etwas
bot-master = Meister
    .help = verschenkt nichts

yes = ja
no = nein

# For a game that has no words of its own yet.
question-any = { $question }: Was antwortest du?
    .waiting = { $question }: { $seat } ist gefragt.
