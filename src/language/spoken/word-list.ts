import { startsWithCapital, startsWithLetterOrDigit } from '../characters.ts'
import { isOneOf, plain, type Token, textOf, tokensOf } from '../tokens.ts'

/** How words of a document are written, found by how they sound. */
export type WordList = {
  /** By their letters and figures alone, in lower case. */
  written: ReadonlyMap<string, string>
  /** Those that are written in capitals. */
  capitals: ReadonlySet<string>
  /** The most words that one has. */
  longest: number
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')

/** Whether a term is written otherwise than it would be typed without knowing it: SWaP, Ka-band, Phase II, third-octave. */
const isSpecial = (term: string): boolean => /\p{L}-\p{L}/u.test(term) || /\p{Ll}.*\p{Lu}|\p{Lu}{2}|\d/u.test(term)

/** The words of a document that are worth knowing, as it writes them. */
export function wordList(terms: readonly string[]): WordList {
  const special = terms.map((term) => term.trim()).filter(isSpecial)
  const written = new Map(special.map((term) => [letters(term), term]))
  for (const [at, word] of ['one', 'two', 'three'].entries()) {
    const phase = `Phase ${'I'.repeat(at + 1)}`
    if (special.includes(phase)) written.set(`phase${word}`, phase).set(`phase${at + 1}`, phase)
  }
  return {
    written,
    capitals: new Set(special.filter((term) => /^[\p{Lu}\d/]{2,}$/u.test(term)).map((term) => term.replace(/\W/g, ''))),
    longest: Math.max(1, ...special.map((term) => term.split(/[\s-]+/).length)),
  }
}

/** A text with the words of a document written as the document writes them: "the swap budget" is "the SWaP budget". Verbs stay: "we swap the pump". */
export function asWritten(text: string, { written, longest }: WordList): string {
  const tokens = tokensOf(text)
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at, { written, longest })
    const token = tokens[at] as Token
    out.push(found ? { text: found.text, space: token.space } : token)
    at = found ? found.end : at + 1
  }
  return textOf(out) + text.slice(text.trimEnd().length)
}

function longestAt(tokens: readonly Token[], at: number, { written, longest }: Pick<WordList, 'written' | 'longest'>) {
  for (let length = Math.min(longest * 2, tokens.length - at); length > 0; length -= 1) {
    const some = tokens.slice(at, at + length)
    if (!some.every(({ text }, nth) => startsWithLetterOrDigit(text) || (text === '-' && nth > 0 && nth < length - 1))) continue
    const text = written.get(letters(some.map((one) => one.text).join('')))
    if (text && hasFiguresOf(text, some) && !(length === 1 && isVerbHere(tokens, at))) return { text, end: at + length }
  }
  return null
}

/** Whether a term has the figures that were said, each by itself: "2 1" and "21" are not "2.1". A term without figures may have them as numerals. */
function hasFiguresOf(term: string, said: readonly Token[]): boolean {
  const figuresOf = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? []
  const figures = figuresOf(term)
  return figures.length === 0 || figures.join(' ') === figuresOf(said.map(({ text }) => text).join(' ')).join(' ')
}

/** "can swap", "to swap", "we swap": what only sounds like a word of the document. */
function isVerbHere(tokens: readonly Token[], at: number): boolean {
  if (startsWithCapital(tokens[at]?.text ?? '')) return false
  return isOneOf(plain(tokens[at - 1]), 'to can could will would shall should may must we they i you not')
}
