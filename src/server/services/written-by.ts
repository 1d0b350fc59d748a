import type { WrittenBy } from '../../domain/written-by.ts'
import type { Parts } from '../parts.ts'

/** What is shown for who is not a drafter; a plan has one person. */
const LABELS = { person: 'You', voice: 'You, by voice', 'built-in': 'Built-in drafter', 'language-model': 'Language model' } as const

/** The drafter that writes now, as histories name it. */
export function drafterOf({ drafter }: Parts): WrittenBy {
  return { kind: drafter.kind, label: drafter.label }
}

/** Who wrote a text that was sent; a person, unless it is said otherwise. */
export function writer(parts: Parts, kind: WrittenBy['kind'] = 'person'): WrittenBy {
  return kind === parts.drafter.kind ? drafterOf(parts) : { kind, label: LABELS[kind] }
}
