import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** What a person has used of the language model since the day began (UTC), and what they may use; a limit that is null does not hold. */
const ModelUsage = z.object({
  /** Null where the built-in drafter is the only one. */
  model: z.string().nullable(),
  calls: z.number().int(),
  calls_limit: z.number().int().nullable(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** In US dollars, by the configured prices; null without prices. */
  cost: z.number().nullable(),
  cost_limit: z.number().nullable(),
  /** When counting begins anew. */
  renewed_at: z.string(),
})

/** The call on the language model, where there is one. */
export const modelCalls = {
  modelUsage: endpoint({
    method: 'GET',
    path: '/api/drafting/usage',
    summary: 'What you have used of the language model today, and what you may use',
    access: 'person',
    input: z.strictObject({}),
    output: ModelUsage,
  }),
} as const
