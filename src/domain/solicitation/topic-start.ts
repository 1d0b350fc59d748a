import { headingOf } from './heading.ts'
import type { Line } from './line.ts'
import { TOPIC_NUMBER } from './topic-number.ts'

/** Where a topic stands in the document: its lines are `from` up to, not including, `to`. */
export type TopicPlace = {
  number: string
  title: string
  page: number
  from: number
  to: number
  style: 'title' | 'labelled' | 'colon' | 'alone'
}

type Start = Omit<TopicPlace, 'to'>

const NUMBER = TOPIC_NUMBER.source
const STYLES: readonly (readonly [TopicPlace['style'], RegExp])[] = [
  ['title', new RegExp(String.raw`^(${NUMBER})\s+TITLE:\s*(.*)$`)],
  ['labelled', new RegExp(String.raw`^TOPIC (?:NUMBER|NO\.?|CODE):\s*(${NUMBER})\s*(.*)$`, 'i')],
  ['colon', new RegExp(String.raw`^(${NUMBER}):\s+(\S.*)$`)],
  ['alone', new RegExp(String.raw`^(${NUMBER})()$`)],
]

/** Sections that make a number a topic, and not an entry of an index. */
const BODY: ReadonlySet<string> = new Set(['objective', 'description', 'phase_1', 'phase_2', 'deliverables', 'background'])

/** Lines of a table of contents end in dots and a page number. */
const CONTENTS = /\.{4,}\s*\d{0,4}$/

const TITLE_LINES = 4

/** The topics of a document in the order of its pages. A number that an index repeats is counted once, where its sections are. */
export function topicPlaces(lines: readonly Line[]): TopicPlace[] {
  const starts = lines.flatMap((line, at) => startAt(line, at, lines) ?? [])
  const places = starts.map((start, at) => ({ ...start, to: starts[at + 1]?.from ?? lines.length }))
  const best = new Map<string, { place: TopicPlace; sections: number }>()
  for (const place of places) {
    const sections = bodySections(lines, place)
    if (sections > (best.get(place.number)?.sections ?? 0)) best.set(place.number, { place, sections })
  }
  return [...best.values()].map(({ place }) => place).sort((a, b) => a.from - b.from)
}

function startAt(line: Line, from: number, lines: readonly Line[]): Start | null {
  for (const [style, pattern] of STYLES) {
    const [, number, rest] = pattern.exec(line.text) ?? []
    if (!number) continue
    const title = titleAfter(style, rest ?? '', lines.slice(from + 1, from + 12))
    return CONTENTS.test(title) ? null : { number, title, page: line.page, from, style }
  }
  return null
}

function titleAfter(style: Start['style'], rest: string, after: readonly Line[]): string {
  if (style === 'labelled') {
    const at = after.findIndex((line) => headingOf(line.text)?.name === 'title')
    const title = at < 0 ? undefined : headingOf(after[at]?.text ?? '')?.rest
    return title ? runOn(title, after.slice(at + 1)) : rest
  }
  return style === 'alone' ? (after.find((line) => isName(line.text))?.text ?? '') : runOn(rest, after)
}

/** A title goes on over the next lines, up to a gap or the next field. */
function runOn(title: string, after: readonly Line[]): string {
  const end = after.findIndex(
    (line, at) => at >= TITLE_LINES || line.gapAbove || headingOf(line.text) !== null || /^[A-Z][A-Z ]+:/.test(line.text),
  )
  return [title, ...after.slice(0, end < 0 ? TITLE_LINES : end).map((line) => line.text)].join(' ').trim()
}

/** Web copies print status, title and dates on lines of their own: the title is the first that is words. */
function isName(text: string): boolean {
  return (
    !/^(?:pre-?release|open|closed|active|coming soon)$/i.test(text) &&
    /[A-Za-z]{3,}\s+\S*[A-Za-z]{2,}/.test(text) &&
    !/\d{1,2}\/\d{1,2}\/\d{4}/.test(text)
  )
}

function bodySections(lines: readonly Line[], place: TopicPlace): number {
  const names = new Set<string>()
  for (const line of lines.slice(place.from, place.to)) {
    const heading = headingOf(line.text)
    if (heading && BODY.has(heading.name)) names.add(heading.name)
  }
  return names.size
}
