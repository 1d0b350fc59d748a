import { blanksIn } from '../../src/domain/blank.ts'
import { tracer } from '../../src/domain/grounding/trace.ts'
import type { TracedSentence } from '../../src/domain/grounding/traced.ts'
import { shownText } from '../../src/domain/milestone.ts'
import { isMeasurable } from '../../src/domain/quality/criteria-rules.ts'
import { preparedReview } from '../../src/domain/quality/prepared-review.ts'
import type { PlanReview, Severity } from '../../src/domain/quality/review.ts'
import { reviewPlan } from '../../src/domain/quality/review-plan.ts'
import { sentencesOf } from '../../src/drafting/built-in/testing/prose.ts'
import type { Drafted } from './drafted.ts'
import { type GrammarFinding, grammarFindings } from './grammar.ts'
import { type PlanSentences, repeatedAcross } from './likeness.ts'

/** How good one drafted plan is, counted. */
export type Score = {
  name: string
  words: number
  requirements: number
  covered: number
  fully: number
  sentences: number
  unsupported: TracedSentence[]
  repeated: string[]
  vague: number
  criteria: number
  measurable: number
  grammar: GrammarFinding[]
  findings: Record<Severity, number>
  review: PlanReview
  blanks: number
  plan: PlanSentences
}

/** Counts what the measures of a draft are made of. */
export async function scoreOf(draft: Drafted): Promise<Score> {
  const { of, milestones, reviewed, sources } = draft
  const texts = textsOf(draft)
  const trace = tracer(sources)
  const source = [
    ...sources.documents.flatMap(({ pages }) => pages.map((page) => page.text)),
    ...sources.answers.map(({ answer }) => answer),
  ].join('\n')
  const traced = texts.flatMap((text) => trace(text))
  const review = reviewPlan(reviewed, preparedReview(reviewed, trace))
  const plan = { name: of.name, byMilestone: milestones.map((one) => sentencesOf(shownText(one))) }
  const criteria = milestones.flatMap(({ acceptance_criteria }) => acceptance_criteria)
  const count = (severity: Severity) => review.issues.filter((issue) => issue.severity === severity).length
  return {
    name: of.name,
    words: texts.join(' ').split(/\s+/).length,
    requirements: review.coverage.length,
    covered: review.coverage.filter(({ covered_by }) => covered_by.length > 0).length,
    fully: review.coverage.filter(({ strength }) => strength === 'full').length,
    sentences: traced.length,
    unsupported: traced.filter(({ grounds }) => grounds === 'unsupported'),
    repeated: repeatedAcross(plan),
    vague: review.issues.filter(({ rule }) => rule === 'QC-04').length,
    criteria: criteria.length,
    measurable: criteria.filter(isMeasurable).length,
    grammar: (await Promise.all(texts.map((text) => grammarFindings(text, source)))).flat(),
    findings: { error: count('error'), warning: count('warning'), advice: count('advice') },
    review,
    blanks: texts.flatMap(blanksIn).length,
    plan,
  }
}

/** Everything that a plan says, text by text: the scope, then each milestone with its deliverables and criteria. */
function textsOf({ plan, milestones }: Drafted): string[] {
  return [plan.scope, ...milestones.flatMap((one) => [shownText(one), ...one.deliverables, ...one.acceptance_criteria])]
}
