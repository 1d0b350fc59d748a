import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { chooseAuthClient } from '../../../app/auth/chosen-client.ts'
import { accountCall, answering, DANA, fakeServer, refusing } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { expectToast, shown } from '../../../testing/shown.tsx'
import { AccountPage } from './account-page.tsx'

const WHO = accountCall('GET', '/get-session')
const SESSIONS = accountCall('GET', '/list-sessions')
const PASSKEYS = accountCall('GET', '/passkey/list-user-passkeys')
const RENAME = accountCall('POST', '/update-user')
const LINK = accountCall('POST', '/send-verification-email')
const EMAIL = accountCall('POST', '/change-email')
const PASSWORD = accountCall('POST', '/change-password')
const TWO_STEP = accountCall('POST', '/two-factor/enable')
const CONFIRM = accountCall('POST', '/two-factor/verify-totp')
const OFF = accountCall('POST', '/two-factor/disable')
const END = accountCall('POST', '/revoke-session')
const END_OTHERS = accountCall('POST', '/revoke-other-sessions')
const REMOVE_PASSKEY = accountCall('POST', '/passkey/delete-passkey')
const NAME_PASSKEY = accountCall('POST', '/passkey/update-passkey')
const DELETE = accountCall('POST', '/delete-user')
const OIDC_SIGN_OUT = accountCall('POST', '/oidc/sign-out')

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

/** A server that keeps Dana's account as the real one does. */
function opened({ mail = 'smtp', provider }: { mail?: 'smtp' | 'console'; provider?: string } = {}) {
  let user = { ...DANA, emailVerified: false, twoFactorEnabled: false }
  let isOver = false
  let sessions = [
    { token: 'other', createdAt: '2026-03-02T10:00:00.000Z', userAgent: null },
    { token: 'this', createdAt: '2026-03-01T10:00:00.000Z', userAgent: WINDOWS },
  ]
  const kind = provider ? ('oidc' as const) : ('embedded' as const)
  const changing = (change: () => void) => () => {
    change()
    return { status: true }
  }
  const served = fakeServer(
    answering(api.health, { ...HEALTH, sign_in: { kind, label: provider ?? null, publishable_key: null, mail } }),
    answering(WHO, () => (isOver ? null : { session: { token: 'this' }, user })),
    answering(SESSIONS, () => sessions),
    answering(api.connections, {
      sealed: false,
      allowed: 0,
      refused: 0,
      reach: { language_model: null, speech: null, sign_in: null, traces: null, mail: null, database: null },
    }),
    answering(api.accountEvents, { events: [], pages: 1 }),
    answering(PASSKEYS, [{ id: 'key-1', name: 'Old phone', createdAt: '2026-01-05T10:00:00.000Z' }]),
    answering(RENAME, ({ name }: Record<string, unknown>) => {
      user = { ...user, name: String(name) }
      return { status: true }
    }),
    answering(
      END_OTHERS,
      changing(() => (sessions = sessions.slice(1))),
    ),
    answering(
      CONFIRM,
      changing(() => (user = { ...user, twoFactorEnabled: true })),
    ),
    ...[LINK, EMAIL, PASSWORD, END, REMOVE_PASSKEY, NAME_PASSKEY, OFF].map((call) => answering(call, { status: true })),
  )
  const over = () => {
    isOver = true
  }
  return { served, over, ...shown(<AccountPage />, '/account') }
}

const card = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title, level: 2 })).closest('section')
  if (!section) throw new Error(`${title} is no card`)
  return within(section)
}

test('the name is changed; an empty one is refused at its field', async () => {
  const { user, served } = opened()
  const name = await screen.findByLabelText('Your name')
  expect(name).toHaveValue('Dana Marlow')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(name).toHaveAccessibleDescription('Enter your name.')
  await user.type(name, 'Dana M.')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await expectToast('Your name is saved')
  expect(served.asked(RENAME)).toEqual([{ name: 'Dana M.' }])
})

test('an address that is not verified has its link sent again, and another one counts once its link was opened', async () => {
  const { user, served } = opened()
  const email = await card('E-mail')
  expect(email.getByText('Not verified')).toBeVisible()
  await user.click(email.getByRole('button', { name: 'Send the link again' }))
  expect(await email.findByText('A link is on its way to dana@example.com')).toBeVisible()
  await user.type(email.getByLabelText('New e-mail'), 'dana@marlow.example')
  await user.type(email.getByLabelText('Your password'), 'correct horse')
  await user.click(email.getByRole('button', { name: 'Change e-mail' }))
  expect(await email.findByText('A link is on its way to dana@marlow.example')).toBeVisible()
  expect(served.asked(LINK)).toEqual([{ email: 'dana@example.com' }])
  expect(served.asked(EMAIL)).toEqual([{ newEmail: 'dana@marlow.example', password: 'correct horse' }])
})

test('a server that sends no mail says where the link is', async () => {
  opened({ mail: 'console' })
  const email = await card('E-mail')
  expect(email.getByText(/your administrator has the link and sends it to you/)).toBeVisible()
})

test('a new password signs out everywhere else unless it is not wanted, and is not left standing', async () => {
  const { user, served } = opened()
  const password = await card('Password')
  await user.type(password.getByLabelText('Current password'), 'quiet-pump-9')
  await user.type(password.getByLabelText('New password'), 'loud-pump-10')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  await expectToast('Your new password is kept')
  expect(password.getByLabelText('New password')).toHaveValue('')
  expect(served.asked(PASSWORD)).toEqual([{ currentPassword: 'quiet-pump-9', newPassword: 'loud-pump-10', revokeOtherSessions: true }])
})

test('two-step sign-in: a code to scan or type, confirmed by a code, and recovery codes that are shown once', async () => {
  const { user, served } = opened()
  served.now(answering(TWO_STEP, { totpURI: 'otpauth://totp/Plans:dana?secret=JBSWY3DPEHPK', backupCodes: ['aaaaa-11111', 'bbbbb-22222'] }))
  const twoStep = await card('Two-step sign-in')
  await user.click(twoStep.getByRole('button', { name: 'Turn on two-step sign-in' }))
  expect(twoStep.getByLabelText('Your password')).toHaveFocus()
  await user.type(twoStep.getByLabelText('Your password'), 'quiet-pump-9{Enter}')
  expect(await twoStep.findByRole('img', { name: /QR code/ })).toBeVisible()
  expect(twoStep.getByText('JBSW Y3DP EHPK')).toBeVisible()
  await user.type(twoStep.getByLabelText('Code'), '123456{Enter}')
  const codes = await twoStep.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['aaaaa-11111', 'bbbbb-22222'])
  await user.click(twoStep.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('aaaaa-11111\nbbbbb-22222')
  await user.click(twoStep.getByRole('button', { name: 'I have kept them' }))
  expect(twoStep.queryByText('aaaaa-11111')).not.toBeInTheDocument()
  expect(await twoStep.findByText('On')).toBeVisible()
  expect(twoStep.getByRole('button', { name: 'Turn off' })).toBeVisible()
})

test('passkeys are renamed and removed; a bare address says why none can be added', async () => {
  const { user, served } = opened()
  const passkeys = await card('Passkeys')
  await user.click(await passkeys.findByRole('button', { name: 'Rename Old phone' }))
  await user.clear(passkeys.getByLabelText('Name of the passkey'))
  await user.type(passkeys.getByLabelText('Name of the passkey'), 'Phone{Enter}')
  await user.click(await passkeys.findByRole('button', { name: 'Remove Old phone' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(served.asked(REMOVE_PASSKEY)).toEqual([{ id: 'key-1' }]))
  expect(served.asked(NAME_PASSKEY)).toEqual([{ id: 'key-1', name: 'Phone' }])
  expect(passkeys.getByText(/No passkey can be added here/)).toBeVisible()
})

test('this browser stands first among the sessions; the others are signed out one by one or together', async () => {
  const { user, served } = opened()
  const sessions = await card('Where you are signed in')
  const [first] = within(await sessions.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Chrome on Windows.*This browser/)
  await user.click(sessions.getByRole('button', { name: /^Sign out Unknown browser/ }))
  await waitFor(() => expect(served.asked(END)).toEqual([{ token: 'other' }]))
  await user.click(sessions.getByRole('button', { name: 'Sign out everywhere else' }))
  await expectToast('You are signed out everywhere else')
  await waitFor(() => expect(sessions.queryByText('Unknown browser')).not.toBeInTheDocument())
})

test('the account is deleted after its address was typed and its password given; what is in this browser goes, too', async () => {
  const { user, served, over, address } = opened()
  localStorage.setItem('scopeParagraph', 'Our scope')
  served.now(
    answering(DELETE, () => {
      over()
      return { success: true }
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const frame = await screen.findByRole('dialog')
  // a moment after it is shown it takes the pointer
  await waitFor(() => expect(frame).toHaveStyle({ pointerEvents: 'auto' }))
  const dialog = within(frame)
  await user.type(dialog.getByLabelText('Your e-mail address'), 'dan@example.com')
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  expect(dialog.getByLabelText('Your e-mail address')).toHaveAccessibleDescription('This is not what stands above.')
  await user.clear(dialog.getByLabelText('Your e-mail address'))
  await user.type(dialog.getByLabelText('Your e-mail address'), 'Dana@example.com')
  await user.type(dialog.getByLabelText('Your password'), 'quiet-pump-9')
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(address()).toBe('/sign-in'))
  expect(served.asked(DELETE)).toEqual([{ password: 'quiet-pump-9' }])
  expect(localStorage.getItem('scopeParagraph')).toBeNull()
})

test('a refusal keeps what was typed, and asks whether the session is over', async () => {
  const { user, served, over } = opened()
  served.now(refusing(RENAME, 'Sign in to continue.', 401))
  const name = await screen.findByLabelText('Your name')
  await user.clear(name)
  await user.type(name, 'Dana M.')
  over()
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await expectToast('Your session has ended')
  expect(localStorage.getItem('wpb.draft.account-name')).toBe('"Dana M."')
})

test('what a provider keeps is said in a sentence; sessions and data stay, and the address is enough to delete', async () => {
  chooseAuthClient(null)
  const { user, served } = opened({ provider: 'Acme ID' })
  expect(await screen.findByText(/Your name, e-mail and password are kept by Acme ID/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Sessions' })).toBeVisible()
  served.now(answering(DELETE, { success: true }), answering(OIDC_SIGN_OUT, { url: null }))
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await user.type(screen.getByLabelText('Your e-mail address'), 'dana@example.com{Enter}')
  await waitFor(() => expect(served.asked(OIDC_SIGN_OUT)).toHaveLength(1))
  expect(served.asked(DELETE)).toEqual([{}])
})
