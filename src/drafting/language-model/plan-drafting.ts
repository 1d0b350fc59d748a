import type { InitialMilestone } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import type { DraftedLast, DraftProblem, PlanFacts } from '../drafter.ts'
import type { Checks } from './answers/objections.ts'
import type { Following } from './ask.ts'
import { asStored, BUILT_IN, type Drafting } from './drafting.ts'
import type { PartObjection } from './kept-parts.ts'
import { findingTold, isWorse, type Mending, mendingOf } from './mending.ts'
import { milestoneParts, offeredParts, withTexts } from './outline.ts'
import { writeEach } from './pieces.ts'
import type { Prompt } from './prompt.ts'
import { MILESTONE_SIZE, MILESTONE_TOKENS, milestonePrompt } from './prompts/milestone.ts'
import { type MilestoneFacts, type PlanRow, planRowsOf } from './prompts/milestone-facts.ts'
import { refinementPrompt } from './prompts/refinement.ts'
import { type Wording, worded } from './wording.ts'

type Drafted = Promise<Result<InitialMilestone[], DraftProblem>>

/** All milestones with their deliverables in one round: the built-in drafter's milestones with everything worked in, worded by the model one call each. */
export async function initialMilestones(drafting: Drafting, facts: PlanFacts): Drafted {
  const outlines = await firstOutlines(facts)
  if (!outlines.ok) return outlines
  const mending = await mendingOf(facts, outlines.value, await drafting.sources())
  return writtenMilestones(drafting, facts, outlines.value, mending, (outline) => ({ prompt: milestonePrompt, outline }))
}

/**
 * Milestones that the model wrote are asked for again only where code still finds something to mend; those of anybody else are worded as at first,
 * from what the built-in drafter makes of them.
 */
export async function refinedMilestones(
  drafting: Drafting,
  facts: PlanFacts,
  milestones: readonly InitialMilestone[],
  last?: DraftedLast,
): Drafted {
  const outlines = await builtInOutlines(facts, milestones, last)
  if (!outlines.ok) return outlines
  const standing = outlines.value.map((outline, at) => {
    const milestone = milestones[at]
    return milestone && isModels(milestone) ? milestone : outline
  })
  const mending = await mendingOf(facts, standing, await drafting.sources())
  const toMend = await mendable(drafting, facts, mending)
  return writtenMilestones(drafting, facts, standing, mending, (milestone) => {
    if (!isModels(milestone)) return { prompt: milestonePrompt, outline: milestone }
    const found = toMend(milestone)
    return found && { prompt: refinementPrompt, outline: milestone, ...found }
  })
}

/** What has to go from a milestone, and the built-in drafter's words for what it has to keep. Null where nothing in it is worse than these. */
async function mendable(drafting: Drafting, facts: PlanFacts, mending: Mending): Promise<(milestone: InitialMilestone) => Found | null> {
  const outlines = await firstOutlines(facts)
  const builtIn = outlines.ok ? outlines.value : []
  const outlined = await mendingOf(facts, builtIn, await drafting.sources())
  const text = builtIn.map(shownMilestone).join('\n')
  const { ofText } = await drafting.checks()
  return (milestone) => {
    const own = milestoneParts(milestone).filter(({ kind }) => kind !== 'fixed')
    const objected = own.flatMap(({ id, text: said }) => ofText(said, text).map((one) => ({ ...one, id })))
    const unanswered = outlined.unanswered(milestone)
    const isGrave =
      objected.length > 0 ||
      isWorse(mending.findings(milestone.milestone_number), outlined.findings(milestone.milestone_number)) ||
      mending.unanswered(milestone).some(({ id }) => !unanswered.some((one) => one.id === id))
    const kept = builtIn.find(({ milestone_number }) => milestone_number === milestone.milestone_number)
    return isGrave ? { objected, kept: kept ?? milestone } : null
  }
}

function isModels({ written_by }: InitialMilestone): boolean {
  return written_by?.kind === 'language-model'
}

/** What the built-in drafter makes of the facts alone. */
async function firstOutlines(facts: PlanFacts): Drafted {
  const first = await builtInDrafter.initialMilestones(facts)
  return first.ok ? builtInOutlines(facts, first.value) : first
}

/** The built-in drafter's milestones with how, who, where and when worked in, and what each hands over. */
async function builtInOutlines(facts: PlanFacts, milestones: readonly InitialMilestone[], last?: DraftedLast): Drafted {
  const refined = await builtInDrafter.refinedMilestones(facts, milestones, last)
  if (!refined.ok) return refined
  const things = await builtInDrafter.deliverables(facts, refined.value)
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

/** What has to go from a milestone, and what it has to keep. */
type Found = { objected: readonly PartObjection[]; kept: InitialMilestone }

/** What is asked for a milestone. */
type Asked = { prompt: Prompt<MilestoneFacts>; outline: InitialMilestone } & Partial<Found>

async function writtenMilestones(
  drafting: Drafting,
  facts: PlanFacts,
  standing: readonly InitialMilestone[],
  mending: Mending,
  asked: (milestone: InitialMilestone) => Asked | null,
): Drafted {
  const rows = planRowsOf(facts, standing)
  return writeEach(drafting.work, drafting.written_by, standing, {
    number: ({ milestone_number }) => milestone_number,
    author: (milestone) => milestone.written_by,
    shownAs: shownMilestone,
    write: (milestone) => {
      const ask = asked(milestone)
      return ask && ((following) => writtenMilestone(drafting, facts, rows, mending, ask, following))
    },
  })
}

function shownMilestone({ text, deliverables = [] }: InitialMilestone): string {
  return [text, ...deliverables.map((one) => `- ${one}`)].join('\n')
}

async function writtenMilestone(
  drafting: Drafting,
  plan: PlanFacts,
  rows: readonly PlanRow[],
  mending: Mending,
  asked: Asked,
  following: Following,
): Promise<Result<InitialMilestone, DraftProblem>> {
  const { outline } = asked
  const checks = await drafting.checks()
  const texts = await worded(drafting, checks, milestoneWording(plan, rows, mending, asked, checks), following)
  if (!texts.ok) return texts
  return done(texts.value.size === 0 ? outline : { ...withTexts(outline, texts.value), written_by: drafting.written_by })
}

function milestoneWording(
  plan: PlanFacts,
  rows: readonly PlanRow[],
  mending: Mending,
  { prompt, outline, objected = [], kept = outline }: Asked,
  checks: Checks,
): Wording<MilestoneFacts> {
  const parts = milestoneParts(outline)
  const offered = offeredParts(parts, MILESTONE_SIZE, MILESTONE_TOKENS)
  const number = outline.milestone_number
  const mend = [...objected.map(({ id, sentence }) => `Part [${id}]: ${sentence}`), ...mending.findings(number).map(findingTold)]
  const known = parts.map(({ text }) => text).join('\n')
  const others = mending.ofOthers(outline)
  const ofWhole = (said: ReadonlyMap<string, string>) =>
    checks.ofMilestone(asStored(kept), asStored(withTexts(outline, said)), plan.analysis?.requirements ?? [], others)
  const lostBefore = new Set(ofWhole(new Map()).map(({ sentence }) => sentence))
  return {
    prompt,
    facts: { plan, number, rows, parts, offered, open: mending.open(outline), mend },
    offered,
    known,
    before: objected.length > 0 ? '' : known,
    objected,
    ofWhole: (said) => ofWhole(said).filter(({ sentence }) => !lostBefore.has(sentence)),
  }
}
