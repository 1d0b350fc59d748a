import { milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { type StepStatus, stepId } from '../step.ts'
import { plainNarrative } from './narrative-text.ts'

/** What the part is called that tells the milestones. */
export const NARRATIVES_HEADING = 'Milestone narratives'

/** The narrative of a finalized step, as it stands behind the plan. The title is the milestone's own and is not said again in the narrative. */
export type ToldNarrative = { milestone_number: number; title: string; narrative_md: string }

/** The narratives of a plan's finalized steps in the plan's order, and the numbers of the steps that are left out. */
export type ToldNarratives = { told: readonly ToldNarrative[]; left_out: readonly number[] }

/** A step of the package, as far as its narrative needs it (spec §7). */
type PackagedStep = { step_id: string; status: StepStatus; narrative_md: string }

/** What the steps of a plan tell beside its boxes: only what was finalized is handed on. */
export function toldNarratives(milestones: readonly StoredMilestone[], steps: readonly PackagedStep[]): ToldNarratives {
  const finalized = new Map(steps.filter(isTold).map((step) => [step.step_id, step]))
  const told = milestones.flatMap((milestone): ToldNarrative[] => {
    const step = finalized.get(stepId(milestone.milestone_number))
    if (!step) return []
    const title = milestoneTitle(shownText(milestone))
    return [{ milestone_number: milestone.milestone_number, title, narrative_md: withoutTitle(step.narrative_md, title) }]
  })
  const numbers = new Set(told.map(({ milestone_number }) => milestone_number))
  return { told, left_out: milestones.map((one) => one.milestone_number).filter((number) => !numbers.has(number)) }
}

/** How a narrative is headed: "Milestone 3 - Coupon measurements". */
export function narrativeHeading({ milestone_number, title }: Pick<ToldNarrative, 'milestone_number' | 'title'>): string {
  return title === '' ? `Milestone ${milestone_number}` : `Milestone ${milestone_number} - ${title}`
}

function isTold({ status, narrative_md }: PackagedStep): boolean {
  return status === 'finalized' && narrative_md.trim() !== ''
}

/** A narrative is drafted with the milestone's title above it, which would stand twice below the milestone's heading. */
function withoutTitle(narrative_md: string, title: string): string {
  const [first = '', ...rest] = narrative_md.trimStart().split('\n')
  const isTitle = first.startsWith('#') && milestoneTitle(plainNarrative(first)) === title
  return isTitle ? rest.join('\n').trim() : narrative_md.trim()
}
