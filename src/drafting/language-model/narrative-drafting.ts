import { type StoredMilestone, shownText } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { BUILT_IN, type DraftProblem, type PlanFacts } from '../drafter.ts'
import type { Following } from './ask.ts'
import type { Drafting } from './drafting.ts'
import { offeredParts, type Part } from './outline.ts'
import { writePieces } from './pieces.ts'
import { planRowsOf } from './prompts/milestone-facts.ts'
import { NARRATIVE_SIZE, NARRATIVE_TOKENS, narrativePrompt } from './prompts/narrative.ts'
import { worded } from './wording.ts'

/** One milestone told in Markdown: the title is the built-in drafter's, the model words the paragraphs, in one call. */
export async function stepNarrative(
  drafting: Drafting,
  plan: PlanFacts,
  milestones: readonly StoredMilestone[],
  milestone_number: number,
): Promise<Result<string, DraftProblem>> {
  const told = await drafting.work.built_in.stepNarrative(plan, milestones, milestone_number)
  if (!told.ok) return told
  const outline = told.value
  const parts = paragraphsOf(outline)
  const write = async (following: Following): Promise<Result<string, DraftProblem>> => {
    const checks = await drafting.checks()
    const rows = planRowsOf(
      plan,
      milestones.map((one) => ({ ...one, text: shownText(one) })),
    )
    const offered = offeredParts(parts, NARRATIVE_SIZE, NARRATIVE_TOKENS)
    const wording = {
      prompt: narrativePrompt,
      facts: { plan, number: milestone_number, rows, parts, offered },
      offered,
      known: outline,
      before: outline,
    }
    const texts = await worded(drafting, checks, wording, following)
    return texts.ok ? done(withParagraphs(outline, texts.value)) : texts
  }
  const written = await writePieces(drafting.work, drafting.written_by, [
    { milestone_number, standing: outline, shownAs: (text) => text, write },
  ])
  if (!written.ok) return written
  const text = written.value[0] ?? outline
  drafting.wrote(text === outline ? BUILT_IN : drafting.written_by)
  return done(text)
}

/** The paragraphs of a narrative, behind its title. */
function paragraphsOf(narrative: string): Part[] {
  const [, ...paragraphs] = narrative.split('\n\n')
  return paragraphs.map((text, at) => ({ id: `Paragraph ${at + 1}`, kind: 'section', text }))
}

function withParagraphs(narrative: string, texts: ReadonlyMap<string, string>): string {
  const [title = ''] = narrative.split('\n\n')
  return [title, ...paragraphsOf(narrative).map(({ id, text }) => texts.get(id) ?? text)].join('\n\n')
}
