import { partedAtSpaces } from '../../../language/characters.ts'
import { type Learned, likelihoodOf } from '../../../language/learned/logistic.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { GatheredRows, Piece } from './gathered-rows.ts'
import { isName } from './link-features.ts'
import type { Told } from './told.ts'

/** A place where all is done that is done nowhere else, and the steps that its own sentence leaves out. */
export type PlaceOfAll = { place: Piece; but: readonly number[] }

/**
 * For what a place holds: for what its sentence names, for all the rest ("everything but the sea trial is in our shop"), or for another thing than the work
 * ("the vendor sits in Ohio").
 */
export type Scope = 'named' | 'rest' | 'other'
const REST: Scope = 'rest'

/** A place that is wrongly that of all work is wrong in each step: it is taken only where that is as likely as this, and is asked for else. */
const SURE = 0.8

/** Places that were told together, in the words of the answer. */
type Places = { told: Told[]; text: string }

/**
 * The places of an answer on who works where that hold for the rest of the work rather than for what is named beside them; two in one
 * clause are one: "our office and our own servers".
 */
export function placesOfAll(answer: string, told: readonly Told[], learned: Learned): Places[] {
  const places: Places[] = []
  for (const one of told.filter(isPlace)) {
    const likely = likelihoodOf(REST, placeFeatures(answer, told, one), learned)
    const last = places.at(-1)
    const [first] = last?.told ?? []
    if (likely < SURE) continue
    if (last && first && clauseAt(answer, first).start === clauseAt(answer, one).start) {
      last.told.push(one)
      last.text = answer.slice(first.start, one.end)
    } else places.push({ told: [one], text: one.text })
  }
  return places
}

/** Whether something that was told says where a step is done. */
export function isPlace({ kind, cell }: Pick<Told, 'kind' | 'cell'>): boolean {
  return kind === 'step' && cell === 'place'
}

/** What can be seen of whether a place holds for what its sentence names or for all the rest: what else is told beside it, and the words around it. */
export function placeFeatures(answer: string, told: readonly Told[], one: Told): string[] {
  const clause = clauseAt(answer, one)
  const ahead = wordsIn(answer.slice(clause.start, one.start))
  const after = wordsIn(answer.slice(one.end, clause.end))
  const own = [...ahead, PLACE, ...after]
  const named = besideFeatures(told, one, clause)
  return [
    'any',
    ...named.map((seen) => `clause ${seen}`),
    ...besideFeatures(told, one, sentenceAt(answer, one)).map((seen) => `sentence ${seen}`),
    ...ahead.map((word) => `ahead=${word}`),
    ...after.map((word) => `after=${word}`),
    ...own.slice(1).map((word, at) => `pair=${own[at]} ${word}`),
    ...own.slice(2).map((word, at) => `three=${own[at]} ${own[at + 1]} ${word}`),
    `opens=${own[0]}|${named[0]}`,
    `place=${wordsIn(one.text)[0]}`,
    ...wordsIn(one.text).map((word) => `in place=${word}`),
  ]
}

const PLACE = '(place)'

function besideFeatures(told: readonly Told[], one: Told, part: { start: number; end: number }): string[] {
  const within = told.filter((other) => other !== one && other.start >= part.start && other.start < part.end)
  const before = within.filter((other) => other.start < one.start)
  const behind = within.filter((other) => other.start > one.start)
  return [
    `named=${before.some(isName)}|${behind.some(isName)}`,
    `last=${before.at(-1)?.kind}.${before.at(-1)?.cell}`,
    `next=${behind[0]?.kind}.${behind[0]?.cell}`,
    `places=${before.filter(isPlace).length}|${behind.filter(isPlace).length}`,
    `people=${before.some(isPerson)}|${behind.some(isPerson)}`,
  ]
}

function isPerson({ kind, cell }: Told): boolean {
  return kind === 'person' || cell === 'lead' || cell === 'people'
}

function wordsIn(text: string): string[] {
  return partedAtSpaces(
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )
}

function sentenceAt(answer: string, { start }: Told): { start: number; end: number } {
  return stretchesIn(answer).find((part) => start >= part.start && start < part.end) ?? { start: 0, end: answer.length }
}

const BETWEEN = /[,;:.!?\n()]/

/** The words between the marks around something: "We work in Dayton, the trial is in Troy" says two things. */
function clauseAt(answer: string, { start, end }: Told): { start: number; end: number } {
  let from = start
  while (from > 0 && !BETWEEN.test(answer[from - 1] ?? '')) from--
  let to = end
  while (to < answer.length && !BETWEEN.test(answer[to] ?? '')) to++
  return { start: from, end: to }
}

/**
 * Puts the steps of which nobody says where they are done where all else is, unless the sentence on that leaves them out; of two such places nobody knows
 * which, and both stay to be placed, as does what names none by a name or as one's own: "the base" may be a time.
 */
export function putPlaceOfAll({ steps, unplaced }: Pick<GatheredRows, 'steps' | 'unplaced'>, places: readonly PlaceOfAll[]): void {
  const [first] = places
  if (!first || !isCertain(first.place) || places.some(({ place }) => place.text !== first.place.text)) {
    unplaced.push(...places.map(({ place }) => place))
    return
  }
  for (const [at, { cells }] of steps.entries())
    if (!first.but.includes(at) && !cells.place?.some((one) => !one.isOffered)) cells.place = [first.place]
}

function isCertain({ text, isField }: Piece): boolean {
  return isField === true || wordsOf(text).some((word) => word.pos === 'PROPN' || OWN.has(word.text.toLowerCase()))
}

const OWN: ReadonlySet<string> = new Set(['our', 'ours', 'my', 'own', 'here', 'house'])
