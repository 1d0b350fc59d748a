import { shownText } from '../../../domain/milestone.ts'
import { isProposalDuty } from '../../../domain/solicitation/requirement/proposal-duty.ts'
import { isOfPhase } from '../../../domain/work-breakdown/solicitation-steps.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'
import { shown } from './requirement-gaps.ts'
import { SOLICITATION_ASKS } from './told-answers.ts'
import { labelled, toldMilestone } from './told-milestone.ts'

/** What a milestone lacks because of where it stands in the plan: the first one, one of work, the last one. */
export function profileGaps(now: MilestoneNow): Gap[] {
  switch (now.milestone.step_type) {
    case 'kickoff':
      return [...meetingGap(now), ...valueGap(now), ...governmentGap(now), ...termsGap(now)]
    case 'development':
      return riskGap(now)
    case 'closeout':
      return [verdictGap(now), ...userGap(now), ...nextPhaseGap(now), ...reportGap(now)]
  }
}

/** Whether any milestone says something under one of these labels. */
function isTold({ milestones }: MilestoneNow, ...names: readonly string[]): boolean {
  return milestones
    .map((one) => toldMilestone(shownText(one)))
    .some(({ labels, tasks }) => [labels, ...tasks.map((task) => task.labels)].some((one) => labelled(one, ...names)))
}

/** Words that say where a meeting is held. */
const HELD = ['in person', 'video', 'virtual', 'on site', 'remotely']

function meetingGap({ milestone }: MilestoneNow): Gap[] {
  const text = shownText(milestone).toLowerCase()
  if (HELD.some((words) => text.includes(words))) return []
  return [
    gapOf('meeting', 4.5, {
      q: 'Who of your team takes part in the start-of-work meeting, is it held on site or by video conference, and in which week after award?',
      why: 'The first meeting is the first event that the Government sees; the text names the TPOC, but nobody of yours and no place.',
      min_items: 3,
    }),
  ]
}

/** A value that has to be reached is measured in a way that the Government has agreed to. */
function valueGap({ facts, milestones }: MilestoneNow): Gap[] {
  const criteria = milestones.flatMap(({ acceptance_criteria }) => acceptance_criteria).join('\n')
  const value = facts.analysis?.requirements.find(
    (one) =>
      one.kind === 'performance' &&
      one.strength === 'must' &&
      one.quantities.length > 0 &&
      isOfPhase(one, facts.phase) &&
      !isProposalDuty(one) &&
      !one.quantities.some(({ printed }) => criteria.includes(printed)),
  )
  if (!value) return []
  return [
    gapOf('success', 5, {
      q: `${SOLICITATION_ASKS}${quoted(value.quote)} (p. ${value.page}). Under which conditions and with which instrument will you measure it, and which value counts as a pass?`,
      why: 'No criterion of the plan holds this value. How it is measured is agreed at the kickoff, or it is disputed at the end.',
      min_items: 3,
      ...shown(value),
    }),
  ]
}

function governmentGap(now: MilestoneNow): Gap[] {
  if (isTold(now, 'From the Government') || planRows(now.facts).composition.rows.furnished.length > 0) return []
  return [
    gapOf('government', 5, {
      q: 'Which data, equipment or access is needed from the Government, by which month, and what do you do if it comes late?',
      why: 'What the Government has to give has to be asked for at the start, with a date and a way to go on without it.',
      min_items: 3,
    }),
  ]
}

function termsGap(now: MilestoneNow): Gap[] {
  if (!now.facts.analysis?.topic.itar || isTold(now, 'Security', 'Terms')) return []
  return [
    gapOf('terms', 5.5, {
      q: 'Does any foreign national work on this effort, and if so from which country, under which permit and with which tasks?',
      why: 'The topic is export-controlled, so each foreign national has to be disclosed with country, permit and tasks.',
    }),
  ]
}

/** Every milestone of work has something that can go wrong. */
function riskGap({ milestone, told }: MilestoneNow): Gap[] {
  if ([told.labels, ...told.tasks.map(({ labels }) => labels)].some((labels) => labelled(labels, 'Risk', 'Risks'))) return []
  return [
    gapOf('risk', 5, {
      q: `What could go wrong in Milestone ${milestone.milestone_number}, which early sign shows it, and what do you do then?`,
      why: 'The text names no risk of this work; evaluators look for each risk with its early sign and its answer (Army SBIR 25.4, p. 27).',
      min_items: 3,
    }),
  ]
}

function verdictGap({ facts }: MilestoneNow): Gap {
  const isFirst = facts.phase === 'I'
  return gapOf('success', 4.5, {
    q: isFirst
      ? 'Which result, in numbers, would make you call the approach not feasible, and which change would you then propose?'
      : 'Which measured values, under which conditions, must stand in the final report for this effort to count as a success?',
    why: isFirst
      ? 'A verdict is worth something only if it could have come out otherwise; the text names no result that would speak against it.'
      : 'The text asks for results and evidence, but names no value without which the effort has not succeeded.',
    min_items: 2,
  })
}

function userGap(now: MilestoneNow): Gap[] {
  if (isTold(now, 'End user', 'Users and acceptance')) return []
  return [
    gapOf('user', 5, {
      q: 'Who will use the result, who accepts it for them, and what do they need to see first?',
      why: 'The last milestone hands the result to somebody; the plan names neither a user nor who accepts for them.',
      min_items: 2,
    }),
  ]
}

function nextPhaseGap(now: MilestoneNow): Gap[] {
  if (isTold(now, 'Next phase')) return []
  const q =
    now.facts.phase === 'I'
      ? 'Which tasks, with which goals in numbers, stand first in your Phase II plan, who would fund it, and which risk does each retire?'
      : 'Which steps come next after Phase II, who pays for them, and what do they need to see?'
  const why = 'What comes after this phase is a part of what is handed over, and nothing in the plan speaks of it.'
  return [gapOf('next_phase', 5.5, { q, why, min_items: 2 })]
}

function reportGap({ milestone }: MilestoneNow): Gap[] {
  if (shownText(milestone).toLowerCase().includes('draft')) return []
  return [
    gapOf('who', 4, {
      q: 'Who writes the final report, by which month does the TPOC get a draft, and how long does the TPOC have for comments?',
      why: 'A report that arrives on the last day cannot be corrected; the text names its contents, but no writer and no draft.',
      min_items: 3,
    }),
  ]
}
