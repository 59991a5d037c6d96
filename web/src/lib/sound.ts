import { prefs } from './prefs.svelte';

export type Sound = 'gem' | 'card' | 'turn' | 'deal' | 'dice' | 'score';

/** Each sound is a few short tones: frequency, start, length, loudness. */
const TONES: Record<Sound, [number, number, number, number][]> = {
  gem: [
    [1320, 0, 0.06, 0.08],
    [1980, 0.015, 0.05, 0.04],
  ],
  card: [
    [220, 0, 0.07, 0.1],
    [160, 0.02, 0.06, 0.08],
  ],
  turn: [
    [660, 0, 0.16, 0.08],
    [990, 0.11, 0.24, 0.07],
  ],
  deal: [
    [523, 0, 0.12, 0.08],
    [784, 0.08, 0.2, 0.08],
  ],
  dice: [
    [300, 0, 0.03, 0.1],
    [260, 0.07, 0.03, 0.09],
    [330, 0.13, 0.03, 0.08],
    [240, 0.2, 0.04, 0.07],
  ],
  score: [
    [587, 0, 0.14, 0.07],
    [740, 0.09, 0.14, 0.07],
    [880, 0.18, 0.3, 0.07],
  ],
};

let audio: AudioContext | null = null;

/** Plays a small sound, if sounds are on. */
export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, start, length, loudness] of TONES[sound]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, now + start);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
