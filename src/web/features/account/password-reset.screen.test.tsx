import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { chooseAuthClient } from '../../app/auth/chosen-client.ts'
import { accountCall, answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const NOBODY = answering(accountCall('GET', '/get-session'), null)
const REQUEST = accountCall('POST', '/request-password-reset')
const RESET = accountCall('POST', '/reset-password')
const SIGN_UP = accountCall('POST', '/sign-up/email')
const withMail = (mail: 'smtp' | 'console') => answering(api.health, { ...HEALTH, sign_in: { ...HEALTH.sign_in, mail } })

beforeEach(() => chooseAuthClient(null))

test('a link is sent without telling whether there is such an account', async () => {
  const served = fakeServer(withMail('smtp'), NOBODY, answering(REQUEST, { status: true }))
  const { user } = shown(<ForgotPasswordPage />, '/forgot-password')
  await user.type(await screen.findByLabelText('E-mail'), ' dana@example.com{Enter}')
  expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toHaveFocus()
  expect(screen.getByText(/^If there is an account with dana@example.com, a message/)).toBeVisible()
  expect(served.asked(REQUEST)).toEqual([{ email: 'dana@example.com', redirectTo: '/reset-password' }])
})

test('a server that sends no mail says so before and after', async () => {
  fakeServer(withMail('console'), NOBODY, answering(REQUEST, { status: true }))
  const { user } = shown(<ForgotPasswordPage />, '/forgot-password')
  expect(await screen.findByText('This server sends no mail')).toBeVisible()
  await user.type(screen.getByLabelText('E-mail'), 'dana@example.com{Enter}')
  expect(await screen.findByRole('heading', { name: 'Your administrator has the link' })).toBeVisible()
})

test('a new password is typed twice and kept with the token of the link', async () => {
  const served = fakeServer(NOBODY, answering(RESET, { status: true }))
  const { user } = shown(<ResetPasswordPage />, '/reset-password?token=abc')
  await user.type(screen.getByLabelText('New password'), 'loud-pump-10')
  await user.type(screen.getByLabelText('New password again'), 'loud-pump-11{Enter}')
  expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription('This is not the same password.')
  await user.clear(screen.getByLabelText('New password again'))
  await user.type(screen.getByLabelText('New password again'), 'loud-pump-10{Enter}')
  expect(await screen.findByText('Your new password is kept')).toBeVisible()
  expect(served.asked(RESET)).toEqual([{ newPassword: 'loud-pump-10', token: 'abc' }])
})

test('a link that is refused, or that is none, leads to a new one', async () => {
  fakeServer(NOBODY, refusing(RESET, 'This link is old or was used. Ask for a new one.', 400))
  const { user } = shown(<ResetPasswordPage />, '/reset-password?token=abc')
  await user.type(screen.getByLabelText('New password'), 'loud-pump-10')
  await user.type(screen.getByLabelText('New password again'), 'loud-pump-10{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is old or was used.')
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/forgot-password')
})

test('a link that the server did not know says so at once', () => {
  fakeServer(NOBODY)
  shown(<ResetPasswordPage />, '/reset-password?error=INVALID_TOKEN')
  expect(screen.getByText('This link does not work any more')).toBeVisible()
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
})

test('an account is made with name, e-mail and password', async () => {
  const served = fakeServer(withMail('smtp'), NOBODY, answering(SIGN_UP, { token: 'x' }))
  const { user } = shown(<SignUpPage />, '/sign-up')
  await user.type(await screen.findByLabelText('Name'), 'Dana Marlow')
  await user.type(screen.getByLabelText('E-mail'), 'dana@example.com')
  await user.type(screen.getByLabelText('Password'), 'short{Enter}')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.')
  await user.type(screen.getByLabelText('Password'), '-no-more{Enter}')
  await waitFor(() =>
    expect(served.asked(SIGN_UP)).toEqual([{ name: 'Dana Marlow', email: 'dana@example.com', password: 'short-no-more' }]),
  )
})
