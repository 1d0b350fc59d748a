import type { GenericEndpointContext } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import * as z from 'zod'
import { type Identity, keepIdToken } from '../../db/arrivals.ts'
import type { Database } from '../../db/database.ts'
import { answerQuestion, arrive, type Noted, type Question } from './arrival.ts'
import { beginSession, keep, look, take } from './session.ts'

/** What the calls of a provider's sign-in work with. */
export type Way = { db: Database; public_url: string; note: (noted: Noted) => void }

/** Somebody who is asked whether an account is theirs, and where they go on afterwards. */
const Asked = z.object({
  identity: z.object({ provider: z.string(), subject: z.string(), email: z.string().nullable(), name: z.string() }),
  to: z.string(),
  id_token: z.string().nullable(),
})
type Asked = z.infer<typeof Asked>

const KEY = 'question'

/** Signs somebody in whom the provider has named, or leaves a question for them to answer first. */
export async function signInArrived(ctx: GenericEndpointContext, way: Way, asked: Asked): Promise<'signed-in' | 'question'> {
  const arrival = await arrive(way.db, asked.identity, way.note)
  // whoever was asked at this browser before is somebody else now, or has said it in another way
  await take(ctx, KEY, Asked)
  if (arrival.kind === 'question') {
    // the answer opens an account: a cookie that was put there, or left there, must not be enough
    await keep(ctx, KEY, asked, true)
    return 'question'
  }
  await enter(ctx, way, arrival.id, asked)
  return 'signed-in'
}

async function enter(ctx: GenericEndpointContext, { db }: Way, id: string, { identity, id_token }: Asked): Promise<void> {
  if (id_token) await keepIdToken(db, identity, id_token)
  await beginSession(ctx, db, id)
}

/** The question, and its answer. */
export function arrivalCalls(way: Way) {
  return {
    arrivalQuestion: createAuthEndpoint('/arrival', { method: 'GET' }, async (ctx) => {
      const asked = await look(ctx, KEY, Asked)
      return ctx.json({ question: asked ? await questionFor(way, asked.identity) : null })
    }),
    answerArrival: createAuthEndpoint('/arrival', { method: 'POST', body: z.object({ take: z.boolean() }) }, async (ctx) => {
      const asked = await take(ctx, KEY, Asked)
      const answered = asked ? await answerQuestion(way.db, { identity: asked.identity, take: ctx.body.take }, way.note) : null
      if (!asked || !answered?.ok)
        throw new APIError('CONFLICT', { code: 'NOTHING_ASKED', message: 'This question is no longer open. Sign in again' })
      await enter(ctx, way, answered.value, asked)
      return ctx.json({ to: asked.to })
    }),
  }
}

/** Asked anew each time: the account may have changed, or be gone, since. */
async function questionFor({ db, note }: Way, identity: Identity): Promise<Question | null> {
  const arrival = await arrive(db, identity, note)
  return arrival.kind === 'question' ? arrival.question : null
}
