import { cueList } from '../../../language/cue-list.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { standingIn } from '../../../language/tokens.ts'
import { dueLabel } from '../../schedule.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isSetReport, REST } from '../from-solicitation.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { holdsFigure } from './asked-figure.ts'
import { committedIn, isMeasured, isSameCommitment, todayOf } from './committed.ts'
import { type ComposedLine, cellsOf, type TaskNumbers } from './composed.ts'
import { numbersIn, resultNamed } from './deliverables.ts'
import type { Composition } from './frame.ts'
import {
  figure,
  figuresIn,
  joined,
  listed,
  numbered,
  open,
  plainUnits,
  quoted,
  quotedFigures,
  raised,
  runsTold,
  taskNames,
} from './phrase.ts'
import { isCompared, withFigure } from './reached.ts'
import { isSaidBy, isToldOf, onceEach } from './same-test.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { named } from './thing.ts'

/**
 * What counts as done in a milestone: each proof of its steps, a look at what has no figure, each requirement with a figure that it answers, and each
 * commitment that falls due with it, once.
 */
export function criteriaOf(span: Span, answered: readonly Requirement[], numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const by = `by ${dueLabel(span.due)}`
  const ended = span.portions.filter(isEnded).map(({ step }) => step)
  const bare = span.portions.filter((one) => isEnded(one) && one.step.proof.length === 0 && !one.step.result)
  return [
    ...span.portions.filter((one) => !isEnded(one)).map(({ step }) => interimCriterion(step, span)),
    ...ended.flatMap((step) => onceEach(step.proof).map((proof) => proofCriterion({ step, proof, answered, numbers, span }, composition))),
    ...ended.filter(({ result, proof }) => result && proof.length === 0).map((step) => lookedAt(step, answered, numbers, by)),
    ...(bare.length > 0 ? [reported(span, bare, answered, numbers, composition)] : []),
    ...answered
      .filter((one) => holdsFigure(one) && !ended.some((step) => isProven(one, step)))
      .map((one) => askedCriterion(one, ended, numbers, by)),
    ...commitmentsOf(span, composition).map((one) => commitmentCriterion(one, span)),
  ]
}

/** A proof with what it is judged in: its step, what the milestone answers, and by when. */
type Judged = { step: WorkStep; proof: Proof; answered: readonly Requirement[]; numbers: TaskNumbers; span: Span }

function proofCriterion({ step, proof, answered, numbers, span }: Judged, composition: Composition): ComposedLine {
  const met = numbered(answered.filter((one) => isMetBy(one, proof) && isProven(one, step)).map(({ id }) => id))
  const also = [met && `answers ${met}`, whenDue(committedIn(proof, step, composition.rows), span)]
  const { text, from } = passMark({ step, proof, of: `result of Task ${numbers.get(step.id)?.at(-1)}`, also }, composition)
  return { text: `${text}.`, from }
}

/** A proof and its step, what it is `of` where it does not say so itself, and what is told of it behind its judge. */
type Marked = { step: WorkStep; proof: Proof; of?: string; also?: readonly (string | undefined)[] }

/** A proof with its figure, the value of the commitment that it measures, how it is tested and who judges it. */
export function passMark({ step, proof, of = 'result', also = [] }: Marked, { rows }: Composition): ComposedLine {
  const committed = committedIn(proof, step, rows)
  const quantity = isNameless(proof) ? of : proof.quantity
  const asked = (proof.value && (proof.comparator || !committed?.comparator)) || !committed?.value ? proof : committed
  const isSaid = asked.value !== undefined && isSaidIn(quantity, asked.value)
  const amount = joined([isSaid ? '' : figure(asked), committed && todayOf(committed)], ' ')
  const { beside, apart } = testedBy(proof)
  const how = committed?.how && !isToldOf(proof, committed.how) ? open(committed.how) : undefined
  const judge = proof.judge && !isJudged(proof) ? `judged by ${open(proof.judge)}` : undefined
  return {
    text: raised(withFigure(quantity, amount, joined([joined([amount, beside], ', '), how, ...apart, judge, ...also], '; '))),
    from: [...cellsOf(step.id, 'proof'), ...(committed ? cellsOf(committed.id, 'quantity', 'today', 'value', 'how') : [])],
  }
}

/** Whether a name says a value already: all of its figures, or where it has none its words. */
function isSaidIn(quantity: string, value: string): boolean {
  const figures = figuresIn(value)
  return figures.length > 0 ? figures.every((one) => figuresIn(quantity).includes(one)) : standingIn([quantity])(value)
}

const JUDGING = cueList('judge* | sign | signs | signed | accept* | approve* | confirm* | witness* | certif* | decide* | review*')

/** Whether what is told of the proof says already who judges it: "and Tom Velez judges it", "Velez signs". */
function isJudged({ quantity, judge = '' }: Proof): boolean {
  const names = judge.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []
  return names.some((name) => quantity.includes(name)) && JUDGING.test(quantity)
}

/** A proof that was told without the name of what is measured is of the step's result. */
function isNameless({ quantity }: Proof): boolean {
  return /^results?$/i.test(quantity.trim())
}

/** How a proof is tested. Cells that hold several things, such as what several sentences say, stand apart behind their labels: in one run nobody could tell which belongs to which. */
function testedBy({ condition, runs, evidence }: Proof): { beside: string; apart: (string | undefined)[] } {
  const cells = [condition, runs, evidence].map((cell) => cell && open(cell))
  if (!cells.slice(0, 2).some((cell) => /[,;]\s/.test(cell ?? '')))
    return { beside: joined([cells[0], runs && runsTold(runs)], ', '), apart: [cells[2]] }
  const labels = ['conditions', 'runs', 'evidence']
  return { beside: '', apart: cells.map((cell, at) => cell && `${labels[at]}: ${cell}`) }
}

/** Without a figure there is the thing itself to be looked at, against what asks for it. */
function lookedAt(step: WorkStep, answered: readonly Requirement[], numbers: TaskNumbers, by: string): ComposedLine {
  const figured = answered.filter(({ id }) => step.requirement_ids.includes(id)).map(({ id }) => id)
  const against = askedOf([step], answered) ?? (numbered(figured) || `Task ${numbers.get(step.id)?.at(-1)}`)
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
    text: `${raised(report)} on ${tasks}: ${told}; delivered to the TPOC for acceptance by ${dueLabel(span.due)}.`,
    from: steps.flatMap(({ id }) => cellsOf(id, 'action')),
  }
}

/** So many requirements are named with their first words, more by their numbers. */
const FEW = 2

/** The requirements without a figure that steps answer; those with one are criteria of their own. */
function askedOf(steps: readonly WorkStep[], answered: readonly Requirement[]): string | undefined {
  const asked = answered.filter((one) => !holdsFigure(one) && steps.some(({ requirement_ids }) => requirement_ids.includes(one.id)))
  if (asked.length === 0) return undefined
  return asked.length > FEW ? numbered(asked.map(({ id }) => id)) : listed(asked.map(quoted))
}

/** What the solicitation asks for in figures is measured by the step that answers it, whether the company has a figure for it or not. */
function askedCriterion(requirement: Requirement, steps: readonly WorkStep[], numbers: TaskNumbers, by: string): ComposedLine {
  const answering = steps.find(({ id, requirement_ids }) => id !== REST && requirement_ids.includes(requirement.id))
  const where = answering ? `from Task ${numbers.get(answering.id)?.at(-1)}` : 'in the verification table'
  return {
    text: `${quotedFigures(requirement)}: value and margin ${where}; ${by}.`,
    from: answering ? cellsOf(answering.id, 'requirement_ids') : [],
    requirement_ids: [requirement.id],
  }
}

/** Whether each figure that a requirement asks for stands in the proofs of a step that answers it: then these are what it is judged by. */
function isProven({ id, quantities }: Requirement, { requirement_ids, proof }: WorkStep): boolean {
  return requirement_ids.includes(id) && quantities.length > 0 && quantities.every((asked) => proof.some((one) => tells(one, asked)))
}

function isMetBy({ quantities }: Requirement, proof: Proof): boolean {
  return quantities.some((asked) => tells(proof, asked))
}

/** Whether a proof has the numbers of a figure and its unit: five runs are not five years. */
function tells({ quantity, value, unit, condition, runs }: Proof, asked: Requirement['quantities'][number]): boolean {
  const words = [quantity, value, unit, condition, runs].join(' ')
  const told = new Set(figuresIn(words))
  return figuresIn(asked.value).every((one) => told.has(one)) && plainUnits(words).includes(plainUnits(asked.unit))
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

/** By when a figure is shown: with its milestone, and in the month that somebody committed to where that comes sooner. */
function whenDue(one: Commitment | undefined, { after, due }: Span): string {
  const isSooner = one?.by_month !== undefined && one.by_month > after && one.by_month < due
  return `${isSooner ? `in month ${one.by_month}, ` : ''}by ${dueLabel(due)}`
}

function commitmentCriterion(one: Commitment, span: Span): ComposedLine {
  const isOpen = !one.value && !isCompared(one.how) && quantitiesIn(one.quantity).length === 0
  const amount = joined([isOpen ? '[the value to be reached]' : figure(one), todayOf(one)], ' ')
  const told = joined([amount, one.how && open(one.how), whenDue(one, span)], '; ')
  const text = `${raised(withFigure(one.quantity, amount, told))}.`
  return { text, from: cellsOf(one.id, 'quantity', 'today', 'value', 'how', 'by_month') }
}

/** The commitments that no proof measures and that say more than a name, where the last of their steps ends; without a step where their month falls. */
function commitmentsOf(span: Span, { rows, frame }: Composition): Commitment[] {
  const ends = span.portions.filter(isEnded).map(({ step }) => step.id)
  return rows.commitments.filter((one, at) => {
    if (rows.commitments.slice(0, at).some((before) => isSameCommitment(before, one))) return false
    const steps = rows.steps.filter(({ id, part }) => one.step_ids.includes(id) && part === 'base')
    if (isMeasured(one, rows) || isSaidBy(steps.length > 0 ? steps : rows.steps, one)) return false
    if (!one.value && !one.how && quantitiesIn(one.quantity).length === 0) return false
    const last = steps.at(-1)
    return last ? ends.includes(last.id) : isDueIn(one.by_month ?? frame.period, span, frame.milestones)
  })
}

function isDueIn(month: number, { after, due, number }: Span, milestones: number): boolean {
  return month > after && (month <= due || number === milestones)
}
