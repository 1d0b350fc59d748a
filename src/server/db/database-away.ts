import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** How long the database may take to say that it is there, in milliseconds: less than a load balancer waits. */
const ANSWERS_WITHIN_MS = 2000

/** Whether the database answers now. */
export function isDatabaseThere(db: Database): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, setTimeout(ANSWERS_WITHIN_MS, false)])
}

/** What PostgreSQL says when it cannot serve just now, by classes and codes: no connection, no memory, shutting down or starting, only to be read. */
const CANNOT_SERVE = /^(?:08...|53[02-9]..|57P0[1-5]|25006)$/

/** What PostgreSQL and the system say of a disk on which nothing more can be written. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What the system says of a server that is not reached. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])

/** What the driver says without a code. */
const DROPPED = /^(?:Connection terminated|timeout exceeded when trying to connect)/

type Cause = { code?: unknown; message?: unknown; cause?: unknown }

/** Whether a call failed because the database cannot serve just now: the same call may succeed later. */
export function isDatabaseAway(cause: unknown): boolean {
  return causesOf(cause).some(({ code, message }) => {
    const isOfCode = typeof code === 'string' && (NOT_REACHED.has(code) || CANNOT_SERVE.test(code))
    return isOfCode || (typeof message === 'string' && DROPPED.test(message))
  })
}

/** Whether something failed because a disk is full, the database's or the server's own. */
export function isDiskFull(cause: unknown): boolean {
  return causesOf(cause).some(({ code }) => typeof code === 'string' && NO_ROOM.has(code))
}

function causesOf(cause: unknown): Cause[] {
  return typeof cause === 'object' && cause !== null ? [cause, ...causesOf((cause as Cause).cause)] : []
}
