import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { answering, counting, failing, holding, undisturbed } from './interference.ts'
import { answerBox, answerFixedQuestions, next, startInterview } from './interviewed.ts'
import { signedIn } from './people.ts'
import { keep, kept, withTopic } from './seeded.ts'
import { AIR_FORCE, SHIELD, WITH_UNIVERSITY } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const submitInitial = (page: Page) => page.getByRole('button', { name: 'Submit Initial Interview Questions' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Interview' })

test('without a topic I am sent to the Dashboard', async ({ page }) => {
  await signedIn(page)
  await page.goto('/global-interview')
  await expect(page.getByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('first I review the project as I entered it', async ({ page }) => {
  await withTopic(page, AIR_FORCE)
  await page.goto('/global-interview')
  const card = page.getByRole('main')
  for (const text of [
    'Project Information',
    AIR_FORCE.company,
    'Phase II - Development',
    'SBIR',
    '24 months',
    '$1,249,999.00',
    AIR_FORCE.customer,
    AIR_FORCE.system,
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card).not.toContainText('Research institution')
})

test('an STTR project names its research institution, Phase I is called Feasibility', async ({ page }) => {
  await withTopic(page, WITH_UNIVERSITY)
  await page.goto('/global-interview')
  await expect(page.getByRole('main')).toContainText('University of Dayton Research Institute')
  await expect(page.getByRole('main')).toContainText('Phase I - Feasibility')
})

test('the three fixed questions come one at a time, forwards and back', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await expect(page.getByRole('heading', { name: 'Initial Interview Questions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByText('0 / 10 answered')).toBeVisible()
  await answerBox(page).fill(SHIELD.answers[0])
  await expect(page.getByText('1 / 10 answered')).toBeVisible()
  await next(page)
  await answerBox(page).fill(SHIELD.answers[1])
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(answerBox(page)).toHaveValue(SHIELD.answers[0])
  await next(page)
  await expect(answerBox(page)).toHaveValue(SHIELD.answers[1])
  await next(page)
  await expect(submitInitial(page)).toBeVisible()
})

for (const [proposal, total] of [
  [SHIELD, 10],
  [WITH_UNIVERSITY, 11],
] as const) {
  test(`an ${proposal.program} interview has ${total} questions, the later ones from the solicitation itself`, async ({ page }) => {
    await withTopic(page, proposal)
    await startInterview(page)
    await answerFixedQuestions(page, proposal)
    await submitInitial(page).click()
    await expectToast(page, 'Questions generated', `${total - 3} personalized questions ready`)
    await expect(page.getByRole('heading', { name: 'Curated Interview Questions' })).toBeVisible()
    await expect(page.getByText(`3 / ${total} answered`)).toBeVisible()
    const asked = new Set<string>()
    for (let number = 4; number < total; number += 1) {
      await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
      asked.add(await answerBox(page).evaluate((box) => (box as HTMLTextAreaElement).labels[0]?.textContent ?? ''))
      await next(page)
    }
    await expect(page.getByText(`Question ${total}`, { exact: true })).toBeVisible()
    await expect(submit(page)).toBeVisible()
    expect(asked.size).toBe(total - 4)
  })
}

test('adaptive questions are asked for once; afterwards Next moves on from question 3', async ({ page }) => {
  const asked = counting(page, api.generateAdaptiveQuestions)
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await submitInitial(page).click()
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await next(page)
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  expect(asked()).toBe(1)
})

test('while questions are generated I am told how long it takes and cannot move', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  const generation = await holding(page, api.generateAdaptiveQuestions)
  await submitInitial(page).click()
  await generation.asked
  await expect(page.getByText(/30-60 seconds/)).toBeVisible()
  for (const name of ['Previous', 'Start Over', 'Submit Initial Interview Questions'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  generation.letGo()
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
})

test('questions that cannot be generated leave me with the three defaults, and I can still submit', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await failing(page, api.generateAdaptiveQuestions, 'The model is overloaded.')
  await submitInitial(page).click()
  await expectToast(page, 'Failed to generate questions', 'The model is overloaded.')
  await expect(page.getByText('3 / 3 answered')).toBeVisible()
  await expect(answerBox(page)).toHaveValue(SHIELD.answers[2])
  await submit(page).click()
  await expect(page).toHaveURL('/steps', { timeout: 30_000 })
})

test('questions that could not be generated can be asked for again', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await failing(page, api.generateAdaptiveQuestions)
  await submitInitial(page).click()
  await expectToast(page, 'Failed to generate questions')
  await undisturbed(page, api.generateAdaptiveQuestions)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
})

test('no questions returned is said so', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await answering(page, api.generateAdaptiveQuestions, { questions: [] })
  await submitInitial(page).click()
  await expectToast(page, 'No questions returned', 'No questions were returned for this interview. Adjust the inputs and try again.')
  await expect(submit(page)).toBeVisible()
})

test('a topic that was never stored cannot have questions generated', async ({ page }) => {
  const topic = await withTopic(page, SHIELD)
  await keep(page, { currentTopic: { ...topic, storeId: '' } })
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await submitInitial(page).click()
  await expectToast(page, 'Missing topic data', 'Cannot generate adaptive questions without topic data')
})

test('the whole interview goes by keyboard alone', async ({ page }) => {
  await withTopic(page, SHIELD)
  await page.goto('/global-interview')
  const start = page.getByRole('button', { name: 'Start Interview' })
  await start.focus()
  await page.keyboard.press('Enter')
  for (const answer of SHIELD.answers) {
    await expect(answerBox(page)).toBeFocused()
    await page.keyboard.type(answer.slice(0, 40))
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  for (let number = 4; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
    await expect(answerBox(page)).toBeFocused()
    await page.keyboard.type(`Answer number ${number} with 30 dB.`)
    await page.keyboard.press('Control+Enter')
  }
  await expect(page).toHaveURL('/steps', { timeout: 30_000 })
})

test('questions without an answer are named before I submit', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await submitInitial(page).click()
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  for (let number = 4; number < 10; number += 1) await next(page)
  await submit(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('Questions 4')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await kept(page, 'globalContract')).toBeNull()
})
