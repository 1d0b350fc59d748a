import { stem } from '../../../language/stem.ts'
import { dueLabel } from '../../schedule.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf } from './composed.ts'
import type { Composition } from './frame.ts'
import { figure, joined, LONGEST_THING, lowered, open, raised, shortened } from './phrase.ts'
import type { Span } from './spine.ts'
import type { TaskNumbers } from './step-lines.ts'

/** What counts as done in a milestone: each proof of its steps, each commitment that falls due with them, and a look at what has no figure. */
export function criteriaOf(span: Span, numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const by = `by ${dueLabel(span.due)}`
  const ofSteps = span.portions.flatMap(({ step, is }) => {
    const number = numbers.get(step.id) ?? ''
    if (is === 'interim') return [interimCriterion(step, span)]
    return step.proof.length > 0 ? step.proof.map((proof) => proofCriterion(step, proof, composition, by)) : [lookedAt(step, number, by)]
  })
  return [...ofSteps, ...commitmentsOf(span, composition).map((one) => commitmentCriterion(one, by))]
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

/** Without a figure there is the thing itself to be looked at. */
function lookedAt(step: WorkStep, number: string, by: string): ComposedLine {
  const thing = step.result ? shortened(raised(open(step.result)), LONGEST_THING) : `result of Task ${number}`
  return { text: `${raised(thing)}: complete, and inspected by the TPOC against Task ${number}; ${by}.`, from: cellsOf(step.id, 'result') }
}

/** What is to be seen of a step that goes on. */
export function interimState(step: WorkStep, due: number): string {
  return (
    step.interim.find(({ month }) => month === due)?.state ??
    `Interim state at month ${due}${step.result ? ` of the ${bare(shortened(step.result, LONGEST_THING))}` : `: ${lowered(open(step.action))}`}`
  )
}

function bare(result: string): string {
  return open(result).replace(/^(?:an?|the|one)\s/i, '')
}

function interimCriterion(step: WorkStep, { due }: Span): ComposedLine {
  return {
    text: `${raised(open(interimState(step, due)))}: shown to the TPOC with what is done and what is open; by ${dueLabel(due)}.`,
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
  const ends = span.portions.filter(({ is }) => is !== 'interim').map(({ step }) => step.id)
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
