import { asc, eq } from 'drizzle-orm'
import type { Person } from '../person.ts'
import type { Database } from './database.ts'
import { account, passkey, session, user } from './schema/accounts.ts'

const PERSON = {
  name: user.name,
  email: user.email,
  email_verified: user.emailVerified,
  image: user.image,
  two_factor_enabled: user.twoFactorEnabled,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
}

const SIGN_IN = {
  provider: account.providerId,
  account_at_provider: account.accountId,
  scope: account.scope,
  created_at: account.createdAt,
  updated_at: account.updatedAt,
}

const PASSKEY = {
  name: passkey.name,
  device_type: passkey.deviceType,
  backed_up: passkey.backedUp,
  transports: passkey.transports,
  created_at: passkey.createdAt,
}

const SESSION = {
  created_at: session.createdAt,
  updated_at: session.updatedAt,
  expires_at: session.expiresAt,
  ip_address: session.ipAddress,
  user_agent: session.userAgent,
}

/** What an account is, told to its owner: each column is named here, so that what opens it stays behind. */
export type AccountFacts = NonNullable<Awaited<ReturnType<typeof accountFacts>>>

/** The asker's account: who they are, how they sign in, and where they are signed in. Null where there is none any more. */
export async function accountFacts(db: Database, { id }: Person) {
  const [person] = await db.select(PERSON).from(user).where(eq(user.id, id))
  if (!person) return null
  return {
    ...person,
    signs_in_by: await db.select(SIGN_IN).from(account).where(eq(account.userId, id)).orderBy(asc(account.createdAt)),
    passkeys: await db.select(PASSKEY).from(passkey).where(eq(passkey.userId, id)).orderBy(asc(passkey.createdAt)),
    sessions: await db.select(SESSION).from(session).where(eq(session.userId, id)).orderBy(asc(session.createdAt)),
  }
}
