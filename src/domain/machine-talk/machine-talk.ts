import { remembering } from '../../language/remembering.ts'
import type { LeftOut, Page } from '../solicitation/analysis.ts'
import { ordersAbroadIn } from './abroad.ts'
import { cipheredIn, encodedIn } from './cipher.ts'
import { PARAGRAPH_END, plainLetters } from './letters.ts'
import { isExampleAt, isOrderAt, isTitleAt } from './order.ts'
import { MACHINE_PHRASES } from './phrase.ts'
import { seamsOf } from './seam.ts'

/** Longest text of a piece that is listed as left out, in characters. */
const LONGEST = 300
/** Most pieces that are listed for one page; all are left out. */
const MOST_LISTED = 20
/** How far from its telling words a sentence is followed, in characters. */
const REACH = 600
/** Longest stretch between an opening and a closing mark of a speaker that is taken out whole. */
const LONGEST_TURN = 4000

type Range = { from: number; to: number }

/**
 * The pages without the sentences that give orders to a machine, and these sentences as left out. The rest of a paragraph stays; where a sentence is
 * taken out a blank line comes, so that no quote spans the gap and every quote still stands on the page as it was. Never throws; takes time in proportion to the text.
 */
export function withoutMachineTalk<P extends Page>(pages: readonly P[]): { pages: P[]; left_out: LeftOut[] } {
  // first, since half an order is none, and the other half alone may be one
  const { pages: parted, left_out } = acrossPages(pages)
  const kept = parted.map((page) => {
    const ranges = machineTalkIn(page.text)
    if (ranges.length === 0) return page
    for (const { from, to } of ranges.slice(0, MOST_LISTED))
      left_out.push({ why: 'talks_to_machine', page: page.page, text: shortened(page.text.slice(from, to)) })
    return { ...page, text: without(page.text, ranges) }
  })
  return { pages: kept, left_out }
}

/** The pages without orders that begin on one page and end on the next; each page loses its part. */
function acrossPages<P extends Page>(pages: readonly P[]): { pages: P[]; left_out: LeftOut[] } {
  const kept = [...pages]
  const left_out: LeftOut[] = []
  // the last first, so that what goes from a page's beginning does not move its end
  for (const { at, text, tail, end, begin } of pages.length > 1 ? seamsOf(pages).reverse() : []) {
    const [above, below] = [kept[at - 1], kept[at]]
    const spanning = machineTalkIn(text).find(({ from, to }) => from < tail && to > tail + 1)
    if (!above || !below || !spanning) continue
    left_out.unshift({ why: 'talks_to_machine', page: above.page, text: shortened(text.slice(spanning.from, spanning.to)) })
    kept[at - 1] = { ...above, text: without(above.text, [{ from: end - tail + spanning.from, to: end }]) }
    kept[at] = { ...below, text: without(below.text, [{ from: begin, to: begin + spanning.to - tail - 1 }]) }
  }
  return { pages: kept, left_out }
}

/** A text without the sentences that give orders to a machine. */
export function plainOfOrders(text: string): string {
  return withoutMachineTalk([{ page: 1, text }]).pages[0]?.text ?? ''
}

/** Whether a text gives an order to a machine. */
export function talksToMachine(text: string): boolean {
  return machineTalkIn(text).length > 0
}

/** A text as one line of at most 300 characters, to be listed. */
export function shortened(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const machineTalkIn: (text: string) => readonly Readonly<Range>[] = remembering(machineTalkOf)

function machineTalkOf(text: string): Range[] {
  const { text: plain, places, written } = plainLetters(text)
  const found: Range[] = []
  const hasCue = cuesIn(plain)
  for (const { cues, pattern, as } of MACHINE_PHRASES) {
    if (!cues.some(hasCue)) continue
    for (const match of plain.matchAll(pattern)) {
      const start = match.index + (/^[\s.!?]/.test(match[0]) ? 1 : 0)
      if (as !== 'mark' && (isExampleAt(plain, start) || isTitleAt(plain, start))) continue
      if (as !== 'order' || isOrderAt(plain, start)) found.push(sentenceAround(plain, start, match.index + match[0].length))
    }
  }
  for (const { from, to } of spacedOrders(plain)) found.push(sentenceAround(plain, from, to))
  for (const { from, to } of [...cipheredIn(written), ...encodedIn(written)]) found.push(sentenceAround(plain, from, to))
  return merged([...found, ...turns(plain), ...ordersAbroadIn(plain)]).map(({ from, to }) => ({
    from: places[from] ?? 0,
    to: (places[to - 1] ?? text.length - 1) + 1,
  }))
}

/** Tells whether a text has a cue; each is looked for once, however many phrases share it. */
function cuesIn(plain: string): (cue: string) => boolean {
  const small = plain.toLowerCase()
  const known = new Map<string, boolean>()
  return (cue) => {
    const has = known.get(cue) ?? small.includes(cue)
    known.set(cue, has)
    return has
  }
}

/** Words whose letters stand apart: "i g n o r e  a l l …". */
function spacedOrders(plain: string): Range[] {
  const found: Range[] = []
  for (const match of plain.matchAll(/(?<![\p{L}\d])(?:[a-z][ .*_-]{1,3}){12,400}/giu)) {
    const letters = match[0].replace(/[^a-z]/gi, '')
    if (
      /(?:ignore|disregard|forget|override).{0,12}(?:previous|prior|above|earlier|your).{0,12}(?:instruction|prompt|rule|order|command)|systemprompt|youarenow/i.test(
        letters,
      )
    )
      found.push({ from: match.index, to: match.index + match[0].length })
  }
  return found
}

const OPENING = /<\|im_start\|>|\[INST\]|<<SYS>>|<(?:system|assistant|system[_-]?prompt|instructions?|prompt)>/gi
const CLOSING = /<\|im_end\|>|\[\/INST\]|<<\/SYS>>|<\/(?:system|assistant|system[_-]?prompt|instructions?|prompt)>/gi

/** What stands between the marks of a speaker. */
function turns(plain: string): Range[] {
  const ends = [...plain.matchAll(CLOSING)].map((match) => match.index + match[0].length)
  let next = 0
  return [...plain.matchAll(OPENING)].flatMap(({ index }) => {
    while (next < ends.length && (ends[next] ?? 0) < index) next++
    const end = ends[next]
    return end !== undefined && end - index <= LONGEST_TURN ? [{ from: index, to: end }] : []
  })
}

const SENTENCE_END = /[.!?。！？]["'”’)\]]{0,3}(?=\s|$)|[。！？]|\f|\n(?=\s?(?:•|[-–*]\s|\(?\d{1,2}[.)]\s))/g

/** A line that is shorter than this part of the widest one around it ends a paragraph where a capital follows. */
const SHORT = 0.85
/** What an address, a code or a mark ends with: no sentence goes on behind it in a new line that begins with a capital. */
const CODE_END = /[>\]}"”=/\\]$|\S{24}$|\S[:./]\S+$/

/** The sentence that a stretch stands in, or all of the sentences when it runs over several. */
function sentenceAround(plain: string, from: number, to: number): Range {
  const lowest = Math.max(0, from - REACH)
  const last = Math.max(from, to - 1)
  const around = plain.slice(lowest, last + REACH)
  const ends = endsIn(around).map((end) => lowest + end)
  let start = ends.findLast((end) => end <= from) ?? lowest
  let stop = Math.max(to, ends.find((end) => end > last) ?? last + REACH)
  while (start < from && /\s/.test(plain[start] ?? '')) start++
  stop = Math.min(stop, plain.length)
  while (stop > start && /\s/.test(plain[stop - 1] ?? '')) stop--
  return { from: start, to: stop }
}

/** Where sentences end: at their full stops, with their paragraphs, before items of a list, and in lines that say no more than they had to. */
function endsIn(text: string): number[] {
  const lines = text.split(/[\n\f]/)
  const widest = Math.max(...lines.map(({ length }) => length))
  const broken = [...text.matchAll(/\n(?=["'“(]?\p{Lu})/gu)].flatMap(({ index }) => {
    const line = text.slice(text.slice(0, index).lastIndexOf('\n') + 1, index)
    return line.length < SHORT * widest || CODE_END.test(line) ? [index] : []
  })
  const stops = [...text.matchAll(SENTENCE_END)].map((end) =>
    end[0] === PARAGRAPH_END || end[0] === '\n' ? end.index : end.index + end[0].length,
  )
  return [...stops, ...broken].sort((a, b) => a - b)
}

function merged(ranges: readonly Range[]): Range[] {
  const sorted = ranges.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from || a.to - b.to)
  const whole: Range[] = []
  for (const range of sorted) {
    const last = whole.at(-1)
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to)
    else whole.push({ ...range })
  }
  return whole
}

/** Every line keeps its place on the page: only what stands in the ranges goes, and a blank line comes for it. */
function without(text: string, ranges: readonly Readonly<Range>[]): string {
  let kept = ''
  let from = 0
  for (const range of ranges) {
    kept += `${text.slice(from, range.from).trimEnd()}\n\n`
    from = range.to
  }
  const rest = kept + text.slice(from).replace(/^[ \t]+/, '')
  return rest.trim() === '' ? '' : rest
}
