import { encode } from 'uqr';

export type Matrix = boolean[][];

/** The dark squares of the code for a text, read well from a screen (error correction M, no border). */
export function qr(text: string): Matrix {
  return encode(text, { ecc: 'M', border: 0 }).data;
}
