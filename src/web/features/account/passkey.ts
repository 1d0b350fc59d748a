import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import * as z from 'zod'
import { ApiError } from '../../../contract/client.ts'
import { askAccounts, Done } from '../../app/auth/account-calls.ts'

/** What a passkey is asked with; the browser checks the rest of it. */
const Options = z.looseObject({ challenge: z.string() })

/** Signs in with a passkey; `fillsIn` offers it where the e-mail address is typed, and waits until it is chosen there. Throws ApiError with the reason. */
export async function signInWithPasskey({ fillsIn }: { fillsIn: boolean }): Promise<void> {
  const options = await askAccounts(Options, 'GET', '/passkey/generate-authenticate-options')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { clientExtensionResults: _, ...response } = await said(startAuthentication({ optionsJSON, useBrowserAutofill: fillsIn }))
  await askAccounts(Done, 'POST', '/passkey/verify-authentication', { body: { response } })
}

/** Makes a passkey for who is signed in and keeps it under a name. Throws ApiError with the reason. */
export async function addPasskey(name: string): Promise<void> {
  const options = await askAccounts(Options, 'GET', '/passkey/generate-register-options', { query: { name } })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { clientExtensionResults: _, ...response } = await said(startRegistration({ optionsJSON }))
  await askAccounts(Done, 'POST', '/passkey/verify-registration', { body: { response, name } })
}

/** Lets go of a passkey that is being waited for. */
export function forgetPasskey(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** What a browser says of it is meant for programmers. */
async function said<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (problem) {
    const code = problem instanceof WebAuthnError ? problem.code : ''
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new ApiError('There is a passkey for this account on this device already.', 0)
    if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
      throw new ApiError('Passkeys do not work at this address. Whoever runs this server has to give it the address that people use.', 0)
    throw new ApiError('No passkey was used: it was called off, or it took too long. Try again.', 0)
  }
}
