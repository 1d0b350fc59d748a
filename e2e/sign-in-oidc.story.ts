import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { CLIENT, type KnownPerson, type RealProvider, startProvider } from '../src/server/auth/provider/testing/real-provider.ts'
import { freePort } from '../src/server/testing/port.ts'
import { type Environment, test as own } from './own-server.ts'
import { type Person, somebody } from './people.ts'
import { ask, withTopic } from './seeded.ts'
import { shortJourney } from './short-journey.ts'
import { SHIELD } from './solicitations.ts'
import { expectSound } from './story.ts'

const DANA: KnownPerson = { sub: 'dana', email: 'dana@company.example', email_verified: true, name: 'Dana Marlow' }
const EVE: KnownPerson = { sub: 'eve', email: 'eve@company.example', email_verified: true, name: 'Eve Other' }

/** A server whose people sign in at the provider with that address. */
function signingInAt(issuer: string): Environment {
  return {
    AUTH_PROVIDER: 'oidc',
    AUTH_OIDC_ISSUER: issuer,
    AUTH_OIDC_CLIENT_ID: CLIENT.id,
    AUTH_OIDC_CLIENT_SECRET: CLIENT.secret,
    AUTH_OIDC_LABEL: 'Company login',
  }
}

const comeBackTo = (port: number) => [`http://127.0.0.1:${port}/api/auth/oidc/callback`]

const test = own.extend<object, { provider: RealProvider; environment: Environment }>({
  provider: [
    async ({ port }, use) => {
      const provider = await startProvider(comeBackTo(port), [DANA, EVE])
      provider.signsIn(null)
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  environment: [({ provider }, use) => use(signingInAt(provider.issuer)), { scope: 'worker' }],
})

// one server for all of them
test.describe.configure({ mode: 'default' })

const button = (page: Page) => page.getByRole('link', { name: 'Sign in with Company login' })

/** Goes to the provider's page and says there who is sitting here. */
async function signInAs(page: Page, { sub }: Pick<KnownPerson, 'sub'>): Promise<void> {
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Company login' })).toBeVisible()
  await page.getByRole('button', { name: sub, exact: true }).click()
}

test('I am led to my company, come back to the page that I asked for, and go from a solicitation to a Word plan', async ({ page }) => {
  await page.goto('/dashboard?from=mail')
  await signInAs(page, DANA)
  await expect(page).toHaveURL('/dashboard?from=mail')
  await expect(page.getByRole('button', { name: /^Account of Dana Marlow/ })).toBeVisible()
  await shortJourney(page)
})

test('I call it off at my company, am told so, and begin again', async ({ page }) => {
  await page.goto('/account')
  await signInAs(page, { sub: 'nobody' })
  await expect(page.getByRole('alert')).toContainText('Company login did not sign you in')
  await expectSound(page)
  await signInAs(page, EVE)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Your name, e-mail and password are kept by Company login')).toBeVisible()
  await expectSound(page)
})

test('I sign out here and at my company, where somebody else can sign in then', async ({ page }) => {
  await page.goto('/account')
  await signInAs(page, EVE)
  await expect(page.getByRole('definition').filter({ hasText: 'eve@company.example' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign out of the company?' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await signInAs(page, DANA)
  await expect(page.getByRole('definition').filter({ hasText: 'dana@company.example' })).toBeVisible()
})

test.describe('with accounts from before', () => {
  test('I am asked whether the work under my address is mine: it is there when I say yes, and stays away when I say no', async ({
    page,
    server,
    provider,
    environment,
  }) => {
    const [mine, notMine] = [somebody('Dana with quite a long name of Marlow and Sons'), somebody('Eve Before')]
    await server.restart({})
    await page.goto('/api/health')
    for (const person of [mine, notMine]) {
      await withTopic(page, SHIELD, person)
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
    }
    await server.restart(environment)

    await arrive(page, provider, mine)
    await expect(page.getByRole('heading', { name: 'Is this your work?' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(mine.name)
    await expectSound(page)
    await page.getByRole('button', { name: 'Continue with this work' }).click()
    await expect(page).toHaveURL('/dashboard?from=mail')
    await expect(page.getByRole('table', { name: 'Your projects' })).toContainText(SHIELD.company)

    await page.context().clearCookies()
    await arrive(page, provider, notMine)
    await page.getByRole('button', { name: 'It is not mine' }).click()
    await expect(page).toHaveURL('/dashboard?from=mail')
    await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible()
    expect(await ask(page, api.listProjects, {})).toEqual([])
    provider.signsIn(null)
  })

  /** Comes from the provider for the first time, with the address of somebody who was here before. */
  async function arrive(page: Page, provider: RealProvider, { email, name }: Person): Promise<void> {
    provider.signsIn({ sub: email, email, email_verified: true, name })
    await page.goto('/dashboard?from=mail')
    await button(page).click()
  }
})

test('my company does not answer: I am told so, and sign in when it does', async ({ page, server, port, environment }) => {
  const providerPort = await freePort()
  await server.restart(signingInAt(`http://127.0.0.1:${providerPort}`))
  await page.goto('/dashboard?from=mail')
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('Company login did not answer')
  await expectSound(page)
  const provider = await startProvider(
    comeBackTo(port),
    [{ sub: 'lee', email: 'lee@company.example', email_verified: true, name: 'Lee' }],
    { port: providerPort },
  )
  await button(page).click()
  await expect(page).toHaveURL('/dashboard?from=mail')
  // a page that is open asks who is signed in now and then, and would find nobody meanwhile
  await page.goto('about:blank')
  await provider.close()
  await server.restart(environment)
})
