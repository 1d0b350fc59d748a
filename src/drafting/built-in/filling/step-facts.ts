import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { asSentence, hasDigit, raised, withoutEnd } from '../../../language/characters.ts'
import { isVerb } from '../../../language/clause.ts'
import { newIn } from '../../../language/nothing-new.ts'
import { saysNumber } from '../../../language/quantity/number-word.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { monthsIn, type Stretch } from '../../../language/times-in.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { hoursMeant, withHoursMeant } from './hours-meant.ts'
import { type NamedPeople, peopleIn, withNamedBehind } from './named-people.ts'
import { placesIn, within } from './places-told.ts'
import prose from './prose.json' with { type: 'json' }
import { type LearnedProse, labelledIn } from './prose-words.ts'
import { resultIn } from './results-told.ts'

/** The row of a step, the pass marks that its words tell, as they stand there, and whether its first words tell who leads it by "she" alone. */
export type StepRead = { row: AnswerRow; marks: readonly string[]; isSamePerson: boolean }

/** Words of a sentence that tell of a cell, or of a mark. */
export type Fact = Stretch & { cell: 'months' | 'hours' | 'lead' | 'place' | 'result' | 'mark' }

/**
 * A step with what sentences on how it is done tell of its cells, in whatever words and order: when and for how long by what numbers months and hours, by whom
 * by the names of the people, and by what was learned what comes of it, where, and when it counts as done. What is in a cell already stands; a sentence that
 * says nothing besides is no more how it is done.
 */
export function stepRead(row: AnswerRow, people: NamedPeople = new Map(), learned: LearnedProse = prose): StepRead {
  const { method = '', ...others } = withNamedBehind(withHoursMeant(row), people)
  const sentences = sentencesOfLines(method).map((text) => ({ text, facts: factsIn(text, others, { people, learned }) }))
  const all = sentences.flatMap(({ facts }) => facts)
  const cells: Record<string, string> = {}
  for (const cell of ['months', 'hours', 'lead', 'place'] as const) {
    const first = all.find((one) => one.cell === cell)
    if (first && !others[cell]) cells[cell] = first.text
  }
  const told = sentences.map((one) => ({ ...one, how: howIn(one, others.action ?? '') }))
  const said = told.filter(({ text, how }) => how !== text)
  const result = row.result ? '' : resultOf(sentences, said)
  if (result) cells.result = result
  const left = said.reduce((words, { text, how: own }) => words.replace(text, () => own), method)
  const how = left.replace(/ {2,}/g, ' ').replace(EMPTY_LINE, '').trim()
  const marks = all.flatMap(({ cell, text }) => (cell === 'mark' ? text : []))
  const isSamePerson = /\b(?:he|she)\b/i.test(sentences[0]?.text ?? '')
  return { row: { ...others, ...cells, ...(how && { method: how }) }, marks, isSamePerson }
}

type SentenceRead = { text: string; facts: readonly Fact[] }

/** What comes of a step, as sentences say it that say nothing else; what another one names by the way only where none does. */
function resultOf(sentences: readonly SentenceRead[], said: readonly SentenceRead[]): string {
  const resultsIn = (all: readonly SentenceRead[]) =>
    all.flatMap(({ facts }) => facts.flatMap((one) => (one.cell === 'result' ? one.text : [])))
  const own = resultsIn(said)
  return (own.length > 0 ? own : resultsIn(sentences)).join('; ')
}

/** A line of a list of which all words are gone. */
const EMPTY_LINE = /\n[-\s]*(?=\n|$)/g

/** By whose names, and by what was learned. */
export type Reading = { people: NamedPeople; learned: LearnedProse }

/** What a sentence tells of the cells of its step that its row does not have, in its order, and of pass marks. */
export function factsIn(text: string, row: AnswerRow, { people, learned }: Reading): Fact[] {
  const facts: Fact[] = []
  const add = (cell: Fact['cell'], found: readonly Stretch[]) => {
    const free = found.filter(({ start, end }) => !facts.some((one) => start < one.end && end > one.start))
    facts.push(...free.map((one) => ({ ...one, cell })))
  }
  const [openedMark, openedResult] = [markOpened(text), resultOpened(text)]
  add('mark', openedMark ?? [])
  const results = row.result ? [] : resultIn(text, learned.results)
  // "draft report in month 8" says when it comes, not when its step is done
  add(
    'months',
    monthsIn(text).filter(({ start }) => !results.some((one) => start > one.start && start < one.end)),
  )
  add('hours', hoursMeant(text))
  if (!openedMark) add('mark', marksIn(text, learned, facts))
  add('lead', people.size > 0 ? peopleIn(text, people) : labelledIn(text, learned.leads, facts))
  const others = facts.filter(({ cell }) => cell !== 'months')
  const whole = resultIn(text, learned.results, others).map((result) => wholeClause(result, text, facts))
  // what is opened so is all of the result, also what is a mark of it
  if (openedResult) facts.push({ ...openedResult, cell: 'result' })
  else if (!row.result) add('result', whole)
  // the words that the step is called by are no place
  const { action = '' } = row
  const start = text.indexOf(action)
  add('place', placesIn(text, learned, start < 0 ? facts : [...facts, { start, end: start + action.length }]))
  return facts.sort((one, other) => one.start - other.start)
}

const NAMES: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'PROPN'])
/** What tells how something is, or what is done with it. */
const STATES: ReadonlySet<string> = new Set(['VERB', 'AUX', 'ADJ', 'ADV', 'PART', 'SCONJ', 'ADP'])

/** Where a clause ends, and where one begins. */
const CLAUSE_ENDS = /[,;)](?=\s|$)|[.!?]?$|\s(?:and|so|→|->)\s/
const CLAUSE_BEGINS = /.*(?:[,;:(]\s(?:and |but |so )?|\s(?:and|when|if|once|that|until)\s)/

/** "Pass: ", "Done = ", "Done when ", "The step is complete once ": all behind it is so then. */
const LABEL = /^(?:pass(?:es|ed)?(?: marks?)?|done|finished|accepted)(?::| is| are| =)\s+/i
/** "Result: ", "Comes out: ", "Result = ", "The result is ": all behind it comes of the step. */
const RESULT_LABEL = /^(?:(?:the )?(?:results?|outcome|output)|comes out|what (?:comes out|we get)|we get)\s?(?::|=|(?<= )is|(?<= )are)\s+/i
const STATE =
  /(?:^|,\s(?:and\s)?)(?:[\p{L}’' ]{0,24}\b)?(?:pass(?:es|ed)?|good|ok|okay|fine|finished|done|accepted|complete) (?:when|if|once)\s+/iu

/** Words of which one says how much or how many make a pass mark; others may only tell what comes next. */
const MEASURES = /\b(?:no|not|none|all|every|each|both)\b/i

function marksIn(sentence: string, { marks }: LearnedProse, taken: readonly Stretch[]): Stretch[] {
  return labelledIn(sentence, marks, taken)
    .map((mark) => wholeMark(mark, sentence))
    .filter(({ text }) => saysNumber(text) || MEASURES.test(text))
}

function markOpened(sentence: string): Stretch[] | undefined {
  const opening = LABEL.exec(sentence) ?? STATE.exec(sentence)
  if (!opening) return undefined
  const mark = within(sentence, opening.index + opening[0].length, sentence.length)
  return newIn(mark.text, 'pass mark', true) === '' ? [] : [{ ...mark, start: opening.index }]
}

/** What stands behind the name of the cell, with that: nothing of the sentence is left. */
function resultOpened(sentence: string): Stretch | undefined {
  const opening = RESULT_LABEL.exec(sentence)
  // "the result is checked", "the result is good"
  const first = wordsOf(sentence.slice(opening?.[0].length))[0]
  const isThing = opening && (!/(?:is|are)\s+$/.test(opening[0]) || (first && !STATES.has(first.pos)))
  return isThing ? { ...within(sentence, opening[0].length, sentence.length), start: 0 } : undefined
}

/** A pass mark to the end of its clause; where it says only how much, from the beginning of that: "the pointing is within fifteen microns". */
function wholeMark({ text, start, end }: Stretch, sentence: string): Stretch {
  const to = end + (CLAUSE_ENDS.exec(sentence.slice(end))?.index ?? 0)
  const figures = quantitiesIn(sentence).filter((one) => one.start < to && one.end > start)
  const left = figures.reduceRight(
    (words, one) => words.slice(0, Math.max(0, one.start - start)) + words.slice(Math.max(0, one.end - start)),
    text,
  )
  const isBare = !wordsOf(left).some(({ pos }) => NAMES.has(pos))
  const first = Math.min(start, ...figures.map((one) => one.start))
  const from = isBare ? (CLAUSE_BEGINS.exec(sentence.slice(0, first))?.[0].length ?? 0) : first
  return within(sentence, from, to)
}

/** What comes of a step with what is said of it up to the end of its clause: "a ranking of twelve dyes with the best two picked". */
function wholeClause({ start, end }: Stretch, sentence: string, facts: readonly Fact[]): Stretch {
  const next = facts.find((one) => one.start >= end)?.start ?? sentence.length
  const behind = sentence.slice(end, next)
  const to = end + (behind.includes('(') ? 0 : (CLAUSE_ENDS.exec(behind)?.index ?? 0))
  const leading = LEADS_ON.exec(sentence.slice(start, to))?.[0].length ?? 0
  return within(sentence, start, to - leading)
}

/** What leads on to a pass mark is none of what comes of a step: "a test plan, accepted if". */
const LEADS_ON = /,?(?:\s(?:and|which|that|it|is|are|accepted|good|ok|okay|done|passes|if|when|once|must|has to|gets?))+$/i

const SAYS: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'PROPN'])
const says = ({ pos, text }: Word) => SAYS.has(pos) || hasDigit(text)

/** With fewer words that say something, a clause says no more than what was read of it. */
const FEWEST = 3
/** A sentence of which so much was read is parted into its clauses. */
const MUCH = 3

/** What joins a clause to the one before it, which is gone. */
const JOINT = /^(?:(?:and|so|then|but)\s+)+/i

/** What of a sentence says more than what was read of it: all of it, of one of which much was read the clauses that do, or nothing. */
function howIn({ text, facts }: SentenceRead, action: string): string {
  // who says what is made where says what is done
  const isOfWork = facts.every(({ cell }) => cell === 'result' || cell === 'place')
  const read = isOfWork ? facts.filter(({ cell }) => cell === 'result') : facts
  if (read.length === 0) return isBare(text, facts) ? '' : behindPlace(text, facts)
  const named = new Set(wordsOf(action).map((word) => word.text.toLowerCase()))
  const fewest = isOfWork || facts.length === 1 ? FEWEST - 1 : FEWEST
  const saysMore = (from: number, to: number) => {
    const inIt = read.filter(({ start, end }) => start < to && end > from)
    const left = inIt.reduceRight(
      (words, { start, end }) => `${words.slice(0, Math.max(0, start - from))} ${words.slice(Math.max(0, end - from))}`,
      text.slice(from, to),
    )
    return wordsOf(left).filter((word) => says(word) && !named.has(word.text.toLowerCase())).length >= fewest
  }
  if (facts.length < MUCH) return saysMore(0, text.length) ? text : ''
  const clauses = clausesOf(text)
  const aim = AIM.exec(text.slice(facts.at(-1)?.end))?.[1]
  if (aim && clauses.length < MUCH) return asSentence(raised(withoutEnd(aim, ' .,;')))
  const left = clauses.filter(({ start, end }) => saysMore(start, end)).map(({ clause }) => clause)
  return left.length === clauses.length ? text : left.length === 0 ? '' : asSentence(withoutEnd(left.join(' ').replace(JOINT, ''), ' .,;'))
}

/** "Ana will spend 240 hours in the lab to build the breadboard": behind what was read of it, a sentence says what is done. */
const AIM = /^[\s,]*to (\p{L}+(?!\S*\d).{8,})$/su

/** "Hangar at the field, cut-outs go to the lab": where a sentence only begins with its place, what stands behind is a sentence of its own. */
function behindPlace(text: string, [first]: readonly Fact[]): string {
  const isHead = first?.start === 0 && text.startsWith(', ', first.end)
  const behind = isHead ? text.slice(first.end + 2) : ''
  return wordsOf(behind).some(isVerb) ? raised(behind) : text
}

/** Whether a sentence has no word but what was read of it: "at the office." */
function isBare(text: string, facts: readonly Fact[]): boolean {
  const left = facts.reduceRight((words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`, text)
  return !wordsOf(left).some(says)
}

/** The clauses of a sentence; what stands in brackets is no clause of its own. */
function clausesOf(sentence: string): { clause: string; start: number; end: number }[] {
  let from = 0
  return sentence.split(/(?<=[,;])\s+(?![^()]*\))/).map((clause) => {
    const start = sentence.indexOf(clause, from)
    from = start + clause.length
    return { clause, start, end: from }
  })
}
