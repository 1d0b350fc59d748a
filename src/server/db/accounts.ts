import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from './database.ts'
import { account, jwks, passkey, session, twoFactor, user, verification } from './schema/accounts.ts'

/** The accounts' tables as better-auth reads and writes them; a sign-up is one transaction. */
export function accountStore(db: Database): ReturnType<typeof drizzleAdapter> {
  return drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema: { user, session, account, verification, jwks, twoFactor, passkey },
  })
}
