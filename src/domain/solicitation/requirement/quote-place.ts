import { comparable } from './quote.ts'

/** A place between two characters of a page's text: before the character `offset` of the piece. */
export type TextPoint = { piece: number; offset: number }

/** Words that stand together in the text of a page; `to` is behind the last character. */
export type TextRun = { from: TextPoint; to: TextPoint }

/** Compared characters, each with where it begins and ends in the pieces it was printed in. */
type Stream = { text: string; from: TextPoint[]; to: TextPoint[] }

/** A stretch of the quote and of the page that say the same. */
type Match = { quote: number; page: number; length: number }

type Span = { begin: number; end: number }

/** A run must be this long, in compared characters, to say that it is the quote's and not the same letters by chance. */
const SHORTEST_RUN = 6
/** What was moved to elsewhere on the page must be this long to be recognised there. */
const SHORTEST_MOVED = 14
/** The share of a quote's words that must be found for the quote to be there. */
const ENOUGH = 0.8
/** What may stand below the last words of a page: running lines and notes, in compared characters. */
const LONGEST_FOOT = 200
/** Comparisons that one quote may cost; a stranger's page may not hold up the screen. */
const MOST_COMPARISONS = 40_000_000

/**
 * Where a quote stands in the pieces of text that a page is shown as, compared as `comparable` does. One run when it stands there word for word;
 * several, in the order of the quote, when something lies in between (a footnote mark, a running footer, another order of the pieces) and at
 * least 80 % of its words are found. Null when it is not there.
 */
export function quoteRuns(pieces: readonly string[], quote: string): TextRun[] | null {
  const page = streamOf(pieces)
  const wanted = streamOf([quote])
  if (wanted.text === '') return null
  const at = page.text.indexOf(wanted.text)
  if (at >= 0) return [runAt(page, at, wanted.text.length)]
  const matches = matchesIn(wanted.text, page.text)
  if (shareOfWords(quote, wanted, matches) < ENOUGH) return null
  return matches.sort((a, b) => a.quote - b.quote).map(({ page: start, length }) => runAt(page, start, length))
}

/**
 * Where a quote stands that may run on to the next page: its runs on this page and on that one. Null when this page holds nothing of it, or too
 * little of it is found on both.
 */
export function quoteRunsOver(
  pieces: readonly string[],
  nextPieces: readonly string[],
  quote: string,
): { here: TextRun[]; next: TextRun[] } | null {
  const whole = quoteRuns(pieces, quote)
  if (whole?.length === 1) return { here: whole, next: [] }
  const broken = brokenOff(streamOf(pieces), streamOf(nextPieces), streamOf([quote]).text)
  if (broken) return broken
  const both = quoteRuns([...pieces, ...nextPieces], quote)
  const here = (both ?? []).filter(({ from }) => from.piece < pieces.length).map((run) => endingIn(run, pieces))
  if (!both || here.length === 0) return whole ? { here: whole, next: [] } : null
  const next = both.filter(({ to }) => to.piece >= pieces.length).map((run) => startingAfter(run, pieces.length))
  return { here, next }
}

/** The quote as the page break cuts it: its beginning the last words of a page, running lines aside, and all the rest on the next one. */
function brokenOff(page: Stream, next: Stream, wanted: string): { here: TextRun[]; next: TextRun[] } | null {
  for (let length = wanted.length - 1; length > 0; length -= 1) {
    const start = page.text.lastIndexOf(wanted.slice(0, length))
    if (start < 0 || page.text.length - start - length > LONGEST_FOOT) continue
    const rest = next.text.indexOf(wanted.slice(length))
    if (rest >= 0) return { here: [runAt(page, start, length)], next: [runAt(next, rest, wanted.length - length)] }
  }
  return null
}

function endingIn({ from, to }: TextRun, pieces: readonly string[]): TextRun {
  if (to.piece < pieces.length) return { from, to }
  return { from, to: { piece: pieces.length - 1, offset: pieces.at(-1)?.length ?? 0 } }
}

function startingAfter({ from, to }: TextRun, pieces: number): TextRun {
  const start = from.piece < pieces ? { piece: 0, offset: 0 } : { piece: from.piece - pieces, offset: from.offset }
  return { from: start, to: { piece: to.piece - pieces, offset: to.offset } }
}

/** Every character as it is compared, with the letters that combine into one taken together. Control characters are broken fonts' leavings. */
function streamOf(pieces: readonly string[]): Stream {
  const stream: Stream = { text: '', from: [], to: [] }
  pieces.forEach((text, piece) => {
    for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
      for (const character of comparable(cluster.replace(/\p{Cc}/gu, '')))
        append(stream, character, { piece, offset: index }, { piece, offset: index + cluster.length })
    }
  })
  return stream
}

/** Two single quotes in a row are one double quote, as in `comparable`. */
function append(stream: Stream, character: string, from: TextPoint, to: TextPoint): void {
  if (character === "'" && stream.text.endsWith("'")) {
    stream.text = `${stream.text.slice(0, -1)}"`
    stream.to[stream.to.length - 1] = to
    return
  }
  stream.text += character
  for (let unit = 0; unit < character.length; unit += 1) {
    stream.from.push(from)
    stream.to.push(to)
  }
}

function runAt(page: Stream, start: number, length: number): TextRun {
  return { from: page.from[start] as TextPoint, to: page.to[start + length - 1] as TextPoint }
}

/** The longest stretches that quote and page share: first those that keep the order, then what was moved elsewhere. */
function matchesIn(quote: string, page: string): Match[] {
  const budget = { left: MOST_COMPARISONS }
  const kept = inOrder(quote, { begin: 0, end: quote.length }, page, { begin: 0, end: page.length }, budget)
  const moved: Match[] = []
  for (const open of gaps(quote.length, kept, 'quote')) {
    for (const free of gaps(page.length, [...kept, ...moved], 'page')) {
      const match = longestShared(quote, open, page, free, budget)
      if (match && match.length >= Math.min(SHORTEST_MOVED, quote.length)) {
        moved.push(match)
        break
      }
    }
  }
  return [...kept, ...moved]
}

function inOrder(quote: string, wanted: Span, page: string, within: Span, budget: { left: number }): Match[] {
  const match = longestShared(quote, wanted, page, within, budget)
  if (!match || match.length < Math.min(SHORTEST_RUN, wanted.end - wanted.begin)) return []
  const before = { begin: wanted.begin, end: match.quote }
  const after = { begin: match.quote + match.length, end: wanted.end }
  return [
    ...inOrder(quote, before, page, { begin: within.begin, end: match.page }, budget),
    match,
    ...inOrder(quote, after, page, { begin: match.page + match.length, end: within.end }, budget),
  ]
}

/** The stretches between matches, in the quote or on the page. */
function gaps(length: number, matches: readonly Match[], side: 'quote' | 'page'): Span[] {
  const sorted = matches.toSorted((a, b) => a[side] - b[side])
  const begins = [0, ...sorted.map((match) => match[side] + match.length)]
  const ends = [...sorted.map((match) => match[side]), length]
  return begins.map((begin, at) => ({ begin, end: ends[at] ?? length })).filter(({ begin, end }) => end > begin)
}

/** The longest text that both spans hold; of equal ones the first on the page. */
function longestShared(quote: string, wanted: Span, page: string, within: Span, budget: { left: number }): Match | null {
  const cost = (wanted.end - wanted.begin) * (within.end - within.begin)
  if (cost <= 0 || cost > budget.left) return null
  budget.left -= cost
  let best: Match | null = null
  let above = new Uint32Array(wanted.end - wanted.begin + 1)
  for (let at = within.begin; at < within.end; at += 1) {
    const row = new Uint32Array(above.length)
    for (let column = 1; column < row.length; column += 1) {
      if (quote.charCodeAt(wanted.begin + column - 1) !== page.charCodeAt(at)) continue
      const length = (above[column - 1] ?? 0) + 1
      row[column] = length
      if (length > (best?.length ?? 0)) best = { quote: wanted.begin + column - length, page: at - length + 1, length }
    }
    above = row
  }
  return best
}

/** The share of the quote's words whose every character is in one of the matches. */
function shareOfWords(quote: string, wanted: Stream, matches: readonly Match[]): number {
  const found = new Set<number>()
  for (const { quote: start, length } of matches)
    for (let at = start; at < start + length; at += 1) found.add(wanted.from[at]?.offset ?? -1)
  const compared = new Set(wanted.from.map(({ offset }) => offset))
  const words = Array.from(quote.matchAll(/\S+/g), ({ 0: word, index }) =>
    Array.from(word, (_, at) => index + at).filter((offset) => compared.has(offset)),
  ).filter((word) => word.length > 0)
  return words.filter((word) => word.every((offset) => found.has(offset))).length / words.length
}
