import * as z from 'zod'
import { accountCalls } from './account-calls.ts'
import { companyCalls } from './company-calls.ts'
import { draftingCalls } from './drafting-calls.ts'
import { endpoint } from './endpoint.ts'
import { fileCheckCalls } from './file-check-calls.ts'
import { interviewCalls } from './interview-calls.ts'
import { modelCalls } from './model-calls.ts'
import { projectCalls } from './project-calls.ts'
import { realtimeCalls } from './realtime-calls.ts'
import { recordingCalls } from './recording-calls.ts'
import { solicitationCalls } from './solicitation-calls.ts'
import { stepCalls } from './step-calls.ts'
import { topicCalls } from './topic-calls.ts'
import { voiceCalls } from './voice-calls.ts'
import { workBreakdownCalls } from './work-breakdown-calls.ts'

/** Every call between browser and server (spec §7 and what it leaves open). The accounts' own calls are under /api/auth. */
export const api = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server serves, and what is active in it',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({
      status: z.literal('ok'),
      drafter: z.object({ kind: z.enum(['built-in', 'language-model']), label: z.string() }),
      database: z.enum(['embedded', 'postgresql']),
      sign_in: z.object({
        kind: z.enum(['embedded', 'oidc', 'clerk']),
        /** What people call the provider; null for the accounts of the product itself. */
        label: z.string().nullable(),
        /** What a hosted provider's script is started with. */
        publishable_key: z.string().nullable(),
        /** Whether mail is sent, or its links are printed on the server's console. */
        mail: z.enum(['smtp', 'console']),
      }),
      speech: z.object({
        kind: z.enum(['built-in', 'openai-compatible', 'off']),
        ready: z.boolean(),
        /** Why voice cannot be used just now, in words for the person. */
        reason: z.string().nullable(),
      }),
      version: z.string(),
      upload_limit_mb: z.number(),
      payment_links: z.object({ matching_tool: z.string(), work_plan: z.string() }),
    }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether the server can serve people now: its database answers (else 503)',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ ready: z.literal(true) }),
  }),
  ...topicCalls,
  ...fileCheckCalls,
  ...stepCalls,
  ...workBreakdownCalls,
  ...solicitationCalls,
  ...interviewCalls,
  ...draftingCalls,
  ...modelCalls,
  ...projectCalls,
  ...companyCalls,
  ...voiceCalls,
  ...recordingCalls,
  ...realtimeCalls,
  ...accountCalls,
} as const
