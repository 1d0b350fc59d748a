import { comparedWords, quotationsIn } from '../grounding/quotation.ts'
import type { ReviewedPlan } from './rule.ts'

/**
 * Puts spaces in place of what a line quotes of the solicitation, marks included, so that places stay: the months, the values and the work of these
 * requirements are not what the plan commits to.
 */
export function withoutQuotes({ requirements, topic }: Pick<ReviewedPlan, 'requirements' | 'topic'>): (line: string) => string {
  const { objective, description, phases } = topic ?? {}
  const texts = [objective, description, ...Object.values(phases ?? {}), ...requirements.flatMap(({ quote, text }) => [quote, text])]
  const asked = texts.map((text) => comparedWords(text ?? ''))
  const isAsked = (words: string) => asked.some((one) => one.includes(words))
  return (line) =>
    quotationsIn(line, isAsked)
      .filter(({ stands }) => stands)
      .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), line)
}
