/** The secret in the address that an authenticator app scans, in groups of four as people type it; the whole address when it has none. */
export function secretIn(totpURI: string): string {
  const secret = URL.canParse(totpURI) ? new URL(totpURI).searchParams.get('secret') : null
  return secret ? (secret.match(/.{1,4}/g) ?? []).join(' ') : totpURI
}
