import { sentencesIn } from '../../language/sentence.ts'

/** A stretch of a text. */
export type Stretch = { start: number; end: number }

/** Whether a stretch and one of some others have a character in common. */
export function isWithin({ start, end }: Stretch, all: readonly Stretch[]): boolean {
  return all.some((one) => start < one.end && end > one.start)
}

/** The clause that a text ends in. */
export function lastClause(text: string): string {
  return text.split(/[.;:]/).at(-1) ?? ''
}

/** What begins a line of a list, a heading, a citation or a table, and is no part of what it says. */
const LINE_MARK = /^[ \t]*(?:(?:[-*+•‣◦]|\d{1,3}[.)]|[a-z][.)]|#{1,6}|>+|\|)[ \t]+|\|)*/u

/** A line that says nothing: a rule, the line under a table's head. */
const SAYS_NOTHING = /^[^\p{L}\d]*$/u

/**
 * The sentences of any text, of a plan, of a person or of a language model: a line that goes on in small letters belongs to the one above,
 * marks of lists and headings stand before the sentence.
 */
export function statementsIn(text: string): Stretch[] {
  return linesIn(text).flatMap(({ start, end }) => {
    const from = start + (LINE_MARK.exec(text.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0)
    return sentencesIn(text.slice(from, end))
      .flatMap((one) => inReadableLengths(text, { start: from + one.start, end: from + one.end }))
      .filter((one) => !SAYS_NOTHING.test(text.slice(one.start, one.end)))
  })
}

/** No sentence is longer, in characters; what is, was made by a machine and is cut, so that no text takes more than its length to trace. */
const LONGEST = 4000

function inReadableLengths(text: string, { start, end }: Stretch): Stretch[] {
  const parts: Stretch[] = []
  let from = start
  while (end - from > LONGEST) {
    const space = text.lastIndexOf(' ', from + LONGEST)
    const to = space > from ? space : from + LONGEST
    parts.push({ start: from, end: to })
    from = space > from ? to + 1 : to
  }
  return [...parts, { start: from, end }].filter((part) => part.end > part.start)
}

function linesIn(text: string): Stretch[] {
  const lines: Stretch[] = []
  let start = 0
  while (start <= text.length) {
    const at = text.indexOf('\n', start)
    const end = at < 0 ? text.length : at
    const above = lines.at(-1)
    const goesOn =
      above !== undefined &&
      /^[ \t]*\p{Ll}/u.test(text.slice(start, start + 40)) &&
      /[\p{L}\d,]\s*$/u.test(text.slice(Math.max(above.start, above.end - 8), above.end)) &&
      text.slice(above.end, start) === '\n'
    if (goesOn) above.end = end
    else lines.push({ start, end })
    start = end + 1
  }
  return lines.filter((line) => line.end > line.start)
}
