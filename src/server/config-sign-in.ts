import { parsePublishableKey } from '@clerk/shared/keys'
import * as z from 'zod'
import { WEB_PROTOCOL } from './config-model.ts'

/** How people sign in (spec §2 and §9: a hosted provider, or the accounts that come with the product). */
export type SignInConfig =
  | { kind: 'embedded' }
  | {
      kind: 'oidc'
      /** What people call the provider: "Sign in with …". */
      label: string
      issuer: string
      client_id: string
      /** How the server proves to the provider who it is; null for a public client, which PKCE alone protects. */
      credential: { kind: 'secret'; value: string } | { kind: 'private-key'; pem: string } | null
      scopes: string
      /** Which strength of identity is asked for, where a provider has several; null for its own choice. */
      acr_values: string | null
      /** Whether every address is taken for verified, also where the provider does not say so of each. */
      is_email_trusted: boolean
    }
  | {
      kind: 'clerk'
      publishable_key: string
      /** The provider's own host, which the publishable key names. */
      host: string
      /** The public key that signs tokens; null where the host is asked for its keys. */
      jwt_key: string | null
    }

const Issuer = z.url({ protocol: WEB_PROTOCOL, error: 'must be an address like https://login.example.com/realms/company' })
const NotEmpty = z.string()

/** The variables of signing in; all unset, people have accounts of the product itself. */
export const SIGN_IN_ENVIRONMENT = {
  AUTH_PROVIDER: z.enum(['embedded', 'oidc', 'clerk'], 'must be embedded, oidc or clerk').default('embedded'),
  AUTH_OIDC_ISSUER: Issuer.optional(),
  AUTH_OIDC_CLIENT_ID: NotEmpty.optional(),
  AUTH_OIDC_CLIENT_SECRET: NotEmpty.optional(),
  AUTH_OIDC_PRIVATE_KEY: NotEmpty.optional(),
  AUTH_OIDC_LABEL: z.string().max(60, 'must be at most 60 characters').optional(),
  AUTH_OIDC_SCOPES: z.string().optional(),
  AUTH_OIDC_ACR_VALUES: NotEmpty.optional(),
  AUTH_OIDC_EMAIL_TRUSTED: z.enum(['true', 'false'], 'must be true or false').optional(),
  AUTH_CLERK_PUBLISHABLE_KEY: NotEmpty.optional(),
  AUTH_CLERK_JWT_KEY: NotEmpty.optional(),
}

type Environment = z.output<z.ZodObject<typeof SIGN_IN_ENVIRONMENT>>
type Name = keyof typeof SIGN_IN_ENVIRONMENT
type Issue = { path: PropertyKey[]; message: string }

/** What is missing or cannot be meant with the way of signing in that is named, a variable each. */
export function problemsOfSignIn(set: Environment): Issue[] {
  return [
    ...strayVariables(set),
    ...(set.AUTH_PROVIDER === 'oidc' ? oidcProblems(set) : set.AUTH_PROVIDER === 'clerk' ? clerkProblems(set) : []),
  ]
}

/** A variable of another provider than the one that is named: one of the two is a mistake. */
function strayVariables(set: Environment): Issue[] {
  const stray = (Object.keys(SIGN_IN_ENVIRONMENT) as Name[]).filter((name) => {
    const kind = ['oidc', 'clerk'].find((one) => name.startsWith(`AUTH_${one.toUpperCase()}_`))
    return kind !== undefined && kind !== set.AUTH_PROVIDER && set[name] !== undefined
  })
  return stray
    .slice(0, 1)
    .map((name) => ({ path: ['AUTH_PROVIDER'], message: `must be ${name.split('_')[1]?.toLowerCase()} where ${name} is set` }))
}

function oidcProblems(set: Environment): Issue[] {
  return [
    ...missing(set, 'AUTH_OIDC_ISSUER', "the provider's address, below which /.well-known/openid-configuration is answered"),
    ...missing(set, 'AUTH_OIDC_CLIENT_ID', 'the name under which the provider knows this server'),
    ...(set.AUTH_OIDC_CLIENT_SECRET && set.AUTH_OIDC_PRIVATE_KEY
      ? [{ path: ['AUTH_OIDC_PRIVATE_KEY'], message: 'must not be set together with AUTH_OIDC_CLIENT_SECRET' }]
      : []),
    ...(set.AUTH_OIDC_PRIVATE_KEY && !isPem(set.AUTH_OIDC_PRIVATE_KEY, 'PRIVATE KEY')
      ? [{ path: ['AUTH_OIDC_PRIVATE_KEY'], message: 'must be a private key as PEM (PKCS #8), beginning with -----BEGIN PRIVATE KEY-----' }]
      : []),
  ]
}

function clerkProblems(set: Environment): Issue[] {
  const key = set.AUTH_CLERK_PUBLISHABLE_KEY
  return [
    ...missing(set, 'AUTH_CLERK_PUBLISHABLE_KEY', "the key that the provider's page shows, beginning with pk_"),
    ...(key && !parsePublishableKey(key)
      ? [{ path: ['AUTH_CLERK_PUBLISHABLE_KEY'], message: 'must be a publishable key, beginning with pk_live_ or pk_test_' }]
      : []),
    ...(set.AUTH_CLERK_JWT_KEY && !isPem(set.AUTH_CLERK_JWT_KEY, 'PUBLIC KEY')
      ? [{ path: ['AUTH_CLERK_JWT_KEY'], message: 'must be a public key as PEM, beginning with -----BEGIN PUBLIC KEY-----' }]
      : []),
  ]
}

function missing(set: Environment, name: Name, what: string): Issue[] {
  return set[name] === undefined ? [{ path: [name], message: `must be set: ${what}` }] : []
}

function isPem(text: string, kind: string): boolean {
  return pem(text).startsWith(`-----BEGIN ${kind}-----`)
}

/** Files of variables hold a key on one line, its line ends written as \n. */
function pem(text: string): string {
  return text.replaceAll('\\n', '\n').trim()
}

/** How people sign in, of an environment that was checked. */
export function signInConfig(set: Environment): SignInConfig {
  const { AUTH_PROVIDER: kind, AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_CLIENT_ID: client_id, AUTH_CLERK_PUBLISHABLE_KEY: publishable_key } = set
  if (kind === 'oidc' && issuer && client_id) {
    const label = set.AUTH_OIDC_LABEL ?? new URL(issuer).hostname
    const scopes = set.AUTH_OIDC_SCOPES ?? 'openid email profile'
    const acr_values = set.AUTH_OIDC_ACR_VALUES ?? null
    const is_email_trusted = set.AUTH_OIDC_EMAIL_TRUSTED === 'true'
    return { kind, label, issuer, client_id, credential: credentialOf(set), scopes, acr_values, is_email_trusted }
  }
  const parsed = kind === 'clerk' && publishable_key ? parsePublishableKey(publishable_key) : null
  if (kind === 'clerk' && publishable_key && parsed) {
    const jwt_key = set.AUTH_CLERK_JWT_KEY ? pem(set.AUTH_CLERK_JWT_KEY) : null
    return { kind, publishable_key, host: parsed.frontendApi, jwt_key }
  }
  return { kind: 'embedded' }
}

/** The name of a way of signing in, as accounts are joined with it: people of one provider are not those of another. */
export function wayName(config: SignInConfig): string {
  if (config.kind === 'embedded') return config.kind
  return `${config.kind} ${config.kind === 'oidc' ? config.issuer : config.host}`
}

function credentialOf(set: Environment): Extract<SignInConfig, { kind: 'oidc' }>['credential'] {
  if (set.AUTH_OIDC_CLIENT_SECRET) return { kind: 'secret', value: set.AUTH_OIDC_CLIENT_SECRET }
  return set.AUTH_OIDC_PRIVATE_KEY ? { kind: 'private-key', pem: pem(set.AUTH_OIDC_PRIVATE_KEY) } : null
}
