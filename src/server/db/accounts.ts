import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { account, jwks, passkey, session, twoFactor, user, verification } from './schema/accounts.ts'
import { milestone, project, step } from './schema/plans.ts'
import { topic_store } from './schema/topics.ts'

/** The accounts' tables as better-auth reads and writes them; a sign-up is one transaction. */
export function accountStore(db: Database): ReturnType<typeof drizzleAdapter> {
  return drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema: { user, session, account, verification, jwks, twoFactor, passkey },
  })
}

/** Whether there is an account with that id: a token outlives its account by some minutes. */
export async function isPerson(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: user.id }).from(user).where(eq(user.id, id))).length > 0
}

/** Forgets what was to be asked back of that person: links, codes, the devices that no code is asked on, and whether an account is theirs. */
export async function forgetChecks(db: Database, id: string): Promise<void> {
  const at = { provider: account.providerId, subject: account.accountId }
  const identities = await db.select(at).from(account).where(eq(account.userId, id))
  // who is asked has no account yet, and is kept as the provider names them
  const names = identities.map((identity) => JSON.stringify(identity).slice(1, -1))
  for (const name of [id, ...names]) await db.delete(verification).where(sql`position(${name} in ${verification.value}) > 0`)
}

/**
 * Leaves an account whose address was never confirmed to who has just shown that it is theirs. Whoever signed up with an address that is not
 * theirs would otherwise stay in by a passkey, or keep its person out by a code.
 */
export async function leaveToMailbox(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(passkey).where(eq(passkey.userId, id))
    await tx.delete(twoFactor).where(eq(twoFactor.userId, id))
    await tx
      .update(user)
      .set({ emailVerified: true, twoFactorEnabled: false })
      .where(and(eq(user.id, id), eq(user.emailVerified, false)))
  })
}

/**
 * Takes away a person and all that is theirs. What other devices are writing is waited for, in the order in which rows are locked everywhere; what
 * comes later finds nobody.
 */
export async function endAccount(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [topic_store, project, milestone, step]) {
      await tx.select({ owner: table.owner }).from(table).where(eq(table.owner, id)).for('update')
    }
    await forgetChecks(tx, id)
    await tx.delete(user).where(eq(user.id, id))
  })
}
