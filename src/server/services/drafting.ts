import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { Drafter } from '../../drafting/drafter.ts'
import type { Asked } from '../call.ts'
import type { Parts } from '../parts.ts'
import { spendingOf } from './model-spending.ts'
import type { DraftMatter } from './plan-facts.ts'
import { sourcesOfDraft } from './plan-sources.ts'

/** Who is asked for by name, and which milestone alone is wanted. */
export type DraftChoice = { drafter?: 'built-in' | undefined; only?: number | undefined }

/**
 * Who drafts in one call: the language model where one is at work, bound to the call's sources, its asker's spending and their patience; the
 * built-in drafter where there is none, or where the call asks for it.
 */
export function drafterFor(parts: Parts, asked: Asked, matter: DraftMatter, { drafter, only }: DraftChoice): Drafter {
  const { model } = parts
  if (!model || drafter === 'built-in') return parts.drafter
  const { person, signal, report } = asked
  const sources = once(() => sourcesOfDraft(parts, person, matter))
  return model.drafter({ sources, spending: spendingOf(parts, person, model.limits), signal, report, only })
}

/** Sources are whole documents: they are read when something first needs them, and once in a call. */
function once(read: () => Promise<PlanSources>): () => Promise<PlanSources> {
  let reading: Promise<PlanSources> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
