import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Person } from '../person.ts'
import type { Database } from './database.ts'
import { user } from './schema/accounts.ts'
import { audit_event } from './schema/audit-events.ts'

/** Something that was done, whoever's account it was done with. */
export type NewAuditEvent = Omit<typeof audit_event.$inferInsert, 'owner'>

export type StoredAuditEvent = Omit<typeof audit_event.$inferSelect, 'owner'>

const SHOWN = {
  id: audit_event.id,
  kind: audit_event.kind,
  at: audit_event.at,
  network: audit_event.network,
  about: audit_event.about,
}

/** Notes what was done with a person's account. Throws where that account is gone. */
export async function noteAuditEvent(db: Database, { id: owner }: Person, event: NewAuditEvent): Promise<void> {
  await db.insert(audit_event).values({ ...event, owner })
}

/**
 * Notes that somebody failed to sign in to the account with that address, if there is one: one statement either way, so that the time it takes does not
 * tell. Of many failures from one network within an hour the first is kept, so that who guesses fills no table.
 */
export async function noteRefusedSignIn(
  db: Database,
  email: string,
  { id, at, network }: Omit<NewAuditEvent, 'kind' | 'about'>,
): Promise<void> {
  const hourAgo = new Date(at.getTime() - 3_600_000).toISOString()
  await db.execute(sql`
    insert into ${audit_event} (id, owner, kind, at, network)
    select ${id}, ${user.id}, 'sign_in_refused', ${at.toISOString()}, ${network ?? null} from ${user}
    where ${user.email} = ${email} and not exists (
      select 1 from ${audit_event} where ${audit_event.owner} = ${user.id} and ${audit_event.kind} = 'sign_in_refused'
      and ${audit_event.network} is not distinct from ${network ?? null} and ${audit_event.at} > ${hourAgo}
    )`)
}

/** The asker's events, the latest first, and how many there are. Pages count from 1. */
export async function findAuditEvents(
  db: Database,
  asker: Person,
  { page, size }: { page: number; size: number },
): Promise<{ events: StoredAuditEvent[]; count: number }> {
  const theirs = eq(audit_event.owner, asker.id)
  const events = await db
    .select(SHOWN)
    .from(audit_event)
    .where(theirs)
    .orderBy(desc(audit_event.at), desc(audit_event.id))
    .limit(size)
    .offset((page - 1) * size)
  return { events, count: await db.$count(audit_event, theirs) }
}

/** Deletes everybody's events from before a moment. */
export async function deleteOldAuditEvents(db: Database, before: Date): Promise<void> {
  await db.delete(audit_event).where(lt(audit_event.at, before))
}
