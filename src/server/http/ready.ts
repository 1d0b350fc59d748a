import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { isDatabaseThere } from '../db/database-away.ts'
import { DATABASE_AWAY } from '../problem.ts'
import { answerProblem } from './problems.ts'

/** Answers whether people can be served now, which a load balancer asks before it sends any here. A server that is stopping says 503 by itself. */
export async function answerReady(reply: FastifyReply, db: Database): Promise<FastifyReply> {
  return (await isDatabaseThere(db)) ? reply.send({ ready: true }) : answerProblem(reply, DATABASE_AWAY)
}
