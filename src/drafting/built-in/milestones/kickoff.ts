import { componentOf } from '../component.ts'
import { shortened } from '../english/noun-phrase.ts'
import { sentence } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { givenMilestone } from '../steps/given-milestones.ts'
import type { Subject } from '../subject.ts'
import { securityTasks } from './kickoff-security.ts'
import { kickoffTasks } from './kickoff-tasks.ts'
import { certification } from './program-papers.ts'

/** A milestone under the pen: its title, the sentence that opens it, its tasks, and the demands that it answers. */
export type Draft = { title: string; opening: string; tasks: string[]; requirement_ids: string[] }

/** Milestone 1: the start-of-work meeting, the baseline against which everything is judged, and what has to be settled or asked for early. */
export function kickoff(brief: PlanBrief): Draft {
  const { demands, subject } = brief
  return {
    title: kickoffTitle(subject),
    opening: opening(brief),
    tasks: [...kickoffTasks(brief, componentOf(brief.facts)), ...securityTasks(brief), ...certification(brief)],
    requirement_ids: unique([
      ...brief.aims.flatMap(({ requirement_id }) => requirement_id ?? []),
      ...demands.constraints.map(({ id }) => id),
      ...demands.dates.filter((one) => !givenMilestone(one)).map(({ id }) => id),
      ...demands.options.map(({ id }) => id),
      ...demands.outside.map(({ id }) => id),
      ...demands.papers.map(({ id }) => id),
      ...demands.background.map(({ id }) => id),
      ...demands.other_phase.map(({ id }) => id),
    ]),
  }
}

function kickoffTitle({ full, short }: Subject): string {
  const titles = [full, short].map((thing) => `Kickoff and requirements baseline for ${thing.replace(/ \([^)]*\)/g, '')}`)
  return titles.find((title) => title.length <= 78) ?? 'Kickoff and requirements baseline'
}

function opening({ facts, aims, due, demands, subject }: PlanBrief): string {
  const aim = aims[0]
  const pages = aim?.page ? ` (solicitation p. ${aim.page})` : ''
  const purpose = aim
    ? `The effort serves the objective of the solicitation, which is to ${aim.text.length > 260 ? shortened(aim.text, 230) : aim.text}${pages}.`
    : ''
  const first = `By ${due[0]} ${facts.company_name || 'the company'} (the Contractor) shall have agreed with the Government what Phase ${facts.phase} is to show about ${subject.short} and how${demands.requirements.length > 0 ? ' each requirement will be judged' : ' success will be judged'}.`
  return [sentence(first), purpose].filter(Boolean).join(' ')
}

/** Each once, in order. */
export function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
