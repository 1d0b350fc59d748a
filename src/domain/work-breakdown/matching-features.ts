import { stem } from '../../language/stem.ts'
import { kindsOf } from '../../language/word-kinds.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { namingWords, rarityIn, sumOf } from './named-alike.ts'
import type { WorkStep } from './work-breakdown.ts'

type Asked = Pick<Requirement, 'text' | 'kind' | 'phase' | 'quantities'>

/** What is looked at in a step, and by what words are compared: by their roots, or by the kind of thing that they name. */
const LOOKS: readonly [string, (step: WorkStep) => string, (word: string) => readonly string[]][] = [
  ['name', ({ action, title = '' }) => `${action} ${title}`, (word) => [stem(word)]],
  ['result', ({ result = '' }) => result, (word) => [stem(word)]],
  ['proof', proofWords, (word) => [stem(word)]],
  ['all', allWords, (word) => [stem(word)]],
  ['kinds', ({ action, result = '' }) => `${action} ${result}`, (word) => kindsOf(word).slice(-1)],
  ['all kinds', allWords, (word) => kindsOf(word).slice(-1)],
]

function proofWords({ proof }: WorkStep): string {
  return proof.map(({ quantity, condition = '', evidence = '' }) => `${quantity} ${condition} ${evidence}`).join(' ')
}

function allWords(step: WorkStep): string {
  const { action, title = '', result = '', method = '', tools = '', input = '' } = step
  return [action, title, result, method, tools, input, proofWords(step)].join(' ')
}

function thingsIn(text: string, as: (word: string) => readonly string[]): Set<string> {
  return new Set(namingWords(text).flatMap((word) => as(word.toLowerCase())))
}

/** What is seen where a step says a requirement in its own words, this share of them at least. */
export const WORD_FOR_WORD = 'word for word'
/** What is seen where no step says more of a requirement's words, before how much that is. */
export const SAYS_MOST = 'all most=true'
const NEARLY_ALL = 0.8

/** For each requirement and each step what can be seen of whether the step answers it. */
export function matchingFeatures(requirements: readonly Asked[], steps: readonly WorkStep[]): string[][][] {
  const alike = LOOKS.map(([name, of, as]) => alikeFeatures(name, requirements, steps, of, as))
  return requirements.map((requirement, at) =>
    steps.map((step, nth) => [
      ...alike.flatMap((some) => some[at]?.[nth] ?? []),
      ...plainFeatures(requirement, at / requirements.length, step, nth, steps.length),
    ]),
  )
}

/** How much of a requirement's words a step says, how much of its own words that is, and whether another step says more; rare words count more. */
function alikeFeatures(
  name: string,
  requirements: readonly Asked[],
  steps: readonly WorkStep[],
  of: (step: WorkStep) => string,
  as: (word: string) => readonly string[],
): string[][][] {
  const told = steps.map((step) => thingsIn(of(step), as))
  const asked = requirements.map(({ text }) => thingsIn(text, as))
  const weight = weightsOf([...told, ...asked])
  const ownAll = told.map((own) => sumOf(own, weight) || 1)
  return asked.map((words) => {
    const all = sumOf(words, weight) || 1
    const both = told.map((own) => [...words].filter((word) => own.has(word)))
    const shared = both.map((some) => sumOf(some, weight))
    const [most = 0, second = 0] = [...shared].sort((one, other) => other - one)
    return told.map((_, nth) => {
      const much = shared[nth] ?? 0
      const other = much < most ? most : second
      const [share, ownShare] = [bucket(much / all), bucket(much / (ownAll[nth] ?? 1))]
      const isMost = much > 0 && much >= other
      const isWordForWord = name === 'all' && words.size > 0 && (both[nth]?.length ?? 0) >= NEARLY_ALL * words.size
      return [
        `${name} share=${share}`,
        `${name} own share=${ownShare}`,
        `${name} much=${Math.min(9, Math.floor(much))}`,
        `${name} most=${isMost}|${share}`,
        `${name} ahead=${Math.max(-4, Math.min(5, Math.floor(much - other)))}`,
        ...(isWordForWord ? [WORD_FOR_WORD] : []),
      ]
    })
  })
}

const BUCKETS = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.65]

function bucket(share: number): number {
  const at = BUCKETS.findIndex((limit) => share <= limit)
  return at < 0 ? BUCKETS.length : at
}

/** How telling a word is: the fewer say it, the more. */
function weightsOf(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const rarity = rarityIn(texts)
  return (word) => rarity(word) + LEAST_WEIGHT
}

/** What a word counts that all say. */
const LEAST_WEIGHT = 0.2

/** What is written at the end: by it papers are known on both sides. */
const PAPER = /\b(?:report|plan|specification|document|draft|write)/i

function plainFeatures(asked: Asked, place: number, step: WorkStep, nth: number, steps: number): string[] {
  const isLast = nth === steps - 1
  const where = Math.floor((4 * nth) / steps)
  const figures: readonly string[] = asked.text.match(/\d+/g) ?? []
  return [
    'any',
    `kind=${asked.kind}|last=${isLast}`,
    `kind=${asked.kind}|where=${where}`,
    `phase=${asked.phase}|${asked.kind}`,
    `paper=${PAPER.test(asked.text)}|${PAPER.test(`${step.action} ${step.result ?? ''}`)}`,
    `paper=${PAPER.test(asked.text)}|last=${isLast}`,
    `place=${Math.floor(4 * place)}|${where}`,
    `figure=${figures.some((figure) => step.proof.some(({ value }) => value?.includes(figure)))}`,
    `proof=${asked.quantities.length > 0}|${step.proof.length > 0}`,
  ]
}
