import * as z from 'zod'
import { askAccounts, Done } from '../../app/auth/account-calls.ts'

const SignedIn = z.object({ twoFactorRedirect: z.boolean().optional() })

/** Signs in; `second-step` when the account asks for a code, too. Throws ApiError with the reason when it is refused, as all of these do. */
export async function signIn(account: { email: string; password: string }): Promise<'signed-in' | 'second-step'> {
  const { twoFactorRedirect } = await askAccounts(SignedIn, 'POST', '/sign-in/email', { body: account })
  return twoFactorRedirect ? 'second-step' : 'signed-in'
}

/** Makes an account and signs it in. */
export async function signUp(account: { name: string; email: string; password: string }): Promise<void> {
  await askAccounts(Done, 'POST', '/sign-up/email', { body: account })
}

/** Gives the second step's code: of the authenticator app, or one of those that were kept. */
export async function giveCode(kind: 'totp' | 'backup-code', code: string, trustDevice: boolean): Promise<void> {
  await askAccounts(Done, 'POST', `/two-factor/verify-${kind}`, { body: { code, trustDevice } })
}

/** Has a link to choose a new password sent; says the same whether or not there is such an account. */
export async function requestReset(email: string): Promise<void> {
  await askAccounts(Done, 'POST', '/request-password-reset', { body: { email, redirectTo: '/reset-password' } })
}

/** Chooses a new password with the token of such a link. */
export async function resetPassword(newPassword: string, token: string): Promise<void> {
  await askAccounts(Done, 'POST', '/reset-password', { body: { newPassword, token } })
}

const Arrival = z.object({
  question: z.object({ email: z.string(), name: z.string(), since: z.string(), plans: z.number(), solicitations: z.number() }).nullable(),
})

/** The account from before that has the e-mail address of who comes from a provider for the first time. */
export type EarlierAccount = NonNullable<z.infer<typeof Arrival>['question']>

/** Whether an earlier account may be this person's; null when there is nothing to ask. */
export async function earlierAccount(): Promise<EarlierAccount | null> {
  return (await askAccounts(Arrival, 'GET', '/arrival')).question
}

/** Takes the earlier account over, or begins a new one; gives the path to go on to. */
export async function answerArrival(take: boolean): Promise<string> {
  return (await askAccounts(z.object({ to: z.string() }), 'POST', '/arrival', { body: { take } })).to
}
