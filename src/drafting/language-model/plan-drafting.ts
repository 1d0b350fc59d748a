import type { InitialMilestone } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { BUILT_IN, type DraftedLast, type DraftProblem, type PlanFacts } from '../drafter.ts'
import type { Following } from './ask.ts'
import type { Drafting } from './drafting.ts'
import { milestoneParts, offeredParts, withTexts } from './outline.ts'
import { writeEach } from './pieces.ts'
import { MILESTONE_SIZE, MILESTONE_TOKENS, milestonePrompt } from './prompts/milestone.ts'
import { type PlanRow, planRowsOf } from './prompts/milestone-facts.ts'
import { worded } from './wording.ts'

type Drafted = Promise<Result<InitialMilestone[], DraftProblem>>

/** All milestones with their deliverables in one round: the built-in drafter's milestones with everything worked in, worded by the model one call each. */
export async function initialMilestones(drafting: Drafting, facts: PlanFacts): Drafted {
  const first = await drafting.work.built_in.initialMilestones(facts)
  const outlines = first.ok ? await builtInOutlines(drafting, facts, first.value) : first
  return outlines.ok ? writtenMilestones(drafting, facts, outlines.value) : outlines
}

/** Milestones that a model wrote were held against everything when they came, and stay; those of anybody else are worded as at first. */
export async function refinedMilestones(
  drafting: Drafting,
  facts: PlanFacts,
  milestones: readonly InitialMilestone[],
  last?: DraftedLast,
): Drafted {
  const outlines = await builtInOutlines(drafting, facts, milestones, last)
  if (!outlines.ok) return outlines
  const standing = outlines.value.map((outline, at) => {
    const milestone = milestones[at]
    return milestone && isModels(milestone) ? milestone : outline
  })
  return writtenMilestones(drafting, facts, standing)
}

function isModels({ written_by }: InitialMilestone): boolean {
  return written_by?.kind === 'language-model'
}

/** The built-in drafter's milestones with how, who, where and when worked in, and what each hands over. */
async function builtInOutlines(
  { work: { built_in } }: Drafting,
  facts: PlanFacts,
  milestones: readonly InitialMilestone[],
  last?: DraftedLast,
): Drafted {
  const refined = await built_in.refinedMilestones(facts, milestones, last)
  if (!refined.ok) return refined
  const things = await built_in.deliverables(facts, refined.value)
  if (!things.ok) return things
  return done(
    refined.value.map((one) => ({
      ...one,
      deliverables: one.deliverables?.length
        ? one.deliverables
        : (things.value.find(({ milestone_number }) => milestone_number === one.milestone_number)?.deliverables ?? []),
      written_by: BUILT_IN,
    })),
  )
}

async function writtenMilestones(drafting: Drafting, facts: PlanFacts, standing: readonly InitialMilestone[]): Drafted {
  const rows = planRowsOf(facts, standing)
  return writeEach(drafting.work, drafting.written_by, standing, {
    number: ({ milestone_number }) => milestone_number,
    author: (milestone) => milestone.written_by,
    shownAs: shownMilestone,
    write: (outline) => (isModels(outline) ? null : (following) => writtenMilestone(drafting, facts, rows, outline, following)),
  })
}

function shownMilestone({ text, deliverables = [] }: InitialMilestone): string {
  return [text, ...deliverables.map((one) => `- ${one}`)].join('\n')
}

async function writtenMilestone(
  drafting: Drafting,
  plan: PlanFacts,
  rows: readonly PlanRow[],
  outline: InitialMilestone,
  following: Following,
): Promise<Result<InitialMilestone, DraftProblem>> {
  const parts = milestoneParts(outline)
  const offered = offeredParts(parts, MILESTONE_SIZE, MILESTONE_TOKENS)
  const before = parts.map(({ text }) => text).join('\n')
  const facts = { plan, number: outline.milestone_number, rows, parts, offered }
  const texts = await worded(
    drafting,
    await drafting.checks(),
    { prompt: milestonePrompt, facts, offered, known: before, before },
    following,
  )
  if (!texts.ok) return texts
  return done(texts.value.size === 0 ? outline : { ...withTexts(outline, texts.value), written_by: drafting.written_by })
}
