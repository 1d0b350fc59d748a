import type { PageCitation } from './page-citation.ts'
import { comparedWords, partsOf, type Quotation } from './quotation.ts'
import type { SourceIndex } from './source-index.ts'
import { tracedWords } from './telling-word.ts'

/** The cited pages must hold this part of what the best page of the documents holds. */
const CITED_SHARE = 0.6
/** With fewer telling words nothing can be said but that the page exists. */
const FEWEST_WORDS = 2

/**
 * Whether what a citation speaks of stands on the pages that it names, compared with the page on which it stands best. Of several clauses it may
 * speak of the last alone, and right behind a figure of that figure: "hold a meeting with the TPOC within 15 days of award (p. 2)".
 */
export function citationStands(text: string, citation: PageCitation, index: SourceIndex): boolean {
  if (isEntered(text.slice(Math.max(0, citation.end - LONGEST_NAME), citation.end), index)) return true
  const { start, end } = citation.of
  const words = text.slice(start, end)
  const last = Math.max(words.lastIndexOf('; '), isOneOfMany(text, citation) ? words.lastIndexOf(', ') : -1) + 1
  const starts = [0, ...[last, words.search(LAST_FIGURE)].filter((at) => at > 0)]
  return starts.some((at) => standsOn(words.slice(at), citation, index))
}

/** The last figure of some words with the word that leads to it and the few behind it. */
const LAST_FIGURE = /\S+\s\d[\d.,]*(?:\s[^\s\d]+){1,5}\s?\(?$/

/** "on the gain (p. 1), the band (p. 2) and the weight (p. 2)": each item of a list has its own page. */
function isOneOfMany(text: string, { end }: PageCitation): boolean {
  return /^\),?\s(?:and\s)?[^.;]{2,80}\(pp?\.\s?\d/.test(text.slice(end, end + 120))
}

/**
 * The passage that a citation which stands leads to: on its pages the one that has the words quoted before it, else one of `known`, else the one that holds
 * most of what it speaks of. Null for a document that is not at hand, and where nothing on the page is like it.
 */
export function citedPassage(
  text: string,
  citation: PageCitation,
  { quotations, known }: { quotations: readonly Quotation[]; known: readonly number[] },
  index: SourceIndex,
): number | null {
  if (isEntered(text.slice(Math.max(0, citation.end - LONGEST_NAME), citation.end), index)) return null
  const isCited = (passage: number) => citation.pages.includes(pageOf(passage, citation.role, index) ?? -1)
  const words = quotedBefore(text, citation, quotations)
  const quoted = words === undefined ? -1 : index.passages.findIndex((one, at) => isCited(at) && comparedWords(one.text).includes(words))
  if (quoted !== -1) return quoted
  const found = known.find((one) => isCited(one) && roleOf(one, index) === citation.role) ?? known.find(isCited)
  if (found !== undefined) return found
  const worth = new Map<number, number>()
  const roots = new Set(tracedWords(text.slice(citation.of.start, citation.of.end)).map(({ root }) => root))
  for (const root of roots) {
    for (const passage of index.byRoot.get(root) ?? []) {
      if (isCited(passage)) worth.set(passage, (worth.get(passage) ?? 0) + index.weight(root))
    }
  }
  const [best] = [...worth].sort(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}

/** What may stand between a quotation and the page that is cited for it. */
const BEHIND_QUOTATION = /^[.,;]?\s?[([]?[^"“”.;:]{0,30}$/

/** Whether the words that are quoted right before a citation stand on other pages than on those that it names. */
export function isQuotedElsewhere(text: string, citation: PageCitation, quotations: readonly Quotation[], index: SourceIndex): boolean {
  const words = quotedBefore(text, citation, quotations)
  if (words === undefined) return false
  const pages = pagesRead(citation.role, index).flatMap(({ page, text: said, onto }) =>
    `${said}${onto}`.includes(words) ? [page, page + 1] : [],
  )
  return pages.length > 0 && !citation.pages.some((page) => pages.includes(page))
}

/** The first words that are quoted right before a citation, as quotations are compared. */
function quotedBefore(text: string, citation: PageCitation, quotations: readonly Quotation[]): string | undefined {
  const quotation = quotations.find(
    ({ end, stands }) => stands && end <= citation.start && BEHIND_QUOTATION.test(text.slice(end, citation.start)),
  )
  return quotation && partsOf(text.slice(quotation.start + 1, quotation.end - 1))[0]
}

/** A page as quotations are compared, with the beginning of the next one, onto which a sentence may run. */
type ReadPage = { page: number; text: string; onto: string }

const known = new WeakMap<SourceIndex, Map<string, ReadPage[]>>()
const LONGEST_ONTO = 600

function pagesRead(role: PageCitation['role'], index: SourceIndex): ReadPage[] {
  const read = known.get(index) ?? new Map<string, ReadPage[]>()
  known.set(index, read)
  const before = read.get(role ?? '')
  if (before) return before
  const texts = new Map<number, string>()
  index.passages.forEach(({ text }, passage) => {
    const page = pageOf(passage, role, index)
    if (page !== undefined) texts.set(page, `${texts.get(page) ?? ''} ${text}`)
  })
  const compared = new Map([...texts].map(([page, text]) => [page, comparedWords(text)]))
  const pages = [...compared].map(([page, text]) => ({ page, text, onto: (compared.get(page + 1) ?? '').slice(0, LONGEST_ONTO) }))
  read.set(role ?? '', pages)
  return pages
}

function roleOf(passage: number, index: SourceIndex): PageCitation['role'] {
  const origin = index.passages[passage]?.origin
  return origin?.kind === 'document' ? origin.role : undefined
}

/** The page of a passage, when its document may be the one that is meant. */
function pageOf(passage: number, role: PageCitation['role'], index: SourceIndex): number | undefined {
  const origin = index.passages[passage]?.origin
  const isMeant = origin?.kind === 'document' && (role === undefined || (role === 'company') === (origin.role === 'company'))
  return isMeant ? origin.page : undefined
}

/** "(Army SBIR 25.4 instructions, section 5.6, p. 25)": the page belongs to a document that an entry names, and that is not at hand. */
function isEntered(cited: string, index: SourceIndex): boolean {
  const compared = comparedWords(cited)
  return index.passages.some(
    ({ origin }) => origin.kind === 'entry' && /p\.\s?\d/.test(origin.label) && compared.endsWith(comparedWords(origin.label)),
  )
}

/** No document is named with more characters. */
const LONGEST_NAME = 200

/** A sentence that begins at the foot of a page may end on the next one. */
function standsOn(words: string, { pages, role }: PageCitation, index: SourceIndex): boolean {
  const roots = new Set(tracedWords(words).flatMap(({ root, telling }) => (telling && index.byRoot.has(root) ? [root] : [])))
  const found = rootsByPage(roots, role, index)
  if (!pages.some((page) => found.has(page))) return false
  if (roots.size < FEWEST_WORDS) return true
  const worth = (some: Iterable<string>) => Array.from(some).reduce((sum, root) => sum + index.weight(root), 0)
  const best = Math.max(0, ...Array.from(found.values(), ({ all }) => worth(all)))
  const cited = new Set(pages.flatMap((page) => [...(found.get(page)?.all ?? []), ...(found.get(page + 1)?.first ?? [])]))
  return worth(cited) >= CITED_SHARE * best
}

/** Which of the roots stand on each page of the documents, and which in its first sentence. */
function rootsByPage(
  roots: ReadonlySet<string>,
  role: PageCitation['role'],
  index: SourceIndex,
): Map<number, { all: Set<string>; first: Set<string> }> {
  const pages = new Map<number, { all: Set<string>; first: Set<string> }>()
  for (const start of index.pageStarts) {
    const page = pageOf(start, role, index)
    const first = Array.from(roots).filter((root) => index.roots[start]?.has(root))
    if (page !== undefined) pages.set(page, { all: new Set(), first: new Set([...(pages.get(page)?.first ?? []), ...first]) })
  }
  for (const root of roots) for (const passage of index.byRoot.get(root) ?? []) pages.get(pageOf(passage, role, index) ?? -1)?.all.add(root)
  return pages
}
