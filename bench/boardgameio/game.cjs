// A bazaar game in boardgame.io's own terms: four seats, secret choices, then an offer and its answer.
// Same traffic as ours: every move goes to four viewers, each with their own view of about the same size.
const GEMS = ['R', 'Y', 'G', 'B'];

function setup() {
  const players = Array.from({ length: 4 }, (_, seat) => ({
    gems: { R: 3, Y: 3, G: 3, B: 3 },
    points: 0,
    cards: [seat, seat + 4, seat + 8],
    workers: 6,
    current: seat,
    has_chosen: false,
    answered: 0,
  }));
  return {
    stage: 0, round: 0, phase: 'choose', players, stock: { R: 10, Y: 10, G: 10, B: 10 }, pile: 27, action: 0,
    haggle: null, queue: [], age: [0, 1, 2, 3], secret: { choices: [null, null, null, null] },
  };
}

function choose({ G, playerID, events }, letter) {
  if (!['A', 'B', 'C'].includes(letter) || G.players[playerID].has_chosen) return 'INVALID_MOVE';
  G.secret.choices[playerID] = letter;
  G.players[playerID].has_chosen = true;
  G.players[playerID].answered += 1;
  if (G.players.every((player) => player.has_chosen)) {
    G.phase = 'offer';
    G.haggle = { turn: 0, other: 1, standing: null };
    events.setActivePlayers({ value: { 0: 'offer' } });
  }
}

function offer({ G, playerID, events }, gems) {
  const own = G.players[playerID].gems;
  if (!GEMS.every((colour) => (gems[colour] ?? 0) <= own[colour])) return 'INVALID_MOVE';
  G.haggle = { turn: 1, other: 0, standing: gems };
  G.players[playerID].answered += 1;
  G.phase = 'answer';
  events.setActivePlayers({ value: { 1: 'answer' } });
}

function accept({ G, playerID, events }) {
  for (const [colour, number] of Object.entries(G.haggle.standing)) {
    G.players[0].gems[colour] -= number;
    G.players[playerID].gems[colour] += number;
  }
  const back = G.players[0];
  G.players[0] = { ...G.players[1], cards: back.cards };
  G.players[1] = { ...back, cards: G.players[1].cards };
  G.players[playerID].answered += 1;
  G.haggle = null;
  G.phase = 'choose';
  G.round += 1;
  G.secret.choices = [null, null, null, null];
  for (const player of G.players) player.has_chosen = false;
  events.endTurn();
}

module.exports = {
  name: 'bazaar',
  setup,
  turn: {
    activePlayers: { all: 'choose' },
    stages: {
      choose: { moves: { choose: { move: choose, client: false } } },
      offer: { moves: { offer: { move: offer, client: false } } },
      answer: { moves: { accept: { move: accept, client: false } } },
    },
  },
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    return { ...open, choice: playerID === null ? null : secret.choices[playerID] };
  },
};
