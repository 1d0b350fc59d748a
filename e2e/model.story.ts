import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing, held, says } from '../src/drafting/language-model/testing/fake-answers.ts'
import { answersWell, type FakeProvider, fakeProvider } from '../src/drafting/language-model/testing/fake-provider.ts'
import { fittingAnswer } from '../src/drafting/language-model/testing/fitting-answer.ts'
import { answering, failing as failingCall } from './interference.ts'
import { answerBox, answerFixedQuestions, startInterview } from './interviewed.ts'
import { NO_KEY, storiesOfFailing } from './model-failing.ts'
import { storyOfTheWholeWay } from './model-journey.ts'
import { storyOfMarkup } from './model-markup.ts'
import { overlay, readyToSubmit, row, SAID, submit } from './model-screen.ts'
import { firstAlone, gate, halfWritten, MODEL, MODEL_ADDRESS, milestoneAsked, PROVIDER_PORT, writesSlowly } from './model-server.ts'
import { kept, withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { answerStep, narrative, stepOf } from './stepped.ts'
import { DESK, expectAccessible, expectSound, expectToast, PHONE, REFUSED, test } from './story.ts'

test.use({ baseURL: MODEL_ADDRESS })
// one model plays for all of them, as each story says
test.describe.configure({ mode: 'default' })

let model: FakeProvider
test.beforeAll(async () => {
  model = await fakeProvider(answersWell, PROVIDER_PORT)
})
test.afterAll(() => model.close())
test.beforeEach(async ({ page }) => {
  model.answer(answersWell)
  model.requests.length = 0
  // so that the browser is at this server
  await page.goto('/api/health')
})

const asked = () => model.requests.map(({ prompt }) => prompt)

storyOfTheWholeWay(() => model)
storyOfMarkup(() => model)

test('a model writes the whole plan before my eyes, the first words while other milestones wait; a second tab makes no other plan and goes on with it', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(REFUSED)
  await readyToSubmit(page)
  const others = gate()
  model.answer(firstAlone(others.opened))
  await submit(page)
  await expect(overlay(page)).toContainText(`Written by ${MODEL}`)
  await expect(row(page, 1)).toContainText('Written')
  for (const number of [2, 3, 4, 5]) await expect(row(page, number)).toContainText('Waiting')
  await expect(overlay(page).getByRole('region', { name: 'Milestone 1 as it is written' })).toContainText('The Contractor shall')
  await expect(overlay(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(await kept(page, 'initialWorkPlan')).toBeNull()
  await expectSound(page)
  await page.setViewportSize(PHONE)
  await expect(overlay(page).getByRole('button', { name: 'Cancel' })).toBeInViewport()
  await page.setViewportSize(DESK)

  const second = await context.newPage()
  await second.goto('/global-interview')
  await submit(second)
  await expectToast(second, 'Another tab is making this plan', 'It goes on here if you close that one.')
  expect(asked().filter((prompt) => prompt === 'milestone')).toHaveLength(5)
  await page.close()
  await expect(overlay(second)).toBeVisible()
  others.open()
  await expect(second).toHaveURL('/steps')
  const plan = (await kept(second, 'refinedWorkPlan')) as { text: string; deliverables: string[] }[]
  expect(plan).toHaveLength(5)
  for (const { text, deliverables } of plan) {
    expect(text).toContain('The result is recorded.')
    expect(deliverables.length).toBeGreaterThan(0)
  }
  await second.getByRole('button', { name: 'History' }).first().click()
  await expect(second.getByRole('dialog')).toContainText(MODEL)
})

test('each milestone is written word by word, and I can read one while another goes on; cancelled, my answers are as they were and the model writes no further', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  await readyToSubmit(page)
  model.answer((request) => (milestoneAsked(request) === null ? answersWell(request) : writesSlowly(request)))
  await submit(page)
  await expect(row(page, 3)).toContainText('Writing')
  await row(page, 3).click()
  const words = overlay(page).getByRole('region', { name: 'Milestone 3 as it is written' })
  await expect(words).toContainText(/\w+ \w+/)
  await expect(words).not.toContainText('Its words appear here')
  const before = (await words.textContent()) ?? ''
  await expect(words).not.toHaveText(before)
  await expect(words).toContainText(before)
  await expect(overlay(page).getByRole('button', { name: 'Follow the newest words' })).toBeVisible()
  await overlay(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay(page)).toBeHidden()
  await expect.poll(() => model.underWay().now).toBe(0)
  await expect(page).toHaveURL('/global-interview')
  await expect(answerBox(page)).toHaveValue(SHIELD.answers[2])
  await expect(page.getByRole('button', { name: 'Submit Interview' })).toBeEnabled()
})

test('questions that a model takes long for can be stopped, and those that it fails at are asked by the built-in drafter at one press', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  const never = gate()
  model.answer((request) => held(never.opened, says(fittingAnswer(request))))
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  await expect(page.getByRole('main')).toContainText(`Written by ${MODEL}`)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expectToast(page, 'Stopped', 'Using default questions')
  await expect(page.getByText('Using the three default questions')).toBeVisible()
  await expect(answerBox(page)).toHaveValue(SHIELD.answers[2])
  model.answer(() => failing(401))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectToast(page, 'Failed to generate questions', NO_KEY)
  await page.getByRole('button', { name: 'Ask the built-in drafter' }).click()
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
})

test('the plan and the step that I have drafted by the built-in drafter ask no model', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withTopic(page, SHIELD)
  await page.goto('/global-interview')
  await page.getByLabel('Drafted by').selectOption('Built-in drafter')
  await page.getByRole('button', { name: 'Start Interview' }).click()
  await answerFixedQuestions(page, SHIELD)
  await failingCall(page, api.generateAdaptiveQuestions)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  await submit(page)
  await expect(page).toHaveURL('/steps')
  expect(asked()).toEqual([])
  await expect(page.getByText('Drafter: Built-in drafter, chosen for this plan')).toBeVisible()
})

test('a narrative and a text drafted anew stream into view; stopped, my answers and my text stay', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  const step = stepOf(page, 2)
  await step.getByRole('button', { name: 'Start Interview' }).click()
  await expect(step.getByPlaceholder('Type your answer')).toBeVisible()
  model.answer(halfWritten)
  await answerStep(step, SAID)
  const arriving = step.getByRole('region', { name: 'The text as it is written' })
  await expect(arriving).toContainText(/\w+ \w+/)
  await expect(step).toContainText(`Written by ${MODEL}`)
  await step.getByRole('button', { name: 'Stop' }).click()
  await expectToast(page, 'Stopped', 'Your answers are kept.')
  await expect(step.getByText(SAID).first()).toBeVisible()
  model.answer(answersWell)
  await step.getByRole('button', { name: 'Finish Interview' }).click()
  await expect(narrative(step)).toHaveValue(/The result is recorded\./)
  await step.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog')).toContainText(MODEL)
  await page.keyboard.press('Escape')

  // of another milestone: what the interview told may stand in the text of its own already
  const fourth = page.getByRole('region', { name: /^Milestone 4 / })
  const text = fourth.getByRole('textbox', { name: /text/ }).first()
  const before = await text.inputValue()
  const dialog = page.getByRole('dialog', { name: 'Regenerate the text of milestone 4' })
  const regenerate = () => fourth.getByRole('button', { name: 'Regenerate', exact: true }).first().click()
  model.answer(halfWritten)
  await regenerate()
  await expect(dialog.getByRole('region', { name: 'The new text as it is written' })).toContainText(/\w+ \w+/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog).toBeHidden()
  await expect(text).toHaveValue(before)
  model.answer(answersWell)
  await regenerate()
  await expect(dialog).toContainText(`Drafted by: ${MODEL}`)
  await dialog.getByRole('button', { name: 'Accept the new text' }).click()
  await expect(text).toHaveValue(/The result is recorded\./)
})

test('a step that I have drafted by the built-in drafter asks no model; what I used today is told, and with the limit used up one press has them all drafted so', async ({
  page,
  noise,
}) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  const step = stepOf(page, 3)
  await step.getByLabel('Drafted by').selectOption('Built-in drafter')
  await page.reload()
  await expect(step.getByLabel('Drafted by')).toHaveValue('built-in')
  model.requests.length = 0
  const third = page.getByRole('region', { name: /^Milestone 3 / })
  await third.getByRole('button', { name: 'Regenerate', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Drafted by: Built-in drafter')
  await page.keyboard.press('Escape')
  await step.getByRole('button', { name: 'Start Interview' }).click()
  await answerStep(step, SAID)
  await expect(narrative(step)).toHaveValue(/\w/)
  expect(asked()).toEqual([])

  await expect(page.getByText(/^\d+ of 500 calls today, /)).toBeVisible()
  // a page that is loaded anew while it saves sends what it did not hear of once more, and hears that it stands there already
  noise.expect(/409 \(Conflict\).*\/api\/milestones\//)
  const used = { model: MODEL, calls: 500, calls_limit: 500, input_tokens: 1, output_tokens: 1, cost: 3.2, cost_limit: null }
  await answering(page, api.modelUsage, { ...used, renewed_at: '2030-01-02T00:00:00.000Z' })
  await page.reload()
  await expect(page.getByText("You have made today's 500 calls of the language model.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the built-in drafter' }).click()
  await expect(page.getByText("Today's limit of the language model is used up")).toBeHidden()
  await expect(stepOf(page, 1).getByLabel('Drafted by')).toHaveValue('built-in')
  model.requests.length = 0
  await stepOf(page, 1).getByRole('button', { name: 'Start Interview' }).click()
  await expect(stepOf(page, 1).getByPlaceholder('Type your answer')).toBeVisible()
  expect(asked()).toEqual([])
})

storiesOfFailing(() => model)
