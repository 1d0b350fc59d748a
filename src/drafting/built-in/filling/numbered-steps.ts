import { itemAt, type NumberedItem, type NumberedList, numberedList } from '../../../domain/answer-fields/numbered-items.ts'
import type { Subject } from '../../../domain/interview.ts'
import { hasLetterOrDigit } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { type KnownStep, type Linked, numbersOf, type StepsSoFar } from './known-steps.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import type { Told } from './told.ts'

/** Answers that go through the steps one by one, so that their bare numbers and the heads of their lines are those of steps. */
export const OF_STEPS: ReadonlySet<Subject> = new Set(['method', 'test'])

/**
 * What a numbered list tells of the steps: where they are told each item is one of them, and where they are gone through again under the same numbers each
 * item is of the step that has its number. The `others` stand outside of such a list.
 */
export function numberedSteps(
  answer: string,
  subject: Subject,
  told: readonly Told[],
  { known, begin }: StepsSoFar,
): { linked: Linked[]; others: Told[] } {
  const list = numberedList(answer)
  const isListed = subject === 'steps' || isOfKnown(list, subject, known)
  const items = isListed ? list.items : []
  const linked = items.flatMap((item): Linked[] => {
    const own = told.filter(({ start }) => start >= item.start && start < item.end)
    const all = subject === 'steps' ? inItem(answer, item, own) : own
    const step = subject === 'steps' ? begin(all.find(isAction)?.text ?? '', item.number) : numbersOf(known).indexOf(item.number)
    return all.map((one) => ({ told: one, steps: one.cell === ASIDE ? [] : [step], isListed: true }))
  })
  // who counts tests otherwise than the steps are counted has numbered the tests
  const counted = subject === 'test' && !isListed && !list.saysStep ? list.items : []
  const isCount = ({ end }: Told) => counted.some(({ start }) => end <= start && !hasLetterOrDigit(answer.slice(end, start)))
  return { linked, others: told.filter((one) => !itemAt(items, one.start) && !isCount(one)) }
}

function isOfKnown({ items, saysStep }: NumberedList, subject: Subject, known: readonly KnownStep[]): boolean {
  const numbers = numbersOf(known)
  const areKnown = items.length > 0 && items.every(({ number }) => numbers.includes(number))
  return areKnown && (saysStep || (OF_STEPS.has(subject) && items.length === known.length))
}

/**
 * What one item tells of its step. Its first sentence says what is done, further ones how and what comes of it: "Build the chips. He leak-tests each. Hands
 * over the chips." Where nothing was read as what is done it is the first sentence itself.
 */
function inItem(answer: string, item: NumberedItem, own: readonly Told[]): Told[] {
  const first = own.find(isAction) ?? firstSentence(answer, item, own[0]?.segment ?? 0)
  const words = placedWords(answer).filter(({ start, end, text }) => start >= item.start && end <= item.end && !ENDS.has(text.trim()))
  const sentences = [...new Set(words.map(({ segment }) => segment))].map((segment) => words.filter((word) => word.segment === segment))
  const opening = sentences.find(([word]) => word?.segment === first.segment) ?? []
  const { begun, handed } = withoutHandover(answer, first, opening, own)
  const beside = own.filter(({ segment, start, end }) => segment === begun.segment && (start >= first.end || end <= begun.start))
  const isDated = beside.some(isMonths)
  const further = sentences
    .filter(([word]) => word && word.segment !== begun.segment && word.start > begun.start)
    .flatMap((sentence) => furtherSentence(answer, sentence, own, isDated))
  if (handed.length > 0) return [...beside.filter((one) => APART.has(one.cell)), begun, ...handed, ...further]
  return [...firstTold(answer, begun, beside, opening.at(-1)?.end ?? begun.end, further.some(isResult)), ...further]
}

/** "Runs the trade and hands over the report": what is done ends where it is said what is handed over; it begins behind who does it and when. */
function withoutHandover(
  answer: string,
  action: Told,
  sentence: readonly PlacedWord[],
  own: readonly Told[],
): { begun: Told; handed: Told[] } {
  const [verb, what, last] = [sentence[handingOver(sentence)], handedOver(sentence), sentence.at(-1)]
  if (!verb || !what || !last) return { begun: action, handed: [] }
  const apart = own.findLast(({ cell, end }) => WHO_AND_WHEN.has(cell) && end <= verb.start)
  const from =
    action.start < verb.start ? action.start : sentence.find(({ start, pos }) => start >= (apart?.end ?? 0) && pos !== 'PUNCT')?.start
  if (from === undefined || from >= verb.start) return { begun: action, handed: [] }
  const part = (cell: string, start: number, end: number): Told => ({ ...action, cell, text: answer.slice(start, end), start, end })
  return { begun: part('action', from, trimmedEnd(answer, verb.start)), handed: [part('result', what.start, last.end)] }
}

function isAction({ cell }: Told): boolean {
  return cell === 'action'
}

function isResult({ cell }: Told): boolean {
  return cell === 'result'
}

function isMonths({ cell }: Told): boolean {
  return cell === 'months'
}

/** What stands in an item and is told of no step. */
const ASIDE = 'aside'

/** What stands in cells of its own wherever it is told. */
const APART: ReadonlySet<string> = new Set(['months', 'lead', 'people', 'place', 'needs', 'tools'])

/** The first sentence: where a further one tells the result, or nothing else of it was read, all of it is what is done, up to what has a cell of its own. */
function firstTold(answer: string, begun: Told, beside: readonly Told[], end: number, isResultTold: boolean): Told[] {
  if (!isResultTold && beside.some(({ start }) => start >= begun.end))
    return [begun, ...beside].sort((one, other) => one.start - other.start)
  const apart = beside.find(({ cell, start }) => APART.has(cell) && start > begun.start && isApart(answer, start))
  const to = Math.max(begun.end, apart ? trimmedEnd(answer, apart.start) : end)
  const others = beside.filter(({ start }) => start < begun.start || start >= to)
  return [...others, { ...begun, text: answer.slice(begun.start, to), end: to }].sort((one, other) => one.start - other.start)
}

const WHO_AND_WHEN: ReadonlySet<string> = new Set(['months', 'lead', 'people'])

/** Whether a word begins here, as "h" in "km/h" does not. */
function isApart(answer: string, start: number): boolean {
  return ' \n\t('.includes(answer.charAt(start - 1))
}

/** Where the words before a place end, without the comma or bracket that parts them from it. */
function trimmedEnd(answer: string, before: number): number {
  return answer.slice(0, before).replace(/[\s,;:(–—-]+(?:(?:and|by|in|at|on|with)\s+)?$/i, '').length
}

/**
 * A further sentence: what comes of the step, from where it is named to its end; how it is done, whole; else what was read of it. Of a step whose months
 * are said, one that begins with other months is no part.
 */
function furtherSentence(answer: string, sentence: readonly PlacedWord[], told: readonly Told[], isDated: boolean): Told[] {
  const [from, to] = [sentence[0], sentence.at(-1)]
  if (!from || !to) return []
  const inIt = told.filter(({ segment }) => segment === from.segment)
  const beside = isDated ? inIt.filter((one) => !isMonths(one)) : inIt
  const [first] = beside
  const whole = (cell: string, start: number): Told[] => [
    { kind: 'step', cell, text: answer.slice(start, to.end), start, end: to.end, segment: from.segment },
  ]
  if (isDated && inIt.some((one) => isMonths(one) && one.start === from.start)) return whole(ASIDE, from.start)
  const handed = handedOver(sentence)
  if (handed && handingOver(sentence) < FEWEST_SAYING) return whole('result', handed.start)
  if (first && isResult(first) && !beside.some(({ cell }) => APART.has(cell))) return whole('result', first.start)
  const apart = beside.filter(({ cell }) => APART.has(cell) || isResult({ cell } as Told))
  const isAlone =
    apart.length > 0 &&
    sentence.filter(({ pos, start }) => SAYS.has(pos) && !apart.some((one) => start >= one.start && start < one.end)).length < FEWEST_SAYING
  return isAlone ? apart : [...whole('method', from.start), ...apart]
}

/** "Handed over: an estimate report": a sentence or line that says only what is handed over tells that of the step before it, and begins no other one. */
export function withHandedOver(answer: string, told: readonly Told[]): Told[] {
  const words = placedWords(answer)
  return stretchesIn(answer).reduce<Told[]>(
    (all, part) => {
      const sentence = words.filter(({ start, end, text }) => start >= part.start && end <= part.end && !ENDS.has(text.trim()))
      const [what, last] = [handedOver(sentence), sentence.at(-1)]
      const step = all.findLast(({ cell, start }) => cell === 'action' && start < part.start)
      if (!what || !last || handingOver(sentence) > 0 || !step) return all
      const others = all.filter(({ start }) => start < part.start || start >= part.end)
      const text = answer.slice(what.start, last.end)
      const result: Told = { kind: 'step', cell: 'result', text, start: what.start, end: last.end, segment: what.segment }
      return [...others, result].sort((one, other) => one.start - other.start)
    },
    [...told],
  )
}

/** Where a sentence says that something is handed over, by its words; -1 where it does not. */
function handingOver(sentence: readonly PlacedWord[]): number {
  return sentence.findIndex(
    ({ text }, at) => text.toLowerCase().startsWith('hand') && sentence[at + 1]?.text.toLowerCase() === 'over' && sentence.length > at + 2,
  )
}

/** "Hands over the chips", "Handed over: the chips": the first word of what is. */
function handedOver(sentence: readonly PlacedWord[]): PlacedWord | undefined {
  const at = handingOver(sentence)
  return at < 0 ? undefined : sentence.slice(at + 2).find(({ pos }) => pos !== 'PUNCT')
}

/** Words that say something by themselves. */
const SAYS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM'])
/** With fewer of them beside what has cells of its own, a sentence says nothing of how a step is done. */
const FEWEST_SAYING = 3

/** Marks that end sentences, and lines. */
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', ''])

/** The first sentence of an item, without what it opens with: "Months 1 and 2: make the data" makes the data. */
function firstSentence(answer: string, { start, end }: NumberedItem, segment: number): Told {
  const [, opening = '', words = ''] = /^([^.;:\n]{0,30}:\s+)?([^.;\n]*)/.exec(answer.slice(start, end)) ?? []
  const from = start + opening.length
  return { kind: 'step', cell: 'action', text: words.trim(), start: from, end: from + words.trimEnd().length, segment }
}
