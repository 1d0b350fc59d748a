import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../domain/answer-fields/forms.ts'
import type { Subject } from '../../../domain/interview.ts'
import { shownText } from '../../../domain/milestone.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { numbered } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import { type Gap, gapOf } from './gap.ts'
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
    'The text names no risk of this work; evaluators look for each risk with its early sign and its answer (Army SBIR 25.4, p. 27).'
  return [gapOf('risk', 5, { q, why, fills: { cell: 'risk', tasks } })]
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
