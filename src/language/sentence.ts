import { hasSpace, partedAtSpaces, startsWithDigit } from './characters.ts'

/** From the first character of a sentence to the one behind its last. */
type Place = { start: number; end: number }

/** Words that are shortened with a full stop, behind which a sentence always goes on. */
const NEVER_ENDS = new Set('e.g i.e cf vs viz approx fig figs eq eqs dr mr mrs ms prof sgt capt col gen lt maj'.split(' '))

/** Words that are shortened with a full stop, and end the sentence only when a word follows that begins sentences. */
const MAY_END = new Set(
  partedAtSpaces(`ref refs no nos vol sec sect ch para p pp ed eds dept inc corp co ltd st jr sr al seq ca ph.d u.s u.s.c c.f.r u.k
   jan feb mar apr jun jul aug sep sept oct nov dec`),
)
/** The word that a text with a full stop at its end ends in. */
const LAST_WORD = /(?:^|[\s("'[/])([^\s("'[/]+)\.$/
const BEGINS = /^(?:The|This|These|Those|It|In|A|An|All|For|If|As|At|To|By|On|We|However|Proposals?|Offerors?|Work|Note)\s/

/** An initial, as in "J. Smith". */
const INITIAL = /(?<!\b(?:[Pp]hase|PHASE|[Tt]ype|[Cc]lass|[Gg]roup|[Aa]nnex|[Aa]ppendix|[Ll]evel|[Tt]ier)\s)(?<![\p{L}\d'’])\p{Lu}\.$/u

/** Inch marks: "4.875 in. (12.38 cm) diameter", "36 in. length". */
const INCHES = /\d\s*in\.$/

/** What ends a sentence, with closing marks and numbers of references, before what begins one. */
const END = /[.!?]["'”’)\]]*(?:\[?\d{1,2}(?:[,–-]\s?\d{1,2})*\]?)?(?=\s+["'“‘([]*[\p{Lu}\d•])/gu
/** Where a scan or a copy lost the space behind a full stop, a word in small letters stands before it ("missed.The light"). */
const LOST_SPACE = /\.(?<=\p{Ll}{4}\.)(?=\p{Lu}\p{Ll}+\s)/gu

/** How many characters around a full stop decide whether it ends a sentence. */
const LOOK_BACK = 40

/**
 * Where each sentence of a text begins and ends. Abbreviations, initials, decimals and reference numbers after a full stop
 * ("missed.1 Light") do not cut wrongly; a sentence keeps its closing mark.
 */
export function sentencesIn(text: string): Place[] {
  return fullStopsIn(text).flatMap((sentence) => (sentence.end - sentence.start > LONG ? listed(text, sentence) : [sentence]))
}

/** What is longer, in characters, is a list that runs on in one sentence, or a table. */
const LONG = 1000

/** The parts of a list that runs on: each ends with a semicolon or where a bullet stands. */
function listed(text: string, { start, end }: Place): Place[] {
  const parts: Place[] = []
  let from = start
  for (const match of text.slice(start, end).matchAll(/;(?=\s)|\s(?=[•·]\s)/g)) {
    const to = start + match.index + (match[0] === ';' ? 1 : 0)
    if (to > from) parts.push({ start: from, end: to })
    from = skipSpace(text, to)
  }
  return [...parts, { start: from, end }].filter((part) => part.end > part.start)
}

function fullStopsIn(text: string): Place[] {
  const sentences: Place[] = []
  let start = skipSpace(text, 0)
  for (const { index, 0: mark } of marksIn(text)) {
    const end = index + mark.length
    const before = text.slice(Math.max(start, index - LOOK_BACK), index + 1)
    if (end <= start || !endsSentence(before, mark, text.slice(end, end + LOOK_BACK).trimStart())) continue
    sentences.push({ start, end })
    start = skipSpace(text, end)
  }
  const end = text.trimEnd().length
  if (end > start) sentences.push({ start, end })
  return sentences
}

function marksIn(text: string): RegExpExecArray[] {
  return [END, LOST_SPACE].flatMap((mark) => [...text.matchAll(mark)]).sort((one, other) => one.index - other.index)
}

function endsSentence(before: string, mark: string, after: string): boolean {
  if (!mark.startsWith('.')) return /^["'“‘([]*\p{Lu}/u.test(after)
  if (startsWithDigit(mark.slice(1)) && /\d\.$/.test(before)) return false
  if (startsWithDigit(mark.slice(1)) && !/^["'“‘([]*\p{Lu}/u.test(after)) return false
  if (/(?:^|\s)\(?\d{1,2}\.$/.test(before) && before.trim().length <= 4) return false
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? ''
  const isTime = /\d ms\.$/i.test(before)
  if (NEVER_ENDS.has(word) && !isTime) return false
  if (INCHES.test(before) || MAY_END.has(word) || INITIAL.test(before)) return BEGINS.test(after)
  return true
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && hasSpace(text[at] ?? '')) at++
  return at
}
