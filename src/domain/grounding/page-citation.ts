import type { SourceDocument } from './sources.ts'
import type { Stretch } from './statement.ts'

/** Pages that a text names as where its words stand. `role` is the document that it names, where it does; `of` what it speaks of. */
export type PageCitation = Stretch & { pages: number[]; role: SourceDocument['role'] | undefined; of: Stretch }

const CITATION =
  /(?:(?<named>solicitation|topic|announcement|instructions?|BAA|company|one[- ]pager|profile)[,\s]{1,2}(?:at\s)?)?(?<![\p{L}\d])(?:pp?\.|[Pp]ages?)\s?(?<from>\d{1,4})(?<between>(?:,\s\d{1,4}){1,20}(?=,?\s(?:and|&)\s\d))?(?:,?\s?(?<joint>-|–|to|,|and|&)\s?(?:pp?\.\s?)?(?<to>\d{1,4}))?(?<behind>\sof\sthe\s(?:solicitation|topic|instructions?|announcement|BAA))?/gu

/** "the final report has 12 pages", "as page 1": pages of what is handed over, not of a source. */
const IN_BRACKETS = /[([][^()[\]]{0,80}$/

/** The pages that a text cites: "(solicitation p. 3)", "(p. 3)", "page 3 of the solicitation". Each speaks of the words since the one before it. */
export function citationsIn(text: string): PageCitation[] {
  const found: PageCitation[] = []
  for (const match of text.matchAll(CITATION)) {
    const { named, from, between = '', joint, to, behind } = match.groups ?? {}
    const isShort = /p\.\s?\d/.test(match[0])
    if (!named && !behind && !isShort && !IN_BRACKETS.test(text.slice(Math.max(0, match.index - 90), match.index))) continue
    const end = match.index + match[0].length
    const before = text.slice(found.at(-1)?.end ?? 0, match.index).search(/\p{L}/u)
    const since = (found.at(-1)?.end ?? 0) + Math.max(0, before)
    const of = since < match.index ? { start: since, end: match.index } : (found.at(-1)?.of ?? { start: 0, end: match.index })
    found.push({
      start: match.index,
      end,
      pages: [...pagesOf(Number(from), joint, to), ...(between.match(/\d+/g) ?? []).map(Number)],
      role: roleOf(named ?? behind),
      of,
    })
  }
  return found
}

function pagesOf(from: number, joint: string | undefined, to: string | undefined): number[] {
  if (to === undefined) return [from]
  const last = Number(to)
  const isRange = joint === '-' || joint === '–' || joint === 'to'
  return isRange && last > from && last - from < 50 ? Array.from({ length: last - from + 1 }, (_, at) => from + at) : [from, last]
}

function roleOf(named: string | undefined): SourceDocument['role'] | undefined {
  if (!named) return undefined
  if (/solicitation|topic/i.test(named)) return 'solicitation'
  if (/instruction|BAA|announcement/i.test(named)) return 'instructions'
  return 'company'
}
