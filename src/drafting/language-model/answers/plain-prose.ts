import { blanksIn } from '../../../domain/blank.ts'
import { beginningOf } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { inert, withoutLinks } from './addresses.ts'
import { everydayMark, plainSigns } from './plain-signs.ts'

/** What is looked at beside the letters that may stay, so that a text of any length takes a bounded time. */
const LOOKED_AT = 4

/** Taking something out may put together what was apart; after so many turns nothing is left in any text that was tried. */
const MOST_TURNS = 6

/** An unbroken run of more letters is no word of a plan; a row of a table may be one. */
const ENDLESS = /(?![|:-]+(?:\s|$))\S{121,}/g

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
  let clean = text.slice(0, LOOKED_AT * longest + 2000)
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const before = clean
    clean = withoutLinks(withoutMarkup(everydayMarks(plainSigns(clean))), allowed)
    if (clean === before) break
  }
  return clean.replace(ENDLESS, '')
}

const RANGE = /(?<=\d)\s?[–—]\s?(?=[\d$])/g
const DASH = /\s?—\s?|\s–\s/g

/** Quotation marks and dashes as the product writes them: straight, and hyphens. */
function everydayMarks(text: string): string {
  return [...text.normalize('NFC').replace(RANGE, '-').replace(DASH, ' - ')].map(everydayMark).join('')
}

const HEADING = /^[ \t]{0,9}(?:#{1,6}[ \t]+|>[ \t]?)/gm
const EMPHASIS = /(?<![\p{L}\d*_])(\*{1,3}|_{1,3})(?![\s*_])([^\n]{1,2000}?)(?<![\s*_])\1(?![\p{L}\d*_])/gu

/** Marks of Markdown that plain text has no use for; its lists read well as they are. */
function withoutEmphasis(text: string): string {
  return text.replace(HEADING, '').replace(EMPHASIS, '$2')
}

const EMPTY_BRACKETS = /\((?:see|at|via)?[\s:,;]*\)|\[\s*\]\s?(?=\s|$|[.,;])/gi
const LONE_MARK = /(?<=^|\n|[.!?] )[.,;:]{1,9}(?=\s|$)[ \t]?/g
const SPARE_SPACE = /(?<=\S)[ \t]+(?=[.,;:!?]?(?:\s|$))|^[ \t]+$/gm
const EMPTY_LINES = /\n{3,}/g

/** What taking something out leaves behind goes: empty brackets, double spaces, a space before a full stop, rows of empty lines. */
export function tidied(text: string): string {
  return text.replace(EMPTY_BRACKETS, '').replace(LONE_MARK, '').replace(SPARE_SPACE, '').replace(EMPTY_LINES, '\n\n').trim()
}

function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const sentences = sentencesIn(cut)
  const end = sentences.at(-2)?.end ?? 0
  if (isEnded(cut)) return cut
  return end > longest / 3 ? cut.slice(0, end) : beginningOf(text, longest)
}

const ENDED = /[.!?]["'”’)\]]*$/

/** Whether a text ends as a sentence does. */
export const isEnded = (text: string): boolean => ENDED.test(text)

/** Elements whose content is for machines: gone with what they hold. */
const ELEMENT = /<(script|style|svg|template|think|thinking)\b[^<>]{0,2000}>[\s\S]{0,4000}?<\/\1\s{0,9}>|<!--[\s\S]{0,4000}?-->/gi
/** Elements, comments, and the marks with which programs tell a model who speaks. */
const TAG = /<(?=[\p{L}/!?|])([/!?|]?\p{L}*)([^<>]{0,2000})>/gu
const INSTRUCTION = /\[\s?\/?\s?(?:INST|SYS)\s?\]/gi
const SPEAKER = /^[\s#*]{0,9}(?:assistant|system|user|human|ai|response|answer)(?:\*\*)?\s?[:：][\s*]{0,5}/i
const CODE = /^[ \t]*(?:```|~~~)[^\n]*(?:\n|$)|`/gm

/** Elements after which a new line begins. */
const BREAKS: ReadonlySet<string> = new Set('br hr /p /li /tr /div /h /ul /ol /table'.split(' '))

/** A text without HTML, its comments and the marks of a chat. */
function withoutMarkup(text: string): string {
  return text.replace(ELEMENT, ' ').replace(TAG, plainTag).replace(INSTRUCTION, ' ').replace(SPEAKER, '').replace(CODE, '')
}

/** "<name of the range>" is a blank that somebody put in pointed brackets. */
function plainTag(_: string, name: string, rest: string): string {
  const blank = `[${name}${rest}]`
  if (blanksIn(blank).length > 0) return blank
  if (name.toLowerCase() === 'li') return '\n- '
  return BREAKS.has(name.toLowerCase()) ? '\n' : ''
}
