import { startsWithLetterOrDigit } from './characters.ts'

/** A word, a figure or a mark of a text, with the white space that stood before it. */
export type Token = { text: string; space: string }

const TOKEN = /(\s*)(\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|[^\s\p{L}\d])/gu

/** The tokens of a text; joined again they are the text, but for white space at its end. */
export function tokensOf(text: string): Token[] {
  // behind the last token each blank would be tried with all that follow it
  return Array.from(text.trimEnd().matchAll(TOKEN), ([, space = '', token = '']) => ({ text: token, space }))
}

/** The text that tokens make. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, space }) => space + text).join('')
}

/** A token's letters in lower case, as words are compared. */
export const plain = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

/** Whether a word is one of these, which spaces part. */
export const isOneOf = (word: string | undefined, words: string): boolean => words.split(' ').includes(word ?? '')

/** Whether a token is a word or a figure, and no mark. */
export const isWord = (token: Token | undefined): boolean => token !== undefined && startsWithLetterOrDigit(token.text)

const SIGNS: ReadonlySet<string> = new Set(['%', '°', '$', '€'])
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** What of a text says something, as texts are compared word for word: its words, figures and signs of units; articles and marks do not count. */
export function comparedTokens(text: string): string[] {
  return tokensOf(text).flatMap((token) => ((isWord(token) || SIGNS.has(token.text)) && !ARTICLES.has(plain(token)) ? [plain(token)] : []))
}

/** Tells of words whether they stand in one of these texts, one behind the other. */
export function standingIn(texts: readonly string[]): (words: string) => boolean {
  const known = texts.map((text) => ` ${comparedTokens(text).join(' ')} `)
  return (words) => {
    const tokens = comparedTokens(words)
    return tokens.length > 0 && known.some((text) => text.includes(` ${tokens.join(' ')} `))
  }
}
