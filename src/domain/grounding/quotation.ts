import { endsWithDigit, partedAtSpaces } from '../../language/characters.ts'
import { comparable } from '../solicitation/requirement/quote.ts'
import type { Stretch } from './statement.ts'

/** Shorter texts in quotation marks are terms, not citations. */
const FEWEST_WORDS = 3
const LONGEST = 2000

/** Words in quotation marks, marks included, and whether they stand word for word in a source. */
export type Quotation = Stretch & { stands: boolean }

/** Where quotations open: behind a space or a bracket, before a word. */
const OPENS = /(?<=^|[\s([—–:/])["“](?=[^\s"”])/g

/** "the work “Design of the antenna”": the marks set off a name that the plan gives, and quote nobody. */
const NAMES: ReadonlySet<string> = new Set(
  partedAtSpaces(`work works milestone milestones task tasks title titled entitled called named label labeled labelled marked under heading headings column columns line lines
   field fields`),
)

function isName(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 20), at)
  return before.endsWith(' ') && NAMES.has(before.trimEnd().split(' ').at(-1)?.toLowerCase() ?? '')
}

/** The quotations of a text that are long enough to be checked. `standsIn` tells of a text, as it is compared, whether a source has it. */
export function quotationsIn(text: string, standsIn: (compared: string) => boolean): Quotation[] {
  const found: Quotation[] = []
  const lastClosing = Math.max(text.lastIndexOf('"'), text.lastIndexOf('”'))
  for (const { index } of text.matchAll(OPENS)) {
    if (index >= lastClosing) break
    if (index < (found.at(-1)?.end ?? 0) || isName(text, index)) continue
    const quotation = quotationAt(text, index, standsIn)
    if (quotation) found.push(quotation)
  }
  return found
}

/** The mark that closes may be behind an inch mark within: the first end that makes a text of a source wins, else the first at all. */
function quotationAt(text: string, start: number, standsIn: (compared: string) => boolean): Quotation | null {
  let first: Quotation | null = null
  const closes = /["”](?=$|[\s.,;:)\]—–?!])/g
  closes.lastIndex = start + 1
  for (let turn = 0; turn < 4; turn += 1) {
    const end = closes.exec(text)?.index
    if (end === undefined || end - start > LONGEST) break
    const words = text.slice(start + 1, end)
    if (partedAtSpaces(words).filter(Boolean).length < FEWEST_WORDS) {
      if (!endsWithDigit(words)) break
      continue
    }
    const stands = partsOf(words).every(standsIn)
    if (stands) return { start, end: end + 1, stands }
    first ??= { start, end: end + 1, stands }
    if (!endsWithDigit(words)) break
  }
  return first
}

/** The parts of a quotation, as quotations are compared: what was left out is marked by dots; a mark at the end belongs to the sentence around it. */
export function partsOf(words: string): string[] {
  return words
    .split(/\[?(?:\.\s?\.\s?\.|…)\]?/)
    .map((part) => comparedWords(part.replace(/[\s.,;:]+$/, '')))
    .filter((part) => part !== '')
}

/** A text as quotations are compared, word for word: capitals, bullets, commas and brackets are set otherwise by every hand; numbers keep their points. */
export function comparedWords(text: string): string {
  return comparable(text)
    .replace(/["'•·▪,;:!?()[\]]|\.(?!\d)/g, '')
    .toLowerCase()
}
