import { startsWithLetterOrDigit } from './characters.ts'
/** A word, a figure or a mark of a text, with the white space that stood before it. */
export type Token = { text: string; space: string }

const TOKEN = /(\s*)(\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|[^\s\p{L}\d])/gu

/** The tokens of a text; joined again they are the text, but for white space at its end. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ([, space = '', token = '']) => ({ text: token, space }))
}

/** The text that tokens make. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, space }) => space + text).join('')
}

/** A token's letters in lower case, as words are compared. */
export const plain = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

/** Whether a token is a word or a figure, and no mark. */
export const isWord = (token: Token | undefined): boolean => token !== undefined && startsWithLetterOrDigit(token.text)
