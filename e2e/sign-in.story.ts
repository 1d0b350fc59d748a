import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { codeOf } from '../src/server/testing/authenticator-app.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Environment, test as own } from './own-server.ts'
import { card, type Person, signedIn, signIn, signOut, signUp, somebody } from './people.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED } from './story.ts'

const test = own.extend<object, { mailbox: Mailbox; environment: Environment }>({
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ mailbox, port }, use) =>
      use({
        SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
        MAIL_FROM: 'Work Plan Builder <plans@example.com>',
        // browsers have passkeys only for hosts with a name
        PUBLIC_URL: `http://localhost:${port}`,
      }),
    { scope: 'worker' },
  ],
  baseURL: ({ port, server: _ }, use) => use(`http://localhost:${port}`),
})

// one server for all of them
test.describe.configure({ mode: 'default' })

const REFUSAL = 'The e-mail address or the password is not right.'

/** Signs somebody new in, and opens their account's screen. */
async function atAccount(page: Page, person = somebody()): Promise<Person> {
  await page.goto('/api/health')
  await signedIn(page, person)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  return person
}

test('I forget my password, choose a new one with the link that is sent to me, and the old one no longer works', async ({
  page,
  mailbox,
  noise,
}) => {
  noise.expect(REFUSED)
  const me = somebody()
  await page.goto('/sign-up?to=%2Fsteps')
  await signUp(page, me)
  await expect(page).toHaveURL('/steps')
  await signOut(page)
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // until it shows, the field of that name is the sign-in screen's
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(me.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()

  const link = await mailbox.linkFor(me.email, 'Set a new password')
  const chosen = 'a new password of mine'
  await choosePassword(page, link, chosen)
  await expect(page.getByText('Your new password is kept')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, me)
  await expect(page.getByRole('alert')).toContainText(REFUSAL)
  await signIn(page, { ...me, password: chosen })
  await expect(page).toHaveURL('/dashboard')

  await choosePassword(page, link, 'another password')
  await expect(page.getByRole('alert')).toContainText('link')
})

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Keep the new password' }).click()
}

test('I turn on two-step sign-in, and then sign in with a code, with a recovery code, and in a trusted browser without one', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  const me = await atAccount(page)
  const { totpURI, recovery } = await turnOnTwoStep(page, me)
  await signOut(page)

  await page.goto('/sign-in?to=%2Faccount')
  await signIn(page, me)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await enterCode(page, 'Code', '000000')
  await expect(page.getByRole('alert')).toContainText('not right')
  // the code of now was used a moment ago, and a code counts once
  await enterCode(page, 'Code', codeOf(totpURI, 1))
  await expect(page).toHaveURL('/account')
  await signOut(page)

  await page.goto('/sign-in?to=%2Faccount')
  await signIn(page, me)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByRole('checkbox', { name: 'Trust this browser for 30 days' }).check()
  await enterCode(page, 'Recovery code', recovery)
  await expect(page).toHaveURL('/account')
  await signOut(page)

  await page.goto('/sign-in?to=%2Faccount')
  await signIn(page, me)
  await expect(page).toHaveURL('/account')
})

/** Turns two-step sign-in on; the address that an app would scan, made of the secret that is shown, and one of the recovery codes. */
async function turnOnTwoStep(page: Page, { password }: Person): Promise<{ totpURI: string; recovery: string }> {
  const twoStep = card(page, 'Two-step sign-in')
  await twoStep.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await twoStep.getByLabel('Your password').fill(password)
  await twoStep.getByRole('button', { name: 'Go on' }).click()
  const secret = await twoStep.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()
  const totpURI = `otpauth://totp/me?secret=${secret?.replaceAll(' ', '')}`
  await twoStep.getByRole('textbox', { name: 'Code' }).fill(codeOf(totpURI))
  await twoStep.getByRole('button', { name: 'Confirm' }).click()
  const recovery = await twoStep.getByRole('listitem').first().textContent()
  await twoStep.getByRole('button', { name: 'I have kept them' }).click()
  await expect(twoStep.getByRole('button', { name: 'New recovery codes' })).toBeVisible()
  return { totpURI, recovery: recovery ?? '' }
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('I add a passkey and sign in with it, and no longer once it is removed', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withAuthenticator(page)
  await atAccount(page)
  const passkeys = card(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByLabel('Name of the passkey').fill('My key ring')
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await expectToast(page, 'The passkey is added')
  await expect(passkeys.getByRole('list', { name: 'Passkeys' })).toContainText('My key ring')
  await signOut(page)

  await page.goto('/sign-in?to=%2Faccount')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/account')
  await passkeys.getByRole('button', { name: 'Remove My key ring' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()
  await signOut(page)

  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

/** Gives the browser a key ring that asks for a finger and gets it. It is not offered where the address is typed: it would answer there unasked. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

test('I see where I am signed in, and sign out everywhere else', async ({ page, browser, baseURL }) => {
  const me = await atAccount(page)
  const elsewhere = await inAnotherBrowser(browser, baseURL, me)
  await page.reload()
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This browser')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expectToast(page, 'You are signed out everywhere else')
  await expect(sessions).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await elsewhere.context().close()
})

async function inAnotherBrowser(browser: Browser, baseURL: string | undefined, me: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await page.goto('/sign-in?to=%2Faccount')
  await signIn(page, me)
  await expect(page).toHaveURL(/\/account$/)
  return page
}

test('I take all my data along, delete my account, and nothing of me is left', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const me = somebody()
  await page.goto('/api/health')
  await withTopic(page, SHIELD, me)
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^work-plan-builder-data-\d{4}-\d\d-\d\d\.zip$/)
  const words = Object.entries(unzipSync(readFileSync(await file.path()))).map(
    ([name, bytes]) => [name, Buffer.from(bytes).toString()] as const,
  )
  expect(words.find(([name]) => name.endsWith('account.json'))?.[1]).toContain(me.email)
  expect(words.find(([name]) => name.endsWith('tables/project.json'))?.[1]).toContain(SHIELD.company)
  expect(words.map(([, text]) => text).join()).not.toContain(me.password)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await question.getByLabel('Your e-mail address').fill(me.email)
  await question.getByLabel('Your password').fill('not my password')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(question.getByRole('alert')).toContainText('password')
  await question.getByLabel('Your password').fill(me.password)
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expectToast(page, 'Your account is deleted')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await signIn(page, me)
  await expect(page.getByRole('alert')).toContainText(REFUSAL)
})
