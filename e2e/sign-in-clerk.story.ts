import { buildPublishableKey } from '@clerk/shared/keys'
import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { HOST, type HostedSignIn, hostedSignIn, type SigningKey, signingKey } from './hosted-sign-in.ts'
import { answerBox, answerFixedQuestions, next, startInterview } from './interviewed.ts'
import { type Environment, test as own } from './own-server.ts'
import { signOut, somebody } from './people.ts'
import { shortJourney } from './short-journey.ts'
import { SHIELD } from './solicitations.ts'
import { expectSound, REFUSED } from './story.ts'
import { uploadSolicitation } from './uploading.ts'

type Worker = { key: SigningKey; environment: Environment }

const test = own.extend<{ hosted: HostedSignIn }, Worker>({
  key: [({ browserName: _ }, use) => signingKey().then(use), { scope: 'worker' }],
  environment: [
    ({ key }, use) => use({ AUTH_PROVIDER: 'clerk', AUTH_CLERK_PUBLISHABLE_KEY: buildPublishableKey(HOST), AUTH_CLERK_JWT_KEY: key.pem }),
    { scope: 'worker' },
  ],
  hosted: async ({ page, key }, use) => {
    const { email, name } = somebody()
    await use(await hostedSignIn(page, key, { id: `user of ${email}`, email, name }))
    // a page that is still open would ask for its next token where nobody answers
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

// one server for all of them
test.describe.configure({ mode: 'default' })

/** What the browser says of a script that did not come. */
const NO_SCRIPT = /ERR_CONNECTION_REFUSED/

/** Signs in on the provider's own page, from the sign-in screen. */
async function signInThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with your sign-in provider' }).click()
  await expect(page.getByRole('heading', { name: 'Hosted login' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
}

test('I sign in on the hosted page, come back to the page that I asked for, go from a solicitation to a Word plan, and sign out', async ({
  page,
  hosted,
}) => {
  await page.goto('/dashboard?from=mail')
  await signInThere(page)
  await expect(page).toHaveURL('/dashboard?from=mail')
  await shortJourney(page)
  await signOut(page)
  expect(hosted.who).toBeNull()
  await page.goto('/account')
  await signInThere(page)
  await expect(page).toHaveURL('/account')
  await expectSound(page)
})

test('a call that carries no token knows me by the cookie that my token was changed into, and nobody without it', async ({
  page,
  hosted: _,
  noise,
}) => {
  noise.expect(REFUSED)
  await page.goto('/dashboard')
  await signInThere(page)
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible()
  const spoken = () =>
    page.evaluate(async (path) => {
      const body = JSON.stringify({ question: 'What will you build?' })
      return (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
    }, api.speakQuestion.path)
  // nobody speaks at this server
  expect(await spoken()).toBe(503)
  await page.context().clearCookies()
  expect(await spoken()).toBe(401)
})

test('my token expires, then my session ends while I type, and nothing that I typed is lost', async ({ page, hosted, noise }) => {
  noise.expect(REFUSED)
  await page.clock.install()
  await page.goto('/dashboard')
  await signInThere(page)
  await uploadSolicitation(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)

  await test.step('the token that I have is too old, and so is the first that the provider gives', async () => {
    hosted.aheadMs = 60_000
    hosted.givesOldTokens = true
    await page.clock.fastForward(hosted.aheadMs)
    await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
    await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
    hosted.givesOldTokens = false
  })

  await test.step('the session at the provider ends, and the cookie with it', async () => {
    await answerBox(page).fill('What I was typing when my session ended.')
    for (let number = 4; number < 10; number += 1) await next(page)
    hosted.who = null
    hosted.aheadMs += 60_000
    await page.clock.fastForward(60_000)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Submit Interview' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Interview' }).click()
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await signInThere(page)
    await expect(page).toHaveURL('/global-interview')
    for (let number = 10; number > 4; number -= 1) await page.getByRole('button', { name: 'Previous' }).click()
    await expect(answerBox(page)).toHaveValue('What I was typing when my session ended.')
  })
})

test('the script of the provider fails five times more than once: I am told who did not answer, try again, and sign in', async ({
  page,
  hosted,
  noise,
}) => {
  noise.expect(NO_SCRIPT)
  hosted.script = 'fails'
  await page.goto('/dashboard')
  await expectUnavailable(page)
  expect(hosted.fetches).toBe(6)
  await expectSound(page)
  hosted.script = 'comes'
  await page.getByRole('button', { name: 'Try again' }).click()
  await signInThere(page)
  await expect(page).toHaveURL('/dashboard')
})

test('the script of the provider does not come for 15 seconds, and neither am I kept waiting longer', async ({ page, hosted }) => {
  hosted.script = 'hangs'
  await page.clock.install()
  await page.goto('/dashboard')
  await expect.poll(() => hosted.fetches, 'how often the script was asked for').toBe(1)
  await page.clock.fastForward(15_000)
  await expectUnavailable(page)
  hosted.script = 'comes'
  await page.getByRole('button', { name: 'Try again' }).click()
  await signInThere(page)
  await expect(page).toHaveURL('/dashboard')
})

async function expectUnavailable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign-in is not available' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(`${HOST} did not answer`)
}
