import { hasDigit } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { withoutPlanNumbers } from '../grounding/plan-number.ts'
import type { PlanSources } from '../grounding/sources.ts'
import { defaultCriterion, lacksCriteria, type StoredMilestone, shownText } from '../milestone.ts'
import { type MilestoneLine, parse, sectionsOf } from '../milestone-document.ts'
import { PRACTICE } from './citation.ts'
import { type QualityRule, type ReviewedPlan, shortQuote } from './rule.ts'

/** What mends a criterion that is not due yet: the plan is completed later than its steps (spec §4, Work Plan Complete). */
const NOT_DUE = 'Work Plan Complete drafts it. To have it now, add one: test, measure, threshold, condition, evidence, who judges, by when.'

/**
 * QC-02: each milestone says what counts as done (brief §4). Criteria are drafted by Work Plan Complete, the scope paragraph right behind them (spec §4):
 * until a plan has a scope their absence is a warning and keeps no step from being finalized, from then on it is an error. The default criterion, which stood in for one, is none.
 */
export const missingCriterion: QualityRule = {
  id: 'QC-02',
  checks: 'each milestone says what counts as done',
  severity: 'error',
  source: PRACTICE,
  remedy: 'Add a criterion: test, measure, threshold, condition, evidence, who judges, by when.',
  objections: (plan) => {
    const { milestones, scope_paragraph } = plan
    const isDue = (scope_paragraph ?? '').trim() !== ''
    return milestones
      .filter((one) => lacksCriteria(one) && !tellsCriteria(one))
      .map((one) => ({
        milestone_number: one.milestone_number,
        part: 'criterion' as const,
        message: `Milestone ${one.milestone_number} has no acceptance criterion.`,
        ...(isDue ? {} : { severity: 'warning' as const, remedy: NOT_DUE }),
        ...(!isDue && criteriaOf(plan, one).length > 0 && notDrafted(one)),
      }))
  },
}

/** The rows say what counts as done; it is only not written out yet. */
function notDrafted({ milestone_number }: StoredMilestone) {
  const message = `The acceptance criteria of Milestone ${milestone_number} stand in its rows and are not drafted yet.`
  return { severity: 'warning' as const, message, remedy: 'Draft them now, or let Work Plan Complete draft them.' }
}

/** What a milestone is accepted by: its drafted criteria, and until it has any those that the rows of the work breakdown compose. */
export function criteriaOf(
  { sources }: { sources?: Pick<PlanSources, 'composed'> | undefined },
  milestone: StoredMilestone,
): readonly string[] {
  if (!lacksCriteria(milestone)) return milestone.acceptance_criteria.filter((one) => one.trim() !== '')
  return (sources?.composed ?? []).flatMap(({ text, criterion_of }) => (criterion_of === milestone.milestone_number ? [text] : []))
}

/** Under such a heading or label a text lists what counts as done. */
const CRITERIA = cueList('acceptance criterion/criteria | success criterion/criteria | criterion/criteria | what counts as success/done')

/** Whether a milestone's own text tells what counts as done, in a part of its own. */
function tellsCriteria(milestone: StoredMilestone): boolean {
  const document = parse(shownText(milestone))
  return sectionsOf(document).some(({ name, from, to }) => CRITERIA.test(name) && !document.lines.slice(from, to).every(saysNothing))
}

/** Whether a line says nothing but its label. */
function saysNothing({ text }: MilestoneLine): boolean {
  return text.trim() === ''
}

/** How things are judged of which nobody has said when they count as done. */
export const DELIVERED = 'To be delivered'

/** All that the list of what is handed over tells. */
export const EACH_DELIVERABLE = 'Each deliverable: '

/** Whether a criterion says no more than that a thing is handed over: it has no value, test or record of its own. */
export function isOnlyHandedOver(criterion: string): boolean {
  return criterion.startsWith(DELIVERED) || criterion.startsWith(EACH_DELIVERABLE)
}

/** What is handed over by a sentence that says no more; else the sentence. */
function handedBy(sentence: string, { deliverables }: StoredMilestone): readonly string[] {
  if (!isOnlyHandedOver(sentence)) return [sentence]
  return sentence.startsWith(EACH_DELIVERABLE) ? deliverables : [sentence.slice(sentence.indexOf(': ') + 2)]
}

/** Whether a milestone is judged by nothing but what others are judged by too: a report that comes in each of them tells nothing of its own work. */
export function isThin(plan: Parameters<typeof criteriaOf>[0] & Pick<ReviewedPlan, 'milestones'>, milestone: StoredMilestone): boolean {
  const judged = (one: StoredMilestone) =>
    criteriaOf(plan, one)
      .flatMap(sentencesOf)
      .flatMap((sentence) => handedBy(sentence, one))
  const { milestone_number } = milestone
  const others = new Set(plan.milestones.filter((one) => one.milestone_number !== milestone_number).flatMap(judged))
  const own = judged(milestone)
  return own.length > 0 && own.every((one) => others.has(one))
}

/** Numbers and counts, a named standard, or an act with two outcomes that anyone can check. */
const CHECKABLE = cueList(`
  zero | none | every | each | all | no | mil std | mil hdbk | mil prf | astm | ieee | iso | nist | sf298 | signs | signed | signature
  | countersigns | countersigned | receipt | pass | passes | passed`)

/** QC-03: a criterion can be checked by a stranger: a number, a count, a standard, or an act that happened or did not (brief §4). */
export const unmeasurableCriterion: QualityRule = {
  id: 'QC-03',
  checks: 'a criterion can be checked by a stranger: a number, a count, a standard, or an act that happened or did not',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 5.1: payment follows measurable milestones or deliverables',
  remedy: 'Add a measure, a threshold and the evidence. If it names an act that happened or did not, leave it.',
  objections: ({ milestones }) =>
    milestones.flatMap(({ milestone_number, acceptance_criteria }) =>
      acceptance_criteria
        .filter((criterion) => criterion.trim() !== '' && criterion !== defaultCriterion(milestone_number) && !isMeasurable(criterion))
        .map((criterion) => ({
          milestone_number,
          part: 'criterion' as const,
          message: 'Look: this criterion has no number, count or standard. Would a stranger know whether it is met?',
          quote: shortQuote(criterion),
        })),
    ),
}

/** Whether a criterion names something that can be counted, measured or looked up. */
export function isMeasurable(criterion: string): boolean {
  const unlabelled = withoutPlanNumbers(criterion, 'month', 'due')
  return hasDigit(unlabelled) || spelledNumbersIn(unlabelled).length > 0 || CHECKABLE.test(criterion)
}
