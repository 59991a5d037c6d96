// A bot in JavaScript: funduk sim basari_cards --bots 'peddler,cmd:node examples/bots/mybot.js'
// It spells its answers: of the words that can be said it takes one by the rule below.
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

lines.on("line", (line) => {
  const told = JSON.parse(line);
  if (told.say === "ask") {
    say({ spell: true }); // told.view is what the seat sees, told.ask what it is asked
  } else if (told.say === "spell") {
    const words = Object.keys(told.words).map(Number); // told.words says what every word means
    say({ word: words[(words.length * 7 + told.id) % words.length] });
  }
});
