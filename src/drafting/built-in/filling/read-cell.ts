import { withLeadingZeros } from '../../../language/quantity/number.ts'
import type { Piece } from './gathered-rows.ts'

/** A cell that was read out of answers, with its words, and that nobody has looked at yet; it is only suggested where no words say of which row it is. */
export type ReadCell<Value> = { value: Value; origin: { from: 'answer'; slot: string; words: string }; state: 'read' | 'suggested' }

/** A value that was read out of some words. */
export function read<Value>(value: Value, pieces: readonly Piece[]): ReadCell<Value> {
  return {
    value,
    origin: { from: 'answer', slot: pieces[0]?.slot ?? '', words: pieces.map(({ text }) => text).join(' … ') },
    state: pieces.some(({ isOffered }) => isOffered) ? 'suggested' : 'read',
  }
}

/** A number or an article alone is no method, result or place. */
const SAYS_SOMETHING = /\p{L}{3}|\p{Lu}{2}/u

/** The words themselves as the value; undefined where they say nothing by themselves. */
export function readWords(pieces: readonly Piece[] | undefined, by = ', '): ReadCell<string> | undefined {
  return readWhere(SAYS_SOMETHING, pieces, by)
}

/** Words of which a number alone is enough: "1.9 kg", "12". */
export function readFigure(pieces: readonly Piece[] | undefined): ReadCell<string> | undefined {
  return readWhere(SAYS_A_FIGURE, pieces, ', ')
}

const SAYS_A_FIGURE = /\d|\p{L}{3}/u

/** Words that name what is measured, which may be a sign alone: "r2", "pH". */
export function readQuantity(pieces: readonly Piece[] | undefined): ReadCell<string> | undefined {
  return readWhere(NAMES_SOMETHING, pieces, ', ')
}

const NAMES_SOMETHING = /\p{L}[\p{L}\d]/u

function readWhere(isSaid: RegExp, pieces: readonly Piece[] | undefined, by: string): ReadCell<string> | undefined {
  const words = pieces ? plainWords(pieces, by) : ''
  const isTyped = words !== '' && pieces?.some(({ isField }) => isField)
  return pieces && (isTyped || isSaid.test(words)) ? read(words, pieces) : undefined
}

/** Pieces without those that another one says as well: "COMSOL" beside "COMSOL 6.2". */
export function saidOnce(pieces: readonly Piece[] | undefined): Piece[] | undefined {
  const words = (text: string) => ` ${plainWords([{ slot: '', text }]).toLowerCase()} `
  return pieces?.filter(
    (one) => !pieces.some((other) => other !== one && words(other.text).includes(words(one.text)) && words(other.text) !== words(one.text)),
  )
}

/** What joins a cell to the word that names it, "fallback is slow cooling", and is no part of it. */
export const JOINS = /^(?:is|are)\s+/

/**
 * Words as they were told, without the marks at their ends, what joins them to their name, and brackets whose other half stands elsewhere; those of a field
 * as they were typed.
 */
export function plainWords(pieces: readonly Piece[], by = ', '): string {
  const words = pieces.map(({ text, isField }) => (isField ? text.trim() : withoutMarks(text)))
  return words.map((one, at) => (at > 0 && by === '. ' ? one.charAt(0).toUpperCase() + one.slice(1) : one)).join(by)
}

function withoutMarks(text: string): string {
  const words = withoutHalves(text)
    .trim()
    .replace(/^(?:[\s,;:]|\.(?!\d)|[-–—•*]\s)+|[\s.,;:]+$/g, '')
  return withLeadingZeros(words.replace(JOINS, ''))
}

/** "lag table (csv" → "lag table csv". */
function withoutHalves(text: string): string {
  const opened: number[] = []
  const lost = new Set<number>()
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') opened.push(at)
    if (letter === ')' && opened.pop() === undefined) lost.add(at)
  }
  return [...text].filter((_, at) => !lost.has(at) && !opened.includes(at)).join('')
}

/** The cells that hold something. */
export function filledCells<Cells extends Record<string, unknown>>(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)) as Cells
}
