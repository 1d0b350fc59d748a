import { hasDigit } from '../../language/characters.ts'
import { standingIn } from '../../language/tokens.ts'
import type { KnownRow } from './alike-rows.ts'
import { countingValues } from './breakdown-of.ts'
import type { Row } from './rows.ts'

/**
 * Tells of words whether they stand in a row by now, in one cell and in the same order; articles and marks between words do not count. A figure stands
 * beside its unit where these are cells of their own. What is only suggested says nothing yet.
 */
export function wordsInRows(rows: readonly Row[]): (words: string) => boolean {
  return standingIn(rows.flatMap(textsOf))
}

/** Tells of words whether they were read into a row: whoever words its cell otherwise, or empties it, has seen them. */
export function wordsReadIntoRows(rows: readonly KnownRow[]): (words: string) => boolean {
  return standingIn(rows.flatMap(({ kind, isRemoved, read_as }) => (isRemoved ? [] : textsOfValues(kind, Object.entries(read_as)))))
}

/** Whether waiting words need no place: they only open what stood beneath them, "Money.", or name behind a preposition what rows have. */
export function needsNoPlace(
  { text, stood }: { text: string; stood?: { under?: string | undefined } | undefined },
  isInRows: (words: string) => boolean,
): boolean {
  const isHead = stood?.under?.startsWith(`${text} `) && !hasDigit(text) && text.split(' ').length <= LONGEST_OPENING
  const opens = text.endsWith(':') || isHead
  return opens || isInRows(text.replace(HANGS, ''))
}

const LONGEST_OPENING = 4
const HANGS = /^(?:at|in|from|of|by|with|for)\s+/i

/** What a row says, cell by cell; what is only suggested says nothing yet. */
export function textsOf(row: Row): string[] {
  return textsOfValues(row.kind, Object.entries(countingValues(row)))
}

function textsOfValues(kind: Row['kind'], values: readonly [name: string, value: unknown][]): string[] {
  const said = Object.fromEntries(values)
  const figure = kind === 'commitment' ? [[said.quantity, said.value, said.unit].filter(Boolean).join(' ')] : []
  return [...values.flatMap(([, value]) => (Array.isArray(value) ? value.map(textOf) : textOf(value))), ...figure]
}

/** A text as it stands, and the fields of a proof or of an interim state one behind the other. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { comparator: _comparator, ...fields } = value as Record<string, unknown>
  return Object.values(fields).map(textOf).join(' ')
}
