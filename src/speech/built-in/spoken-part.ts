/** How long a stretch is whose loudness is told, in seconds. */
const STRETCH = 0.03
/** A stretch with less than this part of the loudest one's sound is silence. */
const SILENT = 0.04
/** What is left around words, in seconds: they begin and end softly. */
const MARGIN = 0.2

/**
 * The sound without the silence before and behind it, in which the recogniser would hear other words or lose the marks between them. Noise that is
 * nearly as loud as words stays.
 */
export function spokenPart(samples: Float32Array, rate: number): Float32Array {
  const length = Math.max(1, Math.round(STRETCH * rate))
  const powers = Array.from({ length: Math.ceil(samples.length / length) }, (_, nth) =>
    powerOf(samples.subarray(nth * length, (nth + 1) * length)),
  )
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0)
  const isLoud = (power: number) => power > loudest * SILENT * SILENT
  const first = powers.findIndex(isLoud)
  if (first < 0) return samples
  const margin = Math.round(MARGIN * rate)
  return samples.slice(Math.max(0, first * length - margin), (powers.findLastIndex(isLoud) + 1) * length + margin)
}

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
}
