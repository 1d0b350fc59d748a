import { dollarsIn } from '../../language/quantity/money.ts'
import type { StoredMilestone } from '../milestone.ts'
import { OPTION_PRICE_LABEL } from '../milestone-document.ts'
import { optionMilestones, optionMonths, withOptionApart } from '../milestone-option.ts'
import { dollarLabel } from '../money.ts'
import { paidTogether } from '../payment.ts'
import { citedInPlan } from '../quality/citation.ts'
import { ownWords } from '../quality/quoted.ts'
import { monthCount } from '../schedule.ts'
import type { FormBlock, PlanToLayOut } from './form-document.ts'
import { lineBlocks } from './line-blocks.ts'

/** An option as a form tells it: under a heading of its own with its months, its milestones, what else is said of it, and its price in dollars where the plan says it. */
export type ToldOption = {
  heading: string
  framed: string
  milestones: StoredMilestone[]
  others: readonly FormBlock[]
  /** What its milestones are paid, in dollars; 0 where nobody has said it. */
  paid: number
  price: number | undefined
}

/** What a form lays out of the base, and the option behind it; nothing where the plan has none. */
export type PartedOption<Given> = { base: Given; option: ToldOption | undefined }

/** An option stands on its own, with its months and its price: nobody is to read it as work that the milestones pay for. */
export function partedOption<Given extends Pick<PlanToLayOut, 'plan' | 'component'>>(given: Given): PartedOption<Given> {
  const { plan } = given
  const { base, option: lines } = withOptionApart(plan.milestones)
  if (lines.length === 0) return { base: given, option: undefined }
  const { milestones, others } = optionMilestones(lines)
  const paid = paidTogether(milestones) / 100
  const priced = others.find((line) => line.kind === 'label' && line.name === OPTION_PRICE_LABEL)
  const [told] = [...(priced ? [priced] : []), ...others].flatMap(({ text }) => dollarsIn(ownWords(text)) ?? [])
  const isLimited = lines.some(({ text }) => dollarsIn(text) !== undefined)
  return {
    base: { ...given, plan: { ...plan, milestones: base } },
    option: {
      ...framed(given, isLimited),
      milestones,
      others: lineBlocks(others.filter((line) => line !== priced || paid !== told)),
      paid,
      price: told ?? (paid > 0 ? paid : undefined),
    },
  }
}

/** The option's months, its limit and its price: what its own lines say of dollars stands there, with whoever said it, and nothing else is put beside it. */
function framed({ plan, component }: Pick<PlanToLayOut, 'plan' | 'component'>, isPriced: boolean): Pick<ToldOption, 'heading' | 'framed'> {
  const { period_of_performance: base } = plan
  const known = component?.option
  const last = known ? base + known.value.months : optionMonths(plan)?.to
  const heading = last === undefined ? 'Option, behind the base' : `Option, months ${base + 1} to ${last}`
  const apart = 'priced apart from the payments of the milestones.'
  if (!known) return { heading, framed: `Behind the ${monthCount(base)} of the base; ${apart}` }
  const { months, ceiling, exact } = known.value
  const limit = isPriced ? '' : ` and at most ${dollarLabel(100 * ceiling)}`
  const length = `${exact ? 'exactly' : 'at most'} ${monthCount(months)}${limit}${citedInPlan({ ...known.source, place: '' })}`
  return { heading, framed: `Behind the base of ${monthCount(base)}: ${length}; ${apart}` }
}
