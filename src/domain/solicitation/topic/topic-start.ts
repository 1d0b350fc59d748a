import { endsWithOne, isDigits } from '../../../language/characters.ts'
import type { Place } from '../analysis.ts'
import { type Heading, headingOf } from '../layout/heading.ts'
import type { Line } from '../layout/line.ts'
import { topicEnd } from './topic-end.ts'
import { componentNamed, HALF_NUMBER, LOOSE_NUMBER, TOPIC_NUMBER, writtenNumber } from './topic-number.ts'
import { type Title, titleBelow, titleFrom, titleOf } from './topic-title.ts'

/** Where a topic stands in the document: its lines are `from` up to, not including, `to`. Number and title stand at their places. */
export type TopicPlace = {
  number: string
  title: string
  page: number
  from: number
  to: number
  style: 'title' | 'labelled' | 'colon' | 'bare' | 'alone'
  number_at: Place
  title_at: Place | null
}

type Start = Omit<TopicPlace, 'to'>

const NUMBER = TOPIC_NUMBER.source
const STYLES: readonly (readonly [TopicPlace['style'], RegExp])[] = [
  ['title', new RegExp(String.raw`^(?:TOPIC:?\s+)?(${LOOSE_NUMBER})[\s:.–-]+(?:TOPIC )?T ?I ?T ?L ?E:\s*(.*)$`)],
  [
    'labelled',
    new RegExp(String.raw`^(?:SOLICITATION )?TOPIC(?: (?:NUMBER|NO\.?|CODE|ID|#))?\s*:?\s*(${LOOSE_NUMBER})[\s:.–-]*(.*)$`, 'i'),
  ],
  ['colon', new RegExp(String.raw`^(${NUMBER})(?::\s+|\s+[–—-]\s+)(\S.*)$`)],
  ['alone', new RegExp(`^(${NUMBER})()$`)],
  ['bare', new RegExp(String.raw`^(${NUMBER})\s+([A-Z“"(\d].*)$`)],
]

/** Lines of a table of contents end in dots and a page number. */
const CONTENTS = /\.{4,}\s*\d{0,4}$/

/** How far below its number a topic's first section begins, in lines; an index entry has none so near. */
const FIRST_SECTION_WITHIN = 60

/** How far below its number a title is looked for, in lines. */
const TITLE_WITHIN = 12

/** Entries of an index stand this near to each other, in lines. */
const ENTRY_WITHIN = 6

const FIRST: ReadonlySet<string> = new Set(['objective', 'description', 'background', 'deliverables'])
const BODY: ReadonlySet<string> = new Set([...FIRST, 'phase_1', 'phase_2'])
const CLOSING: ReadonlySet<string> = new Set(['phase_3', 'references', 'keywords'])

/** The topics of a document in the order of its pages. A number that an index repeats is counted once, where most of its sections are. */
export function topicPlaces(lines: readonly Line[]): TopicPlace[] {
  const headings = lines.map((line) => headingOf(line.text))
  const starts = lines.flatMap((line, at) => startAt(line, at, lines) ?? [])
  const real = realStarts(starts, headings)
  const listed = entriesAmong(starts, new Set(real))
  const isOnly = new Set(starts.map(({ number }) => number)).size === 1
  const places = real.map((start, at) => {
    const next = real[at + 1]?.from ?? lines.length
    return { ...start, to: topicEnd(lines, start.from, next, (line) => listed.has(line), isOnly) }
  })
  const best = new Map<string, { place: TopicPlace; sections: number }>()
  for (const place of places) {
    const sections = bodySections(headings.slice(place.from, place.to))
    if (sections > (best.get(place.number)?.sections ?? 0)) best.set(place.number, { place, sections })
  }
  return [...best.values()].map(({ place }) => place).sort((a, b) => a.from - b.from)
}

/** Starts that have sections of their own. A number at the start of a line within a topic, which its sections go around, starts none. */
function realStarts(starts: readonly Start[], headings: readonly (Heading | null)[]): Start[] {
  const real: Start[] = []
  starts.forEach((start, at) => {
    const end = Math.min(starts[at + 1]?.from ?? headings.length, start.from + FIRST_SECTION_WITHIN)
    const first = headings.slice(start.from, end).find((heading) => heading && BODY.has(heading.name))
    if (!first) return
    const before = real.at(-1)
    const isWithin =
      before !== undefined && !headings.slice(before.from, start.from).some((heading) => heading && CLOSING.has(heading.name))
    if (isWithin && !FIRST.has(first.name)) return
    real.push(withNumberAbove(start, starts[at - 1]))
  })
  return real
}

/** A number that stands twice above its sections begins its topic where it stands first. */
function withNumberAbove(start: Start, above: Start | undefined): Start {
  if (above?.number !== start.number || above.page !== start.page || start.from - above.from > TITLE_WITHIN) return start
  return { ...above, ...(above.title ? {} : { title: start.title, title_at: start.title_at }) }
}

/** The lines of starts that are entries of an index: no topics, and near to another one. */
function entriesAmong(starts: readonly Start[], real: ReadonlySet<Start>): Set<number> {
  const entries = starts.filter((start) => !real.has(start))
  const listed = new Set<number>()
  entries.forEach((entry, at) => {
    const next = entries[at + 1]
    if (!next || next.number === entry.number || next.from - entry.from > ENTRY_WITHIN) return
    listed.add(entry.from)
    listed.add(next.from)
  })
  return listed
}

function startAt(line: Line, at: number, lines: readonly Line[]): Start | null {
  const whole = wholeNumber(line, lines[at + 1])
  for (const [style, pattern] of STYLES) {
    const [, number, words = ''] = pattern.exec(whole.text) ?? []
    if (!number) continue
    const rest = withoutComponent(words)
    if (CONTENTS.test(rest) || (style === 'bare' && !isTitle(rest))) return null
    const after = lines.slice(at + 1, at + TITLE_WITHIN)
    const above = style === 'labelled' ? titleAbove(lines, at) : null
    const { title, place } = above ?? titleAfter(style, { ...whole, text: rest }, after)
    if (CONTENTS.test(title)) return null
    const number_at = { page: line.page, quote: whole === line ? number : line.text }
    return { number: writtenNumber(number), title, page: line.page, from: above?.from ?? at, style, number_at, title_at: place }
  }
  return null
}

/** A number that the end of its line cut in two, put together again. */
function wholeNumber(line: Line, next: Line | undefined): Line {
  if (!next || line.text.length > 40 || !HALF_NUMBER.test(line.text)) return line
  return { ...next, text: `${line.text}${next.text}` }
}

function titleAfter(style: Start['style'], rest: Line, after: readonly Line[]): Title {
  if (style === 'alone') return titleBelow(after, style)
  if (style !== 'labelled') return titleFrom(rest, after)
  const below = titleBelow(after, style)
  return below.title ? below : titleFrom(rest, after)
}

/** Where "TITLE: …" stands before "TOPIC NUMBER: …", the topic begins with it. */
function titleAbove(lines: readonly Line[], at: number): (Title & { from: number }) | null {
  for (let from = at - 1; from >= Math.max(0, at - 4); from--) {
    const line = lines[from]
    if (line && headingOf(line.text)?.name === 'title') return { ...titleOf(line, lines.slice(from + 1, at)), from }
  }
  return null
}

/** A line "N251-001 Title of It" is a title when it reads like one; a sentence that begins with a number does not. */
function isTitle(text: string): boolean {
  if (endsWithOne(text, '.;:') || isDigits(text)) return false
  return text.length <= PLAIN_TITLE && !text.endsWith(',')
    ? true
    : text.length <= LONGEST_TITLE &&
        !text
          .toLowerCase()
          .split(' ')
          .some((word) => FINITE.has(word))
}

/** How long the line of a title may be whatever its words, and at all, in characters. */
const PLAIN_TITLE = 160
const LONGEST_TITLE = 300

/** The verb of a sentence: a line too long for most titles, or one that a comma ends, is a title only without it. */
const FINITE = new Set('is are was were has have had shall must will would should can could may might'.split(' '))

/** "(Navy) A Mast That Folds": lists print the component between number and title. */
function withoutComponent(title: string): string {
  const [whole = '', name = ''] = /^\(([A-Za-z .&-]{3,50})\)\s+(?=\S)/.exec(title) ?? []
  const named = componentNamed(name)
  return named && named.end - named.start === name.length ? title.slice(whole.length) : title
}

function bodySections(headings: readonly (Heading | null)[]): number {
  return new Set(headings.flatMap((heading) => (heading && BODY.has(heading.name) ? [heading.name] : []))).size
}
