/** A piece is at most this long, in seconds: the recogniser loses its way in longer ones. */
const LONGEST = 20
/** A cut is looked for from here on. */
const SHORTEST = 15
/** How long a stretch has to be quiet to be cut in. */
const QUIET = 0.12

/** Where pieces of a recording begin and end, in samples: each ends in the middle of the quietest moment between 15 and 20 seconds. */
export function cutAtQuiet(samples: Float32Array, rate: number): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = []
  let start = 0
  while (samples.length - start > LONGEST * rate) {
    const end = quietest(samples, { from: start + SHORTEST * rate, to: start + LONGEST * rate, length: Math.round(QUIET * rate) })
    pieces.push({ start, end })
    start = end
  }
  return [...pieces, { start, end: samples.length }]
}

/** The middle of the stretch of that length with the least energy. */
function quietest(samples: Float32Array, { from, to, length }: { from: number; to: number; length: number }): number {
  let energy = 0
  for (let at = from; at < from + length; at += 1) energy += (samples[at] ?? 0) ** 2
  let least = energy
  let best = from
  for (let at = from + 1; at + length <= to; at += 1) {
    energy += (samples[at + length - 1] ?? 0) ** 2 - (samples[at - 1] ?? 0) ** 2
    if (energy >= least) continue
    least = energy
    best = at
  }
  return best + Math.floor(length / 2)
}
