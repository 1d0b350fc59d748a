import { milestoneCount } from '../../domain/program.ts'
import { dueLabel, dueMonths } from '../../domain/schedule.ts'
import type { PlanFacts } from '../drafter.ts'
import { type AnswerFact, answerFacts } from './answer-facts.ts'
import { type Demands, demandsOf, type Proof } from './demands.ts'
import type { Duty } from './duty.ts'
import { type Slot, sequenced } from './sequence.ts'
import { type Subject, subjectOf } from './subject.ts'
import { meaningfulWords, overlap, tidy } from './wording.ts'

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
  answers: readonly AnswerFact[]
  /** Due labels of all milestones, first to last. */
  due: readonly string[]
  customer: string
}

/** Reads the facts of a plan. */
export function briefOf(facts: PlanFacts): PlanBrief {
  const count = milestoneCount(facts.phase, facts.period_of_performance)
  const demands = demandsOf(facts)
  const answers = answerFacts(facts)
  const isAim = aimTest(facts)
  const tasks = demands.duties.filter((duty) => duty.stage !== 'close' && !isAim(duty))
  const slots = sequenced(tasks, count - 2)
  return {
    facts,
    demands,
    answers,
    slots,
    subject: subjectOf(facts.analysis?.topic, proposedThing(facts)),
    aims: demands.duties.filter(isAim),
    closing: demands.duties.filter((duty) => duty.stage === 'close' && !isAim(duty)),
    proofs: proofsBySlot(demands.proofs, slots),
    due: dueMonths(count, facts.period_of_performance).map(dueLabel),
    customer: facts.customer_organization?.trim() || 'the TPOC',
  }
}

function aimTest(facts: PlanFacts): (duty: Duty) => boolean {
  const objective = tidy(facts.analysis?.topic.objective ?? '').toLowerCase()
  const texts = new Map(facts.analysis?.requirements.map(({ id, quote }) => [id, tidy(quote).toLowerCase().slice(0, 60)]))
  return (duty) => {
    const quote = texts.get(duty.requirement_id ?? '')
    return quote !== undefined && quote !== '' && objective.includes(quote)
  }
}

function proposedThing(facts: PlanFacts): string {
  return facts.system_name?.trim() || 'proposed system'
}

/** Each value goes to the milestone whose duties speak of it, late ones first, none much fuller than the others. */
function proofsBySlot(proofs: readonly Proof[], slots: readonly Slot[]): Proof[][] {
  const bySlot: Proof[][] = slots.map(() => [])
  const words = slots.map((slot) => meaningfulWords(slot.duties.map((duty) => duty.text).join('. ')))
  const most = Math.max(3, Math.ceil(proofs.length / Math.max(1, slots.length - 1)))
  for (const proof of proofs) {
    const own = meaningfulWords(proof.text)
    const scores = slots.map((slot, index) => {
      const isFull = (bySlot[index]?.length ?? 0) >= most
      const proves = slot.stages.includes('test') ? 0.34 : slot.stages.includes('design') ? 0.12 : 0
      return isFull ? -1 : overlap(own, words[index] ?? new Set()) + proves
    })
    const best = scores.indexOf(Math.max(...scores))
    bySlot[best]?.push(proof)
  }
  return bySlot
}
