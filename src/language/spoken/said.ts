import { startsWithDigit } from '../characters.ts'
import { BELOW_TWENTY } from '../quantity/number-word.ts'
import { plain, type Token } from '../tokens.ts'

/** A token of what was said, and whether it is left out. */
export type Said = Token & { gone: boolean }

/** Ends a sentence, as the end of the text does. */
export const isStop = (token: Token | undefined): boolean => token === undefined || /^[.?!;]$/.test(token.text)
/** A comma. */
export const isComma = (token: Token | undefined): boolean => token?.text === ','
/** Parts what was said: a stop or a comma. */
export const isEdge = (token: Token | undefined): boolean => isStop(token) || isComma(token)

/** What of the tokens still stands: their places. */
export const standing = (said: readonly Said[]): number[] => said.flatMap(({ gone }, at) => (gone ? [] : [at]))

/** Leaves tokens out. */
export function drop(said: Said[], places: readonly number[]): void {
  for (const at of places) (said[at] as Said).gone = true
}

/** A number, in figures or as one of the small ones that stay words. */
export const isFigure = (token: Token | undefined): boolean => startsWithDigit(token?.text ?? '') || SMALL.includes(plain(token))
/** Numbers that stay words where nothing is measured, in order from one. */
export const SMALL = BELOW_TWENTY.slice(1, 10)

/** Words that lead on to others: a phrase that ends in one was broken off. */
export const FUNCTION = new Set(
  [
    'a an the of to in on at for from by with and or but is are was be we it',
    'that our its their his her than as if because so since under below above over about between through into per until',
  ].flatMap((words) => words.split(' ')),
)
