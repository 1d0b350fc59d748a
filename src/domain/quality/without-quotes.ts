import { comparedWords, quotationsIn } from '../grounding/quotation.ts'
import type { ReviewedPlan } from './rule.ts'

type Asked = Pick<ReviewedPlan, 'requirements' | 'topic'>

/** Whether the solicitation says words, compared as quotations are. */
export function saidByAsker({ requirements, topic }: Asked): (compared: string) => boolean {
  const { objective, description, phases } = topic ?? {}
  const texts = [objective, description, ...Object.values(phases ?? {}), ...requirements.flatMap(({ quote, text }) => [quote, text])]
  const asked = texts.map((text) => comparedWords(text ?? ''))
  return (compared) => asked.some((one) => one.includes(compared))
}

/**
 * Puts spaces in place of what a line quotes of the solicitation, marks included, so that places stay: the months, the values and the work of these
 * requirements are not what the plan commits to.
 */
export function withoutQuotes(plan: Asked): (line: string) => string {
  const isAsked = saidByAsker(plan)
  return (line) =>
    quotationsIn(line, isAsked)
      .filter(({ stands }) => stands)
      .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), line)
}
