import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { signedIn, signIn, signOut, signUp, somebody } from './people.ts'
import { ask, kept, withPlan } from './seeded.ts'
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

test('signed out, I am asked to sign in before every screen of the builder', async ({ page }) => {
  for (const path of ['/dashboard', '/solicitation', '/global-interview', '/steps', '/final-export', '/admin', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sign in' }), path).toBeVisible()
  }
})

test('what is wrong with an account is said in words, and what I entered stays', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const me = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/sign-up')
  await signUp(page, { name: ' ', email: 'nobody', password: 'short' })
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByText('Enter an e-mail address, like name@company.com.')).toBeVisible()
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await signUp(page, me)
  await expect(page.getByRole('alert')).toContainText(/already/)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page, { email: me.email, password: 'not my password' })
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.')
  await expect(page.getByLabel('E-mail')).toHaveValue(me.email)
})

test('another person neither sees my projects nor what I left in this browser, and no address sends them elsewhere', async ({ page }) => {
  const mine = await withPlan(page, SHIELD)
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'Your projects' })).toContainText(SHIELD.company)
  await signOut(page)

  await page.goto('/sign-up?to=//evil.example/steal')
  await signUp(page, somebody('Eve Other'))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible()
  expect(await ask(page, api.listProjects, {})).toEqual([])
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
