import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { Drafter } from '../../drafting/drafter.ts'
import type { Asked } from '../call.ts'
import type { Parts } from '../parts.ts'
import { knownSources } from './known-sources.ts'
import { spendingOf } from './model-spending.ts'
import type { DraftMatter } from './plan-facts.ts'
import { sourcesOfDraft } from './plan-sources.ts'

/** Who is asked for by name, and which milestone alone is wanted. */
export type DraftChoice = { drafter?: 'built-in' | undefined; only?: number | undefined }

/**
 * Who drafts in one call: the language model where one is at work, bound to the call's sources, its asker's spending and their patience; the
 * built-in drafter where there is none, or where the call asks for it. Sources are whole documents, and read only when something needs them.
 */
export function drafterFor(parts: Parts, asked: Asked, matter: DraftMatter, { drafter, only }: DraftChoice): Drafter {
  const { model } = parts
  if (!model || drafter === 'built-in') return parts.drafter
  const { person, signal, report } = asked
  const sources = async () => atHand(person, await sourcesOfDraft(parts, person, matter))
  return model.drafter({ sources, spending: spendingOf(parts, person, model.limits), signal, report, only, built_in: parts.drafter })
}

/** Who writes down what was said: a language model where one is at work. It rests on nothing but these words. */
export function listenerFor(parts: Parts, { person, signal, report }: Asked): Drafter {
  const { model } = parts
  if (!model) return parts.drafter
  const spending = spendingOf(parts, person, model.limits)
  return model.drafter({ sources: async () => NO_SOURCES, spending, signal, report, built_in: parts.drafter })
}

const NO_SOURCES: PlanSources = { documents: [], answers: [], entries: [], own_statements: [] }

/** A plan is drafted in several calls, one after another, from the same sources. */
const atHand = knownSources()
