import { componentOf } from '../component.ts'
import { counted, hasNumber } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { replyDays } from './tpoc-reply.ts'

/** What counts as done at the start: the matrix confirmed, the values settled, the meeting held and minuted, what the law asks for on file. */
export function kickoffCriteria(brief: PlanBrief, due: string): string[] {
  return [matrix(brief, due), meeting(brief), ...foreignNationals(brief, due), ...approvals(brief)]
}

function matrix({ demands, subject }: PlanBrief, due: string): string {
  const count = demands.requirements.length
  if (count === 0)
    return `The verification matrix is accepted when each requirement on ${subject.short} has one method of proof and one milestone; the TPOC confirms it in writing by ${due}`
  const withValue = demands.requirements.filter(({ quantities }) => quantities.length > 0).length
  const values =
    withValue > 0
      ? `, and ${withValue === 1 ? 'the 1 row' : `each of the ${withValue} rows`} with a number its condition of measurement`
      : ''
  return `The verification matrix is accepted when ${allOf(count)} on ${subject.short} ${count === 1 ? 'has' : 'have'} one method of proof and one milestone${count === 1 ? '' : ' each'}${values}; the TPOC confirms it by ${due}`
}

/** "all 22 requirements"; "the 1 requirement". */
export function allOf(requirements: number): string {
  return requirements === 1 ? 'the 1 requirement' : `all ${counted(requirements, 'requirement')}`
}

function meeting(brief: PlanBrief): string {
  const days = replyDays(brief)
  const reply = days === '' ? "the TPOC's time to reply in business days" : `the TPOC's time to reply (${days})`
  const days_given = componentOf(brief.facts)?.kickoff_within_days?.value
  const when = days_given ? `${days_given} calendar days of award` : 'the first month'
  return `The start-of-work meeting is held within ${when}; its minutes name an owner and a date for every action, the interval of the status reports and ${reply}`
}

function foreignNationals({ facts }: PlanBrief, due: string): string[] {
  if (!facts.analysis?.topic.itar) return []
  return [
    `By ${due}, and before any controlled technical data is shared, the Government holds the list of all foreign nationals proposed for the work with their tasks, or the statement that there are 0`,
  ]
}

const LIVING =
  /\bhuman (?:blood|subjects?|platelets?|tissue|volunteers?|use)\b|\bpatients?\b|\banimals?\b|\bin vivo\b|\bclinical (?:stud|trial)/i

/** Whether the work may touch people, their tissue or animals (DoD SBIR BAA 25.1, section 2.9). */
export function concernsTheLiving({ demands }: Pick<PlanBrief, 'demands'>): boolean {
  return demands.requirements.some(({ text }) => LIVING.test(text))
}

function approvals(brief: PlanBrief): string[] {
  if (!concernsTheLiving(brief)) return []
  return [
    'Each task that uses human or animal material has a review-board decision and a DoD approval on file before its first day, or is marked in the matrix as needing none, with the reason',
  ]
}

/** How many requirements carry a number. */
export function countWithValue({ demands }: Pick<PlanBrief, 'demands'>): number {
  return demands.requirements.filter(({ quantities, text }) => quantities.length > 0 && hasNumber(text)).length
}
