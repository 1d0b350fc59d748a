import { importPKCS8 } from 'jose'
import * as oidc from 'openid-client'
import { done, fail, type Result } from '../../../domain/result.ts'
import { type SignInConfig, wayName } from '../../config-sign-in.ts'
import type { Identity } from '../../db/arrivals.ts'
import { keptKeys, keysAt, ProviderSilent } from '../keys.ts'
import { CLOCK_TOLERANCE_S, type TokenIssuer, trueClaims } from '../tokens.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { identityOf } from './identity.ts'

/** Why somebody could not be signed in, as the sign-in page is told. */
export type OidcProblem = 'unreachable' | 'refused' | 'clock' | 'invalid'

/** What is remembered of a sign-in between leaving for the provider and coming back. */
export type Leaving = { state: string; nonce: string; verifier: string }

/** A provider that signs people in by OpenID Connect, with the code flow and PKCE (RFC 7636). */
export type OidcProvider = {
  /** Where the browser is sent to. */
  signInAddress: (leaving: Leaving) => Promise<Result<URL, OidcProblem>>
  /** Who came back, by the address that they came back to; every token is checked. */
  whoArrived: (address: URL, leaving: Leaving) => Promise<Result<{ identity: Identity; id_token: string }, OidcProblem>>
  /** Where the browser is sent to end the session at the provider; null where it has none to end. */
  signOutAddress: (id_token: string) => Promise<URL | null>
}

type OidcConfig = Extract<SignInConfig, { kind: 'oidc' }>

/** Longest that the provider is waited for, in seconds. */
const ANSWERS_WITHIN_S = 8

/** The provider of that configuration. It is asked what it can when somebody first signs in, so that the server starts also while it is away. */
export function oidcProvider(config: OidcConfig, publicUrl: string): OidcProvider {
  const provider = kept(() => discovered(config))
  const redirect_uri = `${publicUrl}/api/auth/oidc/callback`
  return {
    signInAddress: (leaving) =>
      orProblem(async () => {
        const { client } = await provider()
        return oidc.buildAuthorizationUrl(client, {
          redirect_uri,
          scope: config.scopes,
          state: leaving.state,
          nonce: leaving.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(leaving.verifier),
          code_challenge_method: 'S256',
          ...(config.acr_values ? { acr_values: config.acr_values } : {}),
        })
      }),
    whoArrived: (address, leaving) =>
      orProblem(async () => {
        const { client, issuer } = await provider()
        const { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier } = leaving
        const tokens = await oidc.authorizationCodeGrant(client, address, {
          expectedState,
          expectedNonce,
          pkceCodeVerifier,
          idTokenExpected: true,
        })
        const id_token = tokens.id_token ?? ''
        const claims = await trueClaims(issuer, id_token)
        const told = claims.email === undefined ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub) : claims
        // whether an address is somebody's is said where the address is
        const { email, email_verified, xms_edov } = told
        const facts = { ...told, ...claims, email, email_verified, xms_edov }
        return { identity: identityOf(wayName(config), facts, config.is_email_trusted), id_token }
      }),
    signOutAddress: async (id_token_hint) => {
      const found = await provider().catch(() => null)
      if (!found?.client.serverMetadata().end_session_endpoint) return null
      return oidc.buildEndSessionUrl(found.client, { id_token_hint, post_logout_redirect_uri: `${publicUrl}/` })
    },
  }
}

type Discovered = { client: oidc.Configuration; issuer: TokenIssuer }

async function discovered({ issuer, client_id, credential }: OidcConfig): Promise<Discovered> {
  const address = new URL(issuer)
  const client = await oidc.discovery(address, client_id, { [oidc.clockTolerance]: CLOCK_TOLERANCE_S }, await proofOf(credential), {
    timeout: ANSWERS_WITHIN_S,
    [oidc.customFetch]: (at, options) => boundedFetch(at, options as RequestInit),
    ...(address.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
  const { issuer: named, jwks_uri } = client.serverMetadata()
  // whoever sits on an open line could put keys of their own there
  if (!jwks_uri || (address.protocol === 'https:' && new URL(jwks_uri).protocol !== 'https:')) throw new ProviderSilent()
  return { client, issuer: { issuer: named, audience: client_id, parties: null, keys: keptKeys(() => keysAt(jwks_uri)) } }
}

async function proofOf(credential: OidcConfig['credential']): Promise<oidc.ClientAuth> {
  if (!credential) return oidc.None()
  return credential.kind === 'secret' ? secretAsWanted(credential.value) : oidc.PrivateKeyJwt(await importPKCS8(credential.pem, 'RS256'))
}

/** In the body where the provider says that it reads it there, since not all decode it alike in the header; in the header else (OpenID Connect Discovery §3). */
function secretAsWanted(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)]
  return (server, ...request) => {
    const isReadInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (isReadInBody ? inBody : inHeader)(server, ...request)
  }
}

/** Asks once; what failed is asked again. */
function kept<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | null = null
  return () => {
    coming ??= ask().catch((reason) => {
      coming = null
      throw reason
    })
    return coming
  }
}

async function orProblem<Value>(act: () => Promise<Value>): Promise<Result<Value, OidcProblem>> {
  try {
    return done(await act())
  } catch (reason) {
    return fail(problemOf(reason))
  }
}

/** Tokens come fresh from the provider here: what has expired, or does not hold yet, tells of clocks that differ. */
const CLOCK = new Set(['OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'ERR_JWT_EXPIRED'])
const SILENT = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'])

function problemOf(reason: unknown): OidcProblem {
  if (reason instanceof oidc.AuthorizationResponseError) return 'refused'
  if (reason instanceof ProviderSilent || isNetworkFailure(reason)) return 'unreachable'
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : ''
  if (CLOCK.has(code) || isNotYet(reason)) return 'clock'
  return SILENT.has(code) ? 'unreachable' : 'invalid'
}

/** The platform's fetch says so with a TypeError that has a cause. */
function isNetworkFailure(reason: unknown): boolean {
  return reason instanceof TypeError && reason.cause !== undefined
}

function isNotYet(reason: unknown): boolean {
  return reason instanceof Error && 'claim' in reason && (reason.claim === 'nbf' || reason.claim === 'iat')
}
