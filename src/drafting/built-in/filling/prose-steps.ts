import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { StepsTold } from '../../../domain/answer-fields/step-cells.ts'
import { namesCalendarMonth, namesMonths } from '../../../language/calendar-months.ts'
import { plainWords } from '../../../language/characters.ts'
import { type LearnedLabels, stretchesIn } from '../../../language/learned/sequence.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { HOURS } from '../../../language/time-words.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import prose from './prose.json' with { type: 'json' }
import { sentenceFeatures, type ToldSentence } from './sentence-features.ts'
import { wordFeatures } from './word-features.ts'

/** What was learned of steps that are told in running text: which sentences belong together, which words name the step, and who leads it (`npm run evals train-prose-steps`). */
export type LearnedProse = { sentences: LearnedLabels; names: LearnedLabels; leads: LearnedLabels }

const FEWEST = 2

/**
 * The steps of an answer in running text or speech: the sentences that belong to each, the words of the first that name it, and when, who and how long
 * where just one piece says so. All its sentences tell how it is done, word for word. Undefined where fewer than two steps are told.
 */
export function stepsInProse(answer: string, learned: LearnedProse = prose): StepsTold | undefined {
  const lines = answer.split('\n')
  const sentences = lines.flatMap((line, at) => sentencesIn(line).map(({ start, end }) => ({ text: line.slice(start, end), line: at })))
  const told = withParagraphs(sentences)
  const steps = stretchesIn(sentenceFeatures(told), learned.sentences).filter(({ label }) => label === 'step')
  if (steps.length < FEWEST) return undefined
  const rows = steps.map(({ from, to }) =>
    rowOf(
      told.slice(from, to).map(({ text }) => text),
      learned,
    ),
  )
  const isTaken = (at: number) => steps.some(({ from, to }) => at >= from && at < to)
  const free = sentences
    .filter((_, at) => !isTaken(at))
    .map(({ text }) => text)
    .join('\n')
  return { free, rows, lines: steps.map(({ from, to }) => [...new Set(sentences.slice(from, to).map(({ line }) => line))]) }
}

function withParagraphs(sentences: readonly { text: string; line: number }[]): ToldSentence[] {
  const lines = [...new Set(sentences.map(({ line }) => line))]
  return sentences.map(({ text, line }) => ({ text, paragraph: lines.indexOf(line) }))
}

function rowOf(sentences: readonly string[], { names, leads }: LearnedProse): AnswerRow {
  const [first = ''] = sentences
  const action = labelled(first, names) || first
  const lead = sentences.map((one) => labelled(one, leads)).find((one) => one !== '')
  const months = onlyOne(sentences.flatMap((one) => one.split(CLAUSES)).filter(tellsMonths))
  const hours = onlyOne(sentences.flatMap((one) => quantitiesIn(one).filter(({ unit }) => HOURS.has(unit))))?.printed
  const method = sentences.filter((one) => tellsMore(one, `${action} ${lead ?? ''}`)).join(' ')
  return { action, ...(method ? { method } : {}), ...(lead ? { lead } : {}), ...(months ? { months } : {}), ...(hours ? { hours } : {}) }
}

const CLAUSES = /[,;:]\s/

function tellsMonths(clause: string): boolean {
  return namesCalendarMonth(clause) || (namesMonths(clause) && monthsTold(clause) !== undefined)
}

/** Whether a sentence says more than what a step is called, who leads it, and how long it takes. */
function tellsMore(sentence: string, told: string): boolean {
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
  const [longest] = stretchesIn(stepFeatures(words), learned).toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return longest ? sentence.slice(words[longest.from]?.start, words[longest.to - 1]?.end) : ''
}

const NOBODY = { roots: new Set<string>(), names: new Set<string>() }

/** What is seen of the words of a sentence that tells of a step. */
export function stepFeatures(words: readonly PlacedWord[]): string[][] {
  return words.map((_, at) => wordFeatures(words, at, 'steps', NOBODY))
}

function onlyOne<One>(all: readonly One[]): One | undefined {
  return all.length === 1 ? all[0] : undefined
}
