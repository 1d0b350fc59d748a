import type { WrittenBy } from '../../domain/written-by.ts'

/** Who drafted a text anew, and from what; `isModels` when a language model was asked for it, so that another drafter stood in for it. */
export function draftedLead({ kind, label }: WrittenBy, isModels: boolean): string {
  const stoodIn = isModels && kind !== 'language-model' ? ' Nothing better came from the language model.' : ''
  return `Drafted by: ${label}, from all that is known now.${stoodIn}`
}

/** What is said when a text that was drafted anew is the one that stands there. */
export function nothingNewWords({ kind }: WrittenBy, isModels: boolean): string {
  if (!isModels) return 'Drafting it anew changes nothing: no new answer or source since.'
  return kind === 'language-model'
    ? 'The language model wrote the text that stands here already.'
    : "Nothing better came from the language model, and the built-in drafter's text stands here already."
}
