import { randomUUID } from 'node:crypto'
import { and, count, eq, lt, ne } from 'drizzle-orm'
import { forgetChecks } from './accounts.ts'
import type { Database } from './database.ts'
import { account, jwks, passkey, session, twoFactor, user } from './schema/accounts.ts'
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
export type AccountHere = { id: string; name: string; email: string; is_confirmed: boolean; since: Date }

const ACCOUNT_HERE = { id: user.id, name: user.name, email: user.email, is_confirmed: user.emailVerified, since: user.createdAt }

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

/** Whose account has an address; null for nobody's. Until the transaction ends nobody else settles whose it is. */
export async function accountWithEmail(db: Database, email: string): Promise<AccountHere | null> {
  const [found] = await db.select(ACCOUNT_HERE).from(user).where(eq(user.email, email)).for('update')
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

/** Takes away every way in to an account but a provider's: whoever signed up with an address that is not theirs would come back by one of them. */
export async function forgetWaysIn(db: Database, id: string): Promise<void> {
  await forgetChecks(db, id)
  await db.delete(account).where(and(eq(account.userId, id), eq(account.providerId, 'credential')))
  await db.delete(passkey).where(eq(passkey.userId, id))
  await db.delete(twoFactor).where(eq(twoFactor.userId, id))
  await db.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id))
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

/** Ends every session, and the tokens that were given to them: a token of which no key is known any more opens nothing. */
export async function endSessions(db: Database): Promise<void> {
  await db.delete(session).where(ne(session.id, ''))
  await db.delete(jwks).where(ne(jwks.id, ''))
}

/** Forgets a person's sessions that are over. */
export async function forgetEndedSessions(db: Database, id: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, id), lt(session.expiresAt, new Date())))
}
