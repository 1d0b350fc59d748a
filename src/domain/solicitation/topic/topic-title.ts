import { endsWithOne, hasLetters, oneLine, partedAtSpaces, withoutSpaces } from '../../../language/characters.ts'
import type { Place } from '../analysis.ts'
import { headingOf } from '../layout/heading.ts'
import type { Line } from '../layout/line.ts'
import { passageOf, quoteAt } from '../layout/passage.ts'
import { LOOSE_NUMBER } from './topic-number.ts'

/** A title and where it stands; `place` is null where the document prints none. */
export type Title = { title: string; place: Place | null }

const TITLE_LINES = 4
const FULL_LINE = 45
const LONGEST_LINE = 100
const NO_TITLE: Title = { title: '', place: null }

/** A label of the next field ("RT&L FOCUS AREA(S): …") or a line of contact and release data ends a title. */
export const LABEL = /^[A-Z][A-Z0-9 &|/().'’-]{3,60}:/

/** A title that begins in `first` and goes on over the next lines, up to a gap, the next field, or what cannot be a title. */
export function titleFrom(first: Line, after: readonly Line[]): Title {
  if (first.text === '') return NO_TITLE
  const end = after.findIndex(
    (line, at) => at >= TITLE_LINES || endsTitle(line.text) || (line.gapAbove && !goesOnOver(after[at - 1] ?? first, line, after[at + 1])),
  )
  const lines = [first, ...after.slice(0, end < 0 ? TITLE_LINES : end)]
  const passage = passageOf(lines)
  const title = oneLine(passage.text)
  return title === '' ? NO_TITLE : { title, place: quoteAt(passage, 0, passage.text.length) }
}

/** A title in large letters has gaps between its lines: a full line, then one that stands alone. */
function goesOnOver(before: Line, line: Line, next: Line | undefined): boolean {
  const isSolitary = next === undefined || next.gapAbove || headingOf(next.text) !== null
  return before.text.length >= FULL_LINE && isSolitary && line.text.length <= LONGEST_LINE && !endsWithOne(line.text, '.;:')
}

/** The title after a line that has the number only: the field "TITLE:", or the first line that is words. */
export function titleBelow(after: readonly Line[], style: 'labelled' | 'alone'): Title {
  const at = after.findIndex((line) => headingOf(line.text)?.name === 'title')
  const field = at < 0 ? undefined : after[at]
  if (field) return titleOf(field, after.slice(at + 1))
  if (style === 'labelled') return NO_TITLE
  const name = after.findIndex((line) => isName(line.text))
  const first = after[name]
  return first ? titleFrom(first, after.slice(name + 1)) : NO_TITLE
}

/** The title in a line "TITLE: …", or in the line after "TITLE:". */
export function titleOf(field: Line, after: readonly Line[]): Title {
  const rest = headingOf(field.text)?.rest ?? ''
  if (rest) return titleFrom({ ...field, text: rest }, after)
  const first = after[0]
  return first && !endsTitle(first.text) ? titleFrom(first, after.slice(1)) : NO_TITLE
}

function endsTitle(text: string): boolean {
  return (
    headingOf(text) !== null || LABEL.test(text) || (NUMBERED.test(text) && !CLOSES_BRACKET.test(text)) || DATE.test(text) || isStatus(text)
  )
}

/** Whether a line is a topic's title or a part of it, with or without the number before it. */
export function isOfTitle(line: string, title: string | undefined): boolean {
  return withoutSpaces(title ?? '').includes(withoutSpaces(line.replace(NUMBERED, '')))
}

/** What stands before a title on its line. */
const NUMBERED = new RegExp(String.raw`^(?:TOPIC:?\s+)?${LOOSE_NUMBER}[\s:.–-]*(?:TITLE:)?`, 'i')

/** "… (Previously" goes on with "Z7.03)". */
const CLOSES_BRACKET = /^[^\s(]+\)/

/** A date as portals print it. */
const DATE = /\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}T/
const STATUS = new Set(['pre-release', 'prerelease', 'open', 'closed', 'active', 'coming soon'])

function isStatus(text: string): boolean {
  const low = text.toLowerCase()
  return STATUS.has(low) || low.startsWith('download topic details') || low.startsWith('back to ')
}

/** Whether a line has two words that follow each other. */
export function isWords(text: string): boolean {
  return partedAtSpaces(text).some((word, at, all) => hasLetters(word) && hasLetters(all[at + 1] ?? ''))
}

/** Web copies print status, title and dates on lines of their own: the title is the first that is words. */
function isName(text: string): boolean {
  return !isStatus(text) && !DATE.test(text) && isWords(text) && headingOf(text) === null
}
