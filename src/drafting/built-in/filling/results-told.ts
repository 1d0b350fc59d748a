import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { hasDigit, withoutEnd } from '../../../language/characters.ts'
import type { LearnedLabels } from '../../../language/learned/sequence.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import prose from './prose.json' with { type: 'json' }
import { longestLabelled } from './prose-steps.ts'

/**
 * The row of a step with what comes of it, where sentences on how it is done name that, in whatever words: "we end up with two boards". A sentence that says
 * nothing else goes there. What another one names by the way is what comes only where none says so by itself, and stands in both.
 */
export function withResult(row: AnswerRow, learned: LearnedLabels = prose.results): AnswerRow {
  const { method = '', ...others } = row
  const told = row.result ? [] : sentencesOfLines(method).map((sentence) => ({ sentence, result: resultIn(sentence, learned) }))
  const named = told.filter(({ result }) => result !== '')
  const own = named.filter(({ sentence, result }) => !saysMore(sentence, result))
  const result = (own.length > 0 ? own : named).map((one) => one.result).join('; ')
  if (result === '') return row
  const left = own.reduce((words, { sentence }) => words.replace(sentence, () => ''), method)
  const how = left.replace(/ {2,}/g, ' ').replace(EMPTY_LINE, '').trim()
  return { ...others, ...(how && { method: how }), result }
}

/** A line of a list of which all words are gone. */
const EMPTY_LINE = /\n[-\s]*(?=\n|$)/g

/** The words of a sentence that name what comes of a step, with what stands in brackets among them; none where it names nothing. */
function resultIn(sentence: string, learned: LearnedLabels): string {
  const brackets = Array.from(sentence.matchAll(/\([^()]*\)/g), ({ 0: { length }, index }) => [index, index + length] as const)
  const words = placedWords(sentence).filter(({ start }) => !brackets.some(([from, to]) => start >= from && start < to))
  const found = longestLabelled(words, learned)
  if (!found) return ''
  const { from, to } = wholeList(words, found)
  return withoutEnd(sentence.slice(words[from]?.start, to === words.length ? undefined : words[to - 1]?.end), ' .,;:')
}

/** A list is of one kind: what goes on with what was found, before or behind it and up to a verb or a mark, is of it. */
function wholeList(words: readonly PlacedWord[], { from, to }: { from: number; to: number }): { from: number; to: number } {
  const before = words.slice(0, from).findLastIndex(ends)
  const behind = words.slice(to).findIndex(ends)
  const joint = words[from - 1]
  // "demo in Duluth": what hangs on a place begins with what is done there
  const hangs = joint !== undefined && PLACES.has(joint.text.toLowerCase())
  const isJoined = joint !== undefined && (hangs || JOINS.has(joint.text.toLowerCase()))
  const isWholeEnd = behind < 0 || to + behind >= words.length - 1
  return { from: isJoined ? before + 1 : from, to: isWholeEnd ? words.length : to }
}

const PLACES: ReadonlySet<string> = new Set(['in', 'at', 'on'])
const JOINS: ReadonlySet<string> = new Set([',', 'and', '+', '&', 'of', ';'])
const ENDS: ReadonlySet<string> = new Set([':', '.', '->', '=>', '>', 'which'])

function ends({ pos, text }: PlacedWord): boolean {
  return pos === 'VERB' || pos === 'AUX' || pos === 'PRON' || ENDS.has(text)
}

/** Words that say something by themselves; with fewer of them, and no name or number, a sentence says only that something comes of the step. */
const SAYS: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ'])
const FEWEST_SAYING = 3

function saysMore(sentence: string, result: string): boolean {
  const words = wordsOf(sentence.replace(result, () => ' '))
  const names = words.slice(1).some(({ pos, text }) => pos === 'PROPN' || hasDigit(text))
  return names || words.filter(({ pos }) => SAYS.has(pos)).length >= FEWEST_SAYING
}
