import { headingOf } from '../layout/heading.ts'
import type { Line } from '../layout/line.ts'
import type { NamedTopic } from './topic-facts.ts'
import { componentOfNumber, TOPIC_NUMBER, writtenNumber } from './topic-number.ts'
import { isWords, titleFrom, titleOf } from './topic-title.ts'

/** How far down a document its name is looked for, in lines. */
const NAME_WITHIN = 40

/** Number and title of a document in which no topic begins in a known way: the first number of a known series, the title field or the first line of words. */
export function untitledTopic(lines: readonly Line[]): NamedTopic {
  const top = lines.slice(0, NAME_WITHIN)
  const printed = top
    .flatMap((line) => [...line.text.matchAll(new RegExp(TOPIC_NUMBER.source, 'g'))].map(([quote]) => ({ quote, page: line.page })))
    .find(({ quote }) => componentOfNumber(writtenNumber(quote)) !== undefined)
  const field = top.findIndex((line) => headingOf(line.text)?.name === 'title')
  const words = top.findIndex((line) => line.text.length <= 160 && isWords(line.text) && headingOf(line.text) === null)
  const at = field >= 0 ? field : words
  const first = lines[at]
  const after = lines.slice(at + 1, at + 8)
  const named = first && (field >= 0 ? titleOf(first, after) : titleFrom(first, []))
  return { number: printed && writtenNumber(printed.quote), number_at: printed, title: named?.title || undefined, title_at: named?.place }
}
