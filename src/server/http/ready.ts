import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { DATABASE_AWAY } from '../problem.ts'
import { answerProblem } from './problems.ts'

/** How long the database may take to say that it is there, in milliseconds: less than a load balancer waits. */
const ANSWERS_WITHIN_MS = 2000

/** Answers whether people can be served now, which a load balancer asks before it sends any here. A server that is stopping says 503 by itself. */
export async function answerReady(reply: FastifyReply, db: Database): Promise<FastifyReply> {
  const isThere = await Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    setTimeout(ANSWERS_WITHIN_MS, false),
  ])
  return isThere ? reply.send({ ready: true }) : answerProblem(reply, DATABASE_AWAY)
}
