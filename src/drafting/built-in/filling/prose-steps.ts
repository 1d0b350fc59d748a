import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { StepsTold } from '../../../domain/answer-fields/step-cells.ts'
import { namedDates } from '../../../language/calendar-date.ts'
import { namesCalendarMonth, namesMonths } from '../../../language/calendar-months.ts'
import {
  endsWithOne,
  hasLetterOrDigit,
  partedAtSpaces,
  plainWords,
  startsWithLetter,
  withoutClosing,
  withoutEnd,
} from '../../../language/characters.ts'
import { type LearnedLabels, type Stretch, stretchesIn } from '../../../language/learned/sequence.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { HOURS } from '../../../language/time-words.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import prose from './prose.json' with { type: 'json' }
import { sentenceFeatures } from './sentence-features.ts'
import { wordFeatures } from './word-features.ts'

/** What was learned of steps that are told in running text: which sentences belong together, which words name the step, who leads it, and what comes of it (`npm run evals train-prose-steps`). */
export type LearnedProse = Readonly<Record<'sentences' | 'names' | 'leads' | 'results', LearnedLabels>>

const FEWEST = 2

/** Sentences that stand together in an answer: those of one step, with the cells of its row, or one that tells of none. */
export type ProsePart = { sentences: readonly string[]; row?: AnswerRow }

/**
 * The parts of an answer that tells its steps in running text or speech, in their order: the sentences that belong to each step, the words of the first
 * that name it, and when, who and how long where just one piece says so. Undefined where fewer than two steps are told.
 */
export function proseParts(answer: string, learned: LearnedProse = prose): ProsePart[] | undefined {
  const told = answer.split(EMPTY_LINE).flatMap((block, paragraph) => piecesOf(block).map((piece) => ({ ...piece, paragraph })))
  const running = told.filter((piece) => piece.isRunning)
  const steps = stretchesIn(sentenceFeatures(running), learned.sentences).filter(({ label }) => label === 'step')
  if (steps.length < FEWEST) return undefined
  return told.flatMap((piece) => {
    const at = running.indexOf(piece)
    const step = steps.find(({ from, to }) => at >= from && at < to)
    if (!step) return [{ sentences: [piece.text] }]
    const sentences = running.slice(step.from, step.to).map(({ text }) => text)
    return step.from === at ? [{ sentences, row: rowOf(sentences, learned) }] : []
  })
}

const EMPTY_LINE = /\n\s*\n/

/** The sentences of a block of running text; a block in which a line is none is a list, and stays whole. */
function piecesOf(block: string): { text: string; isRunning: boolean }[] {
  const lines = block.split('\n').filter(hasLetterOrDigit)
  if (!lines.every(isRunning)) return [{ text: block, isRunning: false }]
  return lines.flatMap(sentencesOf).map((text) => ({ text, isRunning: true }))
}

/** What begins with a mark or a number, or ends without a full stop, is a line of a list, or heads one. */
function isRunning(line: string): boolean {
  return startsWithLetter(line.trim().replace(/^["'“‘(]/, '')) && endsWithOne(withoutClosing(line.trim()), '.!?')
}

/** Such steps by the cells of their rows, and what tells of none. */
export function stepsInProse(answer: string): Pick<StepsTold, 'free' | 'rows'> | undefined {
  const parts = proseParts(answer)
  return (
    parts && {
      rows: parts.flatMap(({ row }) => (row ? [row] : [])),
      free: parts.flatMap(({ sentences, row }) => (row ? [] : sentences)).join('\n\n'),
    }
  )
}

function rowOf(sentences: readonly string[], { names, leads }: LearnedProse): AnswerRow {
  const [first = ''] = sentences
  const action = labelled(first, names) || first
  const lead = sentences.map((one) => labelled(one, leads)).find((one) => one !== '')
  const months = onlyOne(sentences.flatMap((one) => one.split(CLAUSES)).filter(tellsMonths))
  const when = months && monthsAlone(months)
  const hours = onlyOne(sentences.flatMap((one) => quantitiesIn(one).filter(({ unit }) => HOURS.has(unit))))?.printed
  const method = sentences.filter((one) => tellsMore(one, `${action} ${lead ?? ''}`)).join(' ')
  return {
    action,
    ...(method ? { method } : {}),
    ...(lead ? { lead } : {}),
    ...(when ? { months: when } : {}),
    ...(hours ? { hours } : {}),
  }
}

const CLAUSES = /[,;:]\s/

function tellsMonths(clause: string): boolean {
  return namesCalendarMonth(clause) || (namesMonths(clause) && monthsTold(clause) !== undefined)
}

/** The words of a clause without which it would name other months, or none. */
function monthsAlone(clause: string): string {
  const names = (words: string) =>
    JSON.stringify(namesMonths(words) ? (monthsTold(words) ?? []) : namedDates(words).map(({ month, year }) => [month, year]))
  const words = partedAtSpaces(clause)
  const all = names(clause)
  const isSame = (from: number, to: number) => names(words.slice(from, to).join(' ')) === all
  const to = words.findIndex((_, at) => isSame(0, at + 1)) + 1
  const from = words.findLastIndex((_, at) => at < to && isSame(at, to))
  return withoutEnd(words.slice(from, to).join(' '), '.')
}

/** Whether a sentence says more than what a step is called, who leads it, and how long it takes. */
export function tellsMore(sentence: string, told: string): boolean {
  const known = new Set(plainWords(told))
  const says = ({ text, pos, lemma }: Word) => SAYS.has(pos) && !known.has(text.toLowerCase()) && !TIMES.has(lemma)
  return wordsOf(sentence).filter(says).length >= FEWEST_SAYING
}

const SAYS: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ'])
const TIMES: ReadonlySet<string> = new Set(['month', 'week', 'hour', 'day', 'year'])
const FEWEST_SAYING = 2

/** The longest words of a sentence that are of what was learned; none where there are none. */
export function labelled(sentence: string, learned: LearnedLabels): string {
  const words = placedWords(sentence)
  const longest = longestLabelled(words, learned)
  return longest ? sentence.slice(words[longest.from]?.start, words[longest.to - 1]?.end) : ''
}

/** Where the longest words stand that are of what was learned, by their places among `words`; undefined where there are none. */
export function longestLabelled(words: readonly PlacedWord[], learned: LearnedLabels): Stretch | undefined {
  return stretchesIn(tellingFeatures(words), learned).toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
}

const NOBODY = { roots: new Set<string>(), names: new Set<string>() }

/** What is seen of the words of a sentence that tells of a step. */
export function tellingFeatures(words: readonly PlacedWord[]): string[][] {
  return words.map((_, at) => wordFeatures(words, at, 'steps', NOBODY))
}

function onlyOne<One>(all: readonly One[]): One | undefined {
  return all.length === 1 ? all[0] : undefined
}
