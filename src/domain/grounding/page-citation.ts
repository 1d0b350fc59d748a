import { planNumbersIn } from './plan-number.ts'
import type { SourceDocument } from './sources.ts'
import type { Stretch } from './statement.ts'

/** Pages that a text names as where its words stand. `role` is the document that it names, where it does; `of` what it speaks of. */
export type PageCitation = Stretch & { pages: number[]; role: SourceDocument['role'] | undefined; of: Stretch }

const NAMED = /(solicitation|topic|announcement|instructions?|BAA|company|one[- ]pager|profile)[,\s]{1,2}(?:at\s)?$/i
const BEHIND = /^\sof\sthe\s(solicitation|topic|instructions?|announcement|BAA)/i

/** "the final report has 12 pages", "as page 1": pages of what is handed over, not of a source. */
const IN_BRACKETS = /[([][^()[\]]{0,80}$/

/** The pages that a text cites: "(solicitation p. 3)", "(p. 3)", "page 3 of the solicitation". Each speaks of the words since the one before it. */
export function citationsIn(text: string): PageCitation[] {
  const found: PageCitation[] = []
  for (const cited of planNumbersIn(text).filter(({ names }) => names === 'page')) {
    const printed = text.slice(cited.start, cited.end)
    const named = NAMED.exec(text.slice(Math.max(0, cited.start - LOOK_BACK), cited.start))
    const behind = BEHIND.exec(text.slice(cited.end, cited.end + LOOK_BACK))
    const isShort = printed.includes('p.')
    if (!named && !behind && !isShort && !IN_BRACKETS.test(text.slice(Math.max(0, cited.start - 90), cited.start))) continue
    const start = cited.start - (named?.[0].length ?? 0)
    const before = text.slice(found.at(-1)?.end ?? 0, start).search(/\p{L}/u)
    const since = (found.at(-1)?.end ?? 0) + Math.max(0, before)
    const of = since < start ? { start: since, end: start } : (found.at(-1)?.of ?? { start: 0, end: start })
    const end = cited.end + (behind?.[0].length ?? 0)
    found.push({ start, end, pages: pagesOf(cited.numbers.map(Number), printed), role: roleOf(named?.[1] ?? behind?.[1]), of })
  }
  return found
}

const LOOK_BACK = 40
/** No citation names more pages. */
const MOST_PAGES = 50

function pagesOf(pages: number[], printed: string): number[] {
  const [from = 0, to = 0] = pages
  const isRange = pages.length === 2 && ['-', '–', ' to '].some((joint) => printed.includes(joint)) && to > from && to - from < MOST_PAGES
  return isRange ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : pages
}

/** Other documents that a citation names are the solicitation itself. */
const ROLES = new Map<string, SourceDocument['role']>([
  ['instruction', 'instructions'],
  ['instructions', 'instructions'],
  ['baa', 'instructions'],
  ['announcement', 'instructions'],
  ['company', 'company'],
  ['profile', 'company'],
  ['one-pager', 'company'],
  ['one pager', 'company'],
])

function roleOf(named: string | undefined): SourceDocument['role'] | undefined {
  return named ? (ROLES.get(named.toLowerCase()) ?? 'solicitation') : undefined
}
