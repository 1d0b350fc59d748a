import { cueList } from '../../../language/cue-list.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { standingIn } from '../../../language/tokens.ts'
import { dueLabel } from '../../schedule.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isSetReport, REST } from '../from-solicitation.ts'
import { shownBy } from '../showing-tests.ts'
import { canFail, isHalfTold } from '../told-elsewhere.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { bound } from './bound.ts'
import { committedIn, isMarkOfStep, isMeasured, isSameCommitment, todayOf } from './committed.ts'
import { type ComposedLine, cellsOf, type TaskNumbers } from './composed.ts'
import { type Handed, handedIn, numbersIn, papersOf, resultNamed } from './deliverables.ts'
import type { Composition } from './frame.ts'
import { isName } from './people.ts'
import { figure, figuresIn, joined, lowered, numbered, open, raised, runsTold, taskNames } from './phrase.ts'
import { isCompared, withFigure } from './reached.ts'
import { isSaidBy, isToldOf, onceEach } from './same-test.ts'
import { isEnded, type Span } from './spine.ts'
import { named, workInShort } from './thing.ts'
import { markOf, whenDue } from './when-due.ts'

/**
 * What counts as done in a milestone: each proof of its steps that can be failed, a look at what has none, and each commitment that falls due with it, once.
 * What is answered without a pass mark is no criterion: that it lacks one is told among what is left.
 */
export function criteriaOf(span: Span, answered: readonly Requirement[], numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const by = `by ${dueLabel(span.due)}`
  const marks = (step: WorkStep) => step.proof.filter((one) => isMark(one, step, composition))
  const ended = span.portions.filter(isEnded).map(({ step }) => ({ ...step, proof: marks(step) }))
  const begun = span.portions.filter((one) => !isEnded(one))
  const handed = handedIn(span, composition)
  const unproven = handed.filter(({ step }) => marks(step).length === 0 || begun.some((one) => one.step.id === step.id))
  const isToShow = ({ id, interim }: WorkStep) =>
    interim.some(({ month }) => month === span.due) || !handed.some(({ step }) => step.id === id)
  const bare = ended.filter(({ proof, result }) => proof.length === 0 && !result)
  return [
    ...begun.flatMap(({ step }) => (isToShow(step) ? [interimCriterion(step, span)] : [])),
    ...ended.flatMap((step) => onceEach(step.proof).map((proof) => proofCriterion({ step, proof, answered, numbers, span }, composition))),
    ...unproven.map((one) => lookedAt(one, answered, by)),
    ...papersOf(span, composition).map((one) => ({
      text: inspected(one, ` ${by}`),
      from: cellsOf(composition.frame.named?.[span.number - 1]?.id ?? '', 'title'),
    })),
    ...(bare.length > 0 ? [reported(span, bare, answered, numbers, composition)] : []),
    ...commitmentsOf(span, composition).map((one) => commitmentCriterion(one, answered, span, composition)),
  ]
}

/** Whether a proof has a pass mark: by what it says itself in whatever words, or by the value of the commitment that it measures. */
function isMark(proof: Proof, step: WorkStep, { rows }: Composition): boolean {
  return canFail(proof) || isHalfTold(proof) || committedIn(proof, step, rows)?.value !== undefined
}

/** A proof with what it is judged in: its step, what the milestone answers, and by when. */
type Judged = { step: WorkStep; proof: Proof; answered: readonly Requirement[]; numbers: TaskNumbers; span: Span }

function proofCriterion({ step, proof, answered, numbers, span }: Judged, composition: Composition): ComposedLine {
  const also = [
    answers(answered, proof, composition),
    whenDue(committedIn(proof, step, composition.rows), span, markOf(proof, proof.condition)),
  ]
  const { text, from } = passMark({ step, proof, of: `result of Task ${numbers.get(step.id)?.at(-1)}`, also }, composition)
  return { text: `${text}.`, from }
}

/** Which requirements a test shows to be met, by their numbers. */
function answers(answered: readonly Requirement[], one: Proof | Commitment, composition: Composition): string | undefined {
  const ids = shownIn(composition).get(one) ?? []
  const met = answered.filter(({ id }) => ids.includes(id))
  return met.length > 0 ? `answers ${numbered(met.map(({ id }) => id))}` : undefined
}

const known = new WeakMap<Composition, ReturnType<typeof shownBy>>()

/** What the tests of a plan show, worked out once for all of its milestones: a test is told apart from all others. */
function shownIn(composition: Composition): ReturnType<typeof shownBy> {
  const { rows, frame } = composition
  const shown = known.get(composition) ?? shownBy([...frame.requirements, ...frame.later, ...frame.option], rows)
  known.set(composition, shown)
  return shown
}

/** A proof and its step, what it is `of` where it does not say so itself, and what is told of it behind its judge. */
type Marked = { step: WorkStep; proof: Proof; of?: string; also?: readonly (string | undefined)[] }

/** A proof with its figure, the value of the commitment that it measures, how it is tested and who judges it. */
export function passMark({ step, proof: asTold, of = 'result', also = [] }: Marked, { rows, frame }: Composition): ComposedLine {
  const proof = withThing(asTold)
  const committed = committedIn(proof, step, rows)
  const quantity = isNameless(proof) ? of : proof.quantity
  const own = (proof.value && (proof.comparator || !committed?.comparator)) || !committed?.value ? proof : committed
  const asked = bound(own, frame.requirements)
  const isSaid = asked.value !== undefined && isSaidIn(quantity, asked.value)
  const amount = joined([isSaid ? '' : figure(asked), committed && todayOf(committed)], ' ')
  const { beside, apart } = testedBy(proof)
  const how = committed?.how && !isToldOf(proof, committed.how) ? open(committed.how) : undefined
  const judge = proof.judge && !isJudged(proof) ? `${isName(proof.judge) ? 'judged by' : 'judging:'} ${open(proof.judge)}` : undefined
  const told = withFigure(quantity, amount, joined([joined([amount, beside], ', '), how, ...apart, judge, ...also], '; '))
  return {
    text: raised(standsFor(proof) ? `${of}: ${lowered(told)}` : told),
    from: [...cellsOf(step.id, 'proof'), ...(committed ? cellsOf(committed.id, 'quantity', 'today', 'value', 'how') : [])],
  }
}

/** Whether a name says a value already: its figures, or where it says more than these its words. */
function isSaidIn(quantity: string, value: string): boolean {
  return isBareFigure(value) ? figuresIn(value).every((one) => figuresIn(quantity).includes(one)) : standingIn([quantity])(value)
}

/** A proof that tells of its thing by a word that only points to it: "it passes if no lot fails" says nothing alone. */
function standsFor({ quantity }: Proof): boolean {
  return POINTING.test(quantity.trim().split(' ', 1)[0] ?? '')
}

const POINTING = cueList('it | they | this | that | these | those')

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

/** A proof without a name and a figure: where it holds is what has to hold, "all ropes are weighed". */
function withThing({ condition, ...proof }: Proof): Proof {
  return isNameless(proof) && proof.value === undefined && condition
    ? { ...proof, quantity: condition }
    : { ...proof, ...(condition && { condition }) }
}

/** How a proof is tested. Cells that hold several things, such as what several sentences say, stand apart behind their labels: in one run nobody could tell which belongs to which. */
function testedBy({ condition, runs, evidence }: Proof): { beside: string; apart: (string | undefined)[] } {
  const cells = [condition, runs, evidence].map((cell) => cell && open(cell))
  if (!cells.slice(0, 2).some((cell) => /[,;]\s/.test(cell ?? '')))
    return { beside: joined([cells[0], runs && runsTold(runs)], ', '), apart: [cells[2]] }
  const labels = ['conditions', 'runs', 'evidence']
  return { beside: '', apart: cells.map((cell, at) => cell && `${labels[at]}: ${cell}`) }
}

/** Without a figure there is the thing itself to be looked at; the table of the requirements tells of each of them. */
function lookedAt({ step, items }: Handed, answered: readonly Requirement[], by: string): ComposedLine {
  const from = cellsOf(step.id, 'result')
  const asked = step.id === REST ? askedOf([step], answered) : undefined
  if (!asked) return { text: inspected(resultNamed(items.map((one) => one.thing).join('; ')), ` ${by}`), from }
  return { text: `Verification table (XLSX): states the finding and the record behind it for ${asked}; checked by the TPOC ${by}.`, from }
}

/** How a thing is judged of which nobody has said when it counts as done: no more is said than that it is looked at. */
export function inspected(thing: string, by: string): string {
  return `${thing}: delivered and checked by the TPOC${by}.`
}

/** Work without result and figure is judged by the report on it. */
function reported(
  span: Span,
  steps: readonly WorkStep[],
  answered: readonly Requirement[],
  numbers: TaskNumbers,
  { frame }: Composition,
): ComposedLine {
  const asked = askedOf(steps, answered)
  const bare = span.portions.filter((one) => isEnded(one) && steps.some(({ id }) => id === one.step.id))
  const tasks = taskNames(numbersIn(span, bare, numbers))
  const set = span.portions.find(({ step }) => isSetReport(step))?.step
  const report = set ? named(set) : span.number === frame.milestones ? 'Final report' : 'Progress report'
  const found = `states the result ${bare.length > 1 ? 'of each task' : 'reached'} and the record that shows it`
  const told = joined([found, asked && `what was found on ${asked}`], ', and ')
  return {
    text: `${raised(report)} on ${tasks}: ${told}; delivered to the TPOC for acceptance by ${dueLabel(span.due)}.`,
    from: steps.flatMap(({ id }) => cellsOf(id, 'action')),
  }
}

/** The requirements that steps answer, by their numbers. */
function askedOf(steps: readonly WorkStep[], answered: readonly Requirement[]): string | undefined {
  const asked = answered.filter((one) => steps.some(({ requirement_ids }) => requirement_ids.includes(one.id)))
  if (asked.length === 0) return undefined
  return `${asked.length > 1 ? 'each of ' : ''}${numbered(asked.map(({ id }) => id))}`
}

/** What is to be seen of a step that goes on. */
export function interimState(step: WorkStep, due: number): string {
  return step.interim.find(({ month }) => month === due)?.state ?? `${workInShort(step)}, state at month ${due}`
}

function interimCriterion(step: WorkStep, { due }: Span): ComposedLine {
  return {
    text: `${raised(open(interimState(step, due)))}: shown to the TPOC with the results so far and what is open; by ${dueLabel(due)}.`,
    from: cellsOf(step.id, 'interim', 'action'),
  }
}

function commitmentCriterion(one: Commitment, answered: readonly Requirement[], span: Span, composition: Composition): ComposedLine {
  const { frame } = composition
  const amount = joined([figure(bound(one, frame.requirements)), todayOf(one)], ' ')
  const told = joined(
    [amount, one.how && open(one.how), answers(answered, one, composition), whenDue(one, span, markOf(one, one.how))],
    '; ',
  )
  const text = `${raised(withFigure(one.quantity, amount, told))}.`
  return { text, from: cellsOf(one.id, 'quantity', 'today', 'value', 'how', 'by_month') }
}

/** Whether it is not told yet which value a commitment is to. */
export function isOpen({ value, how, quantity }: Commitment): boolean {
  return !value && !isCompared(how) && quantitiesIn(quantity).length === 0
}

/**
 * The commitments that no proof measures and whose value is told, where their own month falls; without one where the last of their steps ends. One that names
 * neither is no criterion of any milestone: to which step it belongs is asked among what is left.
 */
function commitmentsOf(span: Span, { rows, frame }: Composition): Commitment[] {
  const ends = span.portions.filter(isEnded).map(({ step }) => step.id)
  return rows.commitments.filter((one, at) => {
    if (rows.commitments.slice(0, at).some((before) => isSameCommitment(before, one))) return false
    const own = rows.steps.filter(({ id }) => one.step_ids.includes(id))
    const steps = own.filter(({ part }) => part === 'base')
    if (isMeasured(one, rows) || isSaidBy(steps.length > 0 ? steps : rows.steps, one)) return false
    if (isOpen(one) || (own.length === 0 && (one.by_month === undefined || isMarkOfStep(one, rows)))) return false
    const last = steps.at(-1)
    return last && one.by_month === undefined ? ends.includes(last.id) : isDueIn(one.by_month ?? frame.period, span, frame.milestones)
  })
}

function isDueIn(month: number, { after, due, number }: Span, milestones: number): boolean {
  return month > after && (month <= due || number === milestones)
}
