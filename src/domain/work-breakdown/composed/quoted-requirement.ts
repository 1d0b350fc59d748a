import { oneLine } from '../../../language/characters.ts'
import { dutyEnd } from '../../../language/duties.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../solicitation/requirement/requirement-words.ts'
import { open } from './phrase.ts'

/** So many words say which requirement is meant: a list of twenty is read by their first words. */
const FIRST_WORDS = 12
/** So many words more are not worth leaving out. */
const LEFT_OUT = 3

/** A requirement with the first of its own words and its page: a number alone would mean nothing to who judges. */
export function quoted(one: Quoted): string {
  const words = wordsQuoted(one)
  const least = wordsOfDuty(words)
  return withPage(one, excerpt(words, 0, Math.max(FIRST_WORDS, least), Math.max(FIRST_WORDS / 2, least)))
}

/** What a person has put into their own words stands in no quotation marks: the page has it otherwise. */
function withPage(one: Quoted, words: string): string {
  return `${one.id} ${isReworded(one) ? words : `“${words}”`} (p. ${one.page})`
}

type Quoted = Pick<Requirement, 'id' | 'quote' | 'page'> & Partial<Pick<Requirement, 'text' | 'set_by'>>

/** So many words before a figure tell what it is the figure of, and so many behind it how it is meant. */
const WORDS_BEFORE = 10
const WORDS_BEHIND = 4

/** So many words, at most, are printed for the sake of what has to be done with what. */
const MOST_WORDS = 30

/** How many words of a requirement it takes to say what has to be done and with what, which is never cut off: "By the end of Month 9, deliver a press". */
function wordsOfDuty(words: readonly string[]): number {
  const text = words.join(' ')
  const count = text.slice(0, dutyEnd(text)).split(' ').length
  return count <= MOST_WORDS ? count : 0
}

/** A requirement with the words around its figures; they are never cut between two of them. */
export function quotedFigures(one: Quoted & Pick<Requirement, 'quantities'>): string {
  const words = wordsQuoted(one)
  const text = words.join(' ')
  const wordAt = (end: number) => text.slice(0, end).split(' ').length - 1
  const found = one.quantities
    .map(({ printed }) => ({ at: text.indexOf(printed), printed }))
    .filter(({ at, printed }) => at >= 0 && printed !== '')
  if (found.length === 0) return quoted(one)
  const first = Math.min(...found.map(({ at }) => wordAt(at)))
  const from = first > WORDS_BEFORE + LEFT_OUT ? first - WORDS_BEFORE : 0
  const last = Math.max(...found.map(({ at, printed }) => wordAt(at + printed.length)))
  const least = Math.max(last + 1, wordsOfDuty(words))
  return withPage(one, excerpt(words, from, Math.max(last + 1 + WORDS_BEHIND, least), least))
}

/**
 * The words of a requirement. A quote ends with its page and its sentence goes on in the text: then the words behind it are the sentence's. What only leads
 * to a list shows that more comes.
 */
function wordsQuoted(one: Quoted): string[] {
  const [told, whole] = [requirementWords(one), one.text ?? ''].map((words) => oneLine(words)) as [string, string]
  const goesOn = one.set_by !== 'person' && !/[.!?]$/.test(told) && whole.startsWith(told)
  const sentence = open(goesOn ? whole : told)
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
  const words = /:$/.test(goesOn ? whole : told) ? `${sentence}: …` : sentence
  return (words.startsWith('(') && !words.includes(')') ? words.slice(1) : words).split(' ')
}

/** The words from one to about another, never without those up to `least`. */
function excerpt(words: readonly string[], from: number, to: number, least: number): string {
  const end = to + LEFT_OUT >= words.length ? words.length : outsideBrackets(words, from, clauseEnd(words, from, to, least))
  const told = words.slice(from, end).join(' ')
  return `${from > 0 ? '… ' : ''}${end < words.length ? `${open(told)} …` : told}`
}

/** So many words more are read for the end of a clause or of what stands in brackets. */
const BEHIND = 6

/** Where to cut words off so that a reader has a whole clause or thing of a list: at the next end of one, else at the one before. */
function clauseEnd(words: readonly string[], from: number, to: number, least: number): number {
  const ends = words.flatMap((word, at) => (at + 1 >= least && /[,;:]$/.test(word) ? [at + 1] : []))
  const whole = ends.filter((end) => outsideBrackets(words, from, end) === end)
  return whole.find((end) => end >= to && end <= to + BEHIND) ?? whole.findLast((end) => end < to) ?? to
}

/** Where to cut words off so that no bracket stays open: behind its end where that is near, else before it begins. */
function outsideBrackets(words: readonly string[], from: number, to: number): number {
  const opened = words.slice(from, to).findLastIndex((word) => word.includes('(')) + from
  if (opened < from || words.slice(opened, to).some((word) => word.includes(')'))) return to
  const closes = words.slice(to).findIndex((word) => word.includes(')'))
  if (closes >= 0 && (closes < BEHIND || opened <= from)) return to + closes + 1
  return opened > from ? opened : to
}
