/** Widths of Times New Roman in thousandths of the type size, for the characters from space to "~" (Adobe Font Metrics of Times Roman). */
const WIDTHS: readonly number[] = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278,
  278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722,
  722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500,
  500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
]
/** What any other character is taken to be wide: a dash or a letter with an accent is less, a Chinese one more. */
const OTHER = 600
/** Bold letters are wider by about this much. */
const BOLD = 1.07

/** The width of a text in Times New Roman, in points. */
export function widthOf(text: string, size: number, bold: boolean): number {
  let sum = 0
  for (const character of text) sum += WIDTHS[(character === '\u00a0' ? 32 : character.charCodeAt(0)) - 32] ?? OTHER
  return (sum * size * (bold ? BOLD : 1)) / 1000
}

/** Spaces at which no line ends: in a date from award, before the number of a page or task, and between a number and the short word behind it, most often its unit. */
const KEPT = [
  /(?<=\bAward) (?=\+ \d)|(?<=\bAward \+) (?=\d)|(?<=\bAward \+ \d+) (?=Months?\b)/g,
  /(?<=\b(?:pp?\.|Tasks?|Milestones?|[Mm]onths?)) (?=\d)/g,
  /(?<=\d)(?<!\u00a0[\d.]*) (?=(?:[\p{L}°µ/²³]{1,3}|%)(?![\p{L}\p{N}]))/gu,
]

/** A text whose lines Word breaks only where a reader can go on: what belongs together has spaces that do not break. */
export function unbroken(text: string): string {
  return KEPT.reduce((kept, space) => kept.replace(space, NO_BREAK), text)
}

const NO_BREAK = '\u00a0'

/** How many lines a text takes in a column of `width` points, broken at spaces and after hyphens as Word breaks it. */
export function linesIn(text: string, width: number, { size = 10, bold = false } = {}): number {
  let lines = 1
  let used = 0
  for (const word of unbroken(text.trim()).split(/(?<=-)(?=\w)|(?<=[^\S\u00a0])/)) {
    const wide = widthOf(word.trimEnd(), size, bold)
    if (used > 0 && used + wide > width) {
      lines += 1
      used = 0
    }
    // a word that is wider than its column is broken
    lines += Math.max(0, Math.ceil(wide / width) - 1)
    used += widthOf(word, size, bold) % width
  }
  return lines
}
