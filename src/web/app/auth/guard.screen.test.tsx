import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '../../../contract/api.ts'
import { accountCall, answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { expectToast, shown } from '../../testing/shown.tsx'
import { readDraft, writeDraft } from '../browser-store.ts'
import { call } from '../call.ts'
import { SignInUnavailable } from './auth-client.ts'
import { chooseAuthClient } from './chosen-client.ts'
import { Guard } from './guard.tsx'
import { useSessionChange } from './session.ts'
import { fakeClerk } from './testing/fake-clerk.ts'

const KEY = `pk_live_${btoa('clerk.example.com$')}`
const HOSTED = answering(api.health, { ...HEALTH, sign_in: { kind: 'clerk', label: 'Clerk', publishable_key: KEY, mail: 'smtp' } })
const OIDC = answering(api.health, { ...HEALTH, sign_in: { kind: 'oidc', label: 'Acme ID', publishable_key: null, mail: 'smtp' } })
const CLERK_SESSION = accountCall('POST', '/clerk/session')
const DANA_THERE = { id: 'clerk-1', fullName: 'Dana Marlow', email: 'dana@example.com' }

/** A screen on which something is being typed when a call is refused. */
function Typing() {
  useEffect(() => writeDraft('company', 'half a sentence'), [])
  return null
}

/** A screen on which the session is ended, and that leads on when it is told to. */
function Ending({ led }: { led: Promise<void> }) {
  const { farewell } = useSessionChange()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void farewell(() => led.then(() => navigate('/')))}>
      End it
    </button>
  )
}

beforeEach(() => chooseAuthClient(null))
afterEach(() => {
  delete window.Clerk
  chooseAuthClient(null)
})

test('a provider that does not answer: who was asked, what to do, and nothing that was typed is lost', async () => {
  writeDraft('company', 'half a sentence')
  let answers = false
  chooseAuthClient({
    person: async () => (answers ? null : Promise.reject(new SignInUnavailable('clerk.example.com'))),
    token: async () => null,
    signOut: async () => null,
  })
  const { user, address } = shown(<Guard />, '/steps?open=2')
  expect(await screen.findByRole('heading', { name: 'Sign-in is not available' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Sign-in is not available: clerk.example.com did not answer.')
  expect(screen.getByRole('heading', { name: 'If you run this server' })).toBeVisible()
  expect(readDraft('company', z.string())).toBe('half a sentence')
  answers = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).toBe('/sign-in?to=%2Fsteps%3Fopen%3D2'))
})

test.each([
  ['the server’s own accounts', answering(api.health, HEALTH)],
  ['a provider by OpenID Connect', OIDC],
])('with %s, a session that ended leads to sign in and back, and what was typed stays', async (_, health) => {
  fakeServer(health, refusing(api.listProjects, 'Sign in to continue.', 401))
  const { address } = shown(
    <>
      <Guard />
      <Typing />
    </>,
    '/steps?open=2',
  )
  await waitFor(() => expect(readDraft('company', z.string())).toBe('half a sentence'))
  await waitFor(() => expect(screen.queryByText('Loading your account')).not.toBeInTheDocument())
  await expect(call(api.listProjects, {})).rejects.toThrow('Sign in to continue.')
  await waitFor(() => expect(address()).toBe('/sign-in?to=%2Fsteps%3Fopen%3D2'))
  await expectToast('Your session has ended')
  expect(readDraft('company', z.string())).toBe('half a sentence')
})

test('who ends their session on purpose is led on by that alone, however long it takes', async () => {
  fakeServer(answering(api.health, HEALTH), refusing(api.listProjects, 'Sign in to continue.', 401))
  let leadOn = () => {}
  const led = new Promise<void>((resolve) => {
    leadOn = resolve
  })
  const { user, address } = shown(
    <>
      <Guard />
      <Ending led={led} />
    </>,
    '/account',
  )
  await waitFor(() => expect(screen.queryByText('Loading your account')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'End it' }))
  await expect(call(api.listProjects, {})).rejects.toThrow('Sign in to continue.')
  expect(await screen.findByText('Loading your account')).toBeInTheDocument()
  expect(address()).toBe('/account')
  leadOn()
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument()
})

test('with a hosted provider, a refused token is fetched anew first; refused again, it leads to sign in and back', async () => {
  const clerk = fakeClerk()
  const served = fakeServer(
    HOSTED,
    answering(CLERK_SESSION, { state: 'signed-in' }),
    refusing(api.listProjects, 'Sign in to continue.', 401),
  )
  clerk.becomes(DANA_THERE)
  const { address } = shown(
    <>
      <Guard />
      <Typing />
    </>,
    '/steps',
  )
  await waitFor(() => expect(screen.queryByText('Loading your account')).not.toBeInTheDocument())
  served.now(answering(api.listProjects, []))
  expect(await call(api.listProjects, {})).toEqual([])
  served.now(refusing(api.listProjects, 'Sign in to continue.', 401))
  await expect(call(api.listProjects, {})).rejects.toThrow('Sign in to continue.')
  await waitFor(() => expect(address()).toBe('/sign-in?to=%2Fsteps'))
  expect(readDraft('company', z.string())).toBe('half a sentence')
})

test('signing out in another tab of a hosted provider leads to sign in, and says why', async () => {
  const clerk = fakeClerk()
  fakeServer(HOSTED, answering(CLERK_SESSION, { state: 'signed-in' }))
  clerk.becomes(DANA_THERE)
  const { address } = shown(<Guard />, '/steps')
  await waitFor(() => expect(screen.queryByText('Loading your account')).not.toBeInTheDocument())
  clerk.becomes(null)
  await waitFor(() => expect(address()).toBe('/sign-in?to=%2Fsteps'))
  await expectToast('Your session has ended')
})

test('who comes from a hosted provider for the first time is asked before anything is shown', async () => {
  const clerk = fakeClerk()
  fakeServer(HOSTED, answering(CLERK_SESSION, { state: 'question' }))
  clerk.becomes(DANA_THERE)
  const { address } = shown(<Guard />, '/steps')
  await waitFor(() => expect(address()).toBe('/sign-in?question=1&to=%2Fsteps'))
})
