import { endsWithDigit } from '../../../language/characters.ts'
/** Whether passkeys can be used at this address: browsers have them only for secure addresses with a name, so not at 127.0.0.1. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !location.hostname.includes(':') && !endsWithDigit(location.hostname)
}

/** Whether the browser offers passkeys where an e-mail address is typed. */
export async function passkeysFillIn(): Promise<boolean> {
  return passkeysWork() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}
