import { type CueList, cueList } from '../../../language/cue-list.ts'
import type { Place } from '../analysis.ts'
import type { Line } from '../layout/line.ts'
import { passageOf, quoteAt } from '../layout/passage.ts'

/** A date that a topic prints of itself, with the label that it is known by. */
export type TopicDate = { label: string; date: string; place: Place }

/** A date as topics print it: "2026-04-01T12:00", "9/24/2025", "September 3, 2025", "22 October 2025". */
const DATE = /\d{4}-\d\d-\d\d(?:T\S{4,20})?|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:\d{1,2} )?[A-Z][a-z]{2,8}\.?,? (?:\d{1,2},? )?\d{2,4}/g

/** What the labels of dates are called here, and how topics print them. */
const LABELS: readonly (readonly [string, CueList])[] = [
  ['Pre-release', cueList('pre release* | prerelease*')],
  [
    'Q&A close',
    cueList(
      'q & a close* | q & a end* | q & a deadline | q & a period close* | q & a period end* | last day _ questions | deadline for questions',
    ),
  ],
  ['Q&A open', cueList('q & a open* | q & a start* | q & a period open* | q & a period start*')],
  ['Open', cueList('open* | start | proposals accepted')],
  ['Close', cueList('clos* | end | deadline | due')],
]

/** How much before a date may be its label, in characters. */
const LONGEST_LABEL = 40

/** The dates in a topic's head. The portal's web page prints two alone on their lines, the opening and the closing one. */
export function datesIn(head: readonly Line[]): TopicDate[] {
  const passage = passageOf(head)
  const found = new Map<string, TopicDate>()
  let from = 0
  for (const { 0: date, index } of passage.text.matchAll(DATE)) {
    const before = Math.max(from, index - LONGEST_LABEL)
    const [label, cues] = LABELS.find(([, one]) => one.test(passage.text.slice(before, index))) ?? []
    from = index + date.length
    if (!label || !cues || found.has(label)) continue
    const start = before + (cues.find(passage.text.slice(before, index))?.index ?? 0)
    found.set(label, { label, date, place: quoteAt(passage, start, from) })
  }
  if (found.size > 0) return [...found.values()]
  const bare = head.filter(({ text }) => text.match(DATE)?.[0] === text)
  const [open, close] = bare
  if (bare.length !== 2 || !open || !close) return []
  return [
    { label: 'Open', date: open.text, place: { page: open.page, quote: open.text } },
    { label: 'Close', date: close.text, place: { page: close.page, quote: close.text } },
  ]
}
