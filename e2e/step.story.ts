import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing } from './interference.ts'
import { withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { answerStep, narrative, openTab, stepOf } from './stepped.ts'
import { expectToast, REFUSED, showMilestones, test } from './story.ts'

const SAID =
  'We use a vector network analyzer in our Dayton, Ohio laboratory; Dr. Jane Marlow leads it for 24 hours a week; the test report shows 30 dB by month 3.'

test('an answer is kept as it is typed: after a reload and on a second device it is there', async ({ page, browser, context }) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  const step = stepOf(page, 3)
  await step.getByRole('button', { name: 'Start Interview' }).click()
  await step.getByPlaceholder('Type your answer').fill('With a network analyzer, in Dayton.')
  await expect(step.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(step.getByPlaceholder('Type your answer')).toHaveValue('With a network analyzer, in Dayton.')
  const device = await browser.newContext({ storageState: await context.storageState() })
  await showMilestones(device, 'all')
  const other = await device.newPage()
  await other.goto('/steps')
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('wpb.draft.')) localStorage.removeItem(key)
  })
  await other.reload()
  await stepOf(other, 3).getByRole('button', { name: 'Continue Interview' }).click()
  await expect(stepOf(other, 3)).toContainText('In progress')
  await expect(stepOf(other, 3).getByText('1 / ')).toBeVisible()
  await device.close()
})

test('a narrative that cannot be drafted leaves all answers as they are; an empty one is not saved, one in the own words is judged before the interview', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  await withPlan(page, SHIELD)
  await failing(page, api.stepsState, 'The database is away.', 3)
  await page.goto('/steps')
  await test.step('the state of the steps could not be loaded, and is asked for again', async () => {
    await expectToast(page, 'Failed to load step state.', 'The database is away.')
    await stepOf(page, 1).getByRole('button', { name: 'Try again' }).click()
    await expect(stepOf(page, 1).getByRole('button', { name: 'Start Interview' })).toBeVisible()
  })
  await test.step('an empty narrative, and one in the own words before the interview, which can still be held', async () => {
    const step = stepOf(page, 1)
    await openTab(step, 'Narrative')
    await step.getByRole('button', { name: 'Save Draft' }).click()
    await expectToast(page, 'Narrative missing', 'Provide narrative text before saving.')
    await narrative(step).fill('We meet in Dayton.')
    await step.getByRole('button', { name: 'Finalize Step' }).click()
    await expectToast(page, 'QC found issues. Resolve them before finalizing.')
    await expect(step).toContainText('Needs QC')
    await page.reload()
    await expect(narrative(step)).toHaveValue('We meet in Dayton.')
    await openTab(step, 'Interview')
    await expect(step.getByRole('button', { name: 'Start Interview' })).toBeVisible()
  })
  await test.step('a narrative that cannot be drafted', async () => {
    const step = stepOf(page, 2)
    await failing(page, api.finalizeStep, 'The drafter is away.', 1)
    await step.getByRole('button', { name: 'Start Interview' }).click()
    await answerStep(step, SAID)
    await expectToast(page, 'Failed to finalize step.', 'The drafter is away. Your answers are kept.')
    await expect(step.getByText(SAID).first()).toBeVisible()
    await step.getByRole('button', { name: 'Finish Interview' }).click()
    await expectToast(page, 'Step completed')
  })
})
