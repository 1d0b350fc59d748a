import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { api } from '../../../../contract/api.ts'
import { askAccounts } from '../../../app/auth/account-calls.ts'
import { call } from '../../../app/call.ts'

const Profile = z
  .object({
    session: z.object({ token: z.string() }),
    user: z.object({
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      twoFactorEnabled: z.boolean().nullish(),
    }),
  })
  .nullable()

/** What the server keeps of who is signed in. */
export type Profile = NonNullable<z.infer<typeof Profile>>

const Session = z.object({
  token: z.string(),
  createdAt: z.string(),
  updatedAt: z.string().optional(),
  userAgent: z.string().nullish(),
})

/** A browser in which the person is signed in. */
export type Session = z.infer<typeof Session>

const Passkey = z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.string().nullish() })

/** A passkey with which the person can sign in. */
export type Passkey = z.infer<typeof Passkey>

/** What the account screen asks of the accounts. */
export const profileQueries = {
  profile: queryOptions({ queryKey: ['account', 'profile'], queryFn: () => askAccounts(Profile, 'GET', '/get-session') }),
  sessions: queryOptions({ queryKey: ['account', 'sessions'], queryFn: () => askAccounts(z.array(Session), 'GET', '/list-sessions') }),
  passkeys: queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: () => askAccounts(z.array(Passkey), 'GET', '/passkey/list-user-passkeys'),
  }),
}

/** A page of the log of the account; the one before stays until it is there. */
export const logQuery = (page: number) =>
  queryOptions({
    queryKey: ['account', 'log', page],
    queryFn: ({ signal }) => call(api.accountEvents, { page }, signal),
    placeholderData: keepPreviousData,
  })

/** With whom the server has to do; asked anew each time the screen is opened, since it counts. */
export const connectionsQuery = queryOptions({
  queryKey: ['account', 'connections'],
  queryFn: ({ signal }) => call(api.connections, {}, signal),
})
