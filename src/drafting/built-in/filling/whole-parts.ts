import type { Subject } from '../../../domain/interview.ts'
import { isAside } from '../../../language/aside.ts'
import { headOf, plainWords, startsWithCapital } from '../../../language/characters.ts'
import { sentencesIn as sentencesByFullStop } from '../../../language/sentence.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { withoutRemarks } from './asides.ts'
import { boundsTold } from './bound-told.ts'
import { addTo, type Gathered, type GatheredRows, type Piece } from './gathered-rows.ts'
import type { Linked } from './known-steps.ts'
import { limitTold } from './limit-told.ts'
import { isName } from './link-features.ts'
import { notesIn } from './notes.ts'
import { placedWords } from './placed-words.ts'
import { areSaid, type StepsSaid, saidInParagraphs } from './said-steps.ts'
import { mentionedSteps, withoutMention } from './step-mentions.ts'

/** A part of an answer that says one thing: a sentence, or what a note says behind the name of a step. */
type Part = { start: number; end: number; text: string }

/** A part that speaks of steps, with what was told in it; a note says what was asked for, whatever was read of it. */
type ToldPart = { part: Part; steps: readonly number[]; linked: readonly Linked[]; isNote?: boolean }

/** What is told of how a step is done and tested, for which a part can stand as it was said. */
const OF_METHOD = new Set(['method', 'condition', 'runs', 'evidence', 'quantity', 'limit'])
/** What several steps often share: it does not say of which step a sentence speaks. */
const SHARED = new Set(['lead', 'people', 'place'])

/**
 * Who is asked how the steps are done answers in sentences, nearly each on one step, or in notes behind the steps' names. What is taken apart may lose its
 * "not", and its parts are read by nobody: so it stands whole, with what was read of its figure beside it. What this places is left out of what is returned.
 */
export function gatherWhole(
  { steps, known }: Pick<GatheredRows, 'steps' | 'known'>,
  { slot, subject, answer }: { slot: string; subject: Subject; answer: string },
  linked: readonly Linked[],
  says: StepsSaid,
): readonly Linked[] {
  if (subject !== 'method') return linked
  const mentioned = mentionedSteps(answer, known)
  const said = saidInParagraphs(answer, says)
  const goesOnWith = (place: number) => (said(place).length === 1 ? said(place) : undefined)
  const stepsAt = (place: number) => mentioned(place) ?? goesOnWith(place)
  const parts = partsOnSteps(answer, linked, stepsAt, mentioned(answer.length - 1) !== undefined)
  for (const { part, steps: of, linked: told, isNote = false } of parts) {
    const text = withoutMention(withoutRemarks(part.text) || part.text)
    const isSaid = areSaid(of, said(part.start))
    // how a step is done is told of the one that is named: all else is asked, and what is said by the way is no part of it
    if (text === '' || (!isNote && (!isSaid || isAside(part.text)))) continue
    const piece: Piece = { slot, text, ...(isSaid ? {} : { isOffered: true }) }
    const isMark = told.some((one) => one.told.cell === 'limit')
    const marks = isMark ? (marksIn(piece, told) ?? [proofOf(piece, told)]) : []
    for (const at of of) steps[at]?.proofs.push(...marks)
    const isHow = isNote || told.some((one) => OF_METHOD.has(one.told.cell)) || saysHow(text, told, steps[of[0] ?? -1])
    for (const at of isHow ? of : []) addTo(steps[at]?.cells ?? {}, 'method', piece)
  }
  const placed = new Set(parts.flatMap(({ linked: told }) => told.filter(({ told: { cell } }) => OF_METHOD.has(cell) || cell === 'judge')))
  return linked.filter((one) => !placed.has(one))
}

/** Whether a sentence in which neither who works on its step was read nor where says more than what that is called. */
function saysHow(text: string, told: readonly Linked[], step: Gathered | undefined): boolean {
  return !told.some((one) => SHARED.has(one.told.cell)) && tellsMore(text, step?.cells.action?.map((one) => one.text).join(' ') ?? '')
}

/** The figures of a part that say of themselves what they limit and where, each with the judge of the part. */
function marksIn(part: Piece, told: readonly Linked[]): Record<string, Piece[]>[] | undefined {
  const bounds = boundsTold(part.text)
  const isMeasured = (text: string) => bounds?.some(({ name }) => name.includes(text))
  const judges = told.flatMap(({ told: { cell, text } }) => (cell === 'judge' && !isMeasured(text) ? [{ ...part, text }] : []))
  if (!bounds?.every(({ name }) => name !== '')) return undefined
  return bounds.map(({ head, name, limit, condition }) => ({
    quantity: [{ ...part, text: name }],
    limit: [{ ...part, text: limit }],
    ...(head || condition
      ? { condition: [head, ...condition.split(', ')].filter(Boolean).map((text) => ({ ...part, text: withoutMention(text) })) }
      : {}),
    ...(judges.length > 0 ? { judge: judges } : {}),
  }))
}

/** The figure and the judge of a part beside the part itself. Of two figures nobody knows which counts, and of none how: they stand in the words. */
function proofOf(part: Piece, told: readonly Linked[]): Record<string, Piece[]> {
  const of = (cell: string) => told.filter((one) => one.told.cell === cell).map(({ told: { text } }) => ({ ...part, text }))
  const [limits, judges] = [of('limit'), of('judge')]
  const isFigure = limits.length === 1 && limits.every(({ text }) => limitTold(text).comparator !== undefined)
  return { quantity: [part], ...(isFigure ? { limit: limits } : {}), ...(judges.length > 0 ? { judge: judges } : {}) }
}

/** The parts of an answer that speak of some steps, in their order. */
function partsOnSteps(
  answer: string,
  linked: readonly Linked[],
  stepsAt: (place: number) => readonly number[] | undefined,
  areNumbered: boolean,
): ToldPart[] {
  // where steps are named by their numbers, a head names what is looked at
  const headed = areNumbered ? headedSentences(answer) : []
  const notes = headed.length > 0 ? [] : notesOf(answer, linked)
  const isTold = ({ start, end }: Part) => [...notes.map(({ part }) => part), ...headed].some((one) => one.end > start && one.start < end)
  const told = [...headed, ...sentencesIn(answer).filter((part) => !isTold(part))].flatMap((part) => {
    const inside = within(part, linked)
    const steps = stepsAt(part.start) ?? stepsMeant(inside)
    return steps.length > 0 ? [{ part, steps, linked: inside, isNote: headed.includes(part) }] : []
  })
  return [...notes, ...told].sort((one, other) => one.part.start - other.part.start)
}

/** "Mass: at most 2 lb, on a scale. Size: …": where at least three sentences of an answer have a head, each of them says one thing, head and all. */
function headedSentences(answer: string): Part[] {
  const headed = stretchesOfSentences(answer).filter(({ text }) => headOf(text) !== '')
  return headed.length >= FEWEST_HEADED ? headed : []
}

function stretchesOfSentences(answer: string): Part[] {
  return sentencesByFullStop(answer).map(({ start, end }) => ({ start, end, text: answer.slice(start, end) }))
}

const FEWEST_HEADED = 3

/** What was told within a part of an answer. */
export function within({ start, end }: { start: number; end: number }, linked: readonly Linked[]): Linked[] {
  return linked.filter(({ told }) => told.start >= start && told.start < end)
}

/** "Sizing: beam formulas, in SolidWorks": what is noted of a step. */
function notesOf(answer: string, linked: readonly Linked[]): ToldPart[] {
  return notesIn(answer, linked).flatMap(({ from, end, steps }): ToldPart[] => {
    const text = answer.slice(from, end).trim()
    const part = { start: from, end, text }
    return text === '' ? [] : [{ part, steps, linked: within(part, linked), isNote: true }]
  })
}

/** Of 100 such sentences 97 speak of one step: the one that is named first, or those that are named in one breath with it ("the model and the rig"). */
export function stepsMeant(told: readonly Linked[]): number[] {
  const names = told.filter((one) => isName(one.told))
  const apart = names.findIndex((one, at) => at > 0 && one.told.start - (names[at - 1]?.told.end ?? 0) > ONE_BREATH)
  const first = names.slice(0, apart < 0 ? undefined : apart)
  const steps = first.length > 0 ? first.flatMap((one) => one.steps) : (told.find((one) => !SHARED.has(one.told.cell))?.steps ?? [])
  return [...new Set(steps)]
}

/** " and the ", ", ": so many characters stand between names in one breath. */
const ONE_BREATH = 10

/** The parts of an answer that are sentences: they have a verb and end as sentences do. */
function sentencesIn(answer: string): Part[] {
  const words = placedWords(answer)
  const ends = words.flatMap((word, at) => (ENDING.has(word.text) || words[at + 1]?.isNewLine !== false ? [at + 1] : []))
  return ends.flatMap((end, nth) => {
    const own = words.slice(ends[nth - 1] ?? 0, end)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const isWhole = startsWithCapital(first.text) && ENDING.has(last.text) && own.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
    return isWhole ? [{ start: first.start, end: last.end, text: answer.slice(first.start, last.end) }] : []
  })
}

/** "Dr." and "Inc." are words of their own, which end no sentence. */
const ENDING: ReadonlySet<string> = new Set(['.', '!', '?'])

/** Whether a sentence says more than what a step is called and how long it takes. */
function tellsMore(sentence: string, told: string): boolean {
  const known = new Set(plainWords(told))
  const says = ({ text, pos, lemma }: Word) => SAYS.has(pos) && !known.has(text.toLowerCase()) && !TIMES.has(lemma)
  return wordsOf(sentence).filter(says).length >= FEWEST_SAYING
}

const SAYS: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ'])
const TIMES: ReadonlySet<string> = new Set(['month', 'week', 'hour', 'day', 'year'])
const FEWEST_SAYING = 2
