import { LINE_RATE } from '../../domain/voice-session.ts'

/** Sound as a line carries it, so many seconds long; `sample` gives what is heard at a moment, from -1 to 1. */
export function lineSound(seconds: number, sample: (second: number) => number): Uint8Array {
  const sound = Buffer.alloc(seconds * LINE_RATE * 2)
  for (let at = 0; at < seconds * LINE_RATE; at += 1) sound.writeInt16LE(Math.round(32_767 * sample(at / LINE_RATE)), at * 2)
  return sound
}

/** What a voice is to those who listen for one: the tones of a throat, through a mouth that opens four times a second. */
export function voiceLike(second: number): number {
  const opening = 0.5 - 0.5 * Math.cos(2 * Math.PI * 4 * second)
  let sum = 0
  for (let nth = 1; nth <= 24; nth += 1) sum += Math.sin(2 * Math.PI * 120 * nth * second) / nth ** 1.2
  return 0.2 * sum * (0.3 + 0.7 * opening)
}

/** Nothing but the hiss of a microphone, the same each time. */
export function hiss(second: number): number {
  const spread = Math.sin(second * 12_345.678) * 43_758.5453
  return 0.004 * (spread - Math.floor(spread) - 0.5)
}
