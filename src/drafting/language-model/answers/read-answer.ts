import type * as z from 'zod'
import type { Result } from '../../../domain/result.ts'

/** Reads an answer: the JSON in it, wherever it stands, of the asked-for shape. The problem says in a sentence what the shape lacks. */
export function readAnswer<Answer>(_text: string, _shape: z.ZodType<Answer>): Result<Answer, string> {
  throw new Error('to be written')
}

/** What of a half-arrived answer can be read already; undefined while there is nothing. Never throws. */
export function readPartial(_text: string): unknown {
  throw new Error('to be written')
}
