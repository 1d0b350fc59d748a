import { NUMBER_WORD } from '../../language/quantity/number-word.ts'
import { defaultCriterion, lacksCriteria } from '../milestone.ts'
import { PRACTICE } from './citation.ts'
import { type QualityRule, shortQuote } from './rule.ts'

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
  objections: ({ milestones, scope_paragraph }) => {
    const isDue = (scope_paragraph ?? '').trim() !== ''
    return milestones.filter(lacksCriteria).map(({ milestone_number }) => ({
      milestone_number,
      part: 'criterion' as const,
      message: `Milestone ${milestone_number} has no acceptance criterion.`,
      ...(isDue ? {} : { severity: 'warning' as const, remedy: NOT_DUE }),
    }))
  },
}

/** Numbers that only name something measure nothing: "Milestone 3", "Task 2", "section 4", "Q3", "Phase II". */
const LABEL = /\b(?:milestones?|tasks?|sections?|steps?|requirements?|appendix|table|figure|page)\s+\d+(?:\.\d+)*|\b[A-Z]{1,2}\d+\b/gi

const MEASURE = new RegExp(String.raw`\d|\b(?:${NUMBER_WORD}|zero|none|every|each|all|no)\b`, 'i')

/** A named standard, or an act with two outcomes that anyone can check. */
const CHECKABLE =
  /\b(?:MIL-(?:STD|HDBK|PRF)|ASTM|IEEE|ISO|NIST|DI-[A-Z]+|SF[ -]?298|sign(?:s|ed)|signature|countersign(?:s|ed)|receipt|pass(?:es|ed)?|pass\/fail)\b/i

/** QC-03: a criterion can be checked by a stranger: a number, a count, a standard, or an act that happened or did not (brief §4). */
export const unmeasurableCriterion: QualityRule = {
  id: 'QC-03',
  checks: 'a criterion can be checked by a stranger: a number, a count, a standard, or an act that happened or did not',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 5.1: payment follows measurable milestones or deliverables',
  remedy: 'Add a measure, a threshold and the evidence.',
  objections: ({ milestones }) =>
    milestones.flatMap(({ milestone_number, acceptance_criteria }) =>
      acceptance_criteria
        .filter((criterion) => criterion.trim() !== '' && criterion !== defaultCriterion(milestone_number) && !isMeasurable(criterion))
        .map((criterion) => ({
          milestone_number,
          part: 'criterion' as const,
          message: 'This criterion cannot be verified; add a measure, a threshold and the evidence.',
          quote: shortQuote(criterion),
        })),
    ),
}

/** Whether a criterion names something that can be counted, measured or looked up. */
export function isMeasurable(criterion: string): boolean {
  const unlabelled = criterion.replace(LABEL, '')
  return MEASURE.test(unlabelled) || CHECKABLE.test(criterion)
}
