import { applying } from './coverage-rules.ts'
import type { Objection, QualityRule, ReviewedPlan, Said } from './rule.ts'
import { at } from './said.ts'

const VERDICT = /\b(?:in)?feasib(?:le|ility)\b/i
const PHASE_II_PLAN =
  /\bphase\s+(?:II|2)\b[^.;]*\b(?:plans?|proposal|roadmap|approach|schedule)\b|\b(?:plans?|proposal|roadmap) (?:for|of|to) (?:the )?phase (?:II|2)\b/i

/** QC-24: Phase I ends with a verdict on feasibility and with the plan of Phase II (brief §1.3, §2.3). */
export const phaseOneEnd: QualityRule = {
  id: 'QC-24',
  checks: 'Phase I ends with a verdict on feasibility and with the plan of Phase II',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 5.8: the final report estimates the feasibility; the topic, where it asks for a Phase II plan',
  remedy: 'Let the last milestone state the verdict with its evidence, and hand over a Phase II plan.',
  objections: (plan, { said }) => {
    const last = plan.milestones.at(-1)?.milestone_number
    if (plan.phase !== 'I' || last === undefined) return []
    const closing = said.filter(({ milestone_number }) => milestone_number === last)
    const lacks = (words: RegExp) => !closing.some(({ sentence }) => words.test(sentence))
    return [
      ...(lacks(VERDICT)
        ? [{ milestone_number: last, part: 'text' as const, message: 'The last milestone gives no verdict on feasibility.' }]
        : []),
      ...(lacks(PHASE_II_PLAN) ? [noPhaseTwoPlan(plan, last)] : []),
    ]
  },
}

/** Missing is an error when the topic asks for the plan, else a warning. */
function noPhaseTwoPlan(plan: ReviewedPlan, milestone_number: number): Objection {
  const asked = applying(plan).find(({ quote }) => PHASE_II_PLAN.test(quote))
  const reason = asked ? `, which requirement ${asked.id} (solicitation, page ${asked.page}) asks for` : ''
  return {
    severity: asked ? 'error' : 'warning',
    milestone_number,
    part: 'deliverable',
    message: `The last milestone hands over no plan of Phase II${reason}.`,
  }
}

/** Prior money of the program, which may not have paid for the feasibility that is claimed. */
const FUNDED_BEFORE = /\b(?:SBIR|STTR)(?:\/STTR)? phase (?:I|1)\b|\bphase (?:I|1) (?:SBIR|STTR|award|contract|grant)\b/i
const EVIDENCE = /\b(?:feasib|shown|showed|demonstrat|prov(?:ed|en)|result|developed|funded|paid)/i
const SAYS_NOT = /\b(?:not|no|without|other than|independent(?:ly)? of|outside)\b/i

/** QC-27: direct to Phase II needs feasibility that was shown without SBIR or STTR money (brief §0.9). */
export const directEvidence: QualityRule = {
  id: 'QC-27',
  checks: 'direct to Phase II: the plan names the evidence of feasibility, and SBIR or STTR money did not pay for it',
  severity: 'error',
  source: 'Air Force and MDA SBIR 25.1 Direct to Phase II instructions; Army SBIR 25.4 Release 12 instructions, section 3.9',
  remedy: 'Say what was shown, by which test, with which result, and that other money paid for it.',
  objections: ({ phase, topic, component, milestones }, { said }) => {
    const isDirect = phase === 'II' && (topic?.direct_to_phase_2 || component?.direct_to_phase_2)
    if (!isDirect || milestones.length === 0) return []
    const paidBefore = said
      .filter(({ sentence }) => FUNDED_BEFORE.test(sentence) && EVIDENCE.test(sentence) && !SAYS_NOT.test(sentence))
      .map(fundedBefore)
    if (said.some(({ sentence }) => VERDICT.test(sentence))) return paidBefore
    return [{ message: 'The plan goes direct to Phase II, but names no evidence of feasibility.' }, ...paidBefore]
  },
}

function fundedBefore(one: Said): Objection {
  return { message: 'Feasibility that SBIR or STTR money paid for does not count for Direct to Phase II.', ...at(one) }
}
