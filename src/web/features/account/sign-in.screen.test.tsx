import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import { chooseAuthClient } from '../../app/auth/chosen-client.ts'
import { fakeClerk } from '../../app/auth/testing/fake-clerk.ts'
import { accountCall, answering, DANA, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const WHO = accountCall('GET', '/get-session')
const SIGN_IN = accountCall('POST', '/sign-in/email')
const TOTP = accountCall('POST', '/two-factor/verify-totp')
const RECOVERY = accountCall('POST', '/two-factor/verify-backup-code')
const ARRIVAL = accountCall('GET', '/arrival')
const ANSWER = accountCall('POST', '/arrival')
const CLERK_SESSION = accountCall('POST', '/clerk/session')

const KEY = `pk_live_${btoa('clerk.example.com$')}`
const health = (kind: 'oidc' | 'clerk', label: string | null) =>
  answering(api.health, { ...HEALTH, sign_in: { kind, label, publishable_key: kind === 'clerk' ? KEY : null, mail: 'smtp' } })
const EARLIER = { email: 'dana@example.com', name: 'Dana Marlow', since: '2026-03-02T10:00:00.000Z', plans: 1, solicitations: 4 }

/** A server at which nobody is signed in until `enter` lets them. */
function nobodyYet() {
  let isIn = false
  const enter = () => {
    isIn = true
    return { token: 'x' }
  }
  return { enter, who: answering(WHO, () => (isIn ? { user: DANA } : null)) }
}

beforeEach(() => chooseAuthClient(null))
afterEach(() => {
  delete window.Clerk
})

test('e-mail and password sign in and lead back to the page that was asked for', async () => {
  const { enter, who } = nobodyYet()
  const served = fakeServer(answering(api.health, HEALTH), who, answering(SIGN_IN, enter))
  const { user, address } = shown(<SignInPage />, '/sign-in?to=%2Fsteps')
  await user.type(await screen.findByLabelText('E-mail'), 'dana@example.com')
  await user.type(screen.getByLabelText('Password'), 'quiet-pump-9')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(address()).toBe('/steps'))
  expect(served.asked(SIGN_IN)).toEqual([{ email: 'dana@example.com', password: 'quiet-pump-9' }])
})

test('what is wrong stands at its field, which has the keyboard; a refusal stands above, and what was typed stays', async () => {
  fakeServer(answering(api.health, HEALTH), nobodyYet().who, refusing(SIGN_IN, 'The e-mail address or the password is not right.', 401))
  const { user } = shown(<SignInPage />, '/sign-in')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  const email = screen.getByLabelText('E-mail')
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Enter an e-mail address, like name@company.com.')
  expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  await user.type(email, 'dana@example.com')
  expect(email).not.toBeInvalid()
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is not right.')
  expect(email).toHaveValue('dana@example.com')
})

test('an account with two-step sign-in is asked for a code, or one that was kept', async () => {
  const { enter, who } = nobodyYet()
  const served = fakeServer(
    answering(api.health, HEALTH),
    who,
    answering(SIGN_IN, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }),
    refusing(TOTP, 'This code is not right.', 401),
    answering(RECOVERY, enter),
  )
  const { user, address } = shown(<SignInPage />, '/sign-in?to=%2Fadmin')
  await user.type(await screen.findByLabelText('E-mail'), 'dana@example.com')
  await user.type(screen.getByLabelText('Password'), 'quiet-pump-9{Enter}')
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await user.type(code, '12{Enter}')
  expect(code).toHaveAccessibleDescription('Enter the 6 digits that your authenticator app shows.')
  await user.type(code, '3 456')
  await user.click(screen.getByRole('checkbox', { name: 'Trust this browser for 30 days' }))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('This code is not right.')).toBeVisible()
  expect(served.asked(TOTP)).toEqual([{ code: '123456', trustDevice: true }])
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  expect(screen.getByLabelText('Recovery code')).toHaveFocus()
  await user.type(screen.getByLabelText('Recovery code'), 'abcde-12345{Enter}')
  await waitFor(() => expect(address()).toBe('/admin'))
  expect(served.asked(RECOVERY)).toEqual([{ code: 'abcde-12345', trustDevice: true }])
})

test('a passkey is offered where browsers have them, and not at a bare address', async () => {
  fakeServer(answering(api.health, HEALTH), nobodyYet().who)
  shown(<SignInPage />, '/sign-in')
  await screen.findByLabelText('E-mail')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument()
})

test('a passkey that is refused says why', async () => {
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => false })
  fakeServer(
    answering(api.health, HEALTH),
    nobodyYet().who,
    refusing(accountCall('GET', '/passkey/generate-authenticate-options'), 'Too many tries.', 429),
  )
  const { user } = shown(<SignInPage />, '/sign-in')
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.')
})

test('a provider: one button that leads there and back, on sign up, too', async () => {
  fakeServer(health('oidc', 'Acme ID'), nobodyYet().who)
  shown(<SignInPage />, '/sign-in?to=%2Fsteps')
  const button = await screen.findByRole('link', { name: 'Sign in with Acme ID' })
  expect(button).toHaveAttribute('href', '/api/auth/oidc/start?to=%2Fsteps')
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  const { address } = shown(<SignUpPage />, '/sign-up?to=%2Fsteps')
  await waitFor(() => expect(address()).toBe('/sign-in?to=%2Fsteps'))
})

test.each([
  ['unreachable', 'Acme ID did not answer', /Try again in a minute/],
  ['refused', 'Acme ID did not sign you in', /Try again below/],
  ['clock', 'The clocks of this server and of Acme ID differ', /tell whoever runs it/],
  ['invalid', 'What Acme ID answered could not be trusted', /Start again below/],
  ['expired', 'Signing in took too long, or was begun in another browser', /finish it in this browser/],
  ['link', 'This link does not work any more', /Ask for a new one/],
  ['constructor', 'Signing in did not work', /Start again below/],
])('coming back with the problem %s, people are told what to do', async (code, title, words) => {
  fakeServer(health('oidc', 'Acme ID'), nobodyYet().who)
  shown(<SignInPage />, `/sign-in?problem=${code}&to=%2Fsteps`)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(title)
  expect(alert).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Sign in with Acme ID' })).toBeVisible()
})

test('a link that does not work is told also to whoever is signed in', async () => {
  fakeServer(answering(api.health, HEALTH))
  shown(<SignInPage />, '/sign-in?problem=link')
  expect(await screen.findByText('This link does not work any more')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/dashboard')
})

test('who comes from a provider is asked whose the earlier work is, and goes on with it', async () => {
  const { enter, who } = nobodyYet()
  const served = fakeServer(
    health('oidc', 'Acme ID'),
    who,
    answering(ARRIVAL, { question: EARLIER }),
    answering(ANSWER, () => {
      enter()
      return { to: '/steps' }
    }),
  )
  const { user, address } = shown(<SignInPage />, '/sign-in?question=1&to=%2Fsteps')
  expect(await screen.findByRole('heading', { name: 'Is this your work?' })).toBeVisible()
  expect(await screen.findByText('1 plan, 4 solicitations')).toBeVisible()
  expect(screen.getByText('March 2, 2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue with this work' }))
  await waitFor(() => expect(address()).toBe('/steps'))
  expect(served.asked(ANSWER)).toEqual([{ take: true }])
})

test('work that is somebody else’s is left alone; a question that was answered already is not asked', async () => {
  const { enter, who } = nobodyYet()
  const served = fakeServer(
    health('oidc', 'Acme ID'),
    who,
    answering(ARRIVAL, { question: EARLIER }),
    answering(ANSWER, () => {
      enter()
      return { to: '/dashboard' }
    }),
  )
  const { user, address } = shown(<SignInPage />, '/sign-in?question=1&to=%2Fdashboard')
  await user.click(await screen.findByRole('button', { name: 'It is not mine' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(served.asked(ANSWER)).toEqual([{ take: false }])
})

test('a question that was answered already is not asked again', async () => {
  fakeServer(health('oidc', 'Acme ID'), nobodyYet().who, answering(ARRIVAL, { question: null }))
  const { address } = shown(<SignInPage />, '/sign-in?question=1&to=%2Fsteps')
  expect(await screen.findByRole('link', { name: 'Sign in with Acme ID' })).toBeVisible()
  expect(address()).toBe('/sign-in?to=%2Fsteps')
})

test('a hosted provider: its own pages, and the question for who is signed in there', async () => {
  const clerk = fakeClerk()
  let state = 'question'
  fakeServer(
    health('clerk', 'Clerk'),
    answering(CLERK_SESSION, () => ({ state })),
    answering(ARRIVAL, { question: EARLIER }),
    answering(ANSWER, () => {
      state = 'signed-in'
      return { to: '/steps' }
    }),
  )
  const { user, address } = shown(<SignInPage />, '/sign-in?to=%2Fsteps')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Clerk' }))
  expect(clerk.did).toEqual([`to sign in, back to ${location.origin}/sign-in?to=%2Fsteps`])
  clerk.becomes({ id: 'clerk-1', fullName: 'Dana Marlow', email: 'dana@example.com' })
  await user.click(await screen.findByRole('button', { name: 'Continue with this work' }))
  await waitFor(() => expect(address()).toBe('/steps'))
})
