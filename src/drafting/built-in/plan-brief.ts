import { milestoneCount } from '../../domain/program.ts'
import { dueLabel, dueMonths } from '../../domain/schedule.ts'
import type { PlanFacts } from '../drafter.ts'
import { type AnswerFact, answerFacts } from './answers/answer-facts.ts'
import { stepOfSlot } from './answers/step-slot.ts'
import { toldFacts } from './answers/told-facts.ts'
import { writtenAnswers } from './answers/written.ts'
import { organization } from './customer-name.ts'
import { type Demands, demandsOf, type Proof } from './demands/demands.ts'
import type { Duty } from './demands/duty.ts'
import { feasibleInPhaseOne } from './demands/phase-one.ts'
import { isValue, proofsBySlot } from './demands/proof-placement.ts'
import { resolved } from './demands/resolved.ts'
import { tidy } from './english/wording.ts'
import { ownName, underItsName } from './own-name.ts'
import { companySteps } from './steps/calendar-steps.ts'
import { inTime, stepsAtTheEnd } from './steps/in-time.ts'
import type { OwnStep } from './steps/own-steps.ts'
import { type Slot, sequenced } from './steps/sequence.ts'
import { type Subject, subjectOf } from './subject.ts'

/** Everything that the drafting of one plan needs, read from its facts once. */
export type PlanBrief = {
  facts: PlanFacts
  subject: Subject
  demands: Demands
  /** Duties taken from the OBJECTIVE: what the whole effort is for, not one milestone's task. */
  aims: readonly Duty[]
  closing: readonly Duty[]
  slots: readonly Slot[]
  /** The values that each development milestone has to show, slot by slot. */
  proofs: readonly (readonly Proof[])[]
  /** What was said of the effort as a whole. */
  answers: readonly AnswerFact[]
  /** What was said in the interviews of the steps, each of its own milestone. */
  stepAnswers: readonly AnswerFact[]
  /** The company's own steps and adaptations, as its answers name them. */
  steps: readonly OwnStep[]
  /** Due labels of all milestones, first to last. */
  due: readonly string[]
  customer: string
}

/** Reads the facts of a plan. */
export function briefOf(told: PlanFacts): PlanBrief {
  const written = { ...told, answers: writtenAnswers(told.answers) }
  const facts = { ...written, answers: written.answers.filter(({ slot }) => stepOfSlot(slot) === null) }
  const count = milestoneCount(facts.phase, facts.period_of_performance)
  const subject = underItsName(subjectOf(facts.analysis?.topic, proposedThing(facts)), ownName(facts))
  const demands = resolved(demandsOf(facts), subject)
  const answers = toldFacts(facts)
  const isAim = aimTest(facts, demands.duties)
  const duties = facts.phase === 'I' ? feasibleInPhaseOne(demands.duties) : demands.duties
  const tasks = duties.filter((duty) => duty.stage !== 'close' && (!isAim(duty) || isLaterPart(duty, duties)))
  const months = dueMonths(count, facts.period_of_performance)
  const due = months.slice(1, -1)
  const steps = inTime(companySteps(facts.answers, subject.short), due)
  const plan = { phase: facts.phase, hasValues: demands.proofs.some(isValue), steps }
  const slots = sequenced(tasks, count - 2, plan)
  return {
    facts: written,
    demands,
    answers,
    stepAnswers: answerFacts({ ...written, answers: written.answers.filter(({ slot }) => stepOfSlot(slot) !== null) }),
    steps,
    slots,
    subject,
    aims: demands.duties.filter(isAim),
    closing: [...stepsAtTheEnd(steps, due), ...demands.duties.filter((duty) => duty.stage === 'close' && !isAim(duty))],
    proofs: proofsBySlot(demands.proofs, slots),
    due: months.map(dueLabel),
    customer: organization(facts.customer_organization ?? '') || 'the TPOC',
  }
}

/** The aim of the whole effort is the first duty of the OBJECTIVE; what else stands there is work. */
function aimTest(facts: PlanFacts, duties: readonly Duty[]): (duty: Duty) => boolean {
  const objective = tidy(facts.analysis?.topic.objective ?? '').toLowerCase()
  const quotes = new Map(facts.analysis?.requirements.map(({ id, quote }) => [id, tidy(quote).toLowerCase().slice(0, 60)]))
  const first = duties.find(({ requirement_id }) => {
    const quote = quotes.get(requirement_id ?? '')
    return quote !== undefined && quote !== '' && objective.includes(quote)
  })
  return (duty) => first !== undefined && duty.requirement_id === first.requirement_id
}

/** The later verb of a compound aim, such as the demonstration in "develop and demonstrate X", is a task as well. */
function isLaterPart(duty: Duty, duties: readonly Duty[]): boolean {
  return duty.stage === 'test' && duties.find(({ requirement_id }) => requirement_id === duty.requirement_id) !== duty
}

function proposedThing(facts: PlanFacts): string {
  return facts.system_name?.trim() ? `${facts.system_name.trim()} system` : 'proposed system'
}
