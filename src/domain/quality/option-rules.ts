import { cueList } from '../../language/cue-list.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import { OPTION_PRICE_LABEL } from '../milestone-document.ts'
import { PAYMENT_LABEL } from '../milestone-option.ts'
import { dollarLabel } from '../money.ts'
import { monthCount } from '../schedule.ts'
import { cited, weightOf } from './citation.ts'
import { ownWords } from './quoted.ts'
import { at, type Objection, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

/** A part after the base that is priced apart; not "an option among several". */
const OPTION = cueList(`
  phase i/ii/1/2 option | option period/phase/task/work/month/effort/year | base and/or/plus /the option | # month option | six/twelve month option |
  option of # month | option of up to # month | option may be exercised`)

/** QC-25: months, base and option are those of the component (brief §0.4, §2.2). */
export const baseAndOption: QualityRule = {
  id: 'QC-25',
  checks: 'the period is the one of the component, and an option stands in the plan where the component has one',
  severity: 'error',
  source: 'Navy SBIR 25.1 instructions: base and option of exactly 6 months each; other components by their own instructions',
  remedy: 'Correct the period, or add the tasks of the option and keep them apart from those of the base.',
  objections: (plan, { said }) => {
    const options = toldOfOption(said)
    return [...periodObjection(plan), ...optionObjections(plan, options), ...priceObjection(plan, said)]
  },
}

function periodObjection({ period, component }: ReviewedPlan): Objection[] {
  if (!component?.months) return []
  const { value, exact } = component.months.value
  const { source } = component.months
  const isRight = exact ? period === value : period <= value
  const wanted = `${exact ? 'exactly' : 'at most'} ${value}`
  return isRight
    ? []
    : [{ ...weightOf(source), message: `The period is ${monthCount(period)}; ${wanted} are asked for (${cited(source)}).` }]
}

function optionObjections({ component, milestones, requirements, topic, period }: ReviewedPlan, options: readonly Said[]): Objection[] {
  if (!component || milestones.length === 0) return []
  const [first] = options
  if (!component.option) {
    // the topic may ask for an option of its own; its words go before what is known of the component
    const isOfTopic = topic?.option_ceiling !== undefined || topic?.option_period !== undefined
    return first && !isOfTopic && !requirements.some(({ quote, phase }) => phase === 'option' || OPTION.test(quote))
      ? [{ severity: 'warning', message: `The plan names an option, but ${component.component} is not known to have one.`, ...at(first) }]
      : []
  }
  const { months, exact } = component.option.value
  const where = cited(component.option.source)
  const weight = weightOf(component.option.source)
  if (!first) {
    const message = `The plan has no option; ${exact ? 'exactly' : 'up to'} ${monthCount(months)} are asked for (${where}).`
    return [{ ...weight, message }]
  }
  // a month behind it is told wherever it stands
  const last = Math.max(...options.flatMap(({ own }) => numbersNamed(own, 'month', 'due')))
  return exact && last > period && last < period + months
    ? [{ ...weight, message: `The option ends in month ${last}; exactly ${monthCount(months)} are asked for (${where}).`, ...at(first) }]
    : []
}

/** What a plan tells of its option: its own lines, and where it has none what other sentences say of one. */
function toldOfOption(said: readonly Said[]): Said[] {
  const own = said.filter(({ of_option }) => of_option)
  return own.length > 0 ? own : said.filter(({ sentence }) => OPTION.test(sentence))
}

/** What the lines of the option say that it costs: its price, else the sum of what its milestones are paid, else any amount of their own. */
function pricedIn(own: readonly Said[]): { price: number; one: Said } | undefined {
  const amounts = own.flatMap((one) => {
    const price = dollarsIn(ownWords(one.own))
    return price === undefined ? [] : [{ price, one }]
  })
  const payments = amounts.filter(({ one }) => one.label === PAYMENT_LABEL)
  const [first] = payments
  const paid = first && { ...first, price: payments.reduce((sum, { price }) => sum + price, 0) }
  return amounts.find(({ one }) => one.label === OPTION_PRICE_LABEL) ?? paid ?? amounts[0]
}

/** An option is priced apart: one whose own lines name no price leaves it to be filled in, and one above its limit is not awarded. */
function priceObjection({ component }: ReviewedPlan, said: readonly Said[]): Objection[] {
  const own = said.filter(({ of_option }) => of_option)
  const [work] = own
  const limit = component?.option
  const priced = pricedIn(own)
  if (priced && limit && priced.price > limit.value.ceiling)
    return [
      {
        ...weightOf(limit.source),
        message: `The option costs more than the ${dollarLabel(100 * limit.value.ceiling)} that it may (${cited(limit.source)}).`,
        ...at(priced.one),
      },
    ]
  if (!work || priced) return []
  const message = 'The option has no price.'
  const remedy = 'Fill in “Price of the option” below the rows of the work breakdown.'
  return [{ severity: 'warning', message, remedy, ...at(work) }]
}
