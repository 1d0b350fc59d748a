import type { Subject } from '../../../domain/interview.ts'
import { startsWithDigit } from '../../../language/characters.ts'
import { type Learned, leaning } from '../../../language/learned/logistic.ts'
import { ORDINALS, VALUES } from '../../../language/quantity/number-word.ts'
import { type KnownStep, kindLikenessesBy, likenessesBy, namesWhoWorks, numbersOf, textsBeside } from './known-steps.ts'
import { rootsIn } from './step-words.ts'
import type { Told } from './told.ts'

/** A name of a step: its words, what is said beside it, and what stands between it and the name before. */
export type SaidName = { text: string; beside: string; gap: string }

/** What a name is asked for: in an answer on a subject, or as what another step needs. */
export type About = Subject | 'needs'

/** The names in an answer, in their order. */
export function saidNames(answer: string, names: readonly Told[]): SaidName[] {
  const beside = textsBeside(answer, names)
  return names.map(({ text, start }, at) => ({ text, beside: beside[at] ?? text, gap: answer.slice(names[at - 1]?.end ?? 0, start) }))
}

/** A step that a name may mean, by its place, and how likely that is. */
export type Meant = { step: number; likely: number }

/**
 * The steps that some names mean, told one after another: the likeliest way through all of them (Viterbi), since who tells of steps often goes from one to the
 * next. `from` is the step that is spoken of before the first name. Without any step there is nothing to mean.
 */
export function meantSteps(names: readonly SaidName[], known: readonly KnownStep[], about: About, learned: Learned, from = -1): Meant[] {
  if (known.length === 0) return []
  let best = [{ value: 0, way: [] as Meant[] }]
  names.forEach((name, at) => {
    const numbered = stepNumbered(name, known)
    const own = nameFeatures(name, known).map((features, step) => leaning(features, learned, 'yes') + (step === numbered ? CERTAIN : 0))
    const isSaid = isSaidOf(name, known)
    const byPlace = new Map<string, number>()
    const behind = (place: string) => {
      const leans = byPlace.get(place) ?? leaning(wayFeatures(name, isSaid, about, place), learned, 'yes')
      byPlace.set(place, leans)
      return leans
    }
    best = own.map((leansItself, step) => {
      const ways = best.map(({ value, way }, last) => ({
        value,
        way,
        leans: leansItself + behind(placeBehind(step, at === 0 ? from : last)),
      }))
      const { value, way, leans } = ways.reduce((most, one) => (one.value + one.leans > most.value + most.leans ? one : most))
      return { value: value + leans, way: [...way, { step, likely: 1 / (1 + Math.exp(-leans)) }] }
    })
  })
  return best.reduce((most, one) => (one.value > most.value ? one : most)).way
}

const KINDS = ['name', 'around', 'called', 'beside'] as const
const MUCH = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85]

/** For each step what can be seen of whether a name means it: how alike their words are, and whether those of another step are more so. */
export function nameFeatures({ text, beside }: SaidName, known: readonly KnownStep[]): string[][] {
  const alike: [string, number[]][] = [
    ...KINDS.map((by): [string, number[]] => [by, likenessesBy(text, known, by)]),
    ...(['name', 'around'] as const).map((by): [string, number[]] => [`beside ${by}`, likenessesBy(beside, known, by)]),
    ...(['name', 'around'] as const).map((by): [string, number[]] => [`kind ${by}`, kindLikenessesBy(text, known, by)]),
    ['beside kind', kindLikenessesBy(beside, known, 'name')],
  ]
  const head = rootsIn(text).at(-1) ?? ''
  const numbers = numbersOf(known)
  const said = numberIn(text)
  const isNumbered = said !== undefined && numbers.includes(said)
  return known.map((step, at) => {
    const most = alike.map(([, all]) => isMost(all, at))
    return [
      ...alike.flatMap(([by, all], nth) => alikeFeatures(by, all, at, most[nth] === true)),
      `most by=${most.join(' ')}`,
      `most by=${most.slice(0, 2).join(' ')}`,
      `called=${(alike[2]?.[1][at] ?? 0) > 0.5}|${Math.max(...(alike[2]?.[1] ?? [])) > 0.5}`,
      `head=${step.name.get(head) === 1}|${step.around.has(head)}`,
      `number=${isNumbered ? numbers[at] === said : said === undefined ? 'none' : 'unknown'}`,
      `works=${namesWhoWorks(step, text)}|${namesWhoWorks(step, beside)}`,
      `last=${at === known.length - 1}|${/\b(?:last|final|report|end|write)\b/i.test(text)}`,
      `first=${at === 0}|${/\bfirst\b/i.test(text)}`,
    ]
  })
}

/** "Step 3", "WP3", "the third": the number under which a short name means a step. */
function numberIn(text: string): number | undefined {
  const words = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []
  const numbers = words.flatMap((word) => (startsWithDigit(word) ? Number(word) : (VALUES.get(word) ?? ORDINALS.get(word) ?? [])))
  return words.length <= MOST_OF_A_NUMBER && numbers.length === 1 ? numbers[0] : undefined
}

const MOST_OF_A_NUMBER = 3

/** The step whose number a name gives in figures and says nothing else, by its place: "Step 3", "WP3", "3". What "3 coupons" and "3 GHz" count is no step. */
export function stepNumbered({ text }: Pick<SaidName, 'text'>, known: readonly KnownStep[]): number | undefined {
  const at = isBareNumber(text) ? numbersOf(known).indexOf(numberIn(text)) : -1
  return at < 0 ? undefined : at
}

function isBareNumber(text: string): boolean {
  const [, before] = /^(\D*)\d+\W*$/.exec(text) ?? []
  return before !== undefined && rootsIn(before).every((root) => root.length <= LONGEST_SIGN || rootsIn(root).length === 0)
}

/** "Step 3, months 1 to 4: we formulate a coating": where the steps are told, a number behind those of all the steps so far heads the one that follows. */
export function isNumberToCome(text: string, known: readonly KnownStep[]): boolean {
  return isBareNumber(text) && numbersOf(known).every((number) => number !== undefined && number < (numberIn(text) ?? 0))
}

/** The letters of "WP" in "WP3". */
const LONGEST_SIGN = 2

/** How much surer a number makes than any words: nobody gives one to mean another step. */
const CERTAIN = 10

function isMost(all: readonly number[], at: number): boolean {
  const most = Math.max(...all)
  return most > 0 && all[at] === most
}

function alikeFeatures(by: string, all: readonly number[], at: number, most: boolean): string[] {
  const own = all[at] ?? 0
  const other = Math.max(0, ...all.filter((_, nth) => nth !== at))
  const much = MUCH.findIndex((limit) => own <= limit)
  return [
    `${by}=${much}`,
    `${by} most=${most}`,
    `${by} most=${most}|${much}`,
    `${by} ahead=${Math.max(-4, Math.min(4, Math.floor((own - other) * 5)))}`,
  ]
}

/** Whether some step's name has a word of it. */
export function isSaidOf({ text }: SaidName, known: readonly KnownStep[]): boolean {
  return likenessesBy(text, known, 'name').some((much) => much > 0)
}

/** What can be seen of whether a name means the step at this place behind the step that was spoken of last (`placeBehind`). */
export function wayFeatures({ text, gap }: SaidName, isSaid: boolean, about: About, place: string): string[] {
  const near = /[.!?;]\s|\n/.test(gap) ? 'far' : 'near'
  return [
    `place=${place}`,
    `place=${place}|${about}`,
    `place=${place}|${near}`,
    `place=${place}|${near}|${about}`,
    `place=${place}|pointing=${/\b(?:it|this|that|they|these|those)\b/i.test(text)}`,
    `place=${place}|said=${isSaid}`,
  ]
}

const PLACES: Readonly<Record<number, string>> = { 0: 'same', 1: 'next', 2: 'next but one', 3: 'next but two', [-1]: 'last' }

/** Where a step stands behind the one that was spoken of last (-1: none yet). */
export function placeBehind(step: number, last: number): string {
  const by = step - last
  const place = PLACES[by] ?? (by > 0 ? 'later' : 'earlier')
  return last < 0 ? `start ${place}` : place
}
