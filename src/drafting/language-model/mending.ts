import { coverage } from '../../domain/grounding/coverage.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { tracer } from '../../domain/grounding/trace.ts'
import type { InitialMilestone, StoredMilestone } from '../../domain/milestone.ts'
import { changedThreshold, unsupportedClaim } from '../../domain/quality/claim-rules.ts'
import { componentWording } from '../../domain/quality/naming-rules.ts'
import { preparedReview } from '../../domain/quality/prepared-review.ts'
import type { Finding } from '../../domain/quality/review.ts'
import { partsOf, type QualityRule } from '../../domain/quality/rule.ts'
import { proprietaryWording } from '../../domain/quality/safety-rules.ts'
import { longSentence, passiveVoice, shallAndWill } from '../../domain/quality/style-rules.ts'
import { repeatedSentences, vagueWords } from '../../domain/quality/wording-rules.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { PlanFacts } from '../drafter.ts'
import { breath } from './breath.ts'
import { asStored } from './drafting.ts'

/** Rules that better words can satisfy; what needs facts that nobody gave is the person's to mend. */
const MENDABLE: readonly QualityRule[] = [
  vagueWords,
  unsupportedClaim,
  proprietaryWording,
  passiveVoice,
  shallAndWill,
  longSentence,
  changedThreshold,
  componentWording,
  repeatedSentences,
]

/** A deliverable is one line, whatever its length. */
function isStyleOfList({ part, severity }: Finding): boolean {
  return part === 'deliverable' && severity === 'advice'
}

/** What a rule finds as often in the built-in drafter's words lies in the facts, and a model need not be asked for it again. */
export function isWorse(now: readonly Finding[], outline: readonly Finding[]): boolean {
  const grave = now.filter(({ severity }) => severity !== 'advice')
  const times = (findings: readonly Finding[], rule: string) => findings.filter((one) => one.rule === rule).length
  return grave.some(({ rule }) => times(grave, rule) > times(outline, rule))
}

/** Requirements that other milestones are there for, and not this one: what it says of them it says by chance, and may say otherwise. */
export function ofOthers(milestone: InitialMilestone, milestones: readonly InitialMilestone[]): ReadonlySet<string> {
  const own = new Set(milestone.requirement_ids)
  return new Set(milestones.flatMap(({ requirement_ids = [] }) => requirement_ids).filter((id) => !own.has(id)))
}

/** What code still finds to mend in the milestones of a plan. */
export type Mending = {
  /** What the rules object to in a milestone, the gravest first. */
  findings: (milestone_number: number) => Finding[]
  /** The requirements that a milestone is there for and that the plan does not answer in full. */
  open: (milestone: InitialMilestone) => Requirement[]
  /** Of these the ones that it does not answer at all. */
  unanswered: (milestone: InitialMilestone) => Requirement[]
  ofOthers: (milestone: InitialMilestone) => ReadonlySet<string>
}

/** Holds a plan under way against the rules and the requirements. Payments, dates and criteria are not there yet, and nothing is said of them. */
export async function mendingOf(facts: PlanFacts, milestones: readonly InitialMilestone[], sources: PlanSources): Promise<Mending> {
  const { analysis, phase, period_of_performance: period, program_type, company_name, component } = facts
  const requirements = analysis?.requirements ?? []
  const stored = milestones.map(asStored)
  await traced(stored, sources)
  const known = { requirements, phase, period, program_type, company_name, sources }
  const review = preparedReview({
    milestones: stored,
    ...known,
    ...(analysis && { topic: analysis.topic }),
    ...(component && { component }),
  })
  const covered = new Map(coverage(requirements, stored).map((one) => [one.requirement_id, one.strength]))
  const own = ({ requirement_ids = [] }: InitialMilestone) => requirements.filter(({ id }) => requirement_ids.includes(id))
  return {
    findings: (number) =>
      MENDABLE.flatMap((rule) => review.findings(rule)).filter((one) => one.milestone_number === number && !isStyleOfList(one)),
    open: (milestone) => own(milestone).filter(({ id }) => covered.get(id) !== 'full'),
    unanswered: (milestone) => own(milestone).filter(({ id }) => covered.get(id) === 'none'),
    ofOthers: (milestone) => ofOthers(milestone, milestones),
  }
}

/** Tracing takes longest of it; a tracer remembers its sentences, so it is done ahead of the rules, milestone by milestone. */
async function traced(milestones: readonly StoredMilestone[], sources: PlanSources): Promise<void> {
  const trace = tracer(sources)
  for (const milestone of milestones) {
    await breath()
    for (const part of partsOf(milestone)) trace(part)
  }
}

/** A finding as the model is told it. */
export function findingTold({ message, quote, remedy }: Finding): string {
  return [message, quote && !message.includes(quote) ? `It says: "${quote}"` : '', remedy ?? ''].filter(Boolean).join(' ')
}
