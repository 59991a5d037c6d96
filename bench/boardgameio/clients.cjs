// Four of boardgame.io's own clients at each table: `node clients.cjs PORT TABLES RATE SECONDS`.
// A line `begin` on standard output starts the measuring, the last line has the figures as JSON.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game.cjs');

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const SEATS = 4;
const LONGEST = 5000;
const times = [];
let lost = 0;
let bytes = 0;

async function post(path, body) {
  const answer = await fetch(`${address}/games/bazaar/${path}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  return answer.json();
}

async function openTable() {
  const { matchID } = await post('create', { numPlayers: SEATS });
  const clients = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `Person ${seat}` });
    const client = Client({ game, multiplayer: SocketIO({ server: address }), matchID, playerID, numPlayers: SEATS,
      credentials: playerCredentials, debug: false });
    client.start();
    clients.push(client);
  }
  const table = { clients, waiting: null };
  for (const client of clients) client.subscribe(() => heard(table));
  while (!clients.every((client) => client.getState())) await sleep(20);
  return table;
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function heard(table) {
  const { waiting } = table;
  if (waiting && table.clients.every((client) => client.getState()._stateID >= waiting.number)) {
    table.waiting = null;
    waiting.resolve();
  }
}

async function step(table) {
  const state = table.clients[0].getState();
  const { phase, players } = state.G;
  const told = new Promise((resolve) => { table.waiting = { number: state._stateID + 1, resolve }; });
  const begun = performance.now();
  if (phase === 'choose') {
    const seat = players.findIndex((player) => !player.has_chosen);
    table.clients[seat].moves.choose('ABC'[(seat + state._stateID) % 3]);
  } else if (phase === 'offer') table.clients[0].moves.offer({ B: 1 });
  else table.clients[1].moves.accept();
  if (await Promise.race([told.then(() => true), sleep(LONGEST).then(() => false)])) times.push(performance.now() - begun);
  else lost += 1;
  bytes = JSON.stringify(table.clients[0].getState()).length;
}

async function play(table, place, end) {
  const pause = rate ? (1000 * tables) / rate : 0;
  if (rate) await sleep((pause * place) / tables);
  let next = performance.now();
  while (performance.now() < end) {
    await step(table);
    next += pause;
    if (rate) await sleep(Math.max(0, next - performance.now()));
  }
}

(async () => {
  const open = [];
  for (let number = 0; number < tables; number++) open.push(await openTable());
  for (let warm = 0; warm < 6; warm++) await Promise.all(open.map(step));
  times.length = 0;
  console.log('begin');
  await sleep(300);
  const begun = performance.now();
  await Promise.all(open.map((table, place) => play(table, place, begun + 1000 * seconds)));
  const spent = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(JSON.stringify({ moves: times.length, seconds: spent, p50: at(0.5), p99: at(0.99), bytes, lost }));
  // Nobody leaves before the server's CPU is read.
  process.stdin.once('end', () => process.exit(0)).resume();
})();
