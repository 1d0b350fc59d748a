import { oneLine } from '../../../language/characters.ts'
import type { Page } from '../analysis.ts'
import { type Cell, cellsIn } from './cell.ts'
import { plainCharacters } from './characters.ts'
import { runningLines } from './running-line.ts'

/**
 * One printed line without running headers and footers. `joint` is what stands between it and the next line of its paragraph;
 * `cutAbove` says that a running line was taken out between it and the line above, so that no quote may go over both.
 * `cells` are the parts of a line that stand in columns, two or more.
 */
export type Line = { page: number; text: string; indent: number; gapAbove: boolean; joint: '' | ' '; cutAbove?: boolean; cells?: Cell[] }

/** The lines of a document in reading order. */
export function linesOf(pages: readonly Page[]): Line[] {
  const printed = pages.map((page) => plainCharacters(page.text).split('\n'))
  const running = runningLines(printed)
  const words = wordsOf(printed)
  return pages.flatMap((page, at) => pageLines(page.page, printed[at] ?? [], running[at] ?? new Set(), words))
}

function pageLines(page: number, printed: readonly string[], running: ReadonlySet<number>, words: ReadonlySet<string>): Line[] {
  const lines: Line[] = []
  let gapAbove = false
  let cutAbove = false
  printed.forEach((raw, index) => {
    if (running.has(index)) {
      cutAbove = lines.length > 0
      return
    }
    const text = oneLine(raw)
    if (text === '') {
      gapAbove = lines.length > 0
      return
    }
    const cells = cellsIn(raw)
    const indent = raw.length - raw.trimStart().length
    const line = {
      ...{ page, indent, gapAbove, ...lineEnd(text, printed[index + 1] ?? '', words) },
      ...(cells.length > 1 && { cells }),
    }
    lines.push(cutAbove ? { ...line, cutAbove } : line)
    gapAbove = false
    cutAbove = false
  })
  return lines
}

/** No word is longer; looking for one in all of a line that has no spaces would take the square of its length. */
const LONGEST_WORD = 100

/** A hyphen at a line's end is a compound's own and stays, unless the word without it stands elsewhere and the compound does not. */
function lineEnd(text: string, next: string, words: ReadonlySet<string>): Pick<Line, 'text' | 'joint'> {
  if (text.endsWith('\u00ad')) return { text: text.slice(0, -1), joint: '' }
  if (text.endsWith('/')) return { text, joint: '' }
  if (!text.endsWith('-')) return { text, joint: ' ' }
  const first = /([\p{L}\d]+)-$/u.exec(text.slice(-LONGEST_WORD))?.[1]
  const second = /^\s*([\p{L}\d]+)/u.exec(next)?.[1]
  if (!first) return { text, joint: ' ' }
  const isBroken = second !== undefined && words.has(`${first}${second}`.toLowerCase()) && !words.has(`${first}-${second}`.toLowerCase())
  return { text: isBroken ? text.slice(0, -1) : text, joint: '' }
}

/** Every word of documents that break one at a line's end, and the pairs of a compound's parts: "state-of-the-art" tells that "state-of" is none. */
function wordsOf(printed: readonly (readonly string[])[]): Set<string> {
  const words = new Set<string>()
  const isBroken = printed.some((page) => page.some((line) => line.trimEnd().endsWith('-')))
  for (const line of isBroken ? printed.flat() : []) {
    for (const word of line.toLowerCase().match(WORD) ?? []) {
      words.add(word)
      const parts = word.includes('-') ? word.split('-') : []
      for (let at = 1; parts.length > 2 && at < parts.length; at++) words.add(`${parts[at - 1]}-${parts[at]}`)
    }
  }
  return words
}

const WORD = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu
