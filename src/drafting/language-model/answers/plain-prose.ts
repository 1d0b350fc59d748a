import { sentencesIn } from '../../../language/sentence.ts'
import { plainSigns } from './plain-signs.ts'
import { inert, withoutLinks } from './without-links.ts'
import { withoutMarkup } from './without-markup.ts'

/** What is looked at beside the letters that may stay, so that a text of any length takes a bounded time. */
const LOOKED_AT = 4

/** Taking something out may put together what was apart; after so many turns nothing is left in any text that was tried. */
const MOST_TURNS = 6

/** An unbroken run of more letters is no word of a plan. */
const LONGEST_WORD = 120

/**
 * A model's words as plain text: no HTML, no links, no images, no marks of a chat, no control signs; at most so many characters, cut at a sentence's end.
 * Addresses stay where they stand in one of the `allowed` texts, such as what the words are put for.
 */
export function plainProse(text: string, longest: number, allowed: readonly string[] = []): string {
  return shortened(inert(tidied(withoutEmphasis(cleaned(text, longest, allowed))), allowed), longest)
}

/** The same for Markdown: headings, lists, emphasis and tables stay. */
export function plainMarkdown(text: string, longest: number, allowed: readonly string[] = []): string {
  return shortened(inert(tidied(cleaned(text, longest, allowed)), allowed), longest)
}

function cleaned(text: string, longest: number, allowed: readonly string[]): string {
  let clean = text.slice(0, LOOKED_AT * longest + 2000).replace(/[ \t]{9,}/g, '        ')
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const before = clean
    clean = withoutLinks(withoutMarkup(everydayMarks(plainSigns(clean))), allowed)
    if (clean === before) break
  }
  return clean.replace(/\S{121,}/g, (word) => (word.length > LONGEST_WORD && !/^[|:-]+$/.test(word) ? '' : word))
}

/** Quotation marks and dashes as the product writes them: straight, and hyphens. */
function everydayMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛‹›`´]/g, (mark) => (mark === '`' ? mark : "'"))
    .replace(/(?<=\d)\s?[–—]\s?(?=[\d$])/g, '-')
    .replace(/\s?—\s?|\s–\s/g, ' - ')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/…/g, '...')
}

/** Marks of Markdown that plain text has no use for; its lists read well as they are. */
function withoutEmphasis(text: string): string {
  return text
    .replace(/^[ \t]{0,9}#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]{0,9}>[ \t]?/gm, '')
    .replace(/\*\*\*?([^*\n]{1,2000})\*\*\*?/g, '$1')
    .replace(/(?<![\p{L}\d_])__([^_\n]{1,2000})__(?![\p{L}\d_])/gu, '$1')
    .replace(/(?<![\p{L}\d*])\*(?!\s)([^*\n]{1,2000})(?<!\s)\*(?![\p{L}\d*])/gu, '$1')
    .replace(/(?<![\p{L}\d_])_(?!\s)([^_\n]{1,2000})(?<!\s)_(?![\p{L}\d_])/gu, '$1')
}

/** What taking something out leaves behind: empty brackets, double spaces, a space before a full stop, rows of empty lines. */
function tidied(text: string): string {
  return text
    .replace(/\((?:see|at|via|link|source)?[\s:,;]*\)|\[\s*\]\s?(?=\s|$|[.,;])/gi, '')
    .replace(/(?<=\S)[ \t]{2,}/g, ' ')
    .replace(/(?<=^|\n|[.!?] )[.,;:]{1,9}(?=\s|$)[ \t]?/g, '')
    .replace(/[ \t]{1,9}(?=[.,;:!?](?:\s|$))/g, '')
    .replace(/[ \t]{1,9}$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const ends = sentencesIn(cut).map(({ end }) => end)
  const end = ends.at(-2) ?? 0
  const isWhole = /[.!?]["')\]]{0,3}$/.test(cut)
  if (isWhole) return cut
  return end > longest / 3 ? cut.slice(0, end).trimEnd() : cut.replace(/\s+\S*$/, '').trimEnd()
}
