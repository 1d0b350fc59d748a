import { done, fail } from '../../domain/result.ts'
import { accountArchive } from '../account-data/archive.ts'
import { zipOf } from '../account-data/zip-stream.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { accountFacts } from '../db/account-facts.ts'
import { findAuditEvents } from '../db/audit-events.ts'
import type { Parts } from '../parts.ts'
import { NOT_VALID } from '../problem.ts'

/** Everything that is kept of the asker as an archive, made while it is sent. */
export async function exportAccount({ db, now }: Parts, { person }: Asked): Answer<'exportAccount'> {
  const account = await accountFacts(db, person)
  if (!account) return fail(NOT_VALID)
  const made = now()
  const pieces = zipOf(accountArchive({ db, asker: person, account, now: made }))
  const file_name = `work-plan-builder-data-${made.toISOString().slice(0, 10)}.zip`
  return done({ file_name, content_type: 'application/zip', size: null, pieces })
}

/** Events that are shown at once. */
const PAGE_SIZE = 20

/** What was done with the asker's account, a page at a time. */
export async function accountEvents({ db }: Parts, { person }: Asked, { page }: Input<'accountEvents'>): Answer<'accountEvents'> {
  const { events, count } = await findAuditEvents(db, person, { page, size: PAGE_SIZE })
  return done({
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    pages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
  })
}

/** With whom the server has to do that keeps the asker's work, and what left its machine. */
export async function connectionsMade({ reach, connections }: Parts): Answer<'connections'> {
  return done({ ...connections(), reach })
}
