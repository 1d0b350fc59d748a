import { endsWithDigit, hasSpace, isDigits, partedAtSpaces, startsWithDigit } from './characters.ts'

/** From the first character of a sentence to the one behind its last. */
type Place = { start: number; end: number }

/** Words that are shortened with a full stop, behind which a sentence always goes on. */
const NEVER_ENDS = new Set('e.g i.e cf vs viz approx incl acc fig figs eq eqs dr mr mrs ms prof sgt capt col gen lt maj'.split(' '))

/** Words that are shortened with a full stop, and end the sentence only when a word follows that begins sentences. */
const MAY_END = new Set(
  partedAtSpaces(`ref refs no nos vol sec sect ch para p pp ed eds dept inc corp co ltd st jr sr al seq ca ph.d u.s u.s.c c.f.r u.k
   jan feb mar apr jun jul aug sep sept oct nov dec`),
)
/** The word that a text with a full stop at its end ends in. */
const LAST_WORD = /(?:^|[\s("'[/])([^\s("'[/]+)\.$/
const BEGINS = new Set(
  'The This These Those It In A An All For If As At To By On We However Proposal Proposals Offeror Offerors Work Note'.split(' '),
)

/** An initial, as in "J. Smith"; behind a figure it is a unit ("32 °C. Guards", "40 A. Fuses"). */
const INITIAL = /(?<![\p{L}\d'’°])\p{Lu}\.$/u
/** What is told apart by a letter: "Phase I. The", "Type B. It". */
export const LETTERED = new Set(
  'phase type class group annex appendix level tier rev revision version variant option panel lot batch bldg building room hall wing bay'.split(
    ' ',
  ),
)

/** Inch marks: "4.875 in. (12.38 cm) diameter", "36 in. length". */
const INCHES = /\d\s*in\.$/
/** "0.012 in. Result: a panel": what stands before a colon begins anew. */
const HEAD = /^\p{Lu}[\p{L} ]{2,20}:\s/u

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

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => sentencesIn(text).map(({ start, end }) => text.slice(start, end))

/** The sentences of a text line by line, each as it stands. */
export function sentencesOfLines(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end)))
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

/**
 * The stretches of a text up to a mark that ends one, a semicolon or the end of a line, however it is written: also where no capital begins the next.
 */
export function stretchesIn(text: string): Place[] {
  const ends = [...text.matchAll(/[.!?;](?=\s|$)|\n|$/g)].filter(({ index, 0: mark }) => mark.trim() === '' || !goesOnBehind(text, index))
  return ends
    .map(({ index, 0: mark }, at) => ({ start: skipSpace(text, (ends[at - 1]?.index ?? -1) + 1), end: index + mark.trim().length }))
    .filter(({ start, end }) => end > start)
}

function goesOnBehind(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at + 1)
  return isShortened(before) || isInitials(text, at) || isFirstOfName(before, text.slice(at + 1, at + LOOK_BACK))
}

/** "L. Pfenning": an initial and a name behind it, in one line. */
function isFirstOfName(before: string, after: string): boolean {
  const [previous = ''] = partedAtSpaces(before.trim()).slice(-2)
  const isName = /^ \p{Lu}(?:[\p{L}'’]{2,}|\. ?\p{Lu})/u.test(after) && !BEGINS.has(partedAtSpaces(after.trim())[0] ?? '')
  return isName && isInitial(before, previous)
}

/** "A U.S. citizen": a small letter goes on behind initials. */
function isInitials(text: string, at: number): boolean {
  return /\.\p{Lu}\.$/u.test(text.slice(Math.max(0, at - 2), at + 1)) && /^\s+\p{Ll}/u.test(text.slice(at + 1, at + 4))
}

function isShortened(before: string): boolean {
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? ''
  return NEVER_ENDS.has(word) && !isMilliseconds(word, before.trim().slice(0, -1))
}

/** "Below 100 ms." ends as a sentence does; "Ms. Reyes" goes on. */
function isMilliseconds(word: string, told: string): boolean {
  const [previous = ''] = partedAtSpaces(told).slice(-2)
  return word === 'ms' && endsWithDigit(previous)
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
  const isCapital = /^["'“‘([]*\p{Lu}/u.test(after)
  if (!mark.startsWith('.')) return isCapital
  const told = before.trim().slice(0, -1)
  if (startsWithDigit(mark.slice(1)) && (endsWithDigit(told) || !isCapital)) return false
  if (told.length <= 3 && isDigits(told.replace('(', ''))) return false
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? ''
  if (NEVER_ENDS.has(word) && !isMilliseconds(word, told)) return false
  const [previous = ''] = partedAtSpaces(told).slice(-2)
  if (INCHES.test(before) && HEAD.test(after)) return true
  if (INCHES.test(before) || MAY_END.has(word) || isInitial(before, previous)) return BEGINS.has(partedAtSpaces(after)[0] ?? '')
  return true
}

/** Whether an initial stands before a full stop, and no letter that tells things apart or counts in a unit. */
function isInitial(before: string, previous: string): boolean {
  return INITIAL.test(before) && !LETTERED.has(previous.toLowerCase()) && !endsWithDigit(previous)
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && hasSpace(text[at] ?? '')) at++
  return at
}
