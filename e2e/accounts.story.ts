import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { signedIn, signIn, signOut, signUp, somebody } from './people.ts'
import { ask, kept, withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { REFUSED, test } from './story.ts'

test('I sign up, sign out and sign in again, and come back to the page that I asked for', async ({ page }) => {
  const me = somebody()
  await page.goto('/global-interview')
  await expect(page).toHaveURL(/\/sign-in\?to=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, me)
  await expect(page).toHaveURL('/global-interview')
  await expect(page.getByRole('heading', { name: 'No Topic Selected' })).toBeVisible()

  await signOut(page)
  await page.goto('/final-export?from=mail')
  await signIn(page, me)
  await expect(page).toHaveURL(/\/(steps|final-export\?from=mail)$/)
})

test.describe('signed out', () => {
  for (const path of ['/dashboard', '/global-interview', '/steps', '/final-export', '/admin']) {
    test(`I am asked to sign in before ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    })
  }

  test('another site cannot have me sent to it after signing in', async ({ page }) => {
    const me = somebody()
    await page.goto('/sign-up?to=//evil.example/steal')
    await signUp(page, me)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a wrong password is refused in words, and what I entered stays', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const me = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await signIn(page, { email: me.email, password: 'not my password' })
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.')
  await expect(page.getByLabel('E-mail')).toHaveValue(me.email)
})

test('an address that has an account already cannot be taken again', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const me = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/sign-up')
  await signUp(page, me)
  await expect(page.getByRole('alert')).toContainText(/already/)
})

test('what I must enter is said at the field', async ({ page }) => {
  await page.goto('/sign-up')
  await signUp(page, { name: ' ', email: 'nobody', password: 'short' })
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByText('Enter an e-mail address, like name@company.com.')).toBeVisible()
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
})

test('another person neither sees my projects nor what I left in this browser', async ({ page }) => {
  const mine = await withPlan(page, SHIELD)
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'Your projects' })).toContainText(SHIELD.company)
  await signOut(page)

  await page.goto('/sign-up')
  await signUp(page, somebody('Eve Other'))
  await expect(page.getByText('No projects yet')).toBeVisible()
  expect(await kept(page, 'currentTopic')).toBeNull()
  expect(await kept(page, 'refinedWorkPlan')).toBeNull()

  const { token } = await (await page.request.get('/api/auth/token')).json()
  const headers = { authorization: `Bearer ${token}` }
  const answers = await Promise.all([
    page.request.get(`/api/projects/${mine.topic.projectId}`, { headers }),
    page.request.get(`/api/work-plans/by-project/${mine.topic.projectId}`, { headers }),
    page.request.put(`/api/milestones/${mine.milestones[0]?.id}`, { headers, data: { refined_text: 'stolen' } }),
    page.request.put(`/api/work-plans/${mine.planId}`, { headers, data: { scope_paragraph: 'stolen' } }),
  ])
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404, 404])
})

test('my projects are listed with the latest first', async ({ page }) => {
  await withTopic(page, SHIELD)
  await ask(page, api.createProject, { company_name: 'Second Company', phase: 'II', contract_type: 'STTR' })
  await page.goto('/dashboard')
  const rows = page.getByRole('table', { name: 'Your projects' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Second Company')
  await expect(rows.nth(2)).toContainText(SHIELD.company)
})
