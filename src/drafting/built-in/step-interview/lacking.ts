import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { factsStated, POINTER } from '../../../domain/quality/how-fact.ts'
import { kindOf, PAPER } from '../../../domain/quality/how-task.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { papersIn } from '../../../domain/work-breakdown/composed/closing-papers.ts'
import { committedIn } from '../../../domain/work-breakdown/composed/committed.ts'
import { lowered } from '../../../domain/work-breakdown/composed/phrase.ts'
import { actionIn, performerIn } from '../../../domain/work-breakdown/composed/told-task.ts'
import { isFromSolicitation, REST } from '../../../domain/work-breakdown/from-solicitation.ts'
import { hasMeasure } from '../../../domain/work-breakdown/has-measure.ts'
import { canFail, isAsked, isHalfTold, isPassMark } from '../../../domain/work-breakdown/told-elsewhere.ts'
import { figuresOf } from '../../../domain/work-breakdown/told-figures.ts'
import type { Proof, WorkBreakdown, WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { isSaidBy } from '../../../language/nothing-new.ts'
import { sharesIn } from '../../../language/quantity/share.ts'
import { stemsIn } from '../../../language/stem.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { heldRows } from './held.ts'
import { labelled, type ToldTask, toldMilestone } from './told-milestone.ts'

/** What a task may lack; under which conditions it is tested, and who judges it, is asked beside its mark. */
export type Lackable = Extract<StepMatter, 'how' | 'who' | 'when' | 'handed_over' | 'success'> | 'condition' | 'judge'

/** A task with the row that it was composed from and what is done in it, its tests that fall due in the milestone, and what all of them do not say. */
export type OpenTask = {
  task: ToldTask
  action: string
  lacks: ReadonlySet<Lackable>
  step: WorkStep
  isInterim: boolean
  tests: readonly Proof[]
}

/** Whether a step is there only because the solicitation sets something for a month: a meeting, a report, a briefing. */
export function isSet(step: WorkStep | undefined): boolean {
  return step?.from_month !== undefined && isFromSolicitation(step)
}

/**
 * The tasks of a milestone with what each lacks. What stands in the text counts; of the tasks that every plan has nothing is asked, nor of what somebody wrote
 * beside the rows: no cell could take the answer. Where nothing of its own proves the milestone yet, `isUnproven`, all of its work is asked for a pass mark.
 */
export function openTasks(milestone: StoredMilestone, facts: PlanFacts, isUnproven = false): OpenTask[] {
  const rows = rowTasks(facts)
  const { tasks } = toldMilestone(shownText(milestone))
  return tasks.flatMap((task): OpenTask[] => {
    const row = rows.get(keyOf(task, milestone)) ?? rows.get(actionIn(task)) ?? reworded(task, rows.get(task.number ?? ''))
    return row === undefined || row === 'own'
      ? []
      : [{ task, action: actionOf(task, row), ...lackingOfRow(task, row, milestone, facts, isUnproven) }]
  })
}

/** The row of a task of which somebody has written the line otherwise: it still says all that the row does, or the row all of it. */
function reworded(task: ToldTask, row: RowTask | 'own' | undefined): RowTask | undefined {
  if (row === undefined || row === 'own') return undefined
  const { action } = row.step
  return isSaidBy(task.text, action) || isSaidBy(action, actionIn(task)) ? row : undefined
}

/** What is done, as the text tells it; work that goes on is called by its row: "complete Task 2.1 (testing)". */
function actionOf(task: ToldTask, { step, isFirst }: RowTask): string {
  return isFirst ? actionIn(task) : lowered(step.action)
}

type RowTask = { step: WorkStep; isFirst: boolean; isLast: boolean }

function keyOf(task: Pick<ToldTask, 'text'>, { milestone_number }: Pick<StoredMilestone, 'milestone_number'>): string {
  return `${milestone_number} ${actionIn(task)}`
}

/**
 * The tasks as the rows compose them, by their milestone and what is done in them, and by that alone: whatever their numbers are by now, and whoever does
 * them. "own" are those that every plan has.
 */
function rowTasks(facts: PlanFacts): ReadonlyMap<string, RowTask | 'own'> {
  const { composition, milestones } = planRows(facts)
  const lines = milestones.flatMap((one) =>
    one.all.filter(({ text }) => text.startsWith('Task ')).map((line) => ({ ...line, key: keyOf(line, one) })),
  )
  const rowOf = ({ from }: (typeof lines)[number]) => from.find(({ cell }) => cell === 'action')?.row
  return new Map(
    lines.flatMap((line, at): [string, RowTask | 'own'][] => {
      const both = (one: RowTask | 'own'): [string, RowTask | 'own'][] => [
        [line.key, one],
        [actionIn(line), one],
        [/^Task (\d+\.\d+):/.exec(line.text)?.[1] ?? '', one],
      ]
      const row = rowOf(line)
      const step = composition.rows.steps.find(({ id }) => id === row)
      const has = (one: (typeof lines)[number]) => rowOf(one) === row
      if (!step || step.id === REST) return both('own')
      return both({ step, isFirst: !lines.slice(0, at).some(has), isLast: !lines.slice(at + 1).some(has) })
    }),
  )
}

function lackingOfRow(task: ToldTask, row: RowTask, milestone: StoredMilestone, facts: PlanFacts, isUnproven: boolean) {
  const { step, isFirst, isLast } = row
  // its month and its name are the solicitation's
  if (isSet(step)) return { lacks: new Set<Lackable>(), step, isInterim: false, tests: [] }
  const { labels } = task
  const { milestones, composition } = planRows(facts)
  const { rows, frame } = composition
  const due = frame.dues[milestone.milestone_number - 1]
  const after = frame.dues[milestone.milestone_number - 2] ?? 0
  const isDue = (month: number) => month > after && (isLast || (due !== undefined && month <= due))
  const tests = step.proof.filter(({ by_month }) => (by_month === undefined ? isLast : isDue(by_month)))
  const composed = new Set(milestones.flatMap(({ criteria }) => criteria.map(({ text }) => text)))
  const isJudgedOtherwise = milestone.acceptance_criteria.some((one) => !composed.has(one))
  const time = labelled(labels, 'Place and time', 'Time')
  // what is written is judged by being handed over, a meeting by being held: neither needs an instrument, a bench or a pass mark
  const isWork = !['paper', 'meeting'].includes(kindOf(task.text)) && !isOnlyWritten(step)
  const isMarked = !isJudgedOtherwise && tests.some((one) => one.value && (one.comparator || isHalfTold(one)))
  const isLacking: Record<Lackable, boolean> = {
    how: isWork && lacksHow(task, step),
    who: isFirst && lacksPeople(task, step),
    when: step.to_month === undefined && (!time || !factsStated(time.text).has('date')),
    // a test that falls due by then shows it, where its milestone hands over anything
    handed_over: isLast
      ? !labelled(labels, 'Result') && !step.result
      : (tests.length === 0 || milestone.deliverables.length === 0) && !step.interim.some(({ month }) => month === due),
    // of a test that says something its row asks the rest
    success:
      !isJudgedOtherwise &&
      (tests.some((one) => isUnmarked(one, step, rows)) ||
        (isLast &&
          isWork &&
          (isUnproven || hasMeasure(step, rows.steps, frame.requirements)) &&
          isUntold(step.proof) &&
          !isPassMark(step, heldRows({ facts }).commitments))),
    condition: isMarked && tests.some(isUntried),
    judge: isMarked && tests.some(isUnjudged),
  }
  return { lacks: setOf(isLacking), step, isInterim: !isLast, tests }
}

/** Whether nothing says yet when a test is passed, so that it is no criterion. */
export function isUnmarked(proof: Proof, step: WorkStep, rows: WorkBreakdown): boolean {
  return !isAsked(proof) && !canFail(proof) && committedIn(proof, step, rows)?.value === undefined
}

/** Whether nobody is named who judges a test. */
export function isUnjudged({ value, judge }: Proof): boolean {
  return value !== undefined && judge === undefined
}

/** Whether a step does nothing but write the paper that it hands over, after which it is named: "reporting". */
function isOnlyWritten({ action, result = '' }: WorkStep): boolean {
  const done = stemsIn(action)
  return papersIn(result).some((paper) => PAPER.test(paper) && done.includes(stemsIn(paper).at(-1) ?? ''))
}

/** Whether a pass mark says neither how it is tested nor how often, be that in its name, "drop under 50 uM", or as a share: "14 of 17". */
export function isUntried(proof: Proof): boolean {
  const { quantity, value, unit = '', condition, runs } = proof
  if (value === undefined || isHalfTold(proof) || condition !== undefined || runs !== undefined) return false
  return sharesIn(`${value} ${unit}`).length === 0 && figuresOf({ quantity }).own.every((told) => `${told.value}` === value)
}

function isUntold(proof: readonly Proof[]): boolean {
  return proof.length === 0 || proof.some(isHalfTold)
}

function lacksPeople(task: ToldTask, { lead, people }: WorkStep): boolean {
  return performerIn(task) === '' && !labelled(task.labels, 'People') && !lead && people.length === 0
}

/** What the row holds counts as what the text says: the text may have been drafted before. A method may name its instruments itself. */
function lacksHow({ labels }: ToldTask, step: WorkStep): boolean {
  const method = labelled(labels, 'Method')?.text ?? step.method
  if (!method || POINTER.test(method)) return !method
  return !(labelled(labels, 'Tools', 'Input') ?? step.tools ?? step.input) && !factsStated(method).has('instrument_or_data')
}

function setOf(isLacking: Record<Lackable, boolean>): ReadonlySet<Lackable> {
  return new Set((Object.keys(isLacking) as Lackable[]).filter((one) => isLacking[one]))
}
