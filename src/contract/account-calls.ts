import * as z from 'zod'
import { AuditKind } from '../domain/audit-event.ts'
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
  connections: endpoint({
    method: 'GET',
    path: '/api/connections',
    summary: 'With whom this server has to do besides its own machine, and what left the machine since it was started',
    access: 'person',
    input: z.strictObject({}),
    output: z.object({
      /** Whether it connects to nothing but its own machine and its database; only then is it counted. */
      sealed: z.boolean(),
      allowed: z.number().int(),
      refused: z.number().int(),
      /** The host that each is done by; null where it is done on the server's own machine, or not at all. */
      reach: z.object({
        language_model: z.string().nullable(),
        speech: z.string().nullable(),
        sign_in: z.string().nullable(),
        traces: z.string().nullable(),
        mail: z.string().nullable(),
        database: z.string().nullable(),
      }),
    }),
  }),
  accountEvents: endpoint({
    method: 'GET',
    path: '/api/account/events',
    summary: "What was done with the asker's account: sign-ins, exports, deletions and finalizations, the latest first, twenty a page",
    access: 'person',
    input: z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    output: z.object({
      events: z.array(
        z.object({
          id: z.string(),
          kind: AuditKind,
          at: z.iso.datetime(),
          /** The network it came from, such as 203.0.113.0/24; null where it is not known. */
          network: z.string().nullable(),
          /** The id of what it was done with, which may be gone; null where it was the account. */
          about: z.string().nullable(),
        }),
      ),
      pages: z.number().int(),
    }),
  }),
} as const
