import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { cueList } from '../../../language/cue-list.ts'
import { comparisonBefore } from '../../../language/quantity/comparison.ts'
import { DOLLARS } from '../../../language/quantity/money.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { withPlanCells } from './plan-cells.ts'
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
  // what the option costs is no figure to commit to
  const others = rows.filter((row) => row.kind !== 'commitment' || !namesOption(row.cells.quantity?.value ?? ''))
  return withPlanCells(others, { option_price })
}

/** Whether words say what the option costs, and next to nothing else: nothing of them is left to be placed. */
export function onlyPricesOption(text: string): boolean {
  const [price] = priceIn(text, '')
  const rest = price ? text.replace(price.value, ' ').replace(OPTION.find(text)?.text ?? '', ' ') : text
  return price !== undefined && wordsOf(rest).filter(({ pos }) => SAYS.has(pos)).length <= MOST_SAYING
}

const SAYS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM'])
/** "The price of the option is $92,500", "Option costs $92,500 for us". */
const MOST_SAYING = 1

function priceIn(text: string, slot: string): ReadCell<string>[] {
  const option = OPTION.find(text)
  if (!option) return []
  const away = ({ index, 0: amount }: RegExpMatchArray) =>
    Math.max((index ?? 0) - option.index - option.text.length, option.index - (index ?? 0) - amount.length)
  const [price] = [...text.matchAll(new RegExp(DOLLARS, 'gi'))].sort((one, other) => away(one) - away(other))
  if (!price || comparisonBefore(text.slice(0, price.index), '', '')) return []
  return [read(price[0], [{ slot, text }])]
}
