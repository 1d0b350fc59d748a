import { answerByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../domain/answer-fields/forms.ts'
import type { Subject } from '../../../domain/interview.ts'
import { shownText } from '../../../domain/milestone.ts'
import { SECURITY } from '../../../domain/milestone-document.ts'
import { toldWords } from '../../../domain/open-answer.ts'
import { isTestable } from '../../../domain/solicitation/requirement/answered-by.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import type { StepType } from '../../../domain/step.ts'
import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import { closingLabels } from '../../../domain/work-breakdown/composed/closing.ts'
import { lacksMark } from '../../../domain/work-breakdown/composed/proven.ts'
import { isKickoff } from '../../../domain/work-breakdown/composed/standard-work.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { PlanFields } from '../../../domain/work-breakdown/work-breakdown.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import { openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { asked } from './quoting.ts'
import { shown } from './requirement-gaps.ts'
import { SOLICITATION_ASKS } from './told-answers.ts'
import { labelled, toldMilestone } from './told-milestone.ts'

type ProfileQuestion = {
  of: StepType
  matter: StepMatter
  weight: number
  /** Whether it need not be asked. */
  isTold: (now: MilestoneNow) => boolean
  q: (now: MilestoneNow) => string
  /** What an answer stands behind, where that is not the name of its matter. */
  label?: (now: MilestoneNow) => string
  why: string
  min_items?: number
  /** The cell of the plan as a whole that the answer fills, or the kind of row beside a task of the milestone. */
  fills?: FilledCell['cell']
}

/** Words that say where a meeting is held. */
const HELD = ['in person', 'video', 'virtual', 'on site', 'remotely']

/** What is asked of a milestone because of where it stands in the plan: the first one, one of work, the last one. */
const QUESTIONS: readonly ProfileQuestion[] = [
  {
    of: 'kickoff',
    matter: 'meeting',
    weight: 4.5,
    isTold: (now) => HELD.some((words) => shownText(now.milestone).toLowerCase().includes(words)) || isMeetingHeld(now),
    q: () => 'Who of your team takes part in the start-of-work meeting (kickoff), where and in which week?',
    why: 'The first meeting is the first event that the Government sees; the text names the TPOC, but nobody of yours and no place.',
    min_items: 3,
  },
  {
    of: 'kickoff',
    matter: 'government',
    weight: 5,
    isTold: (now) => isLabelled(now, 'From the Government') || heldRows(now).furnished.length > 0 || isSaid(now, 'government'),
    q: () => 'Which data, equipment or access is needed from the Government?',
    why: 'What the Government has to give has to be asked for at the start; by when, and how you go on without it, is asked for then.',
    fills: 'furnished',
  },
  {
    of: 'kickoff',
    matter: 'terms',
    weight: 5.5,
    isTold: (now) => !now.facts.analysis?.topic.itar || isLabelled(now, 'Security', SECURITY, 'Terms') || isInPlan(now, 'security'),
    q: () => 'Does any foreign national work on this effort, from which country, under which permit, on which tasks?',
    label: () => 'Foreign nationals who work on this effort',
    why: 'The topic is export-controlled, so each foreign national has to be disclosed with country, permit and tasks.',
    fills: 'security',
  },
  {
    of: 'development',
    matter: 'risk',
    weight: 5,
    isTold: (now) => isLabelled({ milestones: [now.milestone] }, 'Risk', 'Risks') || hasRiskRow(now),
    q: ({ milestone }) => `What could go wrong in Milestone ${milestone.milestone_number}?`,
    why: 'The text names no risk of this work; evaluators look for each risk with its early sign and its answer (Army SBIR 25.4, p. 27). Both are asked for then.',
    fills: 'risk',
  },
  {
    of: 'closeout',
    matter: 'success',
    weight: 4.5,
    isTold: (now) => isInPlan(now, 'feasibility'),
    q: ({ facts }) =>
      facts.phase === 'I'
        ? 'Which result, in numbers, would make you call the approach not feasible?'
        : 'Which measured values must the final report show for this effort to count as a success?',
    label: ({ facts }) => (facts.phase === 'I' ? 'The approach is not feasible if' : 'Measured values that make this effort a success'),
    why: 'A verdict is worth something only if it could have come out otherwise; the text names no value that decides it.',
  },
  {
    of: 'closeout',
    matter: 'user',
    weight: 5,
    isTold: (now) => isLabelled(now, 'End user', 'Users and acceptance') || isInPlan(now, 'end_user'),
    q: () => 'Who will use the result, and who accepts it for them?',
    label: () => 'End user and acceptance',
    why: 'The last milestone hands the result to somebody; the plan names neither a user nor who accepts for them.',
    min_items: 2,
    fills: 'end_user',
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
    label: ({ facts }) => closingLabels(facts.phase).next_phase,
    why: 'What comes after this phase is a part of what is handed over, and nothing in the plan speaks of it.',
    min_items: 2,
    fills: 'next_phase',
  },
  {
    of: 'closeout',
    matter: 'who',
    weight: 4,
    isTold: ({ milestone }) => shownText(milestone).toLowerCase().includes('draft'),
    q: () => 'Who writes the final report, and by which month does the TPOC get a draft?',
    label: () => 'Final report',
    why: 'A report that arrives on the last day cannot be corrected; the text names its contents, but no writer and no draft.',
    min_items: 2,
  },
]

/** What a milestone lacks because of where it stands in the plan. */
export function profileGaps(now: MilestoneNow): Gap[] {
  const { step_type } = now.milestone
  const asked = QUESTIONS.filter(({ of, isTold }) => of === step_type && !isTold(now))
  return [
    ...asked.map(({ matter, weight, q, label, why, min_items, fills: cell }) => {
      const fills: FilledCell | undefined = cell && { cell, tasks: cell === 'risk' || cell === 'furnished' ? ownTasks(now) : [] }
      const named = label ? { label: label(now) } : {}
      return gapOf(matter, weight, { q: q(now), ...named, why, ...(min_items ? { min_items } : {}), ...(fills ? { fills } : {}) })
    }),
    ...(step_type === 'kickoff' ? valueGap(now) : []),
  ]
}

/** The tasks of the company's own steps, those first that end in this milestone: what is told of a step stands there. */
function ownTasks({ milestone, facts }: MilestoneNow): FilledCell['tasks'] {
  const own = openTasks(milestone, facts).filter(({ step }) => step && !isFromSolicitation(step))
  const inOrder = [...own.filter(({ isInterim }) => !isInterim), ...own.filter(({ isInterim }) => isInterim)]
  return inOrder.flatMap(({ task, step }) => (step ? [{ number: task.number ?? '', action: step.action }] : []))
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
  const own = new Set(openTasks(now.milestone, now.facts).flatMap(({ step }) => step?.id ?? []))
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

/** Whether the company's own step for the meeting says where or how it is held. */
function isMeetingHeld(now: MilestoneNow): boolean {
  const own = heldRows(now).steps.find(isKickoff)
  return own?.place !== undefined || own?.method !== undefined
}

/** A value that has to be reached is measured in a way that the Government has agreed to. */
function valueGap({ facts, milestones }: MilestoneNow): Gap[] {
  const criteria = milestones.flatMap(({ acceptance_criteria }) => acceptance_criteria).join('\n')
  const rows = heldRows({ facts })
  const value = facts.analysis?.requirements.find(
    (one) =>
      lacksMark(one, rows) &&
      isTestable(one) &&
      one.strength === 'must' &&
      one.quantities.length > 0 &&
      isOfPhase(one, facts.phase) &&
      !one.quantities.some(({ printed }) => criteria.includes(printed)),
  )
  if (!value) return []
  return [
    gapOf('success', 5, {
      q: `${SOLICITATION_ASKS}${asked(value)}. Under which conditions and with which instrument will you measure it, and which value counts as a pass?`,
      label: 'Measurement and pass mark',
      why: 'No criterion of the plan holds this value. How it is measured is agreed at the kickoff, or it is disputed at the end.',
      min_items: 3,
      ...shown(value),
    }),
  ]
}
