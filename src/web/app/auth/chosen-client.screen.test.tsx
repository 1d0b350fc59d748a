import { afterEach, beforeEach, expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { accountCall, answering, DANA, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { authClient, chooseAuthClient, onChangeElsewhere } from './chosen-client.ts'
import { fakeClerk } from './testing/fake-clerk.ts'

const SIGN_OUT = accountCall('POST', '/sign-out')
const OIDC_SIGN_OUT = accountCall('POST', '/oidc/sign-out')
const CLERK_SESSION = accountCall('POST', '/clerk/session')

beforeEach(() => chooseAuthClient(null))
afterEach(() => {
  chooseAuthClient(null)
  delete window.Clerk
})

test('the accounts of the product: the session is the server’s, and nobody else is told that it ends', async () => {
  const served = fakeServer(answering(api.health, HEALTH), answering(SIGN_OUT, { success: true }))
  const client = await authClient()
  expect(await client.person()).toEqual(DANA)
  expect(await client.token(false)).toMatch(/^h\./)
  expect(await client.signOut()).toBeNull()
  expect(served.asked(api.health)).toHaveLength(1)
})

test('a provider by OpenID Connect: the session is the server’s, and signing out leads to the provider', async () => {
  const sign_in = { kind: 'oidc' as const, label: 'Acme ID', publishable_key: null, mail: 'smtp' as const }
  fakeServer(answering(api.health, { ...HEALTH, sign_in }), answering(OIDC_SIGN_OUT, { url: 'https://id.example.com/logout' }))
  const client = await authClient()
  expect(await client.person()).toEqual(DANA)
  expect(await client.signOut()).toBe('https://id.example.com/logout')
})

test('a hosted provider: who is signed in there, and everybody hears of who leaves in another tab', async () => {
  const publishable_key = `pk_live_${btoa('clerk.example.com$')}`
  const clerk = fakeClerk()
  fakeServer(
    answering(api.health, { ...HEALTH, sign_in: { kind: 'clerk', label: 'Clerk', publishable_key, mail: 'smtp' } }),
    answering(CLERK_SESSION, { state: 'signed-in' }),
  )
  const client = await authClient()
  clerk.becomes({ id: 'clerk-1', fullName: 'Dana Marlow', email: 'dana@example.com' })
  expect(await client.person()).toMatchObject({ id: 'clerk-1' })
  let heard = 0
  const stop = onChangeElsewhere(() => {
    heard += 1
  })
  clerk.becomes(null)
  expect(heard).toBe(1)
  stop()
})

test('a server that could not be asked is asked again', async () => {
  const served = fakeServer(refusing(api.health, 'The server is starting.', 503))
  await expect(authClient()).rejects.toThrow('The server is starting.')
  served.now(answering(api.health, HEALTH))
  expect(await (await authClient()).person()).toEqual(DANA)
})
