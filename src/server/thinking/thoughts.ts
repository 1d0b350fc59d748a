import { type HeldBack, heldBack, withoutHeld } from '../../domain/answer-fields/held-back.ts'
import type { CompanyFacts } from '../../domain/company.ts'
import { fileCheck } from '../../domain/file-check/file-check.ts'
import { composedSources } from '../../domain/grounding/composed-sources.ts'
import type { Origin, PlanSources, SourceDocument } from '../../domain/grounding/sources.ts'
import { answersWithoutOrders } from '../../domain/grounding/sources-without-orders.ts'
import { tracer } from '../../domain/grounding/trace.ts'
import type { Answer, AnswerOffer, GroupRead, ListAsked } from '../../domain/interview.ts'
import { toldAnswers } from '../../domain/open-sentences.ts'
import { preparedReview } from '../../domain/quality/prepared-review.ts'
import { reviewPlan } from '../../domain/quality/review-plan.ts'
import type { ReviewedPlan } from '../../domain/quality/rule.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import type { Citation } from '../../domain/steps/citation.ts'
import { citationsOf } from '../../domain/steps/citations.ts'
import { overruleAmong } from '../../domain/steps/finding-key.ts'
import { plainNarrative } from '../../domain/steps/narrative-text.ts'
import type { Overrule, QcReport } from '../../domain/steps/qc-report.ts'
import { stepReport } from '../../domain/steps/step-report.ts'
import type { ThingLeft } from '../../domain/steps/thing-left.ts'
import { type KeptPlan, thingsLeft } from '../../domain/steps/things-left.ts'
import type { KnownRow } from '../../domain/work-breakdown/alike-rows.ts'
import type { Answered } from '../../domain/work-breakdown/answered-into-rows.ts'
import { countingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import { planLines } from '../../domain/work-breakdown/composed/closing.ts'
import { keptOutOf } from '../../domain/work-breakdown/composed/kept-out-of.ts'
import { voicedRows } from '../../domain/work-breakdown/composed/voiced-rows.ts'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import { answeredBy } from '../../drafting/built-in/filling/answered-rows.ts'
import { type CompanyTold, companyTold } from '../../drafting/built-in/filling/company-told.ts'
import { planRows } from '../../drafting/built-in/plan-rows.ts'
import { linesRead } from '../../drafting/built-in/questions/lines-read.ts'
import { answerOffers } from '../../drafting/built-in/questions/offers.ts'
import type { Drafter, PlanFacts } from '../../drafting/drafter.ts'

/** What a plan is composed from, and where its topic's requirements stand; null where no solicitation was uploaded. */
type Composing = {
  facts: PlanFacts
  rows: readonly KnownRow[]
  answers: readonly Answer[]
  requirements: Analysis['requirements']
  solicitation: Pick<SourceDocument, 'id' | 'file_name' | 'role'> | null
}

/** What the scope of a plan has of the rows, beside what its milestones have of them. */
const OF_SCOPE = [
  ['focus', 'Focus'],
  ['solution', 'Solution'],
  ['excluded', 'Exclusions'],
] as const

/** What the rows compose, with what each line rests on, and what of it is not printed yet. */
function composed({ facts, rows, answers, requirements, solicitation }: Composing): Required<Pick<PlanSources, 'composed' | 'kept_out'>> {
  const askedIn = (requirement_id: string): Origin | null => {
    const asked = requirements.find(({ id }) => id === requirement_id)
    if (!asked || !solicitation) return null
    const { id: document_id, file_name, role } = solicitation
    return { kind: 'document', document_id, file_name, role, page: asked.page, quote: asked.quote }
  }
  const counting = countingOf(rows)
  const { milestones } = planRows({ ...facts, rows: counting })
  const scope = { milestone_number: 0, all: planLines(voicedRows(counting), OF_SCOPE), deliverables: [], criteria: [] }
  return { composed: composedSources([...milestones, scope], rows, answers, askedIn), kept_out: keptOutOf(counting) }
}

/** What a drafter is asked for by name. */
export type DraftName = Exclude<keyof Drafter, 'kind' | 'label' | 'wrote'>

/** A plan with all that it may rest on. */
export type TracedPlan = ReviewedPlan & { sources: NonNullable<ReviewedPlan['sources']> }

/** A narrative in its step, with the plan as the rules see it and what its author has overruled. */
export type ToldStep = { plan: TracedPlan; milestone_number: number; narrative_md: string | null; overrules: readonly Overrule[] }

/** What the rules say of a step, and what each sentence of its narrative rests on. */
export type JudgedStep = { report: QcReport; citations: Citation[] }

/**
 * What takes long: drafting, tracing and reviewing. Each is plain matter in and plain matter out, so that it may be worked out in another thread, and a
 * text that somebody made hard to read holds nobody up but themselves.
 */
export const THOUGHTS = {
  /** Answers as they may be drafted from: without what is not for the document, what gives orders to a machine, and marks that something is not known yet. */
  plainAnswers: ({ answers }: { answers: readonly Answer[] }): Answer[] => answersWithoutOrders(toldAnswers(withoutHeld(answers))),

  /** What answers say that is not for the document. */
  heldBack: ({ answers }: { answers: readonly Answer[] }): HeldBack[] => heldBack(answers),

  composed,

  /** What is offered beside the questions of an interview. */
  offered: ({ facts }: { facts: PlanFacts }): AnswerOffer[] => answerOffers(facts),

  /** What stands in the lines of a list, or in the groups of a text, by the fields of rows. */
  linesRead: ({ list, answers }: { list: ListAsked; answers: readonly Answer[] }): GroupRead[] => linesRead(list, answers),

  /** What the company says of itself that rows can hold. */
  companyTold: ({ company }: { company: CompanyFacts }): CompanyTold => companyTold(company),

  /** What the answers of step interviews say of the rows. */
  answered: ({ answers }: { answers: readonly Answer[] }): Answered => answeredBy(answers),

  drafted: ({ name, told }: { name: DraftName; told: readonly unknown[] }): Promise<unknown> =>
    (builtInDrafter[name] as (...told: readonly unknown[]) => Promise<unknown>)(...told),

  stepJudged({ plan, milestone_number, narrative_md, overrules }: ToldStep): JudgedStep {
    const prepared = preparedReview(plan)
    const { trace = tracer(plan.sources) } = prepared
    return {
      report: stepReport(plan, milestone_number, narrative_md, overrules, prepared),
      citations: narrative_md === null ? [] : citationsOf(trace(plainNarrative(narrative_md))),
    }
  },

  /** The findings of the milestones in `reviewed`, of all where it is absent, and what is left. */
  planReviewed({
    kept,
    reviewed,
  }: {
    kept: KeptPlan
    reviewed?: readonly number[] | undefined
  }): ReturnType<typeof reviewPlan> & { left: ThingLeft[] } {
    const { plan, steps } = kept
    const prepared = preparedReview(plan)
    const review = reviewPlan({ ...plan, reviewed }, prepared, (finding) => overruleAmong(finding, steps) !== undefined)
    return { ...review, left: thingsLeft(kept, prepared) }
  },

  fileChecked: ({ told }: { told: Parameters<typeof fileCheck> }): ReturnType<typeof fileCheck> => fileCheck(...told),
}

/** Has something worked out, wherever that is done. */
export type Think = <Name extends keyof typeof THOUGHTS>(
  name: Name,
  matter: Parameters<(typeof THOUGHTS)[Name]>[0],
) => Promise<Awaited<ReturnType<(typeof THOUGHTS)[Name]>>>

/** Works it out at once, in the thread that asks. */
export const thinkHere: Think = async (name, matter) => (THOUGHTS[name] as (matter: unknown) => never)(matter)
