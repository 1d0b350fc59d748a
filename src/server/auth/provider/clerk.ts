import { errors, importSPKI } from 'jose'
import { type SignInConfig, wayName } from '../../config-sign-in.ts'
import type { Identity } from '../../db/arrivals.ts'
import { keptKeys, keysAt } from '../keys.ts'
import type { Claims, TokenIssuer } from '../tokens.ts'
import { identityOf } from './identity.ts'

type ClerkConfig = Extract<SignInConfig, { kind: 'clerk' }>

/** The provider as a signer of tokens. They name no audience but the page that they were given to (`azp`), which must be one of this site's. */
export async function clerkIssuer({ host, jwt_key }: ClerkConfig, origins: readonly string[]): Promise<TokenIssuer> {
  const issuer = `https://${host}`
  const keys = jwt_key ? await theOneKey(jwt_key) : keptKeys(() => keysAt(`${issuer}/.well-known/jwks.json`))
  return { issuer, audience: null, parties: origins, keys }
}

const ALGORITHM = 'RS256'

async function theOneKey(pem: string): Promise<TokenIssuer['keys']> {
  const key = await importSPKI(pem, ALGORITHM)
  return async ({ alg }) => {
    if (alg !== ALGORITHM) throw new errors.JWKSNoMatchingKey()
    return key
  }
}

/** Who somebody is by their token; null while the provider still asks something of them, such as a second factor. */
export function clerkIdentity(config: ClerkConfig, claims: Claims): Identity | null {
  return claims.sts === 'pending' ? null : identityOf(wayName(config), claims, false)
}
