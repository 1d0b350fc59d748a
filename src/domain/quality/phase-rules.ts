import { cueList } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import { placeOf } from '../plan-forms/label-places.ts'
import { applying } from './asked-of-phase.ts'
import { at, type Objection, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

/** What speaks of feasibility. */
const FEASIBLE = cueList('feasible | feasibility | infeasible | infeasibility')
const PLANNED = cueList('plan | proposal | roadmap | approach | schedule')

/** Whether a text speaks of a plan of Phase II. */
function namesPhaseTwoPlan(text: string): boolean {
  return numbersNamed(text, 'phase').includes(2) && PLANNED.test(text)
}

/** QC-24: Phase I ends with the plan of Phase II (brief §1.3, §2.3). Whether it gives a verdict on feasibility has too many words to be told by some. */
export const phaseOneEnd: QualityRule = {
  id: 'QC-24',
  checks: 'Phase I ends with the plan of Phase II',
  severity: 'error',
  source: "The topic, where it asks for a Phase II plan; proposal reviewers' practice",
  remedy: 'Let the last milestone hand over a Phase II plan.',
  objections: (plan, { said }) => {
    const last = plan.milestones.at(-1)?.milestone_number
    if (plan.phase !== 'I' || last === undefined) return []
    const closing = said.filter(({ milestone_number }) => milestone_number === last)
    return closing.some(({ sentence }) => namesPhaseTwoPlan(sentence)) ? [] : [noPhaseTwoPlan(plan, last)]
  },
}

/** Missing is an error when the topic asks for the plan, else a warning. */
function noPhaseTwoPlan(plan: ReviewedPlan, milestone_number: number): Objection {
  const asked = applying(plan).find(({ quote }) => namesPhaseTwoPlan(quote))
  const reason = asked ? `, which requirement ${asked.id} (solicitation, page ${asked.page}) asks for` : ''
  return {
    severity: asked ? 'error' : 'warning',
    milestone_number,
    part: 'deliverable',
    message: `The last milestone hands over no plan of Phase II${reason}.`,
  }
}

/** Prior money of the program, which may not have paid for the feasibility that is claimed. */
const FUNDED_BEFORE = cueList('sbir/sttr phase i/1 | phase i/1 sbir/sttr/award/contract/grant')
const SHOWN = cueList('feasib* | shown | showed | demonstrat* | proved | proven | result* | developed | funded | paid')
const SAYS_NOT = cueList('not | no | without | other than | independent of | independently of | outside')

/** QC-27: direct to Phase II needs feasibility that was shown without SBIR or STTR money (brief §0.9). */
export const directEvidence: QualityRule = {
  id: 'QC-27',
  checks: 'direct to Phase II: the plan names the evidence of feasibility, and SBIR or STTR money did not pay for it',
  severity: 'error',
  source:
    'Air Force SBIR 25.1 Direct to Phase II instructions; MDA SBIR 25.1 Direct to Phase II instructions; Army SBIR 25.4 Release 12 instructions, section 3.9',
  remedy: 'Say what was shown, by which test, with which result, and that other money paid for it.',
  objections: ({ phase, topic, component, milestones }, { said }) => {
    const isDirect = phase === 'II' && (topic?.direct_to_phase_2 || component?.direct_to_phase_2)
    if (!isDirect || milestones.length === 0) return []
    const paidBefore = said
      .filter(({ sentence }) => FUNDED_BEFORE.test(sentence) && SHOWN.test(sentence) && !SAYS_NOT.test(sentence))
      .map(fundedBefore)
    if (said.some(tellsFeasibility)) return paidBefore
    return [{ message: 'The plan goes direct to Phase II, but names no evidence of feasibility.' }, ...paidBefore]
  },
}

/** Whether something says that it is feasible, or what stands under the background tells what came out, in figures. */
function tellsFeasibility({ sentence, label = '' }: Said): boolean {
  return FEASIBLE.test(sentence) || (placeOf(label) === 'background' && measuresIn(sentence).some(({ unit }) => unit))
}

function fundedBefore(one: Said): Objection {
  return { message: 'Feasibility that SBIR or STTR money paid for does not count for Direct to Phase II.', ...at(one) }
}
