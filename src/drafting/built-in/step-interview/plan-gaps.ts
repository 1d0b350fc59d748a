import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../domain/answer-fields/forms.ts'
import type { Subject } from '../../../domain/interview.ts'
import { shownText } from '../../../domain/milestone.ts'
import { SECURITY } from '../../../domain/milestone-document.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import type { StepType } from '../../../domain/step.ts'
import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import { closingLabels } from '../../../domain/work-breakdown/composed/closing.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { PlanFields } from '../../../domain/work-breakdown/work-breakdown.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import { openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { labelled, toldMilestone } from './told-milestone.ts'

type PlanQuestion = {
  of: StepType
  matter: StepMatter
  weight: number
  /** Whether it need not be asked. */
  isTold: (now: MilestoneNow) => boolean
  q: (now: MilestoneNow) => string
  why: string
  /** The cell of the plan as a whole that the answer fills, or the kind of row beside a task of the milestone. */
  cell: FilledCell['cell']
}

/** What is asked of a milestone because of where it stands in the plan: the first one, one of work, the last one. */
const QUESTIONS: readonly PlanQuestion[] = [
  {
    of: 'kickoff',
    matter: 'government',
    weight: 5,
    isTold: (now) => isLabelled(now, 'From the Government') || heldRows(now).furnished.length > 0 || isSaid(now, 'government'),
    q: () => 'Which data, equipment or access is needed from the Government?',
    why: 'What the Government has to give has to be asked for at the start; by when, and how you go on without it, is asked for then.',
    cell: 'furnished',
  },
  {
    of: 'kickoff',
    matter: 'terms',
    weight: 5.5,
    isTold: (now) => !now.facts.analysis?.topic.itar || isLabelled(now, 'Security', SECURITY, 'Terms') || isInPlan(now, 'security'),
    q: () => 'Does any foreign national work on this effort, from which country, under which permit, on which tasks?',
    why: 'The topic is export-controlled, so each foreign national has to be disclosed with country, permit and tasks.',
    cell: 'security',
  },
  {
    of: 'kickoff',
    matter: 'terms',
    weight: 6,
    isTold: (now) =>
      now.facts.program_type === 'STTR' ||
      subcontractors(now).length === 0 ||
      isLabelled(now, 'Work shares') ||
      isInPlan(now, 'work_shares'),
    q: (now) =>
      `What percent of the cost before profit do ${subcontractors(now).join(', ')} have, and what percent does ${now.facts.company_name} keep?`,
    why: 'In an SBIR the company itself does at least two thirds of the work by cost in Phase I, and half in Phase II (DoD SBIR 25.1 BAA).',
    cell: 'work_shares',
  },
  {
    of: 'development',
    matter: 'risk',
    weight: 5,
    isTold: (now) => isLabelled({ milestones: [now.milestone] }, 'Risk', 'Risks') || hasRiskRow(now),
    q: ({ milestone }) => `What could go wrong in Milestone ${milestone.milestone_number}?`,
    why: 'The text names no risk of this work; evaluators look for each risk with its early sign and its answer (Army SBIR 25.4, p. 27). Both are asked for then.',
    cell: 'risk',
  },
  {
    of: 'closeout',
    matter: 'user',
    weight: 5,
    isTold: (now) => isLabelled(now, 'End user', 'Users and acceptance') || isInPlan(now, 'end_user'),
    q: () => 'Who will use the result, and who accepts it for them?',
    why: 'The last milestone hands the result to somebody; the plan names neither a user nor who accepts for them.',
    cell: 'end_user',
  },
  {
    of: 'closeout',
    matter: 'next_phase',
    weight: 5.5,
    isTold: (now) => isLabelled(now, 'Next phase', closingLabels(now.facts.phase).next_phase) || isInPlan(now, 'next_phase'),
    q: ({ facts }) =>
      facts.phase === 'I'
        ? 'Which tasks stand first in your Phase II plan, and who would fund it?'
        : 'Which steps come next after Phase II, and who pays for them?',
    why: 'What comes after this phase is a part of what is handed over, and nothing in the plan speaks of it.',
    cell: 'next_phase',
  },
]

/** The cells of the plan as a whole, and the rows of risks and furnished items, that a milestone lacks because of where it stands in the plan. */
export function planGaps(now: MilestoneNow): Gap[] {
  const { step_type } = now.milestone
  const asked = QUESTIONS.filter(({ of, isTold }) => of === step_type && !isTold(now))
  return asked.map(({ matter, weight, q, why, cell }) => {
    const fills = { cell, tasks: cell === 'risk' || cell === 'furnished' ? ownTasks(now) : [] }
    return gapOf(matter, weight, { q: q(now), why, fills })
  })
}

/** Who does a part for a price of their own, by the name that a person gave them: the company keeps its share of the work beside them. */
function subcontractors({ facts }: MilestoneNow): string[] {
  return heldRows({ facts }).people.flatMap(({ name, cost }) => (cost ? [name] : []))
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

/** Whether the work breakdown says this of the plan as a whole. */
function isInPlan(now: MilestoneNow, field: keyof PlanFields): boolean {
  return heldRows(now).plan[field] !== undefined
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
