import { milestoneCount } from '../../domain/program.ts'
import { dueLabel, dueMonths } from '../../domain/schedule.ts'
import type { PlanFacts } from '../drafter.ts'
import { type AnswerFact, answerFacts } from './answer-facts.ts'
import { type Demands, demandsOf, type Proof } from './demands.ts'
import type { Duty } from './duty.ts'
import type { Stage } from './duty-verbs.ts'
import { type Slot, sequenced } from './sequence.ts'
import { type Subject, subjectOf } from './subject.ts'
import { hasNumber, meaningfulWords, overlap, tidy } from './wording.ts'

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
  const isAim = aimTest(facts, demands.duties)
  const tasks = demands.duties.filter((duty) => duty.stage !== 'close' && (!isAim(duty) || isLaterPart(duty, demands.duties)))
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

/** Words of a milestone with nothing in it yet: a value goes rather to an emptier milestone. */
const EMPTY_MILESTONE = 40

/** Each value goes to the milestone whose duties speak of it; late ones are preferred, and full ones avoided. A list stays together. */
function proofsBySlot(proofs: readonly Proof[], slots: readonly Slot[]): Proof[][] {
  const bySlot: Proof[][] = slots.map(() => [])
  const words = slots.map((slot) => meaningfulWords(slot.duties.map((duty) => duty.text).join('. ')))
  const load = slots.map((slot) => EMPTY_MILESTONE + slot.duties.reduce((sum, { text }) => sum + lengthOf(text), 0))
  const all = proofs.reduce((sum, { text }) => sum + lengthOf(text), 0)
  const mean = (load.reduce((sum, one) => sum + one, 0) + all) / Math.max(1, slots.length)
  for (const list of listsOf(proofs)) {
    const text = list.map((proof) => proof.text).join('. ')
    const own = meaningfulWords(`${list[0]?.group ?? ''} ${text}`)
    const fit = list.some((proof) => isValue(proof) || /\b(?:assess|test|evaluat|demonstrat|validat)/i.test(proof.text)) ? PROVES : SHAPES
    const scores = slots.map((slot, index) => {
      const fitness = overlap(own, words[index] ?? new Set()) * 0.6 + (fit[slot.stages.at(-1) ?? 'design'] ?? 0)
      return fitness - (((load[index] ?? 0) + lengthOf(text) / 2) / mean) * 0.8
    })
    const best = scores.indexOf(Math.max(...scores))
    bySlot[best]?.push(...list)
    load[best] = (load[best] ?? 0) + lengthOf(text)
  }
  return bySlot
}

/** The items of one list of the solicitation belong together; the longest lists are placed first. */
function listsOf(proofs: readonly Proof[]): Proof[][] {
  const lists = new Map<string, Proof[]>()
  for (const [index, proof] of proofs.entries()) {
    const key = proof.group === '' ? `#${index}` : proof.group
    lists.set(key, [...(lists.get(key) ?? []), proof])
  }
  return [...lists.values()].sort((one, other) => other.length - one.length)
}

/** A value can be measured; a property shapes the design first. */
function isValue({ text, form }: Proof): boolean {
  return form === 'thing' || (form === 'that' && hasNumber(text))
}

/** How fit a stage is for giving the thing a property. */
const SHAPES: Partial<Record<Stage, number>> = { design: 0.34, build: 0.28, integrate: 0.2, analyse: -0.1, test: 0.1 }

/** How fit a stage is for showing a value: tests most, analysis least. */
const PROVES: Partial<Record<Stage, number>> = { test: 0.34, integrate: 0.2, build: 0.16, design: 0.14, analyse: -0.2 }

function lengthOf(text: string): number {
  return text.split(' ').length
}
