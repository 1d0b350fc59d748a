/** What was learned of a question: its answers, and what each feature says for each of them. A feature that was never seen says nothing. */
export type Learned = { answers: readonly string[]; weights: Readonly<Record<string, readonly number[]>> }

/** How likely each answer is for something with these features; the sum is 1. */
export function likelihoods(features: readonly string[], { answers, weights }: Learned): number[] {
  const sums = answers.map(() => 0)
  for (const feature of new Set(features)) {
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined
    row?.forEach((weight, answer) => {
      sums[answer] = (sums[answer] ?? 0) + weight
    })
  }
  return shares(sums)
}

/** How likely one of the answers is. */
export function likelihoodOf(answer: string, features: readonly string[], learned: Learned): number {
  return likelihoods(features, learned)[learned.answers.indexOf(answer)] ?? 0
}

/** The likeliest answer, and how likely it is. Throws where there is no answer to give. */
export function likeliest(features: readonly string[], learned: Learned): { answer: string; probability: number } {
  const all = likelihoods(features, learned)
  const probability = Math.max(...all)
  const answer = learned.answers[all.indexOf(probability)]
  if (answer === undefined) throw new Error('Nothing was learned')
  return { answer, probability }
}

/** How far features lean to an answer against all others together, where there are two: the logarithm of the odds. It adds up over features. */
export function leaning(features: readonly string[], { answers, weights }: Learned, answer: string): number {
  const at = answers.indexOf(answer)
  return features.reduce((sum, feature) => {
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined
    return row ? row.reduce((all, weight, nth) => all + (nth === at ? weight : -weight), sum) : sum
  }, 0)
}

/** Sums of weights as shares of one (softmax). */
export function shares(sums: readonly number[]): number[] {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / total)
}
