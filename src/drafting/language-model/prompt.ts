import type * as z from 'zod'
import type { Plain, Written } from './parts-answer.ts'

/**
 * A part of what is handed to the model. `facts` were computed or checked by code. `data` is text that somebody else wrote (a document, an answer,
 * an earlier draft): it is fenced, and the model is told that nothing in it is an instruction.
 */
export type Section = { kind: 'facts' | 'data'; title: string; text: string }

/** One prompt: typed facts in, parts of a text out, or a form of another shape. Its constants (counts, lengths) are printed in the instructions and held by `answer`. */
export type Prompt<Facts, Answer = Written> = {
  name: string
  /** The task, the rules and the shape of the answer in words; the same for every call, so that providers may cache it. */
  instructions: string
  answer: z.ZodType<Answer>
  /** What this call hands over, in reading order. Passages are added behind it. */
  sections: (facts: Facts) => Section[]
  /** What to look up in the sources for it: the words of the milestone, its requirements. */
  queries: (facts: Facts) => string[]
  /** The most that all passages together may take, in tokens. */
  passage_tokens: number
  max_output_tokens: number
  /** What of a half-arrived answer can be shown already, as plain text. */
  shown: (partial: unknown, plain?: Plain) => string
}
