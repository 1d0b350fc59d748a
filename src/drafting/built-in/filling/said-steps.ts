import { itemAt, numberedList } from '../../../domain/answer-fields/numbered-items.ts'
import { startsWithLetterOrDigit } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import { type KnownStep, type Linked, likenessesBy } from './known-steps.ts'
import { isName } from './link-features.ts'
import { stepNumbered } from './meant-steps.ts'
import { notesIn } from './notes.ts'
import { mentionsOf } from './step-mentions.ts'
import { rootsIn } from './step-words.ts'

/** The steps of which an answer says itself that it speaks at a place; none where nothing says so. */
export type StepsSaid = (place: number) => readonly number[]

/** Part of an answer with the steps that it names. */
type Naming = { start: number; end: number; steps: readonly number[] }

/**
 * What an answer says itself of where its words belong: a sentence says so of the steps that it names, an item of a list of its step, and a note of the
 * step in its head; where the steps are told, what comes of one stands behind it. All else is likely at most: it is offered beside the cell, and fills nothing before somebody has taken it.
 */
export function stepsSaid(
  { answer, subject }: Pick<SubjectAnswer, 'answer' | 'subject'>,
  linked: readonly Linked[],
  known: readonly KnownStep[],
): StepsSaid {
  const names = linked.flatMap(({ told, steps }) => {
    const own = isName(told) ? steps.filter((step) => told.cell === 'action' || isNamed(told.text, step, known)) : []
    return own.length > 0 ? [{ told, steps: own }] : []
  })
  // where the steps are told, the number of another one is of what is needed
  const mentions = subject === 'steps' ? [] : mentionsOf(answer, known)
  const inPart = ({ start, end }: { start: number; end: number }): Naming => ({
    start,
    end,
    steps: [
      ...names.flatMap(({ told, steps }) => (told.start >= start && told.start < end ? steps : [])),
      ...(subject === 'method' ? wholeNamesIn(answer.slice(start, end), known) : []),
      ...mentions.flatMap(({ index, step }) => (index >= start && index < end ? step : [])),
    ],
  })
  const notes = notesIn(answer, names)
  const { items } = numberedList(answer)
  const listed = linked.flatMap(({ told, steps, isListed }): Naming[] => {
    const item = isListed && itemAt(items, told.start)
    return item ? [{ ...item, steps }] : []
  })
  const goesOn = subject === 'steps' ? linked.flatMap((one) => ofStepBefore(one, names)) : []
  const parts = [...listed, ...notes, ...stretchesIn(answer).map(inPart), ...goesOn]
  return (place) => [...new Set(parts.find(({ start, end, steps }) => place >= start && place < end && steps.length > 0)?.steps)]
}

/** The same where it is told how steps are done: in a paragraph that opens with a step a sentence that names none goes on with the one before it. */
export function saidInParagraphs(answer: string, says: StepsSaid): StepsSaid {
  let before: readonly number[] = []
  const parts = stretchesIn(answer).map(({ start, end }, at, all): Naming => {
    const own = says(start)
    const opens = at === 0 || EMPTY_LINE.test(answer.slice(all[at - 1]?.end, start))
    if (opens || (own.length > 0 && before.length > 0)) before = own
    return { start, end, steps: own.length > 0 ? own : before }
  })
  return (place) => parts.find(({ start, end }) => place >= start && place < end)?.steps ?? []
}

const EMPTY_LINE = /\n\s*\n/

/** What comes of a step, to whom that goes, and what is needed for it: where the steps are told, 97 of 100 such things are of the step that was named last. */
const COMES_BEHIND: ReadonlySet<string> = new Set(['result', 'goes_to', 'needs'])

/** "We simulate the soil. The result is a waveform." */
function ofStepBefore({ told, steps }: Linked, names: readonly Linked[]): Naming[] {
  const before = names.findLast((one) => one.told.start < told.start)
  return before && COMES_BEHIND.has(told.cell) && areSaid(steps, before.steps) ? [{ start: told.start, end: told.end, steps }] : []
}

/** The steps of whose names all words stand in a sentence. */
function wholeNamesIn(sentence: string, known: readonly KnownStep[]): number[] {
  const said = new Set(rootsIn(sentence))
  return known.flatMap(({ name }, step) => {
    const own = [...name.keys()].filter(startsWithLetterOrDigit)
    return own.length > 1 && own.every((root) => said.has(root)) ? step : []
  })
}

/** Whether steps are all those that something speaks of: where a sentence names two, and says of one of them, nobody knows of which. */
export function areSaid(steps: readonly number[], said: readonly number[]): boolean {
  return said.length > 0 && said.length === steps.length && steps.every((step) => said.includes(step))
}

/** Whether a name has more words of this step than of any other, or is its number. */
function isNamed(text: string, step: number, known: readonly KnownStep[]): boolean {
  if (stepNumbered({ text }, known) === step) return true
  const alike = likenessesBy(text, known, 'name')
  const own = alike[step] ?? 0
  return own > 0 && alike.every((much, at) => at === step || much < own)
}
