import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** The calls on everything that a person has here. Signing in and out, and what an account is made of, are the accounts' own calls. */
export const accountCalls = {
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary:
      "Everything that is kept of the asker as a ZIP: the account, every row, and all files and recordings; a person's one at a time",
    access: 'person',
    answers: 'bytes',
    input: z.strictObject({}),
    output: z.instanceof(Blob),
  }),
} as const
