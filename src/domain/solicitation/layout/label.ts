/** What stands before what is said: "Question 3:" is `question`, a number alone `#`. It begins `at`; what is said begins `from`. */
export type Mark = { label: string; at: number; from: number }

/** The label of what has a number only. */
export const NUMBER = '#'

/** A date and the bars of a table stand before the label. */
const BEFORE = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s{0,3})?(?:\|\s{0,3})?/
const NUMBERED = /^[(#]?\d{1,3}(?:[.)]|\s?\|)\s+(?=\S)/
const NAMED = /^(\p{L}[\p{L}&/ -]{0,30}?)\s?#?(\d{0,3})(?:\s?\([^)]{1,30}\))?(\s?[:)|]|\.(?=\s)|\s[–—-](?=\s))\s*(?:\|\s*)?/u
const ALONE = /^(\p{L}[\p{L}&/ -]{0,30}?)\s?#?\d{0,3}$/u

/** Where a sentence may begin within a line. */
const SENTENCE_END = /[.?!]["'”’)]*\s+(?!\|)|\s(?=\|)/g

/** The longest label with all that stands around it, in characters. */
const LONGEST = 90

/** The labels of a text, at the starts of its lines and of sentences within them. */
export function marksIn(text: string, lineStarts: readonly number[]): Mark[] {
  const marks = lineStarts.flatMap((start, nth) => {
    const line = text.slice(start, lineStarts[nth + 1] ?? text.length)
    const within = [...line.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)
    return [0, ...within].flatMap((at) => markAt(line.slice(at, at + LONGEST), start + at, at === 0) ?? [])
  })
  return marks.filter(({ from }, nth) => from !== marks[nth - 1]?.from)
}

function markAt(line: string, at: number, isWhole: boolean): Mark | undefined {
  const before = BEFORE.exec(line)?.[0].length ?? 0
  const rest = line.slice(before)
  const number = isWhole ? NUMBERED.exec(rest) : null
  if (number) return { label: NUMBER, at, from: at + before + number[0].length }
  const named = NAMED.exec(rest)
  if (named?.[1] && isLabel(named[1], named[2], named[3])) return { label: written(named[1]), at, from: at + before + named[0].length }
  const alone = isWhole ? ALONE.exec(rest.trimEnd()) : null
  return alone?.[1] ? { label: written(alone[1]), at, from: at + before + rest.trimEnd().length } : undefined
}

/** A full stop closes a label only behind a letter or a number: "Q.", "Question 3." */
function isLabel(words: string, number = '', mark = ''): boolean {
  return !mark.startsWith('.') || words.length === 1 || number !== ''
}

/** A letter keeps its case, since "a)" counts a list. */
function written(label: string): string {
  return label.length === 1 ? label : label.toLowerCase().trim()
}
