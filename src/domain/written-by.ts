import * as z from 'zod'

/** Who or what wrote a text: a person, the built-in drafter, a language model, or a person by voice; `label` is shown. */
export const WrittenBy = z.object({ kind: z.enum(['person', 'built-in', 'language-model', 'voice']), label: z.string() })
export type WrittenBy = z.infer<typeof WrittenBy>
