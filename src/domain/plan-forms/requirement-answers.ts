import { stripped } from '../../language/characters.ts'
import { criterionNumber, type StoredMilestone, shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { CoveredPlace } from '../quality/review.ts'
import type { CoveredRequirement } from './form-document.ts'
import { isNotMet, notMetWords } from './not-met.ts'
import { answeredBy, numberedIn } from './requirements-table.ts'

/** The criteria and tasks that are named for a requirement, each in its own words; the criteria first, which tell what is kept to. */
export function passagesNamed(row: CoveredRequirement, stored: readonly StoredMilestone[]): CoveredPlace[] {
  const plan = numberedIn(stored)
  const names = new Set(answeredBy(row, plan).by.match(/\bC?\d+\.\d+\b/g) ?? [])
  return plan.milestones.flatMap((milestone) => {
    const { milestone_number, acceptance_criteria } = milestone
    const criteria = acceptance_criteria.filter((_, at) => names.has(criterionNumber(milestone_number, at + 1)))
    const tasks = parse(shownText(milestone)).lines.filter(
      ({ kind, opening }) => kind === 'task' && names.has(/\d+\.\d+/.exec(opening)?.[0] ?? ''),
    )
    return [
      ...criteria.map((quote): CoveredPlace => ({ milestone_number, part: 'criterion', quote })),
      ...tasks.map(({ opening, text }): CoveredPlace => ({ milestone_number, part: 'text', quote: (opening + text).trim() })),
    ]
  })
}

/** Where a plan answers a requirement, and what that lacks, in words for the company: "Task 2.1, C2.3; not yet: at most 40 V". */
export function answerWords(row: CoveredRequirement, milestones: readonly StoredMilestone[]): string {
  const { unsaid } = row.coverage
  const { by, isToJudge } = answeredBy(row, numberedIn(milestones))
  const strength = countedStrength(row.coverage)
  const lacking = [
    ...(strength === 'quoted' ? ['only named'] : isToJudge ? ['no test of it yet'] : []),
    ...(isNotMet(row) ? [stripped(notMetWords(row), '.')] : []),
    ...(unsaid ? [`not yet: ${unsaid.join(', ')}`] : []),
  ]
  return [by || 'Not answered', ...lacking, ...(strength === 'partial' && lacking.length === 0 ? ['in part'] : [])].join('; ')
}
