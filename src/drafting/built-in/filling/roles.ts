import { startsWithCapital } from '../../../language/characters.ts'
import { type Learned, likelihoodOf } from '../../../language/learned/logistic.ts'
import type { Linked } from './known-steps.ts'
import type { Told } from './told.ts'

/** A person who is named beside a step, how likely they lead it rather than only work on it, by which words the step is named, and whether their sentence names nobody else. */
export type NamedRole = { name: Told; ref: Told; step: number; leads: number; isAlone: boolean }

/**
 * Who leads and who helps, where people are told one after another, each with the steps of theirs: "Ana Ruiz, antenna engineer - leads the model, helps
 * with the coupons".
 */
export function namedRoles(answer: string, told: readonly Told[], linked: readonly Linked[], learned: Learned): NamedRole[] {
  return linked.flatMap(({ told: ref, steps }) => {
    const name = ref.cell === 'ref' && !tellsPlaceAlone(ref, told) ? toldBefore(ref, told) : undefined
    if (!name) return []
    const leads = likelihoodOf('leads', roleFeatures(answer, name, ref, told), learned)
    const beside = told.filter((one) => one.segment === ref.segment && isOfSomebody(one)).map(({ text }) => text)
    const isAlone = beside.length > 0 && beside.every((text) => text === name.text)
    return steps.map((step) => ({ name, ref, step, leads, isAlone }))
  })
}

/** "Steps 2 and 4 are done in the laboratory": a sentence that says where, and names nobody, gives nobody a step. */
function tellsPlaceAlone({ segment }: Told, told: readonly Told[]): boolean {
  const own = told.filter((one) => one.segment === segment)
  return own.some(({ cell }) => cell === 'place') && !own.some(isOfSomebody)
}

/** Who is told of last before a step, by a name or as "I" and "she". */
export function toldBefore<One extends Told>(ref: Told, told: readonly One[]): One | undefined {
  return told.findLast((one) => one.start < ref.start && isOfSomebody(one))
}

/** "Posts (lead), planner": what is said of a role names nobody. */
function isOfSomebody({ kind, cell, text }: Told): boolean {
  return (kind === 'person' && cell === 'name') || ((cell === 'lead' || cell === 'people') && startsWithCapital(text))
}

/** What can be seen of whether a person leads a step that is named behind them: above all by the words that rule the names of steps before it. */
export function roleFeatures(answer: string, name: Told, ref: Told, told: readonly Told[]): string[] {
  const words = wordsBetween(answer, name, ref, told)
  const from = words.findLastIndex((word) => !LISTING.has(word)) + 1
  const ruling = words.slice(0, from)
  const behind = wordsIn(answer.slice(ref.end, ref.end + NEAR).toLowerCase())
  return [
    'any',
    `ruled=${ruling.at(-1)}`,
    `ruled=${ruling.slice(-2).join(' ')}`,
    `ruled=${ruling.slice(-3).join(' ')}`,
    ...ruling.slice(-4).map((word) => `near=${word}`),
    `nth=${Math.min(4, words.slice(from).filter((word) => word === STEP).length)}`,
    `told as=${name.cell}`,
    `same=${name.segment === ref.segment}|${!answer.slice(name.end, ref.start).includes('\n')}`,
    `line=${!answer.slice(name.end, ref.start).includes('\n')}`,
    `before=${words.at(-1)}`,
    ...behind.slice(0, 2).map((word, at) => `behind ${at}=${word}`),
  ]
}

/** So many letters behind the name of a step still speak of it. */
const NEAR = 25

/** A step that is named before, among others: "leads the survey, the talks and". Behind a semicolon another list begins. */
const STEP = '#'
const LISTING: ReadonlySet<string> = new Set([STEP, ',', '/', '+', '&', 'and', 'the', 'a', 'of', 'also', 'both', 'then', 'all'])

/** The words between who is told of and a step; what was told between them stands for itself as its cell. */
function wordsBetween(answer: string, name: Told, ref: Told, told: readonly Told[]): string[] {
  const between = told.filter(({ start, end }) => start >= name.end && end <= ref.start)
  const gaps = between.map(({ end }, at) => answer.slice(end, between[at + 1]?.start ?? ref.start))
  const first = wordsIn(answer.slice(name.end, between[0]?.start ?? ref.start).toLowerCase())
  return [...first, ...between.flatMap(({ cell }, at) => [cell === 'ref' ? STEP : `@${cell}`, ...wordsIn((gaps[at] ?? '').toLowerCase())])]
}

function wordsIn(text: string): string[] {
  return text.match(/[a-z']+|[(),.:;/+&-]/g) ?? []
}
