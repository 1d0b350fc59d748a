import { buildPublishableKey } from '@clerk/shared/keys'
import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

const OIDC = { AUTH_PROVIDER: 'oidc', AUTH_OIDC_ISSUER: 'https://login.example.com/realms/company', AUTH_OIDC_CLIENT_ID: 'plans' }
const CLERK = { AUTH_PROVIDER: 'clerk', AUTH_CLERK_PUBLISHABLE_KEY: buildPublishableKey('clerk.example.com') }

describe('How people sign in', () => {
  test('is with accounts of the product itself where nothing is set', () => {
    expect(readConfig({}).sign_in).toEqual({ kind: 'embedded' })
  })

  test('is by OpenID Connect with an issuer and a client; the rest has defaults', () => {
    expect(readConfig(OIDC).sign_in).toEqual({
      kind: 'oidc',
      label: 'login.example.com',
      issuer: 'https://login.example.com/realms/company',
      client_id: 'plans',
      credential: null,
      scopes: 'openid email profile',
      acr_values: null,
      is_email_trusted: false,
    })
  })

  test('takes a private key also on one line', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const pem = await exportPKCS8(privateKey)
    const { sign_in } = readConfig({ ...OIDC, AUTH_OIDC_PRIVATE_KEY: pem.replaceAll('\n', '\\n') })
    expect(sign_in).toMatchObject({ credential: { kind: 'private-key', pem: pem.trim() } })
  })

  test('is by Clerk with the publishable key, which names the host', async () => {
    expect(readConfig(CLERK).sign_in).toMatchObject({ kind: 'clerk', host: 'clerk.example.com', jwt_key: null })
    const jwt_key = (await exportSPKI((await generateKeyPair('RS256', { extractable: true })).publicKey)).trim()
    expect(readConfig({ ...CLERK, AUTH_CLERK_JWT_KEY: jwt_key }).sign_in).toMatchObject({ jwt_key })
  })

  test.each<[Record<string, string>, RegExp]>([
    [{ AUTH_PROVIDER: 'ldap' }, /^AUTH_PROVIDER must be embedded, oidc or clerk\.$/],
    [{ AUTH_PROVIDER: 'oidc' }, /AUTH_OIDC_ISSUER must be set: .+ AUTH_OIDC_CLIENT_ID must be set: /],
    [{ ...OIDC, AUTH_OIDC_ISSUER: 'login.example.com' }, /^AUTH_OIDC_ISSUER must be an address like https:/],
    [{ ...OIDC, AUTH_OIDC_PRIVATE_KEY: 'key.pem' }, /^AUTH_OIDC_PRIVATE_KEY must be a private key as PEM/],
    [{ ...OIDC, AUTH_OIDC_EMAIL_TRUSTED: 'yes' }, /^AUTH_OIDC_EMAIL_TRUSTED must be true or false\.$/],
    [{ AUTH_PROVIDER: 'clerk' }, /^AUTH_CLERK_PUBLISHABLE_KEY must be set: /],
    [{ ...CLERK, AUTH_CLERK_PUBLISHABLE_KEY: 'sk_live_abc' }, /^AUTH_CLERK_PUBLISHABLE_KEY must be a publishable key/],
    [{ ...CLERK, AUTH_CLERK_JWT_KEY: 'abc' }, /^AUTH_CLERK_JWT_KEY must be a public key as PEM/],
    [{ AUTH_OIDC_CLIENT_ID: 'plans' }, /^AUTH_PROVIDER must be oidc where AUTH_OIDC_CLIENT_ID is set\.$/],
    [{ ...OIDC, AUTH_CLERK_PUBLISHABLE_KEY: 'pk_test_x' }, /^AUTH_PROVIDER must be clerk where AUTH_CLERK_PUBLISHABLE_KEY is set\.$/],
  ])('%j is refused at the start, in a sentence that says what is missing', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigProblem)
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  test('a secret and a private key together are one too many', async () => {
    const pem = await exportPKCS8((await generateKeyPair('RS256', { extractable: true })).privateKey)
    const both = { ...OIDC, AUTH_OIDC_CLIENT_SECRET: 'secret', AUTH_OIDC_PRIVATE_KEY: pem }
    expect(() => readConfig(both)).toThrow('AUTH_OIDC_PRIVATE_KEY must not be set together with AUTH_OIDC_CLIENT_SECRET.')
  })
})

describe('Mail', () => {
  test('is sent where both the server and the sender are named, and not at all where neither is', () => {
    expect(readConfig({}).mail).toBeNull()
    const set = { SMTP_URL: 'smtp://mail.example.com:587', MAIL_FROM: 'Work Plan Builder <plans@example.com>' }
    expect(readConfig(set).mail).toEqual({ url: set.SMTP_URL, from: set.MAIL_FROM })
  })

  test.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM must be set'],
    [{ MAIL_FROM: 'plans@example.com' }, 'SMTP_URL must be set where MAIL_FROM is'],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'plans@example.com' }, 'SMTP_URL must be an address like'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address like'],
  ])('%j is refused at the start', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
