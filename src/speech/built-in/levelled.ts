/** Louder than this, as a part of what can be told apart, sound is turned down. */
const LOUDEST = 0.5

/**
 * Sound that is not too loud to be understood. Browsers turn a near voice up until it is cut off at the top, and the recogniser, which has hardly heard
 * such, leaves out marks and letters. What is quiet stays so: turned up, noise would be heard as words.
 */
export function levelled(samples: Float32Array): Float32Array {
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  return peak > LOUDEST ? samples.map((sample) => (sample * LOUDEST) / peak) : samples
}
