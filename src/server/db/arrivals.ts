import { randomUUID } from 'node:crypto'
import { and, count, eq, ne } from 'drizzle-orm'
import type { Database } from './database.ts'
import { account, session, user } from './schema/accounts.ts'
import { work_plan } from './schema/plans.ts'
import { topic_store } from './schema/topics.ts'

/** Who somebody is at a provider, as the provider says. */
export type Identity = {
  provider: string
  subject: string
  /** An address that the provider has made sure of; null for any other. */
  email: string | null
  name: string
}

/** Somebody with an account here. */
export type AccountHere = { id: string; name: string; email: string; since: Date }

const ACCOUNT_HERE = { id: user.id, name: user.name, email: user.email, since: user.createdAt }

/** Whose account is joined with an identity; null for nobody's. */
export async function accountOfIdentity(
  db: Database,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<AccountHere | null> {
  const [found] = await db
    .select(ACCOUNT_HERE)
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)))
  return found ?? null
}

/** Whose account has an address; null for nobody's. */
export async function accountWithEmail(db: Database, email: string): Promise<AccountHere | null> {
  const [found] = await db.select(ACCOUNT_HERE).from(user).where(eq(user.email, email))
  return found ?? null
}

/** Whether an account is joined with anybody at a provider. */
export async function isJoinedWith(db: Database, id: string, provider: string): Promise<boolean> {
  const [found] = await db
    .select({ n: count() })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, provider)))
  return Number(found?.n) > 0
}

/** How much an account holds. */
export async function workIn(db: Database, id: string): Promise<{ plans: number; solicitations: number }> {
  const [plans] = await db.select({ n: count() }).from(work_plan).where(eq(work_plan.owner, id))
  const [solicitations] = await db.select({ n: count() }).from(topic_store).where(eq(topic_store.owner, id))
  return { plans: Number(plans?.n), solicitations: Number(solicitations?.n) }
}

/** Makes an account for an identity. */
export async function addAccount(db: Database, identity: Identity): Promise<string> {
  const id = randomUUID()
  const email = identity.email ?? noAddress(id)
  await db.insert(user).values({ id, name: identity.name, email, emailVerified: identity.email !== null })
  await join(db, id, identity)
  return id
}

/** Lets an identity sign in to an account that is there. */
export async function join(db: Database, id: string, { provider, subject }: Identity): Promise<void> {
  await db.insert(account).values({ id: randomUUID(), userId: id, providerId: provider, accountId: subject })
}

/** What the provider says by now of who has that account; an address that it does not tell stays. */
export async function renew(db: Database, id: string, { name, email }: Identity): Promise<void> {
  await db
    .update(user)
    .set({ name, updatedAt: new Date(), ...(email ? { email, emailVerified: true } : {}) })
    .where(eq(user.id, id))
}

/** Takes an address from the account that has it: it is another person's. What the account holds stays, and who runs the server can give it back. */
export async function setAside(db: Database, id: string): Promise<void> {
  await db
    .update(user)
    .set({ email: noAddress(id), emailVerified: false })
    .where(eq(user.id, id))
}

/** In the place of an address, where there is none (RFC 2606: no mail ever goes there). */
function noAddress(id: string): string {
  return `${id}@no-address.invalid`
}

/** Keeps what the provider is to be told when somebody signs out. */
export async function keepIdToken(db: Database, { provider, subject }: Identity, idToken: string): Promise<void> {
  await db
    .update(account)
    .set({ idToken })
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)))
}

/** What the provider is to be told when that person signs out; null where they never signed in there. */
export async function idTokenOf(db: Database, id: string, provider: string): Promise<string | null> {
  const [found] = await db
    .select({ idToken: account.idToken })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, provider)))
  return found?.idToken ?? null
}

/** Ends every session. */
export async function endSessions(db: Database): Promise<void> {
  await db.delete(session).where(ne(session.id, ''))
}
