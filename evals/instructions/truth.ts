import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { InstructionFact } from '../../src/domain/instructions/instructions.ts'

const FOLDER = new URL('./truth/', import.meta.url)

/** What a person marked in component instructions. Quotes stand word for word on their page; null is what the document does not print. */
const Truth = z.object({
  file: z.string(),
  pages: z.number().int(),
  component: z.string().nullable(),
  release: z.string().nullable(),
  dated: z.string().nullable(),
  facts: z.array(InstructionFact.omit({ text: true, program_type: true })),
})
export type Truth = z.infer<typeof Truth>

/** All that was marked by hand, by file name. Throws when a file is not of that shape. */
export function allTruth(): Truth[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => Truth.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
}
