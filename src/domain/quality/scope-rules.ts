import { dollarsIn } from '../../language/quantity/money.ts'
import { countIn } from '../../language/quantity/number-word.ts'
import { centsOf, dollarLabel } from '../money.ts'
import { PRACTICE } from './citation.ts'
import type { Objection, QualityRule, ReviewedPlan } from './rule.ts'
import { at } from './said.ts'

const MONTHS = /\b([a-z]+(?:-[a-z]+)?|\d+)[- ]months?(?=\s+(?:SBIR|STTR|phase|effort|program|project|period|base|plan|work|contract)\b)/gi
const OVER_MONTHS = /\b(?:over|within|in|lasts|takes|period of performance (?:is|of)) (\d+) months\b/gi
const COUNT = /\b([a-z]+|\d+) (?:milestones|tasks)\b/gi
const PHASE = /\b(?:SBIR|STTR|this|a|the) Phase (II|I)\b(?= (?:effort|plan|project|work|contract|proposal))/g
const MONEY = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|thousand|[MK])\b)?/g
/** Money of the effort itself; what a product is to cost is another matter. */
const PRICE =
  /\b(?:award|total (?:price|cost|effort|value)|proposed (?:price|cost|amount)|price of the (?:effort|work|proposal)|funding|budget)\b/i
/** Words after which only some of the milestones are counted. */
const SOME = /\b(?:between|besides|other|further|first|last|next|remaining|of (?:the|these)|main|after|before)\b/i

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
  const differs = (words: RegExp, right: number) =>
    [...sentence.matchAll(words)].map(([, word = '']) => countIn(word)).find((count) => count !== undefined && count !== right)
  const months = differs(MONTHS, plan.period) ?? differs(OVER_MONTHS, plan.period)
  const milestones = SOME.test(sentence) ? undefined : differs(COUNT, plan.milestones.length)
  const phase = [...sentence.matchAll(PHASE)].find(([, named]) => named !== plan.phase)?.[1]
  const money = PRICE.test(sentence) ? otherMoney(plan, sentence) : undefined
  return [
    ...(months === undefined ? [] : [`The scope says ${months} months, the plan has ${plan.period}.`]),
    ...(milestones === undefined ? [] : [`The scope says ${milestones} milestones, the plan has ${plan.milestones.length}.`]),
    ...(phase === undefined ? [] : [`The scope speaks of Phase ${phase}, the plan is for Phase ${plan.phase}.`]),
    ...(money === undefined ? [] : [`The scope names ${money}, the award is ${dollarLabel(plan.award ?? 0)}.`]),
  ]
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
