import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../domain/answer-fields/forms.ts'
import { isStepSlot, type Subject } from '../../../domain/interview.ts'
import { shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import { answeredBy } from '../../../domain/solicitation/requirement/answered-by.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { thingWords } from '../../../domain/steps/handed-told.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { numbered } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import { isForStepsOnly } from '../../../domain/work-breakdown/goals.ts'
import { cueList } from '../../../language/cue-list.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { HANDED_OVER } from '../../../language/things-listed.ts'
import { planRows } from '../plan-rows.ts'
import { thingsTold } from '../questions/things-told.ts'
import { type Gap, gapOf, offering } from './gap.ts'
import { heldRows } from './held.ts'
import { openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { labelled, toldMilestone } from './told-milestone.ts'

/** The rows that a milestone lacks because of where it stands in the plan: what the Government gives, of the first one, and what may go wrong, of one of work. */
export function planGaps(now: MilestoneNow): Gap[] {
  const { milestone } = now
  if (milestone.step_type === 'kickoff') {
    const isTold = isLabelled(now, 'From the Government') || heldRows(now).furnished.length > 0 || isSaid(now, 'government')
    const q = 'Which data, equipment or access is needed from the Government?'
    const why = 'What the Government has to give has to be asked for at the start.'
    return isTold ? [] : [gapOf('government', 5, { q, why, fills: { cell: 'furnished', tasks: ownTasks(now) } })]
  }
  const isTold = isLabelled({ milestones: [milestone] }, 'Risk', 'Risks') || hasRiskRow(now)
  if (milestone.step_type !== 'development' || isTold) return []
  const tasks = ownTasks(now)
  const numbers = tasks.flatMap(({ number }) => number || [])
  const where =
    numbers.length > 0 ? `${numbers.length > 1 ? 'Tasks' : 'Task'} ${numbered(numbers)}` : `Milestone ${milestone.milestone_number}`
  const q = `What could go wrong in ${where}?`
  const why =
    'The text names no risk of this work; evaluators look for each risk with its early sign and its answer (so the rubric of Army SBIR 25.4, p. 27).'
  return [gapOf('risk', 5, { q, why, fills: { cell: 'risk', tasks } })]
}

/** Before all else a milestone that hands nothing over is asked what it does: without that it cannot be finalized. */
const FIRST = 50

/**
 * What a milestone hands over of which nobody has said it yet. It comes of a task of its own that ends there, best of one that has no result; of work that
 * goes on, or ends elsewhere, by the month of the milestone. What the topic asks to be handed over, and what was told of this milestone before, is offered.
 */
export function handedGaps(now: MilestoneNow): Gap[] {
  const { milestone, milestones, facts, due } = now
  const { composition, milestones: composed } = planRows(facts)
  const { milestone_number } = milestone
  const handed = [milestone, ...composed.filter((one) => one.milestone_number === milestone_number)]
  if (handed.some(({ deliverables }) => deliverables.some((one) => (typeof one === 'string' ? one : one.text).trim() !== ''))) return []
  const { steps } = composition.rows
  const tasks = openTasks(milestone, facts).filter(({ step }) => !isForStepsOnly(step.goes_to, steps))
  const ended = tasks.filter(({ isInterim, step }) => !isInterim && !isFromSolicitation(step))
  const own = ended.find(({ step }) => step.result === undefined) ?? ended[0]
  const step = (own ?? tasks[0])?.step ?? steps.find((one) => !isForStepsOnly(one.goes_to, steps))
  if (!step) return []
  const month = own ? undefined : milestoneDues(milestones.map(shownText), facts.period_of_performance)[milestones.indexOf(milestone)]
  const number = (own ?? tasks[0])?.task.number ?? ''
  const fills = {
    ...{ cell: 'result' as const, tasks: [{ number, action: step.action }] },
    ...(month === undefined ? {} : { month }),
    ...(step.result === undefined ? {} : { instead: { result: step.result } }),
  }
  const q = `What does Milestone ${milestone_number} hand over${due && ` by ${due}`}?`
  const why = 'No step of it hands anything over yet, and a milestone without a deliverable cannot be finalized.'
  return [gapOf('handed_over', FIRST, { q, why, fills, ...offering(thingsOffered(now)) })]
}

/** As many things are looked through at a glance. */
const MOST_OFFERED = 8

/** What the topic asks to be handed over, and what the interview was told of this milestone. */
function thingsOffered({ facts, milestone: { milestone_number } }: MilestoneNow): string[] {
  const asked = planRows(facts).composition.frame.requirements.filter(
    (one) => answeredBy(one) === 'handed_over' && isOfPhase(one, facts.phase),
  )
  const names = cueList(`milestone ${milestone_number} | m${milestone_number}`)
  const told = facts.answers.filter(({ slot }) => !isStepSlot(slot)).flatMap(({ answer }) => sentencesOfLines(toldWords(answer)))
  const own = told.filter((sentence) => names.test(sentence) && HANDED_OVER.test(sentence))
  const things = [...own, ...asked.map(requirementWords)].flatMap((words) => thingsTold(words).rows.map((row) => thingWords(row)))
  return [...new Set(things)].slice(0, MOST_OFFERED)
}

/** The tasks of the company's own steps, those first that end in this milestone: what is told of a step stands there. */
function ownTasks({ milestone, facts }: MilestoneNow): FilledCell['tasks'] {
  const own = openTasks(milestone, facts).filter(({ step }) => !isFromSolicitation(step))
  const inOrder = [...own.filter(({ isInterim }) => !isInterim), ...own.filter(({ isInterim }) => isInterim)]
  return inOrder.map(({ task, step }) => ({ number: task.number ?? '', action: step.action }))
}

/** Whether a milestone says something under one of these labels. */
function isLabelled({ milestones }: Pick<MilestoneNow, 'milestones'>, ...names: readonly string[]): boolean {
  const told = milestones.map((one) => toldMilestone(shownText(one)))
  return told.some(({ labels, tasks }) => [labels, ...tasks.map((task) => task.labels)].some((one) => labelled(one, ...names)))
}

/** Whether the work breakdown has a risk of a step of this milestone, or one of the work as a whole. */
function hasRiskRow(now: MilestoneNow): boolean {
  const own = new Set(openTasks(now.milestone, now.facts).map(({ step }) => step.id))
  return heldRows(now).risks.some(({ step_ids }) => step_ids.length === 0 || step_ids.some((id) => own.has(id)))
}

/** Whether the interview before the steps was answered on this, beside the rows that an answer on two subjects tells: "nothing is needed" makes no row. */
function isSaid({ facts }: Pick<MilestoneNow, 'facts'>, asked: Subject): boolean {
  return facts.answers.some(({ subject, also, answer }) => {
    const told = toldWords(answer)
    if (subject === asked) return told.trim() !== ''
    return also === asked && answerByForms(told, formsOf({ subject, also })).free !== ''
  })
}
