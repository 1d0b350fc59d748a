import { oneLine } from '../../../language/characters.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../solicitation/requirement/requirement-words.ts'
import { open } from './phrase.ts'

/** So many words of a requirement are printed: few are longer, and what has to be done with what stands among them. */
const MOST_WORDS = 30
/** So many words behind the last figure tell how it is meant. */
const WORDS_BEHIND = 4
/** So many words more are not worth leaving out. */
const LEFT_OUT = 3

type Quoted = Pick<Requirement, 'id' | 'quote' | 'page' | 'quantities'> & Partial<Pick<Requirement, 'text' | 'set_by'>>

/** A requirement in its own words with its page, as far as its last figure: a number alone would mean nothing to who judges. What a person has put into their own words stands in no quotation marks. */
export function quoted(one: Quoted): string {
  const words = wordsQuoted(one)
  const text = words.join(' ')
  const behind = one.quantities.flatMap(({ printed }) =>
    printed && text.includes(printed) ? [text.indexOf(printed) + printed.length] : [],
  )
  const last = behind.length > 0 ? text.slice(0, Math.max(...behind)).split(' ').length : 0
  const told = excerpt(words, Math.max(MOST_WORDS, last + WORDS_BEHIND), Math.max(MOST_WORDS, last))
  return `${one.id} ${isReworded(one) ? told : `“${told}”`} (p. ${one.page})`
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

/** The words up to about one, never without those up to `least`. */
function excerpt(words: readonly string[], to: number, least: number): string {
  const end = to + LEFT_OUT >= words.length ? words.length : outsideBrackets(words, clauseEnd(words, to, least))
  const told = words.slice(0, end).join(' ')
  return end < words.length ? `${open(told)} …` : told
}

/** So many words more are read for the end of a clause or of what stands in brackets. */
const BEHIND = 6

/** Where to cut words off so that a reader has a whole clause or thing of a list: at the next end of one, else at the one before. */
function clauseEnd(words: readonly string[], to: number, least: number): number {
  const ends = words.flatMap((word, at) => (at + 1 >= least && /[,;:]$/.test(word) ? [at + 1] : []))
  const whole = ends.filter((end) => outsideBrackets(words, end) === end)
  return whole.find((end) => end >= to && end <= to + BEHIND) ?? whole.findLast((end) => end < to) ?? to
}

/** Where to cut words off so that no bracket stays open: behind its end where that is near, else before it begins. */
function outsideBrackets(words: readonly string[], to: number): number {
  const opened = words.slice(0, to).findLastIndex((word) => word.includes('('))
  if (opened < 0 || words.slice(opened, to).some((word) => word.includes(')'))) return to
  const closes = words.slice(to).findIndex((word) => word.includes(')'))
  if (closes >= 0 && (closes < BEHIND || opened === 0)) return to + closes + 1
  return opened > 0 ? opened : to
}
