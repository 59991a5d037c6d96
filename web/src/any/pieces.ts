/** A drawing for each kind of goods, by its place: outline, body, edge and the colour of its letter. */
interface Piece {
  path: string;
  body: string;
  edge: string;
  ink: string;
}

const DARK = '#1b1420';
const PIECES: Piece[] = [
  { path: 'M24 4 42 14v20L24 44 6 34V14z', body: '#f0748a', edge: '#7e0f2b', ink: DARK },
  { path: 'M8 8h32v32H8z', body: '#f2bf2c', edge: '#7a5200', ink: DARK },
  { path: 'M15 4h18l9 10v20l-9 10H15L6 34V14z', body: '#62c795', edge: '#0a4a30', ink: DARK },
  {
    path: 'M24 3c10 12 16 17 16 26a16 16 0 0 1-32 0c0-9 6-14 16-26z',
    body: '#86b1ff',
    edge: '#142c72',
    ink: DARK,
  },
  { path: 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z', body: '#d9a877', edge: '#55331b', ink: DARK },
  { path: 'M24 3 45 24 24 45 3 24z', body: '#c3a6f0', edge: '#5b3d91', ink: DARK },
  { path: 'M24 4 46 42H2z', body: '#f6ead2', edge: '#6e5b33', ink: DARK },
  { path: 'M24 3 43 17l-7 26H12L5 17z', body: '#6fd3d6', edge: '#0e6663', ink: DARK },
  { path: 'M16 4h16v12h12v16H32v12H16V32H4V16h12z', body: '#c8d0dc', edge: '#47556e', ink: DARK },
];

/** A good that the form no longer knows, while a question changes, still has a drawing. */
export const pieceAt = (place: number): Piece => PIECES[Math.max(place, 0) % PIECES.length]!;
