import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { counting, failing, holding, undisturbed } from './interference.ts'
import { answerFixedQuestions, startInterview } from './interviewed.ts'
import { ask, kept, withTopic } from './seeded.ts'
import { AIR_FORCE, SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

type Kept = { milestone_number: number; step_type: string; text: string; deliverables: string[]; payment_amount?: string }[]

/** The interview as far as its last press: three answers, and no further questions, which are another story's matter. */
async function readyToSubmit(page: Page, proposal = SHIELD): Promise<void> {
  await withTopic(page, proposal)
  await startInterview(page)
  await answerFixedQuestions(page, proposal)
  await failing(page, api.generateAdaptiveQuestions)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  await expect(page.getByRole('button', { name: 'Submit Interview' })).toBeEnabled()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Interview' }).click()
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Processing Work Plan' })
const atSteps = (page: Page) => expect(page).toHaveURL('/steps', { timeout: 30_000 })

test.beforeEach(({ noise }) => noise.expect(REFUSED))

test('the overlay goes from 25 over 50 and 75 to 100 percent, then Step Management opens', async ({ page }) => {
  await readyToSubmit(page)
  const [building, refining, deliverables, saving] = [
    await holding(page, api.buildInitialMilestones),
    await holding(page, api.refineMilestones),
    await holding(page, api.generateDeliverables),
    await holding(page, api.createWorkPlan),
  ]
  await submit(page)
  const bar = overlay(page).getByRole('progressbar')
  for (const [stage, percent] of [
    [building, '25'],
    [refining, '50'],
    [deliverables, '75'],
  ] as const) {
    await stage.asked
    await expect(bar).toHaveAttribute('aria-valuenow', percent)
    await expect(overlay(page)).toContainText(/\w+…|\w+\.\.\./)
    stage.letGo()
  }
  await saving.asked
  saving.letGo()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await atSteps(page)
})

for (const [proposal, count, last] of [
  [SHIELD, 5, '21000.00'],
  [AIR_FORCE, 10, '0.00'],
] as const) {
  test(`a Phase ${proposal.phase} plan over ${proposal.months} months has ${count} milestones, in the browser and in the database`, async ({
    page,
  }) => {
    await readyToSubmit(page, proposal)
    await submit(page)
    await atSteps(page)
    const local = (await kept(page, 'refinedWorkPlan')) as Kept
    expect(local.map(({ milestone_number }) => milestone_number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect([local[0]?.step_type, local[1]?.step_type, local.at(-1)?.step_type]).toEqual(['kickoff', 'development', 'closeout'])
    expect(local.at(-1)?.payment_amount).toBe(last)
    expect(local.reduce((cents, { payment_amount }) => cents + Math.round(Number(payment_amount) * 100), 0)).toBe(proposal.award * 100)
    expect(new Set(local.map(({ text }) => text)).size).toBe(count)
    for (const { text, deliverables } of local) {
      expect(text.split(/\s+/).length).toBeGreaterThan(30)
      expect(deliverables.length).toBeGreaterThan(0)
    }
    const { projectId } = (await kept(page, 'currentTopic')) as { projectId: string }
    const stored = await ask(page, api.findWorkPlan, { id: projectId })
    expect(stored.milestones.map(({ refined_text }) => refined_text)).toEqual(local.map(({ text }) => text))
    expect(await kept(page, 'globalContract')).toMatchObject({ summary: expect.stringMatching(/\w/) })
    expect(await kept(page, 'initialWorkPlan')).toHaveLength(count)
  })
}

test('refinement that fails keeps the initial plan', async ({ page }) => {
  await readyToSubmit(page)
  await failing(page, api.refineMilestones)
  await submit(page)
  await expectToast(page, 'Using initial work plan', 'Refinement skipped, proceeding to step management')
  await atSteps(page)
  const texts = (milestones: unknown) => (milestones as Kept).map(({ text }) => text)
  expect(texts(await kept(page, 'refinedWorkPlan'))).toEqual(texts(await kept(page, 'initialWorkPlan')))
})

test('deliverables that fail become placeholders', async ({ page }) => {
  await readyToSubmit(page)
  await failing(page, api.generateDeliverables)
  await submit(page)
  await atSteps(page)
  const first = page.getByRole('region', { name: /^Milestone 1 / })
  await expect(first.getByLabel('Deliverables')).toHaveAttribute('placeholder', '(Deliverable 1)\n(Deliverable 2)')
  await expect(first.getByLabel('Payment Amount')).toHaveValue('21000.00')
})

test('a database that does not take the plan leaves it in this browser, with a warning', async ({ page, noise }) => {
  noise.expect(/could not be saved to the database/)
  await readyToSubmit(page)
  await failing(page, api.createWorkPlan)
  await submit(page)
  await expectToast(page, 'Warning', 'Using local storage as fallback')
  await atSteps(page)
  await expect(page.getByRole('region', { name: /^Milestone 5 / })).toBeVisible()
  expect(await kept(page, 'refinedWorkPlan')).toHaveLength(5)
})

test('an initial plan that cannot be built is said so, the overlay closes and my answers are still there', async ({ page }) => {
  await readyToSubmit(page)
  await failing(page, api.buildInitialMilestones, 'The model ran out of words.')
  await submit(page)
  await expectToast(page, 'Work plan generation failed', 'The model ran out of words.')
  await expect(overlay(page)).toBeHidden()
  await expect(page).toHaveURL('/global-interview')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(SHIELD.answers[2])
  expect(await kept(page, 'refinedWorkPlan')).toBeNull()
})

test('an interview that cannot be finalized is said so, and the second try works', async ({ page }) => {
  await readyToSubmit(page)
  await failing(page, api.finalizeGlobalInterview, 'The contract was refused.')
  await submit(page)
  await expectToast(page, 'Failed to save contract', 'The contract was refused.')
  await expect(overlay(page)).toBeHidden()
  expect(await kept(page, 'globalContract')).toBeNull()
  await undisturbed(page, api.finalizeGlobalInterview)
  await submit(page)
  await atSteps(page)
})

for (const [stage, promise, before] of [
  ['saving the contract', api.finalizeGlobalInterview, []],
  ['building', api.buildInitialMilestones, [api.finalizeGlobalInterview]],
  ['refining', api.refineMilestones, [api.finalizeGlobalInterview, api.buildInitialMilestones]],
  ['the deliverables', api.generateDeliverables, [api.buildInitialMilestones, api.refineMilestones]],
  ['saving the plan', api.createWorkPlan, [api.refineMilestones, api.generateDeliverables]],
] as const) {
  test(`a reload during ${stage} goes on from there and asks for nothing twice that was done`, async ({ page }) => {
    const done = before.map((one) => counting(page, one))
    await readyToSubmit(page)
    const held = await holding(page, promise)
    await submit(page)
    await held.asked
    await page.reload()
    await expect.poll(held.times).toBe(2)
    held.letGo()
    await atSteps(page)
    await expect(page.getByRole('region', { name: /^Milestone 5 / })).toBeVisible()
    await expect(page.getByText('Not saved: kept in this browser')).toHaveCount(0)
    expect(done.map((count) => count())).toEqual(before.map(() => 1))
  })
}

test('I can stop the making of the plan and find my answers as they were', async ({ page }) => {
  await readyToSubmit(page)
  const building = await holding(page, api.buildInitialMilestones)
  await submit(page)
  await building.asked
  await overlay(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay(page)).toBeHidden()
  building.letGo()
  await expect(page.getByRole('button', { name: 'Submit Interview' })).toBeEnabled()
  await expect(page).toHaveURL('/global-interview')
})
