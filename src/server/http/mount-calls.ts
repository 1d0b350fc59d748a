import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { fail, type Result } from '../../domain/result.ts'
import type { Audit } from '../audit.ts'
import type { Asked, CallName, FileAnswer, Services } from '../call.ts'
import { isPerson } from '../db/accounts.ts'
import type { Database } from '../db/database.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { NOT_VALID, type Problem } from '../problem.ts'
import type { SentFilesFolder } from '../sent-files.ts'
import { acceptsEvents, answerWithEvents } from './event-stream.ts'
import { answerWithFile } from './file-answer.ts'
import { readInput } from './input.ts'
import { answerProblem } from './problems.ts'
import { rateOf, strangers } from './rates.ts'
import { underWay } from './under-way.ts'

type WhoAsks = (request: FastifyRequest) => Promise<Result<Person, Problem>>
type AnyService = (parts: Parts, asked: Asked, input: Record<string, unknown>) => Promise<Result<unknown, Problem>>

/** Serves every call of the contract that needs a person. Who asks is settled before anything of the body is read. */
export function mountCalls(
  app: FastifyInstance,
  { parts, services, audit }: { parts: Parts; services: Services; audit: Audit },
  whoAsks: WhoAsks,
  { limit_mb, folder }: { limit_mb: number; folder: SentFilesFolder },
): void {
  app.decorateRequest('person', null)
  const isTooMuch = underWay()
  const isStrangerTooOften = strangers(app)
  for (const [name, promise] of Object.entries(api) as [CallName, Endpoint][]) {
    if (promise.access !== 'person') continue
    const served = serving(name, promise, { parts, services, audit })
    app.route({
      method: promise.method,
      url: promise.path.replaceAll('{', ':').replaceAll('}', ''),
      config: rateOf(name),
      onRequest: async (request, reply) => {
        // what is somebody's is kept by no cache; a file says for itself what may keep it
        reply.header('cache-control', 'no-store')
        const person = await whoAsks(request)
        if (!person.ok) return answerProblem(reply, (await isStrangerTooOften(request, reply)) ?? person.problem)
        request.person = person.value
        const tooMany = isTooMuch(name, promise, person.value, reply)
        if (tooMany) return answerProblem(reply, tooMany)
      },
      handler: async (request, reply) => {
        const files = folder.ofCall()
        // from the beginning: somebody may leave while what they have sent is read
        const signal = goneSignal(reply)
        try {
          const input = await readInput(promise, request, { limit_mb, files })
          return input.ok ? await served(request, reply, { input: input.value, signal }) : answerProblem(reply, input.problem)
        } finally {
          await files.clear()
        }
      },
    })
  }
}

/** Serves one call of the contract and answers it. */
function serving(
  name: CallName,
  { reports, answers }: Endpoint,
  { parts, services, audit }: { parts: Parts; services: Services; audit: Audit },
): (request: FastifyRequest, reply: FastifyReply, given: { input: Record<string, unknown>; signal: AbortSignal }) => Promise<unknown> {
  // the table of services is typed call by call; here every call is treated alike
  const service = services[name] as unknown as AnyService
  return async (request, reply, { input, signal }) => {
    const asked = { person: personOf(request), signal }
    const serve = async (report: (progress: unknown) => void) => {
      const served = await unlessAskerLeft(parts.db, asked.person, service(parts, { ...asked, report }, input))
      if (served.ok) await audit.call(request, asked.person, name, { input, answer: served.value })
      return served
    }
    if (reports && acceptsEvents(request)) return answerWithEvents(reply, serve)
    const answer = await serve(() => {})
    if (!answer.ok) return answerProblem(reply, answer.problem)
    return answers === 'bytes' ? answerWithFile(reply, answer.value as FileAnswer) : answer.value
  }
}

/** What a call comes to; what fails because its asker ended their account meanwhile, on another device, is not a fault, nor something not found. */
async function unlessAskerLeft(db: Database, { id }: Person, served: ReturnType<AnyService>): ReturnType<AnyService> {
  const isThere = () => isPerson(db, id).catch(() => true)
  try {
    const answer = await served
    return answer.ok || (await isThere()) ? answer : fail(NOT_VALID)
  } catch (cause) {
    if (await isThere()) throw cause
    return fail(NOT_VALID)
  }
}

function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error('A call was reached without a person')
  return request.person
}

/** Aborts when the connection closes before the answer was sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
  }
}
