import type * as z from 'zod'
import type { api } from '../../contract/api.ts'

/** A server that takes files of up to 50 MB and drafts with what is built in, for tests. */
export const HEALTH: z.output<typeof api.health.output> = {
  status: 'ok',
  drafter: { kind: 'built-in', label: 'Built-in drafter' },
  database: 'embedded',
  sign_in: { kind: 'embedded', label: null, publishable_key: null, mail: 'console' },
  speech: { kind: 'off', ready: false, reason: 'Voice is switched off on this server.' },
  version: '0.1.0',
  upload_limit_mb: 50,
  payment_links: { matching_tool: 'https://example.com/matching-tool', work_plan: 'https://example.com/work-plan' },
}
