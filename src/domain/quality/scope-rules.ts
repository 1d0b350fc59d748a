import { cueList } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { countIn } from '../../language/quantity/number-word.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import { centsOf, dollarLabel } from '../money.ts'
import { monthCount } from '../schedule.ts'
import { PRACTICE } from './citation.ts'
import { at, type Objection, type QualityRule, type ReviewedPlan } from './rule.ts'

/** What stands behind or before the months of the whole effort: "a 6-month SBIR effort", "over 6 months". */
const OF_EFFORT = cueList('sbir | sttr | phase | effort | program | project | period | base | plan | work | contract')
const LASTS = /\b(?:over|within|in|lasts|takes|period of performance (?:is|of)) $/i
const COUNT = /\b([a-z]+|\d+) milestones\b/gi
const MONEY = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|thousand|[MK])\b)?/g
/** Money of the effort itself; what a product is to cost is another matter. */
const PRICE = cueList('award | total/proposed price/cost/effort/value/amount | price of the effort/work/proposal | funding | budget')
/** Words after which only some of the milestones are counted. */
const SOME = cueList('between | besides | other | further | first | last | next | remaining | of the/these | main | after | before')
const OF_PHASE = cueList('sbir/sttr/this/a phase i/ii effort/plan/project/work/contract')

/** QC-48: the scope paragraph speaks of the months, milestones, phase and money that the plan has (brief §4). */
export const scopeAgrees: QualityRule = {
  id: 'QC-48',
  checks: 'the scope paragraph names the same months, milestones, phase and money as the plan',
  severity: 'error',
  source: `${PRACTICE}; DoD SBIR 25.4 BAA, Appendix A`,
  remedy: 'Correct the scope paragraph, or generate it again.',
  objections: (plan, { said }) =>
    said
      .filter(({ part }) => part === 'scope')
      .flatMap((one) => disagreements(plan, one.sentence).map((message) => ({ message, ...at(one) }))),
}

function disagreements(plan: ReviewedPlan, sentence: string): Objection['message'][] {
  const months = monthsOfEffort(sentence).find((one) => one !== plan.period)
  const counts = SOME.test(sentence) ? [] : Array.from(sentence.matchAll(COUNT), ([, word = '']) => countIn(word))
  const milestones = counts.find((one) => one !== undefined && one !== plan.milestones.length)
  const named = OF_PHASE.test(sentence) ? numbersNamed(sentence, 'phase')[0] : undefined
  const phase = named === undefined || named === plan.phase.length ? undefined : 'I'.repeat(named)
  const money = PRICE.test(sentence) ? otherMoney(plan, sentence) : undefined
  return [
    ...(months === undefined ? [] : [`The scope says ${monthCount(months)}, the plan has ${plan.period}.`]),
    ...(milestones === undefined ? [] : [`The scope says ${milestones} milestones, the plan has ${plan.milestones.length}.`]),
    ...(phase === undefined ? [] : [`The scope speaks of Phase ${phase}, the plan is for Phase ${plan.phase}.`]),
    ...(money === undefined ? [] : [`The scope names ${money}, the award is ${dollarLabel(plan.award ?? 0)}.`]),
  ]
}

function monthsOfEffort(sentence: string): number[] {
  return measuresIn(sentence)
    .filter(({ start, end }) => sentence.slice(start, end).includes('month'))
    .filter(({ start, end }) => LASTS.test(sentence.slice(0, start)) || OF_EFFORT.find(sentence.slice(end))?.index === 1)
    .map(({ value }) => value)
}

/** An amount that is neither the award nor what one milestone is paid. */
function otherMoney({ award, milestones }: ReviewedPlan, sentence: string): string | undefined {
  if (!award) return undefined
  const known = new Set([award, ...milestones.map(({ payment_amount }) => centsOf(payment_amount))])
  return [...sentence.matchAll(MONEY)].map(([printed]) => printed).find((printed) => !known.has(amountIn(printed)))
}

function amountIn(printed: string): number {
  return centsOf(dollarsIn(printed))
}
