import { hasLetterOrDigit, oneLine } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'

/** How long a passage is, in characters: from this many on it is enough, and it is no longer than that many. */
const ENOUGH = 400
const LONGEST = 800

/** Where a paragraph ends: at an empty line, before an item of a list, before a heading with a colon. */
const BEGINS_ANEW = /\n[ \t]*\n|\n(?=[ \t]*(?:[•·▪‣*–-][ \t]+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)][ \t]+|\p{Lu}[\p{Lu}\d ()&/]{4,60}:))/u

/** A heading of a topic at the beginning of a paragraph: what follows it is another matter than what stands before. */
const HEADING = /^[ \t]*(?:OBJECTIVE|DESCRIPTION|PHASE I{1,3}\b[^:\n]{0,40}|REFERENCES?|KEYWORDS?):/

/** A text as pieces of whole paragraphs, of about 400 to 800 characters; longer paragraphs are cut between sentences, longer sentences between words. */
export function cut(text: string): string[] {
  const pieces: string[] = []
  let open = ''
  const close = () => {
    if (hasLetterOrDigit(open)) pieces.push(open.trim())
    open = ''
  }
  for (const paragraph of text.split(BEGINS_ANEW)) {
    if (HEADING.test(paragraph)) close()
    for (const [at, part] of partsOf(paragraph).entries()) {
      if (open.length + part.length + 1 > LONGEST) close()
      open += open === '' ? part : `${at === 0 ? '\n' : ' '}${part}`
    }
    if (open.length >= ENOUGH) close()
  }
  close()
  return pieces
}

/** The sentences of a paragraph in one line each, none longer than a passage. */
function partsOf(paragraph: string): string[] {
  const line = joined(paragraph)
  if (line.length <= LONGEST) return line === '' ? [] : [line]
  return sentencesIn(line).flatMap(({ start, end }) => inLengths(line.slice(start, end)))
}

/** The lines of a paragraph as one; a word that is broken at a line's end keeps its hyphen, for it may be its own. */
function joined(paragraph: string): string {
  return oneLine(paragraph.replace(/(\p{Ll}-)[ \t]*\n\s*(?=\p{Ll})/gu, '$1'))
}

function inLengths(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  return (sentence.match(/.{1,799}(?:\s|$)|\S{1,800}/g) ?? []).map((part) => part.trim())
}
