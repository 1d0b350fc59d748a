import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { cueList } from '../../../language/cue-list.ts'
import { comparisonBefore } from '../../../language/quantity/comparison.ts'
import { DOLLARS } from '../../../language/quantity/money.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { type ReadCell, read } from './read-cell.ts'
import type { SubjectAnswer } from './told.ts'

const OPTION = cueList('option | options')

/** Whether words name the option. */
export function namesOption(text: string): boolean {
  return OPTION.test(text)
}

/**
 * What the option costs, in the row about the plan: the amount that a sentence names nearest to the option. What is said last counts; where several were said it is offered only. A limit ("capped at $100,000") is no price.
 */
export function withOptionPrice(rows: readonly Row[], answers: readonly Pick<SubjectAnswer, 'slot' | 'answer'>[]): Row[] {
  const told = answers.flatMap(({ slot, answer }) => sentencesOfLines(answer).flatMap((text) => priceIn(text, slot)))
  const last = told.at(-1)
  if (!last) return [...rows]
  const isOffered = new Set(told.map(({ value }) => value)).size > 1
  const option_price: ReadCell<string> = isOffered ? { ...last, state: 'suggested' } : last
  const plan = rows.find((row) => row.kind === 'plan')
  if (!plan) return [...rows, { id: 'plan-option', kind: 'plan', position: 0, cells: { option_price } }]
  return rows.map((row) => (row === plan ? { ...plan, cells: { ...plan.cells, option_price } } : row))
}

function priceIn(text: string, slot: string): ReadCell<string>[] {
  const option = OPTION.find(text)
  if (!option) return []
  const away = ({ index, 0: amount }: RegExpMatchArray) =>
    Math.max((index ?? 0) - option.index - option.text.length, option.index - (index ?? 0) - amount.length)
  const [price] = [...text.matchAll(new RegExp(DOLLARS, 'gi'))].sort((one, other) => away(one) - away(other))
  if (!price || comparisonBefore(text.slice(0, price.index), '', '')) return []
  return [read(price[0], [{ slot, text }])]
}
