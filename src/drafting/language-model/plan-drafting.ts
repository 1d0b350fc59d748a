import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import type { DraftProblem, PlanFacts } from '../drafter.ts'
import type { Following } from './ask.ts'
import { asStored, BUILT_IN, type Drafting } from './drafting.ts'
import { findingTold, isWorse, type Mending, mendingOf } from './mending.ts'
import { milestoneParts, offeredParts, withTexts } from './outline.ts'
import { writeEach } from './pieces.ts'
import type { Prompt } from './prompt.ts'
import { MILESTONE_SIZE, MILESTONE_TOKENS, milestonePrompt } from './prompts/milestone.ts'
import { type MilestoneFacts, type PlanRow, planRowsOf } from './prompts/milestone-facts.ts'
import { refinementPrompt } from './prompts/refinement.ts'
import { worded } from './wording.ts'

type Drafted = Promise<Result<InitialMilestone[], DraftProblem>>

/** All milestones with their deliverables in one round: the built-in drafter's milestones with everything worked in, worded by the model one call each. */
export async function initialMilestones(drafting: Drafting, facts: PlanFacts): Drafted {
  const first = await builtInDrafter.initialMilestones(facts)
  const outlines = first.ok ? await builtInOutlines(facts, first.value) : first
  if (!outlines.ok) return outlines
  const mending = mendingOf(facts, outlines.value, await drafting.sources())
  return writtenMilestones(drafting, facts, outlines.value, mending, (outline) => ({ prompt: milestonePrompt, outline }))
}

/**
 * Milestones that the model wrote are asked for again only where code still finds something to mend; those of anybody else are worded as at first,
 * from what the built-in drafter makes of them.
 */
export async function refinedMilestones(drafting: Drafting, facts: PlanFacts, milestones: readonly InitialMilestone[]): Drafted {
  const outlines = await builtInOutlines(facts, milestones)
  if (!outlines.ok) return outlines
  const standing = outlines.value.map((outline, at) => {
    const milestone = milestones[at]
    return milestone && isModels(milestone) ? milestone : outline
  })
  const sources = await drafting.sources()
  const mending = mendingOf(facts, standing, sources)
  const checks = await drafting.checks()
  const first = await builtInDrafter.initialMilestones(facts)
  const pristine = first.ok ? await builtInOutlines(facts, first.value) : first
  const outlined = pristine.ok ? mendingOf(facts, pristine.value, sources) : null
  const builtIn = pristine.ok ? pristine.value.map(({ text }) => text).join('\n') : ''
  const isToMend = (milestone: InitialMilestone) =>
    isWorse(mending.findings(milestone.milestone_number), outlined?.findings(milestone.milestone_number) ?? []) ||
    mending.unanswered(milestone).some(({ id }) => !outlined?.unanswered(milestone).some((one) => one.id === id)) ||
    checks.ofText(milestone.text, builtIn).length > 0
  return writtenMilestones(drafting, facts, standing, mending, (milestone) => {
    if (!isModels(milestone)) return { prompt: milestonePrompt, outline: milestone }
    return isToMend(milestone) ? { prompt: refinementPrompt, outline: milestone } : null
  })
}

function isModels({ written_by }: InitialMilestone): boolean {
  return written_by?.kind === 'language-model'
}

/** The built-in drafter's milestones with how, who, where and when worked in, and what each hands over. */
async function builtInOutlines(facts: PlanFacts, milestones: readonly InitialMilestone[]): Drafted {
  const refined = await builtInDrafter.refinedMilestones(facts, milestones)
  if (!refined.ok) return refined
  const things = await builtInDrafter.deliverables(facts, refined.value)
  if (!things.ok) return things
  const titles = new Map(refined.value.map(({ milestone_number, text }) => [milestone_number, milestoneTitle(text)]))
  return done(
    refined.value.map((one) => ({
      ...one,
      text: byNumberOnly(one.text, titles),
      deliverables: one.deliverables?.length
        ? one.deliverables
        : (things.value.find(({ milestone_number }) => milestone_number === one.milestone_number)?.deliverables ?? []),
      written_by: BUILT_IN,
    })),
  )
}

/** "Milestone 3 (the design of the shield)" → "Milestone 3": each milestone's title is worded by itself, so the others name it by its number. */
function byNumberOnly(text: string, titles: ReadonlyMap<number, string>): string {
  return text.replace(/\b(Milestone (\d+)) \(((?:[^()]|\([^()]*\))*)\)/g, (all, name: string, number: string, inside: string) => {
    const title = titles.get(Number(number))?.toLowerCase()
    const said = inside.toLowerCase().replace(/^(?:the|an?) /, '')
    return title && said !== '' && (title.includes(said) || said.includes(title)) ? name : all
  })
}

type Asked = { prompt: Prompt<MilestoneFacts>; outline: InitialMilestone }

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
  { prompt, outline }: Asked,
  following: Following,
): Promise<Result<InitialMilestone, DraftProblem>> {
  const checks = await drafting.checks()
  const parts = milestoneParts(outline)
  const offered = offeredParts(parts, MILESTONE_TOKENS, MILESTONE_SIZE.letters)
  const requirements = plan.analysis?.requirements ?? []
  const before = asStored(outline)
  const facts: MilestoneFacts = {
    plan,
    number: outline.milestone_number,
    rows,
    parts,
    offered,
    open: mending.open(outline),
    mend: mending.findings(outline.milestone_number).map(findingTold),
  }
  const known = parts.map(({ text }) => text).join('\n')
  const isMending = prompt === refinementPrompt
  const texts = await worded(
    drafting,
    checks,
    {
      prompt,
      facts: isMending ? { ...facts, mend: [...checks.ofText(outline.text).map(({ sentence }) => sentence), ...facts.mend] } : facts,
      offered,
      known,
      before: isMending ? '' : known,
      ofWhole: (said) => checks.ofMilestone(before, asStored(withTexts(outline, said)), requirements),
    },
    following,
  )
  if (!texts.ok) return texts
  return done(texts.value.size === 0 ? outline : { ...withTexts(outline, texts.value), written_by: drafting.written_by })
}
