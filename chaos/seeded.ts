/** Chance that is the same in each run, from 0 up to 1: a linear congruential generator with the factors of Numerical Recipes. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
