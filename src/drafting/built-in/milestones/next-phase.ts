import { componentOf } from '../component.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { closingRules } from './component-lines.ts'
import { STTR_SHARES } from './work-share.ts'

/** What leads on: the plan of the next phase where the solicitation does not word it, the user that it serves, shares, and the component's own papers. */
export function nextPhaseTasks(brief: PlanBrief): string[] {
  return [
    ...(brief.facts.phase === 'I' ? phaseTwoPlan(brief) : transition(brief)),
    ...shares(brief),
    ...closingRules(componentOf(brief.facts), brief),
  ]
}

function phaseTwoPlan({ closing, subject, demands }: PlanBrief): string[] {
  if (closing.some(({ text }) => /phase ii\b|further development/i.test(text))) return []
  const numbers = demands.requirements.some(({ quantities }) => quantities.length > 0)
    ? ', the values of the matrix that each of them has to reach,'
    : ', a goal with a number for each of them,'
  return [
    `write the Phase II development plan for ${subject.short}: its tasks${numbers} its milestones, and the risks that Phase I left open`,
  ]
}

/** Phase II ends with a plan by which a named user comes to have the result. */
function transition({ closing, customer, facts, subject, answers }: PlanBrief): string[] {
  const user = whoUses({ customer, facts })
  const isAsked = closing.some(({ text }) => /phase iii|transition|commerciali/i.test(text))
  const isNamed = user !== '' || answers.some(({ topic }) => topic === 'user')
  const plan = isAsked
    ? []
    : [
        `write the Phase III transition plan for ${subject.short}: who takes it over${user === '' ? '' : ` at ${user}`}, what still has to be certified or qualified, what fielding costs, and by when`,
      ]
  const reader = user === '' ? 'the end user' : user
  return isNamed ? [...plan, `review the transition plan with ${reader} and record the comments`] : plan
}

/** The user that the form or the topic names; '' where neither does. */
function whoUses({ customer, facts }: Pick<PlanBrief, 'customer' | 'facts'>): string {
  return customer === 'the TPOC' ? (facts.analysis?.topic.customer?.trim() ?? '') : customer
}

/** In an STTR effort the shares are shown at the end from the cost records, not only promised. */
function shares({ facts }: PlanBrief): string[] {
  if (facts.program_type !== 'STTR') return []
  const partner = facts.research_institution?.trim() || 'the research institution'
  return [
    `show from the cost records, task by task, the share of the Contractor (at least ${STTR_SHARES.small_business}%) and of ${partner} (at least ${STTR_SHARES.research_institution}%), as the ${STTR_SHARES.source} asks`,
  ]
}
