import type { Cell, Row } from './rows.ts'

/**
 * Tells of words whether they stand in a row by now, in one cell and in the same order; articles and marks between words do not count. A figure stands
 * beside its unit where these are cells of their own. What is only suggested says nothing yet.
 */
export function wordsInRows(rows: readonly Row[]): (words: string) => boolean {
  const texts = rows.flatMap(textsOf).map((text) => ` ${tokensOf(text).join(' ')} `)
  return (words) => {
    const tokens = tokensOf(words)
    return tokens.length > 0 && texts.some((text) => text.includes(` ${tokens.join(' ')} `))
  }
}

function textsOf({ kind, cells }: Row): string[] {
  const counting = Object.entries(cells as Readonly<Record<string, Cell | undefined>>).flatMap(([name, cell]): [string, unknown][] =>
    cell && cell.state !== 'suggested' ? [[name, cell.value]] : [],
  )
  const said = Object.fromEntries(counting)
  const figure = kind === 'commitment' ? [[said.quantity, said.value, said.unit].filter(Boolean).join(' ')] : []
  return [...counting.flatMap(([, value]) => (Array.isArray(value) ? value.map(textOf) : textOf(value))), ...figure]
}

/** A text as it stands, and the fields of a proof or of an interim state one behind the other. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { comparator: _comparator, ...fields } = value as Record<string, unknown>
  return Object.values(fields).map(textOf).join(' ')
}

const TOKEN = /\p{L}+|\d+(?:[.,]\d+)*|[%°$€]/gu
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(TOKEN) ?? []).filter((token) => !ARTICLES.has(token))
}
