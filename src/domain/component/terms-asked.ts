import { cueList } from '../../language/cue-list.ts'
import { phaseNamed } from '../instructions/chapter.ts'
import type { Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { ComponentFacts, FactSource } from './component-facts.ts'

/** What a topic asks of the plan's payments and of its length. */
export type TermsAsked = Pick<ComponentFacts, 'page_limit' | 'most_paid_at_once' | 'least_paid_last' | 'payments'>

type Quantity = Requirement['quantities'][number]

const PAYMENT = cueList('payment | payments | paid | payable | price | award amount')
const ONE_PAYMENT = cueList('payment | milestone')
const LAST = cueList('last | final')
const OF_ALL_WORK = cueList('work plan | workplan | technical volume | volume 2 | statement of work')
const OF_ANOTHER_PAPER = cueList('report | resume | resumes | biography | summary | slides | letter | appendix | evidence')

/** What a document says in one place, with its figures. */
export type TermSaid = Pick<Requirement, 'quantities'> & { words: string; source: FactSource }

/** What the topic's requirements say that are of this phase: terms of the proposal are of the phase that they name, whatever part of the work they were read as. */
export function saidByRequirements(requirements: readonly Requirement[], phase: Phase): TermSaid[] {
  return requirements.flatMap((one) => {
    const [words, { page, quote, quantities }] = [requirementWords(one), one]
    const source: FactSource = { document: 'The solicitation', release: '', place: `p. ${page}`, uploaded: { by: 'topic', page, quote } }
    return ['any', phase].includes(phaseNamed(words) ?? 'any') ? [{ words, quantities, source }] : []
  })
}

/**
 * The terms that documents set, in figures, for a plan: the pages that it may have, the largest share that one payment may be and the least that is kept for
 * the end, both in percent, and how many payments there are.
 */
export function termsAskedIn(told: readonly TermSaid[]): Partial<TermsAsked> {
  const first = <Value>(read: (quantity: Quantity, words: string) => Value | undefined) => {
    for (const { words, quantities, source } of told)
      for (const quantity of quantities) {
        const value = read(quantity, words)
        if (value !== undefined) return { value, source }
      }
    return undefined
  }
  const [page_limit, most_paid_at_once] = [first(pages), first(mostAtOnce)]
  const [least_paid_last, payments] = [first(leastLast), first(paymentsCounted)]
  return {
    ...(page_limit && { page_limit }),
    ...(most_paid_at_once && { most_paid_at_once }),
    ...(least_paid_last && { least_paid_last }),
    ...(payments && { payments }),
  }
}

const isAtMost = ({ comparator }: Quantity) => comparator === '<=' || comparator === '<'
const isAtLeast = ({ comparator }: Quantity) => comparator === '>=' || comparator === '>'
const isShare = ({ unit }: Quantity) => unit === 'percent' || unit === '%'

/** What is forbidden above a share is at most it, "no payment may exceed 20 percent": the figure is read so. */
function mostAtOnce(quantity: Quantity, words: string): number | undefined {
  return isShare(quantity) && isAtMost(quantity) && PAYMENT.test(words) && ONE_PAYMENT.test(words) ? valueOf(quantity) : undefined
}

function leastLast(quantity: Quantity, words: string): number | undefined {
  return isShare(quantity) && isAtLeast(quantity) && PAYMENT.test(words) && LAST.test(words) ? valueOf(quantity) : undefined
}

function pages(quantity: Quantity, words: string): number | undefined {
  const isOfPages = quantity.unit === 'pages' || quantity.unit === 'page'
  if (!isOfPages || !isAtMost(quantity)) return undefined
  const before = words.slice(0, words.indexOf(quantity.printed))
  return OF_ALL_WORK.test(before) && !OF_ANOTHER_PAPER.test(before) ? valueOf(quantity) : undefined
}

/** "Between five and eight payable milestones"; one bound alone leaves the other one open. */
function paymentsCounted(quantity: Quantity, words: string): { from?: number; to?: number } | undefined {
  const isOfPayments =
    quantity.unit === 'payments' || ((quantity.unit === 'milestones' || quantity.unit === 'milestone') && PAYMENT.test(words))
  if (!isOfPayments) return undefined
  const [from, to] = quantity.value.split(' to ').map(Number)
  if (quantity.comparator === 'range' && from && to) return { from, to }
  const value = valueOf(quantity)
  if (value === undefined) return undefined
  return isAtMost(quantity) ? { to: value } : isAtLeast(quantity) ? { from: value } : undefined
}

function valueOf({ value }: Quantity): number | undefined {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 ? number : undefined
}

const PLAN = cueList('work plan | workplan | statement of work')
const LAID_OUT = cueList(
  'divided into | divide* the | sections | outline | shall contain | shall include | must contain | must include | will include | headings',
)

/** Whether a topic says itself how its work plan is laid out: what is known of another release's form gives way to that. */
export function laysOutPlan(requirements: readonly Requirement[]): boolean {
  return requirements.some((one) => [PLAN, LAID_OUT].every((cues) => cues.test(requirementWords(one))))
}
