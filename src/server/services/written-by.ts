import type { WrittenBy } from '../../domain/written-by.ts'
import type { Drafter } from '../../drafting/drafter.ts'
import { drafterAtWork } from '../model-drafting.ts'
import type { Parts } from '../parts.ts'

/** What is shown for who is not at work here; a plan has one person. */
const LABELS = { person: 'You', voice: 'You, by voice', 'built-in': 'Built-in drafter', 'language-model': 'Language model' } as const

/** A drafter as histories name it; where another one stood in for it, that one. */
export function writtenBy({ kind, label, wrote }: Pick<Drafter, 'kind' | 'label' | 'wrote'>): WrittenBy {
  return wrote?.() ?? { kind, label }
}

/** Who drafts where a call asks for nobody by name, as histories name it. */
export function usualDrafter({ drafter, model }: Parts): WrittenBy {
  return writtenBy(drafterAtWork(drafter, model))
}

/** Who wrote a text that was sent; a person, unless it is said otherwise. */
export function writer(parts: Parts, kind: WrittenBy['kind'] = 'person'): WrittenBy {
  const { drafter, model } = parts
  if (kind === drafter.kind) return writtenBy(drafter)
  return { kind, label: kind === 'language-model' && model ? model.label : LABELS[kind] }
}
