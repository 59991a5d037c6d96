# Was alle Spiele und alle Oberflächen teilen. Kurz, per du, mit den Wörtern der Regelhefte.

list-last = { $front } und { $last }
chance = Zufall
goods-none = nichts
action-hidden = etwas Geheimes

refusal-not-asked = Danach wirst du gerade nicht gefragt.
refusal-wrong-verb = Das ist gerade nicht gefragt.
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

yes = ja
no = nein
