import { buildPublishableKey } from '@clerk/shared/keys'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const MODEL = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'llama3.1:8b' }
const VOICE = { SPEECH_PROVIDER: 'openai-compatible' }
const OIDC = { AUTH_PROVIDER: 'oidc', AUTH_OIDC_CLIENT_ID: 'plans' }
const MAIL = { MAIL_FROM: 'plans@example.com' }

test.each([
  [{ ...MODEL, LLM_BASE_URL: 'http://models.example.com/v1' }, 'LLM_PROVIDER reaches models.example.com, which a sealed server does not: '],
  [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'k' }, 'LLM_PROVIDER reaches openai, '],
  [{ ...VOICE, SPEECH_BASE_URL: 'https://voice.example.com/v1' }, 'SPEECH_PROVIDER reaches voice.example.com, '],
  [{ ...OIDC, AUTH_OIDC_ISSUER: 'https://login.example.com' }, 'AUTH_PROVIDER reaches login.example.com, '],
  [
    { AUTH_PROVIDER: 'clerk', AUTH_CLERK_PUBLISHABLE_KEY: buildPublishableKey('clerk.example.com') },
    'AUTH_PROVIDER reaches clerk.example.com, ',
  ],
  [{ ...MAIL, SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL reaches mail.example.com, '],
])('a sealed server does not start with %j, and says what to do instead', (set, message) => {
  expect(readConfig({ ...set }).sealed).toBe(false)
  expect(() => readConfig({ ...set, SEALED: '1' })).toThrow(message)
  expect(() => readConfig({ ...set, SEALED: '1' })).toThrow(/, or unset SEALED\.$/)
})

test('what is on its own machine it may speak to, and to its database wherever that is', () => {
  const here = {
    ...MODEL,
    ...VOICE,
    ...OIDC,
    ...MAIL,
    LLM_BASE_URL: 'http://localhost:11434/v1',
    SPEECH_BASE_URL: 'http://127.0.0.1:8000/v1',
    AUTH_OIDC_ISSUER: 'http://[::1]:8080/realms/company',
    SMTP_URL: 'smtp://127.0.0.1:25',
    DATABASE_URL: 'postgres://me@db.example.com/plans',
  }
  expect(readConfig({ ...here, SEALED: '1' }).sealed).toBe(true)
})

test('is sealed by 1 and nothing else', () => {
  expect(readConfig({ SEALED: ' 1 ' }).sealed).toBe(true)
  expect(() => readConfig({ SEALED: 'yes' })).toThrow('SEALED must be 1 or unset.')
})
