import { SHORT_MONTH } from '../../../language/calendar-date.ts'
import type { Place } from '../analysis.ts'
import type { Line } from '../layout/line.ts'
import { passageOf, quoteAt } from '../layout/passage.ts'

/** A date that a topic prints of itself, with the label that it is known by. */
export type TopicDate = { label: string; date: string; place: Place }

const DATE = String.raw`(?:\d{4}-\d{2}-\d{2}(?:T[\d:.+Z-]{4,20})?|\d{1,2}\/\d{1,2}\/\d{2,4}|${SHORT_MONTH}\s+\d{1,2},?\s+\d{4}|\d{1,2}\s+${SHORT_MONTH},?\s+\d{2,4})`

/** What the labels of dates are called here. */
const LABELS: readonly (readonly [string, string])[] = [
  ['Pre-release', String.raw`pre-?\s?release(?:d)?`],
  ['Q&A open', String.raw`(?:topic\s+)?q\s?&\s?a\s+(?:period\s+)?(?:opens?|start)`],
  [
    'Q&A close',
    String.raw`(?:(?:topic\s+)?q\s?&\s?a\s+(?:period\s+)?(?:closes?|end|deadline)|(?:last\s+day\s+(?:for|to\s+submit)|deadline\s+for)\s+questions)`,
  ],
  ['Open', String.raw`(?:opens?|opening|opened|start|proposals?\s+accepted)`],
  ['Close', String.raw`(?:closes?|closing|closed|end|deadline|due|proposals?\s+due)`],
]

const LABELLED = LABELS.map(
  ([label, words]) =>
    [label, new RegExp(String.raw`(?<![\w&-]|q\s?&\s?a\s(?:period\s)?)${words}(?:\s+dates?)?(?:\s+on)?\s*:?\s+(${DATE})`, 'gi')] as const,
)
const BARE = new RegExp(`^${DATE}$`)

/** The dates in a topic's head. The portal's web page prints two alone on their lines, the opening and the closing one. */
export function datesIn(head: readonly Line[]): TopicDate[] {
  const passage = passageOf(head)
  const found = LABELLED.flatMap(([label, pattern]) =>
    [...passage.text.matchAll(pattern)].slice(0, 1).map((match) => ({
      label,
      date: match[1] ?? '',
      at: match.index,
      place: quoteAt(passage, match.index, match.index + match[0].length),
    })),
  )
  if (found.length > 0) return found.sort((a, b) => a.at - b.at).map(({ label, date, place }) => ({ label, date, place }))
  const bare = head.filter((line) => BARE.test(line.text))
  const [open, close] = bare
  if (bare.length !== 2 || !open || !close) return []
  return [
    { label: 'Open', date: open.text, place: { page: open.page, quote: open.text } },
    { label: 'Close', date: close.text, place: { page: close.page, quote: close.text } },
  ]
}
