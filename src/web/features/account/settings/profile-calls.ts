import * as z from 'zod'
import { api } from '../../../../contract/api.ts'
import { askAccounts, Done } from '../../../app/auth/account-calls.ts'
import { callForBytes } from '../../../app/call.ts'

const post = (path: string, body?: Record<string, unknown>) => askAccounts(Done, 'POST', path, body ? { body } : {})

/** What is changed of an account. Each throws ApiError with the reason when it is refused. */
export const profileCalls = {
  rename: (name: string) => post('/update-user', { name }),
  changeEmail: (newEmail: string, password: string) => post('/change-email', { newEmail, password }),
  sendLink: (email: string) => post('/send-verification-email', { email }),
  changePassword: (currentPassword: string, newPassword: string, revokeOtherSessions: boolean) =>
    post('/change-password', { currentPassword, newPassword, revokeOtherSessions }),
  endSession: (token: string) => post('/revoke-session', { token }),
  endOtherSessions: () => post('/revoke-other-sessions'),
  renamePasskey: (id: string, name: string) => post('/passkey/update-passkey', { id, name }),
  removePasskey: (id: string) => post('/passkey/delete-passkey', { id }),
  turnTwoStepOff: (password: string) => post('/two-factor/disable', { password }),
  confirmTwoStep: (code: string) => post('/two-factor/verify-totp', { code }),
  /** With the password where the account has one here. */
  deleteAccount: (password: string | null) => post('/delete-user', password === null ? {} : { password }),
}

const TwoStep = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** What an authenticator app is told, and the codes for the day on which it is not at hand. */
export type TwoStep = z.infer<typeof TwoStep>

/** Begins two-step sign-in, which counts from the first code that is right. */
export function beginTwoStep(password: string): Promise<TwoStep> {
  return askAccounts(TwoStep, 'POST', '/two-factor/enable', { body: { password } })
}

/** Makes new recovery codes; the ones from before no longer count. */
export async function newRecoveryCodes(password: string): Promise<string[]> {
  const answer = await askAccounts(z.object({ backupCodes: z.array(z.string()) }), 'POST', '/two-factor/generate-backup-codes', {
    body: { password },
  })
  return answer.backupCodes
}

/** Everything that is kept of the person, as a ZIP file; `progress` hears the share that has come. */
export function exportedAccount(progress: (share: number) => void): Promise<Blob> {
  return callForBytes(api.exportAccount, {}, { progress })
}
