import { stem } from '../../../language/stem.ts'
import { dueLabel } from '../../schedule.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isSetReport } from '../solicitation-steps.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf, type TaskNumbers } from './composed.ts'
import { numbersIn, resultNamed } from './deliverables.ts'
import type { Composition } from './frame.ts'
import { figure, joined, listed, numbered, open, quoted, quotedFigures, raised, taskNames } from './phrase.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { named } from './thing.ts'

/**
 * What counts as done in a milestone: each proof of its steps, a look at what has no figure, each figure of the requirements that it answers, and each
 * commitment that falls due with it.
 */
export function criteriaOf(span: Span, answered: readonly Requirement[], numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const by = `by ${dueLabel(span.due)}`
  const ended = span.portions.filter(isEnded).map(({ step }) => step)
  const bare = span.portions.filter((one) => isEnded(one) && one.step.proof.length === 0 && !one.step.result)
  return [
    ...span.portions.filter((one) => !isEnded(one)).map(({ step }) => interimCriterion(step, span)),
    ...ended.flatMap((step) => step.proof.map((proof) => proofCriterion(step, proof, composition, by))),
    ...ended.filter(({ result, proof }) => result && proof.length === 0).map((step) => lookedAt(step, answered, numbers, by)),
    ...(bare.length > 0 ? [reported(span, bare, answered, numbers, composition)] : []),
    ...answered.filter((one) => one.quantities.length > 0 && !isProven(one, ended)).map((one) => askedCriterion(one, by)),
    ...commitmentsOf(span, composition).map((one) => commitmentCriterion(one, by)),
  ]
}

function proofCriterion(step: WorkStep, proof: Proof, { rows }: Composition, by: string): ComposedLine {
  const committed = rows.commitments.find((one) => isMeasuredBy(one, proof, step))
  const amount = figure(committed?.value ? committed : proof)
  const told = joined(
    [
      joined([amount, committed?.today && `(today ${open(committed.today)})`], ' '),
      proof.condition && open(proof.condition),
      proof.runs && open(proof.runs),
    ],
    ', ',
  )
  const shown = joined([told, proof.evidence && open(proof.evidence), proof.judge && `judged by ${open(proof.judge)}`, by], '; ')
  return {
    text: `${raised(open(proof.quantity))}: ${shown}.`,
    from: [...cellsOf(step.id, 'proof'), ...(committed ? cellsOf(committed.id, 'quantity', 'today', 'value') : [])],
  }
}

/** Without a figure there is the thing itself to be looked at, against what asks for it. */
function lookedAt(step: WorkStep, answered: readonly Requirement[], numbers: TaskNumbers, by: string): ComposedLine {
  const against = askedOf([step], answered) ?? `Task ${numbers.get(step.id)?.at(-1)}`
  return {
    text: `${resultNamed(step.result ?? '')}: complete, and inspected by the TPOC against ${against}; ${by}.`,
    from: cellsOf(step.id, 'result'),
  }
}

/** Work without result and figure is judged by the report on it. */
function reported(
  span: Span,
  bare: readonly Portion[],
  answered: readonly Requirement[],
  numbers: TaskNumbers,
  { frame }: Composition,
): ComposedLine {
  const steps = bare.map(({ step }) => step)
  const asked = askedOf(steps, answered)
  const tasks = taskNames(numbersIn(span, bare, numbers))
  const set = span.portions.find(({ step }) => isSetReport(step))?.step
  const report = set ? named(set) : span.number === frame.milestones ? 'Final report' : 'Progress report'
  const told = joined(['gives the work done, the results with their records, and what is still open', asked && `answers ${asked}`], '; ')
  return {
    text: `${raised(report)} on ${tasks}: ${told}; accepted by the TPOC by ${dueLabel(span.due)}.`,
    from: steps.flatMap(({ id }) => cellsOf(id, 'action')),
  }
}

/** So many requirements are named with their first words, more by their numbers. */
const FEW = 2

/** The requirements without a figure that steps answer; those with one are criteria of their own. */
function askedOf(steps: readonly WorkStep[], answered: readonly Requirement[]): string | undefined {
  const asked = answered.filter(({ id, quantities }) => quantities.length === 0 && steps.some((one) => one.requirement_ids.includes(id)))
  if (asked.length === 0) return undefined
  return asked.length > FEW ? numbered(asked.map(({ id }) => id)) : listed(asked.map(quoted))
}

/** What the solicitation asks for in figures is measured, whether the company has a figure for it or not. */
function askedCriterion(requirement: Requirement, by: string): ComposedLine {
  return {
    text: `${quotedFigures(requirement)}: value and margin in the verification table; ${by}.`,
    from: [],
    requirement_ids: [requirement.id],
  }
}

function isProven({ quantities }: Requirement, steps: readonly WorkStep[]): boolean {
  const proofs = steps.flatMap(({ proof }) => proof)
  return quantities.every(({ value, unit }) => proofs.some((proof) => proof.value === value && (proof.unit ?? '') === unit))
}

/** What is to be seen of a step that goes on. */
export function interimState(step: WorkStep, due: number): string {
  return step.interim.find(({ month }) => month === due)?.state ?? `${named(step)}, state at month ${due}`
}

function interimCriterion(step: WorkStep, { due }: Span): ComposedLine {
  return {
    text: `${raised(open(interimState(step, due)))}: shown to the TPOC with the results so far and what is open; by ${dueLabel(due)}.`,
    from: cellsOf(step.id, 'interim', 'result'),
  }
}

function commitmentCriterion(one: Commitment, by: string): ComposedLine {
  const amount = joined([figure(one), one.today && `(today ${open(one.today)})`], ' ')
  const text = `${raised(open(one.quantity))}: ${joined([amount, one.how && open(one.how), by], '; ')}.`
  return { text, from: cellsOf(one.id, 'quantity', 'today', 'value', 'how', 'by_month') }
}

/** The commitments that no proof measures, where the last of their steps ends; without a step where their month falls. */
function commitmentsOf(span: Span, { rows, frame }: Composition): Commitment[] {
  const ends = span.portions.filter(isEnded).map(({ step }) => step.id)
  return rows.commitments.filter((one) => {
    const steps = rows.steps.filter(({ id, part }) => one.step_ids.includes(id) && part === 'base')
    if (steps.some((step) => step.proof.some((proof) => isMeasuredBy(one, proof, step)))) return false
    const last = steps.at(-1)
    return last ? ends.includes(last.id) : isDueIn(one.by_month ?? frame.period, span, frame.milestones)
  })
}

function isDueIn(month: number, { after, due, number }: Span, milestones: number): boolean {
  return month > after && (month <= due || number === milestones)
}

/** Whether a step's proof measures what was committed to: the same unit, and nearly the same name. */
function isMeasuredBy(one: Commitment, proof: Proof, step: WorkStep): boolean {
  if (!one.step_ids.includes(step.id) || (one.unit ?? '') !== (proof.unit ?? '')) return false
  const [name, other] = [stemsOf(one.quantity), stemsOf(proof.quantity)]
  const shared = name.filter((word) => other.includes(word)).length
  return shared > 0 && shared >= Math.min(name.length, other.length) / 2
}

function stemsOf(text: string): string[] {
  return [...new Set((text.match(/[\p{L}\d]{3,}/gu) ?? []).map(stem))].filter((word) => !['the', 'and', 'for'].includes(word))
}
