import { partedAtSpaces } from '../../language/characters.ts'
import { type Held, heldBy, pointsBack } from '../../language/held-back.ts'
import { saysLimit } from '../../language/quantity/says-limit.ts'
import { stretchesIn } from '../../language/sentence.ts'
import type { Answer } from '../interview.ts'
import { type AnswerRow, answerByForms, printedByForms } from './answer-rows.ts'
import { type AnswerForm, formsOf } from './forms.ts'
import { saidInstead, withoutName } from './said-instead.ts'
import { BULLET } from './step-cells.ts'

/** What an answer says and its speaker keeps out of the document, each statement as it was said, and what its speaker would have printed `instead`. */
export type HeldBack = { slot: string; text: string; held: true; instead?: string }

/** The statements of answers that their speaker keeps out of the document: a person is asked about each, and until then none is printed. */
export function heldBack(answers: readonly Answer[]): HeldBack[] {
  const by = judgeOf(answers)
  const names = namesHeldBack(answers)
  const told = answers.flatMap((one) => apart(one, by).held.map((text) => ({ slot: one.slot, text, held: true as const })))
  return told.map((one) => {
    const instead = saidInstead(one.text) ?? withoutName(one.text, names)
    return instead ? { ...one, instead } : one
  })
}

/** Answers without the statements that their speaker keeps out of the document. */
export function withoutHeld(answers: readonly Answer[]): Answer[] {
  const by = judgeOf(answers)
  return answers.map((one) => {
    const { held, answer } = apart(one, by)
    return held.length === 0 ? one : { ...one, answer }
  })
}

type Judge = (words: string) => Held

/** Judges words by what they say, and by the names that a statement of these answers asks not to print: "don't print Vantry's name" is of every sentence with it. */
function judgeOf(answers: readonly Answer[]): Judge {
  const names = new Set(namesHeldBack(answers).flatMap(({ name }) => partedAtSpaces(name)))
  if (names.size === 0) return heldIn
  return (words) => {
    const by = heldIn(words)
    return by === 'print' && namesIn(words).some((name) => names.has(name)) ? 'own' : by
  }
}

/** The names that answers ask not to print, as they are said there, but for those of the team, each with the statement that asks so. */
export function namesHeldBack(answers: readonly Answer[]): { slot: string; text: string; name: string }[] {
  const asking = answers.flatMap((one) => apart(one, heldIn).held.flatMap((text) => (NAMING.test(text) ? { slot: one.slot, text } : [])))
  if (asking.length === 0) return []
  const ofTeam = new Set(answers.flatMap(({ subject, also, answer }) => (subject === 'people' || also === 'people' ? namesIn(answer) : [])))
  return asking.flatMap(({ slot, text }) =>
    Array.from(text.matchAll(WHOLE_NAME), ([name]) => ({ slot, text, name })).filter(({ name }) =>
      partedAtSpaces(name).some((word) => !ofTeam.has(word)),
    ),
  )
}

/** What speaks of naming somebody. */
const NAMING = /\b(?:names?|naming|mention\w*|call(?:ed)?|refer|identify|say)\b/i

/** A name of one word or more; what a sentence begins with may be none. */
const WHOLE_NAME = /(?<=[\p{L}\d,;:(&] ?)(?<![.!?]\s)\b\p{Lu}\p{Ll}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/gu

/** The names of some words, word by word. */
function namesIn(words: string): string[] {
  return Array.from(words.matchAll(WHOLE_NAME), ([name]) => partedAtSpaces(name)).flat()
}

type Stretch = { start: number; end: number }

/**
 * Where a text keeps something out of the document: "That number is not for print" with the sentence before it, "Keep out of print:" with the lines below it, other
 * sentences with what they say themselves.
 */
export function heldStretches(text: string, by: Judge = heldIn): Stretch[] {
  const lists = heldLists(text)
  const isOfList = ({ start, end }: Stretch) => lists.some((list) => list.start <= start && end <= list.end)
  const parts = stretchesIn(text).map((part) => {
    const words = text.slice(part.start, part.end)
    const said = isOfList(part) ? 'own' : by(words)
    return { ...part, by: said, isOfBefore: said === 'before' || (said === 'own' && pointsBack(words)) }
  })
  const held = parts.filter(({ by: said }, at) => said !== 'print' || parts[at + 1]?.isOfBefore)
  const all: Stretch[] = []
  for (const { start, end, ...part } of held) {
    const last = all.at(-1)
    const gap = last && text.slice(last.end, start)
    // each line of a list is kept out for itself, so that each is decided on
    const isOne = gap !== undefined && gap.trim() === '' && (!gap.includes('\n') || part.isOfBefore || isOfList({ start, end }))
    if (last && isOne) last.end = end
    else all.push({ start, end })
  }
  return all
}

/**
 * What an hour of somebody's work costs, and a rate on top of it, stands in the cost volume (Army SBIR 25.4 Release 12 instructions, p. 12), and in no work
 * plan: "28 h @150", "$85 per hour", "G&A is 14 percent"; what stands in hours at a temperature does not.
 */
const RATES = [
  /\b(?:(?:overhead|fringe|fee|indirect) rate|our (?:overhead|fringe|fee)|G&A)\b[^.;\d]{0,30}\d[\d.]*\s?(?:%|percent)/i,
  /\d\s?(?:%|percent) (?:fee|profit|overhead|fringe|G&A)\b/i,
  /\$\s?\d[\d.,]*\s?(?:\/|per |an )\s?h(?:r|our)?\b/i,
  /\d\s?h(?:rs?|ours?)?\s?@\s?\$?\d+(?:[.,]\d+)?(?=\s*(?:$|[.,;)]|in\s))/i,
]

function heldIn(words: string): Held {
  const by = heldBy(words)
  return by === 'print' && RATES.some((one) => one.test(words)) && !saysLimit(words) ? 'own' : by
}

/** Lines below one that says of them that they are not for the document, up to an empty line behind which no list goes on. */
function heldLists(text: string): Stretch[] {
  const lines = [...text.matchAll(/.+/g)].map(({ index, 0: line }) => ({ line, start: index, end: index + line.trimEnd().length }))
  return lines.flatMap(({ line, start }, at) => {
    const next = lines[at + 1]
    // a point of a list is above those that are set in further alone
    const isPoint = BULLET.test(line) && next !== undefined && line.search(/\S/) >= next.line.search(/\S/)
    const isAbove = next !== undefined && !isPoint && (line.trimEnd().endsWith(':') || line.startsWith('#') || BULLET.test(next.line))
    if (!isAbove || heldBy(line) === 'print') return []
    const below = lines.slice(at + 1)
    const over = below.findIndex((one, nth) => isApart(text, lines[at + nth]?.end ?? 0, one.start) && !BULLET.test(one.line))
    const last = (over < 0 ? below : below.slice(0, over)).at(-1)
    return last ? [{ start, end: last.end }] : []
  })
}

/** Whether an empty line stands between two places. */
function isApart(text: string, from: number, to: number): boolean {
  return (text.slice(from, to).match(/\n/g) ?? []).length > 1
}

type Apart<Rest> = { rest: Rest; held: string[] }

function apart(one: Answer, by: Judge): { answer: string; held: string[] } {
  const forms = formsOf(one)
  const { free, rows } = answerByForms(one.answer, forms)
  const told = textApart(free, by)
  const ofRows = rows.map((all, at) => all.map((row) => rowApart(row, forms[at], by)))
  const left = ofRows.map((all) => all.map(({ rest }) => rest).filter((row) => Object.keys(row).length > 0))
  return {
    answer: printedByForms({ free: told.rest, rows: left }, forms),
    held: [...told.held, ...ofRows.flat().flatMap(({ held }) => held)],
  }
}

function textApart(text: string, by: Judge): Apart<string> {
  const all = heldStretches(text, by)
  const rest = all.reduceRight((left, { start, end }) => `${left.slice(0, start).trimEnd()}${left.slice(end)}`, text)
  return { rest: rest.trim(), held: all.map(({ start, end }) => text.slice(start, end)) }
}

/** What a row is about takes all of the row along, as does a field that only speaks of the others: "Fallback: keep that off the record". */
function rowApart(row: AnswerRow, form: AnswerForm | undefined, judge: Judge): Apart<AnswerRow> {
  const cells = Object.entries(row).map(([cell, words]) => ({ cell, ...textApart(words, judge), by: judge(words) }))
  const about = form?.kind === 'plan' ? undefined : form?.fields[0].cell
  const isWhole = cells.some(({ cell, held, rest, by }) => held.length > 0 && (cell === about || (rest === '' && by === 'before')))
  if (about !== undefined && isWhole) return { rest: {}, held: [Object.values(row).join('; ')] }
  return {
    rest: Object.fromEntries(cells.map(({ cell, rest }) => [cell, rest])),
    held: cells.flatMap(({ held }) => held),
  }
}
