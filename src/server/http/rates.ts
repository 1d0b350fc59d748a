import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '../call.ts'
import type { Problem } from '../problem.ts'

/**
 * Calls per minute and person: generous for somebody in a hurry, little enough that one person cannot keep the server busy. The others cost little, and
 * are limited so that a program that runs wild is stopped.
 */
const PER_MINUTE = { reading: 60, drafting: 300, others: 6000 } as const

/** Calls per minute of one network that do not tell who asks: many people may be behind one address, and no page makes such calls by the hundred. */
const STRANGE_PER_MINUTE = 6000

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

/** The limit of a call, counted by person. */
export function rateOf(name: CallName): FastifyContextConfig {
  const max = PER_MINUTE[READING.has(name) ? 'reading' : DRAFTING.has(name) ? 'drafting' : 'others']
  const keyGenerator = (request: FastifyRequest) => `${name} ${request.person?.id ?? request.ip}`
  return { rateLimit: { max, timeWindow: '1 minute', hook: 'preHandler', keyGenerator } }
}

/** Counts a call that does not tell who asks against its network; says why it is not looked at any more, and when it is again, or null. */
export function strangers(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => Promise<Problem | null> {
  const count = app.createRateLimit({ max: STRANGE_PER_MINUTE, timeWindow: '1 minute', keyGenerator: ({ ip }) => normalizeIP(ip) })
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return null
    const seconds = Math.max(1, Math.ceil(counted.ttl / 1000))
    reply.header('retry-after', seconds)
    return { code: 'TOO_MANY', message: `Too many tries. Please try again in ${seconds} seconds.` }
  }
}
