import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing, undisturbed } from './interference.ts'
import { answerBox, answerFixedQuestions, next, startInterview } from './interviewed.ts'
import { signIn, somebody } from './people.ts'
import { keep, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const submitInitial = (page: Page) => page.getByRole('button', { name: 'Submit Initial Interview Questions' })

test('a reload brings back questions, answers and place, also of what could not be saved', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await submitInitial(page).click()
  await expectToast(page, 'Questions generated', '7 personalized questions ready.')
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  await answerBox(page).fill('The threshold is 30 dB.')
  await next(page)
  await failing(page, api.saveAnswer)
  await answerBox(page).fill('Half an ans')
  await expect(page.getByText('Not saved: kept in this browser')).toBeVisible()
  await undisturbed(page, api.saveAnswer)
  await page.reload()
  await expect(page.getByText('Question 5', { exact: true })).toBeVisible()
  await expect(answerBox(page)).toHaveValue('Half an ans')
  await expect(page.getByText('5 / 10 answered')).toBeVisible()
  await expect(page.getByText('Not saved: kept in this browser')).toBeHidden()
})

test('answers are saved as they are typed, and are there in another browser; a session that ends sends me to sign in and back to them', async ({
  page,
  browser,
  baseURL,
  noise,
}) => {
  noise.expect(REFUSED)
  const me = somebody()
  const topic = await withTopic(page, SHIELD, me)
  await startInterview(page)
  const saved = page.waitForResponse((response) => response.url().endsWith(api.saveAnswer.path) && response.ok())
  await answerBox(page).fill(SHIELD.answers[0])
  await saved
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  const elsewhere = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const other = await elsewhere.newPage()
  await keep(other, { currentTopic: topic })
  await other.goto('/global-interview')
  await other.getByRole('button', { name: 'Previous' }).click()
  await expect(answerBox(other)).toHaveValue(SHIELD.answers[0])
  await elsewhere.close()

  // the session ends in the middle
  await page.context().clearCookies()
  await page.route(`**${api.saveAnswer.path}`, (route) => route.fulfill({ status: 401, json: { detail: 'Sign in to continue.' } }))
  await answerBox(page).fill(SHIELD.answers[1])
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await signIn(page, me)
  await expect(page).toHaveURL('/global-interview')
  await expect(answerBox(page)).toHaveValue(SHIELD.answers[1])
})
