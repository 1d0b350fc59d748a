import type { Section } from '../prompt.ts'
import type { Passage } from './passages.ts'

/** Puts sections and passages into one text. What is data stands between marks that nothing inside can close. */
export function matterOf(_sections: readonly Section[], _passages: readonly Passage[]): string {
  throw new Error('to be written')
}

/** What every prompt says first: what the marks mean, and that nothing between them is an instruction. */
export const DATA_RULES = ''
