import { datesIn } from '../../language/calendar-date.ts'
import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'
import { kindsOf } from '../../language/word-kinds.ts'
import { designationsIn, saysDesignation } from '../grounding/designation.ts'
import { planNumbersIn } from '../grounding/plan-number.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { phaseOf } from '../solicitation/requirement/of-phase.ts'
import { namingWords, rarityIn, reached, sumOf, thingWords } from './named-alike.ts'
import type { WorkStep } from './work-breakdown.ts'

type Asked = Pick<Requirement, 'text' | 'kind' | 'phase' | 'quantities'>

/** What is looked at in a step, and by what words are compared: by their roots, or by the kind of thing that they name. */
const LOOKS: readonly [string, (step: WorkStep) => string, ThingsIn][] = [
  ['name', ({ action, title = '' }) => `${action} ${title}`, rootsIn],
  ['result', ({ result = '' }) => result, rootsIn],
  ['proof', proofWords, rootsIn],
  ['all', allWords, rootsIn],
  ['things', allWords, thingsIn],
  ['pairs', allWords, pairsIn],
  ['kinds', ({ action, result = '' }) => `${action} ${result}`, kindsIn],
  ['all kinds', allWords, kindsIn],
]

/** A text without the months and days that it names, and what leads to one at its beginning ("By the end of Month 6, "): when something is due tells nothing of what it is. */
const undated: (text: string) => string = remembering((text) => {
  const months = planNumbersIn(text).filter(({ names }) => names === 'month' || names === 'due')
  const dates = [...months, ...datesIn(text)].sort((one, other) => other.start - one.start)
  return dates.reduce((rest, { start, end }) => {
    const opens = rest.startsWith(',', end) && wordsBefore(rest, start) <= MOST_LEADING
    return `${opens ? '' : rest.slice(0, start)},${rest.slice(end)}`
  }, text)
})

/** So many words lead to a date at most: "No later than the end of". */
const MOST_LEADING = 6

function wordsBefore(text: string, at: number): number {
  return text.slice(0, at).split(' ').length - 1
}

/** What a text has in it that another may have, too. */
type ThingsIn = (text: string) => readonly string[]

function rootsIn(text: string): string[] {
  return namingWords(text).map((word) => stem(word.toLowerCase()))
}

/** The same without figures, which things that have nothing to do with each other may share. */
function thingsIn(text: string): string[] {
  return thingWords(text).map((word) => stem(word.toLowerCase()))
}

/** The kinds of thing that are named. */
function kindsIn(text: string): string[] {
  return namingWords(text).flatMap((word) => kindsOf(word.toLowerCase()).slice(-1))
}

/** Each two words that follow one another within a clause, which name one thing together: "design review". */
function pairsIn(text: string): string[] {
  return text.split(/[,;:.]\s/).flatMap((clause) => {
    const roots = rootsIn(clause)
    return roots.flatMap((root, at) => (at > 0 ? [`${roots[at - 1]} ${root}`] : []))
  })
}

function proofWords({ proof }: WorkStep): string {
  return proof.map(({ quantity, condition = '', evidence = '' }) => `${quantity} ${condition} ${evidence}`).join(' ')
}

function allWords(step: WorkStep): string {
  const { action, title = '', result = '', method = '', tools = '', input = '' } = step
  return [action, title, result, method, tools, input, proofWords(step)].join(' ')
}

/** What is seen where a step says a requirement in its own words, this share of them at least. */
export const WORD_FOR_WORD = 'word for word'
/** What is seen where no step says more of a requirement's words, before how much that is. */
export const SAYS_MOST = 'things most'
const NEARLY_ALL = 0.8

/** For each requirement and each step what can be seen of whether the step answers it. */
export function matchingFeatures(requirements: readonly Asked[], steps: readonly WorkStep[]): string[][][] {
  const alike = LOOKS.map(([name, of, thingsIn]) => alikeFeatures(name, requirements, steps, of, thingsIn))
  const says = steps.map((step) => saysDesignation([allWords(step)]))
  return requirements.map((requirement, at) => {
    const standards = designationsIn({ text: requirement.text, quote: requirement.text })
    const saying = says.map((one) => standards.some(one))
    return steps.map((step, nth) => [
      `standard=${standards.length === 0 ? 'none' : saying[nth] ? 'said' : saying.includes(true) ? 'elsewhere' : 'unsaid'}`,
      ...alike.flatMap((some) => some[at]?.[nth] ?? []),
      ...plainFeatures(requirement, at / requirements.length, step, nth, steps.length),
    ])
  })
}

/** How much of a requirement's words a step says, how much of its own words that is, and whether another step says more; rare words count more. */
function alikeFeatures(
  name: string,
  requirements: readonly Asked[],
  steps: readonly WorkStep[],
  of: (step: WorkStep) => string,
  thingsIn: ThingsIn,
): string[][][] {
  const told = steps.map((step) => new Set(thingsIn(undated(of(step)))))
  const asked = requirements.map(({ text }) => new Set(thingsIn(undated(text))))
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
      const [share, ownShare] = [much / all, much / (ownAll[nth] ?? 1)]
      const isMost = much > 0 && much >= other
      const isWordForWord = name === 'all' && words.size > 0 && (both[nth]?.length ?? 0) >= NEARLY_ALL * words.size
      if (name === 'things') return isMost ? [SAYS_MOST] : []
      return [
        ...reached(`${name} share`, share, SHARES),
        ...reached(`${name} own share`, ownShare, SHARES),
        ...reached(`${name} both shares`, Math.min(share, ownShare), SHARES),
        ...reached(`${name} much`, much, AMOUNTS),
        ...reached(`${name} ahead`, much - other, AHEAD),
        ...(isMost ? [`${name} most`, ...reached(`${name} most`, share, SHARES)] : []),
        ...(isWordForWord ? [WORD_FOR_WORD] : []),
      ]
    })
  })
}

const SHARES = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.65, 0.85]
const AMOUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const AHEAD = [-4, -3, -2, -1, -0.3, 0, 0.3, 1, 2, 3, 4]

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
    `phase=${phaseOf(asked)}|${asked.kind}`,
    `paper=${PAPER.test(asked.text)}|${PAPER.test(`${step.action} ${step.result ?? ''}`)}`,
    `paper=${PAPER.test(asked.text)}|last=${isLast}`,
    `place=${Math.floor(4 * place)}|${where}`,
    `figure=${figures.some((figure) => step.proof.some(({ value }) => value?.includes(figure)))}`,
    `proof=${asked.quantities.length > 0}|${step.proof.length > 0}`,
  ]
}
