import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { saysLimit } from '../../../language/quantity/says-limit.ts'
import { DELIVERED, EACH_DELIVERABLE } from '../../quality/criteria-rules.ts'
import { dueLabel } from '../../schedule.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isOfPhase } from '../../solicitation/requirement/of-phase.ts'
import { isGuess } from '../../thought.ts'
import { isSetReport, REST } from '../from-solicitation.ts'
import { isForStepsOnly } from '../goals.ts'
import { shownBy } from '../showing-tests.ts'
import { canFail, isHalfTold } from '../told-elsewhere.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { tellsOtherwise } from './asked-figure.ts'
import { askedCriteria } from './asked-handovers.ts'
import { bound } from './bound.ts'
import { committedIn, isMarkOfStep, isMeasured, isSameCommitment, todayOf } from './committed.ts'
import { type ComposedLine, cellsOf, type TaskNumbers } from './composed.ts'
import { type Handed, handedIn, isHandedApart, isPlanned, isShownPaper, numbersIn, papersOf, resultNamed } from './deliverables.ts'
import type { Composition } from './frame.ts'
import { eventCriterion, paidEvent } from './paid-event.ts'
import { judgeApart, markTold, passMark } from './pass-mark.ts'
import { figure, joined, lowered, numbered, open, raised, taskRun } from './phrase.ts'
import { isCompared } from './reached.ts'
import { milestoneDueIn } from './same-month.ts'
import { isAbout, isSaidBy, isToldOf, onceEach } from './same-test.ts'
import { isEnded, type Span } from './spine.ts'
import { named, workInShort } from './thing.ts'
import { markOf, tellsWhen, whenDue } from './when-due.ts'

/**
 * What counts as done in a milestone: what is told to be shown of a step that goes on, each proof of its steps that can be failed, the delivery of each thing
 * that is handed over, and each commitment that falls due with it, once. Where nothing else is told, the state of what goes on is shown. What is answered without a pass mark is
 * no criterion: that it lacks one is told among what is left.
 */
export function criteriaOf(span: Span, answered: readonly Requirement[], numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const by = `by ${dueLabel(span.due)}`
  const isOfStep = (step: WorkStep) => (one: Proof) => isMark(one, step, composition)
  const tested = [...span.portions, ...(span.late ?? [])]
  const all = tested.flatMap(({ step, tests = [] }) => onceEach(tests.filter(isOfStep(step))).map((proof) => ({ step, proof })))
  const judged = all.filter(({ proof }) => !all.some((other) => isShownIn(other.proof, proof, composition)))
  const begun = span.portions.filter((one) => !isEnded(one) && !isHandedApart(one.step, span.due)).map(({ step }) => step)
  const handed = handedIn(span, composition)
  const isToShow = (step: WorkStep) => step.interim.some(({ month }) => month === span.due)
  const isReported = hasReport(span, composition)
  // what one task hands to the next is nobody's to accept: where there is a report, that tells of it
  const isInternal = (step: WorkStep) => isReported && isForStepsOnly(step.goes_to, composition.rows.steps)
  const bare = span.portions
    .filter(isEnded)
    .flatMap(({ step }) => ((step.result && !isInternal(step)) || step.proof.some(isOfStep(step)) ? [] : step))
  const set = isReported && bare.length > 0 ? span.portions.find(({ step }) => isSetReport(step))?.step : undefined
  const looked = handed.filter(({ step }) => !isInternal(step) && step !== set)
  const tables = looked.filter(({ step }) => step.id === REST && askedOf([step], answered))
  const told = [
    ...begun.filter(isToShow).map((step) => interimCriterion(step, span)),
    ...judged.map((one) => proofCriterion({ ...one, numbers, span }, composition)),
    ...lookedAt(
      looked.filter((one) => !tables.includes(one)),
      span,
      composition,
    ),
    ...tables.map(({ step }) => tabled(step, answered, by)),
    ...(bare.length > 0 && isReported ? [reported(span, bare, answered, numbers, composition)] : []),
    ...commitmentsOf(span, composition).map((one) => commitmentCriterion(one, span, composition)),
    ...askedCriteria(span, composition),
    ...eventCriterion(paidEvent(span, composition.frame), span),
  ]
  const isBare = told.length === 0 && !isPlanned(span, composition.frame)
  return isBare ? begun.map((step) => interimCriterion(step, span)) : told
}

/** Whether a test with a mark tells all of what is only to hold, and shows what it answers: that is looked at with the test. */
function isShownIn(test: Proof, proof: Proof, composition: Composition): boolean {
  if (proof.value !== undefined || test.value === undefined || !isToldOf(test, proof.quantity)) return false
  const shown = shownIn(composition)
  return shown.get(proof)?.some((id) => shown.get(test)?.includes(id)) === true
}

/** Whether a proof has a pass mark: by what it says itself in whatever words, or by the value of the commitment that it measures. */
function isMark(proof: Proof, step: WorkStep, { rows }: Composition): boolean {
  return canFail(proof) || (!isGuess(proof) && (isHalfTold(proof) || committedIn(proof, step, rows)?.value !== undefined))
}

/** A proof with what it is judged in: its step, and the milestone. */
type Judged = { step: WorkStep; proof: Proof; numbers: TaskNumbers; span: Span }

function proofCriterion({ step, proof, numbers, span }: Judged, composition: Composition): ComposedLine {
  const by = proof.by_month === undefined ? committedIn(proof, step, composition.rows) : proof
  const mark = markOf(proof, joined([proof.condition, proof.runs], ', '))
  const [number = numbers.get(step.id)?.at(-1)] = numbersIn(span, [{ step }], numbers)
  const told = { by: whenDue(by, span, mark), answers: answers(proof, composition) }
  const { text, from } = passMark({ step, proof, of: `result of Task ${number}`, ...told }, composition)
  return { text: `${text}.`, from }
}

/** Which requirements a test shows to be met, by their numbers: none of which it has another value. */
function answers(one: Proof | Commitment, composition: Composition): string | undefined {
  const { requirements, phase } = composition.frame
  const ids = shownIn(composition).get(one) ?? []
  const met = requirements.filter((asked) => ids.includes(asked.id) && isOfPhase(asked, phase) && !tellsOtherwise(one, asked))
  return met.length > 0 ? `answers ${numbered(met.map(({ id }) => id))}` : undefined
}

const known = new WeakMap<Composition, ReturnType<typeof shownBy>>()

/** What the tests of a plan show, worked out once for all of its milestones: a test is told apart from all others. */
export function shownIn(composition: Composition): ReturnType<typeof shownBy> {
  const { rows, frame } = composition
  const shown = known.get(composition) ?? shownBy([...frame.requirements, ...frame.later, ...frame.option], rows)
  known.set(composition, shown)
  return shown
}

/**
 * Without a figure there is the thing itself to be looked at: one line for all that are handed over, unless tests are about when each of them comes. What only
 * goes to another task is in no list of what is handed over, and so named.
 */
function lookedAt(handed: readonly Handed[], span: Span, composition: Composition): ComposedLine[] {
  const dated = span.portions.flatMap(({ tests = [] }) => tests.filter(({ quantity }) => tellsWhen(quantity)))
  const isTold = (thing: string) => dated.some(({ quantity }) => isAbout(quantity, thing))
  const untold = handed.filter(({ items }) => items.some(({ thing }) => !isTold(thing)))
  const isInternal = ({ step }: Handed) => isForStepsOnly(step.goes_to, composition.rows.steps)
  const [own, internal] = [untold.filter((one) => !isInternal(one)), untold.filter(isInternal)]
  const titles = papersOf(span, composition).length > 0 ? cellsOf(composition.frame.named?.[span.number - 1]?.id ?? '', 'title') : []
  const from = [...own.flatMap(({ step }) => cellsOf(step.id, 'result')), ...titles]
  const due = dueLabel(span.due)
  return [
    ...(from.length > 0 ? [{ text: delivered(due), from }] : []),
    ...internal.map(({ step, items }) => ({
      text: `${DELIVERED} by ${due}: ${items.map(({ thing }) => resultNamed(thing)).join('; ')}.`,
      from: cellsOf(step.id, 'result'),
    })),
  ]
}

/** The table of the requirements tells of each of them. */
function tabled(step: WorkStep, answered: readonly Requirement[], by: string): ComposedLine {
  const asked = askedOf([step], answered)
  return {
    text: `Verification table (XLSX): states the finding and the record behind it for ${asked}; checked by the TPOC ${by}.`,
    from: cellsOf(step.id, 'result'),
  }
}

/**
 * How things are judged of which nobody has said when they count as done: by when they come. What they are, and which has a date of its own, the list of
 * what is handed over says, and nothing beside it may say otherwise.
 */
export function delivered(due: string): string {
  return `${EACH_DELIVERABLE}${lowered(DELIVERED)} by ${due}, or by the date stated with it.`
}

/** Whether there is a report on the work of a milestone: the last one has the final one, and of one that the company planned only the solicitation sets any. */
function hasReport(span: Span, { frame }: Composition): boolean {
  const isLast = span.number === frame.milestones && !frame.areStepsTold
  return isLast || !isPlanned(span, frame) || span.portions.some(({ step }) => isSetReport(step))
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
  const tasks = taskRun(numbersIn(span, bare, numbers))
  const set = span.portions.find(({ step }) => isSetReport(step))?.step
  const report = set ? named(set) : span.number === frame.milestones ? 'Final report' : 'Progress report'
  const found = `states the result ${bare.length > 1 ? 'of each task' : 'reached'} and the record that shows it`
  const told = joined([found, asked && `what was found on ${asked}`], ', and ')
  return {
    text: `${raised(report)}${set ? `: for ${tasks}` : ` on ${tasks}:`} ${told}; delivered to the TPOC for acceptance by ${dueLabel(span.due)}.`,
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
  const { words: state, judge } = judgeApart(interimState(step, due))
  const text = isShownPaper(state) ? delivered(dueLabel(due)) : undefined
  return {
    text: text ?? `${joined([`${raised(open(state))}: shown by ${dueLabel(due)}`, judge], '; ')}.`,
    from: cellsOf(step.id, 'interim', 'action'),
  }
}

function commitmentCriterion(one: Commitment, span: Span, composition: Composition): ComposedLine {
  const limit = bound(one, composition.frame.requirements)
  const text = `${raised(
    markTold({
      ...one,
      limit,
      mark: figure(limit),
      today: todayOf(one),
      by: whenDue(one, span, markOf(one, one.how)),
      answers: answers(one, composition),
    }),
  )}.`
  return { text, from: cellsOf(one.id, 'quantity', 'today', 'value', 'how', 'by_month') }
}

/** Whether it is not told yet which value a commitment is to. */
export function isOpen({ value, how, quantity }: Commitment): boolean {
  return isGuess({ quantity, value }) || (!value && !isCompared(how) && !saysLimit(quantity) && quantitiesIn(quantity).length === 0)
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
    const due = milestoneDueIn(one.by_month ?? frame.period, { dues: frame.dues })
    return last && one.by_month === undefined ? ends.includes(last.id) : due === span.number
  })
}
