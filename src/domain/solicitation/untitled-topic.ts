import { headingOf } from './heading.ts'
import type { Line } from './line.ts'
import { componentOfNumber, TOPIC_NUMBER } from './topic-number.ts'

/** How far down a document its name is looked for, in lines. */
const NAME_WITHIN = 40

/** Number and title of a document in which no topic begins in a known way: the first number of a known series, the title field or the first line of words. */
export function untitledTopic(lines: readonly Line[]): { number?: string | undefined; title?: string | undefined } {
  const top = lines.slice(0, NAME_WITHIN)
  const numbers = top.flatMap((line) => new RegExp(TOPIC_NUMBER.source, 'g').exec(line.text)?.[0] ?? [])
  const labelled = top.map((line) => headingOf(line.text)).find((heading) => heading?.name === 'title')
  const words = top.find((line) => /[A-Za-z]{3,}\s+[A-Za-z]{2,}/.test(line.text) && line.text.length <= 160)
  return {
    number: numbers.find((number) => componentOfNumber(number) !== undefined),
    title: labelled?.rest || words?.text,
  }
}
