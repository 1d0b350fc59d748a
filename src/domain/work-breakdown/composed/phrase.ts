import type { Comparator, Requirement } from '../../solicitation/analysis.ts'

/** Words as they were typed, without the marks at their end: what follows them brings its own. */
export function open(text: string): string {
  return text.trim().replace(/[\s.;,:]+$/, '')
}

/** Words as they were typed, closed with a full stop where they have no mark of their own. */
export function closed(text: string): string {
  const words = text.trim()
  return /[.!?]["'”’)]?$/.test(words) ? words : `${open(words)}.`
}

/** With a small letter at the start where the first word is an ordinary one: "Model the antenna" → "model the antenna"; "CNC-mill it" stays. */
export function lowered(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** With a capital at the start. */
export function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What there is of some words, joined. */
export function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(by)
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const COMPARED: Record<Comparator, string> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
  '=': '',
  range: 'between',
  approx: 'about',
}

/** A figure with how it binds: "at least 5 km", "between 3 and 5 dB". Without a comparator the figure stands alone, since it is never guessed. */
export function figure({
  comparator,
  value,
  unit,
}: {
  comparator?: Comparator | undefined
  value?: string | undefined
  unit?: string | undefined
}): string {
  if (!value) return ''
  const amount = comparator === 'range' ? value.replace(/ to /, ' and ') : value
  return joined([comparator && COMPARED[comparator], amount, unit], ' ')
}

/** The most words of a requirement that are repeated where it is answered. */
const MOST_QUOTED = 25

/** A requirement with its own words and its page: a number alone would mean nothing to who judges. */
export function quoted({ id, quote, page }: Pick<Requirement, 'id' | 'quote' | 'page'>): string {
  const words = open(quote.replace(/\s+/g, ' ').replaceAll('“', '‘').replaceAll('”', '’')).split(' ')
  const short = words.length <= MOST_QUOTED ? words.join(' ') : `${words.slice(0, MOST_QUOTED).join(' ')} …`
  return `${id} “${short}” (p. ${page})`
}

/** A title is read at a glance; a thing in a list is named, and all that is in it stands behind its task. */
const LONGEST_TITLE = 90
export const LONGEST_THING = 170

/** What may be left off the end of a title: what is said of the thing, not the thing. */
const ASIDE = /(?:,| that| which| using| by| with| for| to| in| on| and)\s/g
const SHORTEST_TITLE = 25

/** The thing that words tell of, without what is said of it behind, where they are longer than so many characters. */
export function shortened(text: string, longest = LONGEST_TITLE): string {
  const words = open(text)
  if (words.length <= longest) return words
  const ends = [...words.slice(0, longest).matchAll(ASIDE)].map(({ index }) => index).filter((end) => end >= SHORTEST_TITLE)
  return words.slice(0, ends.at(-1) ?? longest).replace(ends.length > 0 ? '' : /\s+\S*$/, '')
}
