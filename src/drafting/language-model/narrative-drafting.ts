import { type StoredMilestone, shownText } from '../../domain/milestone.ts'
import { parse } from '../../domain/milestone-document.ts'
import { done, type Result } from '../../domain/result.ts'
import { BUILT_IN, type DraftProblem, type PlanFacts } from '../drafter.ts'
import type { Following } from './ask.ts'
import type { Drafting } from './drafting.ts'
import { offeredParts, type Part } from './outline.ts'
import { writePieces } from './pieces.ts'
import { planRowsOf } from './prompts/milestone-facts.ts'
import { NARRATIVE_SIZE, NARRATIVE_TOKENS, narrativePrompt } from './prompts/narrative.ts'
import { worded } from './wording.ts'

/** One milestone told in Markdown: title and headings are the built-in drafter's, the model words the sections, in one call. */
export async function stepNarrative(
  drafting: Drafting,
  plan: PlanFacts,
  milestones: readonly StoredMilestone[],
  milestone_number: number,
): Promise<Result<string, DraftProblem>> {
  const told = await drafting.work.built_in.stepNarrative(plan, milestones, milestone_number)
  if (!told.ok) return told
  const outline = told.value
  const parts = sectionsOf(outline)
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
      ofPart: ({ text }: Part, said: string) =>
        listed(said) < listed(text) ? 'has lost items of its list: keep them all, each on a line that begins with "- ".' : null,
    }
    const texts = await worded(drafting, checks, wording, following)
    return texts.ok ? done(withSections(outline, texts.value)) : texts
  }
  const written = await writePieces(drafting.work, drafting.written_by, [
    { milestone_number, standing: outline, shownAs: (text) => text, write },
  ])
  if (!written.ok) return written
  const text = written.value[0] ?? outline
  drafting.wrote(text === outline ? BUILT_IN : drafting.written_by)
  return done(text)
}

const HEADING = /^### (.+)$/m

/** The sections of a narrative, each named by its heading. */
function sectionsOf(narrative: string): Part[] {
  const [, ...rest] = narrative.split(HEADING)
  return rest.flatMap((heading, at): Part[] => {
    const text = (rest[at + 1] ?? '').trim()
    return at % 2 === 0 ? [{ id: heading.trim(), kind: isList(text) ? 'fixed' : 'section', text }] : []
  })
}

/** What is handed over and by what it is accepted was worded already, and is told again as it stands; tasks are told as one follows from another. */
function isList(text: string): boolean {
  const items = text.split('\n').filter((line) => line.startsWith('- ') && !line.startsWith('- Task '))
  return items.join('\n').length > text.length / 2
}

function withSections(narrative: string, texts: ReadonlyMap<string, string>): string {
  const [title = ''] = narrative.split(HEADING)
  return [title.trim(), ...sectionsOf(narrative).map(({ id, text }) => `### ${id}\n\n${texts.get(id) ?? text}`)].join('\n\n')
}

function listed(text: string): number {
  return parse(text).lines.filter(({ kind }) => kind === 'item').length
}
