import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { CallName } from '../call.ts'

/** Calls per minute and person: generous for somebody in a hurry, little enough that one person cannot keep the server busy. */
const PER_MINUTE = { reading: 60, drafting: 300 } as const

const READING: ReadonlySet<CallName> = new Set([
  'uploadTopic',
  'chooseTopic',
  'addInstructions',
  'addCompanyFile',
  'checkFile',
  'speakQuestion',
  'summarizeAnswer',
  'refineByVoice',
  'uploadAudio',
  'openVoiceSession',
  'exportAccount',
])

const DRAFTING: ReadonlySet<CallName> = new Set([
  'generateAdaptiveQuestions',
  'finalizeGlobalInterview',
  'generateInitialWorkPlan',
  'reviewPlan',
  'buildInitialMilestones',
  'refineMilestones',
  'generateDeliverables',
  'generateScope',
  'generateAcceptanceCriteria',
  'planStep',
  'finalizeStep',
  'regenerateText',
  'fillWorkBreakdown',
])

/** The limit of a call, counted by person; calls that cost little have none. */
export function rateOf(name: CallName): FastifyContextConfig {
  const max = READING.has(name) ? PER_MINUTE.reading : DRAFTING.has(name) ? PER_MINUTE.drafting : null
  if (max === null) return {}
  const keyGenerator = (request: FastifyRequest) => `${name} ${request.person?.id ?? request.ip}`
  return { rateLimit: { max, timeWindow: '1 minute', hook: 'preHandler', keyGenerator } }
}
