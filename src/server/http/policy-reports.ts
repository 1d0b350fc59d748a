import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Observer } from '../observing/observer.ts'

/** Where browsers tell what the content security policy kept from happening; the policy names it. */
export const POLICY_REPORTS = '/api/policy-reports'

/** Longest report: it carries the policy, and may carry the first letters of what was refused. */
const LIMIT_BYTES = 16 * 1024

/** Reports per minute of one network; a page that violates the policy with every frame tells no more by a thousand. */
const PER_MINUTE = 60

/** What a browser says of a violation, as far as it is listened to. */
const Report = z.object({ 'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }) })

/** The directives that there are, since anybody may send a report and what they write is no label (CSP level 3, section 6). */
const DIRECTIVES = new Set(
  ['child', 'connect', 'default', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker']
    .map((of) => `${of}-src`)
    .concat('script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'base-uri', 'form-action', 'frame-ancestors'),
)

/** What was refused where it has no address, by the browser's own words for it. */
const KINDS = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'filesystem', 'self'])

/** Counts and logs what browsers report, by directive and kind alone: addresses and pieces of scripts may hold what people wrote. */
export async function hearPolicyReports(app: FastifyInstance, { policyViolated }: Pick<Observer, 'policyViolated'>): Promise<void> {
  await app.register(async (own) => {
    own.addContentTypeParser('application/csp-report', { parseAs: 'string' }, own.getDefaultJsonParser('error', 'error'))
    own.post(
      POLICY_REPORTS,
      { bodyLimit: LIMIT_BYTES, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const report = Report.safeParse(request.body)
        if (report.success) {
          const { 'effective-directive': told, 'blocked-uri': blocked } = report.data['csp-report']
          const violation = { directive: DIRECTIVES.has(told) ? told : 'other', refused: KINDS.has(blocked) ? blocked : 'address' }
          policyViolated(violation)
          request.log.warn(violation, 'The content security policy was violated')
        }
        return reply.code(204).send()
      },
    )
  })
}
