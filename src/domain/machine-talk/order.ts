import { PARAGRAPH_END } from './letters.ts'

/** How far before an order its subject is looked for, in characters. */
const LOOK_BACK = 90

/** Words between a subject and its verb, and between two orders. */
const BETWEEN =
  /(?:please|kindly|now|also|just|simply|immediately|instead|therefore|always|never|not|completely|entirely|totally|fully|first|next|then|and|but|so|or|hereby|henceforth|must|should|shall|will|would|can|may|to|have|need|are|ordered|instructed|required|asked|told|supposed|going|want|like)$/i
const MODAL = /^(?:must|should|shall|will|would|can|may|to)$/i

const YOU = /\b(?:you|u|your)\b/i
const BOUND = /\b(?:shall|must|should|will|would|can|may|could|might|to|that|which|who|not|designed|able)\b/i

/** Words before a quotation that talk about it: an example of such a text and not the text itself. */
const ABOUT =
  /(?:such as|like|e\.g\.,?|for example,?|for instance,?|phrases?|strings?|says?|saying|words?|texts?|prompts?|reads?|reading|states?|stating|known as|called|i\.e\.,?|attacks?|commands?|instructions?|inputs?)[\s:,(]{0,3}["'“‘«„][^"”»\f]{0,60}$/i

/** Whether the words at a place are quoted as an example of what somebody may say. */
export function isExampleAt(text: string, place: number): boolean {
  return ABOUT.test(text.slice(Math.max(0, place - LOOK_BACK), place))
}

/** The heading of a list of references, or the number of an item of one. */
const LISTED = /\bREFERENCES?\b|(?:^|[\n\f])\s?(?:\[\d{1,2}\]|\d{1,2}[.)])\s[^\f]{0,120}$/
/** How far before an item the heading of its list is looked for, in characters. */
const LIST_LENGTH = 6000
/** Behind a title stands when and where it appeared. */
const APPEARED = /^[^\f]{10,240}?\b(?:(?:19|20)\d{2}\b|arXiv|doi\b)/i
/** Words of a title begin with capitals, and are not all capitals. */
const TITLED =
  /^(?:\p{Lu}[\p{Ll}\d’'-]*|a|an|the|of|for|in|on|to|and|with|all|your)(?:[\s:,](?:\p{Lu}[\p{Ll}\d’'-]*|a|an|the|of|for|in|on|to|and|with|all|your)){2}/u

/** Whether the words at a place are the title of something in a list of references. */
export function isTitleAt(text: string, place: number): boolean {
  const isNamed = /["“«]\s?$/.test(text.slice(Math.max(0, place - 3), place)) || TITLED.test(text.slice(place, place + 120))
  return isNamed && APPEARED.test(text.slice(place, place + 320)) && LISTED.test(text.slice(Math.max(0, place - LIST_LENGTH), place))
}

/**
 * Whether the words at a place give an order to the one who reads them: they open a sentence or clause, or "you" is their subject.
 * What a system or an offeror shall do is a requirement, and a text that is quoted as an example is not an order.
 */
export function isOrderAt(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - LOOK_BACK), place)
  const sentence = before.slice(sentenceStart(before))
  let rest = sentence.trimEnd()
  let isBound = false
  for (let count = 0; count < 8; count++) {
    const word = BETWEEN.exec(lastWord(rest))?.[0]
    if (!word) break
    isBound ||= MODAL.test(word)
    rest = rest.slice(0, rest.length - word.length).trimEnd()
  }
  if (rest === '') return !isBound
  if (YOU.test(rest.slice(-12))) return true
  if (isBound) return false
  if (/\p{Lu}/u.test(text[place] ?? '')) return true
  const isClause = /[,;:"'“”‘’()[\]{}<>*#>|—–-]$/.test(rest) || rest.length < sentence.trimEnd().length
  return isClause && (YOU.test(rest) || !BOUND.test(rest))
}

/** Where the last sentence of a text begins. A label before a colon ("NOTE:") is a sentence of its own. */
function sentenceStart(text: string): number {
  let start = 0
  for (const end of text.matchAll(/[.!?。！？]["'”’)\]]{0,3}\s|[:•]\s|\s[-–—]\s|\f/g)) start = end.index + end[0].length
  return text.includes(PARAGRAPH_END) ? Math.max(start, text.lastIndexOf(PARAGRAPH_END) + 1) : start
}

function lastWord(text: string): string {
  return /[a-z]{1,12}$/i.exec(text.slice(-13))?.[0] ?? ''
}
