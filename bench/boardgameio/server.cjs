// boardgame.io's own server: `node server.cjs PORT [FOLDER]`; without a folder in memory.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) }, () => console.log('open'));
