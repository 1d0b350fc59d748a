import type { InitialMilestone } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { BUILT_IN, type DraftProblem, type PlanFacts } from '../drafter.ts'
import type { Following } from './ask.ts'
import type { Drafting } from './drafting.ts'
import type { Part } from './outline.ts'
import { writePieces } from './pieces.ts'
import type { Prompt } from './prompt.ts'
import { planRowsOf } from './prompts/milestone-facts.ts'
import { type ParagraphFacts, scopePrompt } from './prompts/scope.ts'
import { summaryPrompt } from './prompts/summary.ts'
import { worded } from './wording.ts'

/** The scope paragraph, in one call. */
export async function scopeParagraph(
  drafting: Drafting,
  plan: PlanFacts,
  milestones: readonly InitialMilestone[],
): Promise<Result<string, DraftProblem>> {
  const outline = await drafting.work.built_in.scopeParagraph(plan, milestones)
  return outline.ok ? writtenParagraph(drafting, scopePrompt, 'scope', outline.value, plan, milestones) : outline
}

/** What the interview came to, in one call. */
export async function contractSummary(drafting: Drafting, plan: PlanFacts): Promise<Result<string, DraftProblem>> {
  const outline = await drafting.work.built_in.contractSummary(plan)
  return outline.ok ? writtenParagraph(drafting, summaryPrompt, 'summary', outline.value, plan, []) : outline
}

async function writtenParagraph(
  drafting: Drafting,
  prompt: Prompt<ParagraphFacts>,
  id: string,
  outline: string,
  plan: PlanFacts,
  milestones: readonly InitialMilestone[],
): Promise<Result<string, DraftProblem>> {
  const parts: Part[] = [{ id, kind: 'prose', text: outline }]
  const rows = planRowsOf(plan, milestones)
  const write = async (following: Following): Promise<Result<string, DraftProblem>> => {
    const wording = {
      prompt,
      facts: { plan, rows, parts, offered: parts },
      offered: parts,
      known: outline,
      before: outline,
    }
    const texts = await worded(drafting, await drafting.checks(), wording, following)
    return texts.ok ? done(texts.value.get(id) ?? outline) : texts
  }
  const written = await writePieces(drafting.work, drafting.written_by, [{ standing: outline, shownAs: (text) => text, write }])
  if (!written.ok) return written
  const text = written.value[0] ?? outline
  drafting.wrote(text === outline ? BUILT_IN : drafting.written_by)
  return done(text)
}
