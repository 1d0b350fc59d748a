import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { counting, failing, holding, undisturbed } from './interference.ts'
import { answerFixedQuestions, startInterview } from './interviewed.ts'
import { kept, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { stepOf } from './stepped.ts'
import { expectToast, REFUSED, test } from './story.ts'

type Kept = { text: string }[]

/** The interview as far as its last press: three answers, and no further questions, which are another story's matter. */
async function readyToSubmit(page: Page): Promise<void> {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await failing(page, api.generateAdaptiveQuestions)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  await expect(page.getByRole('button', { name: 'Submit Interview' })).toBeEnabled()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Interview' }).click()
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Processing Work Plan' })
const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })

declare global {
  interface Window {
    percents?: (string | null)[]
  }
}

/** Notes from now on where the bar stands: it is full for a moment only, in which nobody may be looking. */
async function notePercents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: (string | null)[] = []
    window.percents = seen
    const look = () => seen.push(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? null)
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-valuenow'],
    })
  })
}

test.beforeEach(({ noise }) => noise.expect(REFUSED))

test('what keeps the plan from being made is said so, and the next try works; I can stop it myself, and my answers are as they were', async ({
  page,
}) => {
  await readyToSubmit(page)
  const stillThere = async () => {
    await expect(overlay(page)).toBeHidden()
    await expect(page).toHaveURL('/global-interview')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(SHIELD.answers[2])
    await expect(page.getByRole('button', { name: 'Submit Interview' })).toBeEnabled()
  }
  await test.step('the interview cannot be finalized', async () => {
    await failing(page, api.finalizeGlobalInterview, 'The contract was refused.')
    await submit(page)
    await expectToast(page, 'Failed to save contract', 'The contract was refused.')
    await stillThere()
    expect(await kept(page, 'globalContract')).toBeNull()
    await undisturbed(page, api.finalizeGlobalInterview)
  })
  await test.step('the initial plan cannot be built', async () => {
    await failing(page, api.buildInitialMilestones, 'The model ran out of words.')
    await submit(page)
    await expectToast(page, 'Work plan generation failed', 'The model ran out of words.')
    await stillThere()
    expect(await kept(page, 'refinedWorkPlan')).toBeNull()
    await undisturbed(page, api.buildInitialMilestones)
  })
  await test.step('I stop it', async () => {
    const building = await holding(page, api.buildInitialMilestones)
    await submit(page)
    await building.asked
    await overlay(page).getByRole('button', { name: 'Cancel' }).click()
    await stillThere()
    building.letGo()
    await undisturbed(page, api.buildInitialMilestones)
  })
  await submit(page)
  await expect(page).toHaveURL('/steps')
})

test('refinement, deliverables and the database may fail: the initial plan, placeholders and this browser stand in, each with its words', async ({
  page,
  noise,
}) => {
  noise.expect(/could not be saved to the database/)
  await readyToSubmit(page)
  await failing(page, api.refineMilestones)
  const deliverables = await holding(page, api.generateDeliverables, 'fails')
  await failing(page, api.createWorkPlan)
  await submit(page)
  await deliverables.asked
  await expectToast(page, 'Using initial work plan', 'Refinement skipped, proceeding to step management.')
  deliverables.letGo()
  await expectToast(page, 'Warning', 'Using local storage as fallback.')
  await expect(page).toHaveURL('/steps')
  const texts = (milestones: unknown) => (milestones as Kept).map(({ text }) => text)
  expect(texts(await kept(page, 'refinedWorkPlan'))).toEqual(texts(await kept(page, 'initialWorkPlan')))
  await expect(milestone(page, 5)).toBeVisible()
  await expect(milestone(page, 1).getByLabel('Deliverables')).toHaveAttribute('placeholder', '(Deliverable 1)\n(Deliverable 2)')
  await expect(milestone(page, 1).getByLabel('Payment Amount')).toHaveValue('21000.00')
  await test.step('the interview of a step saves the plan first: while that fails it says so, and then it begins', async () => {
    const step = stepOf(page, 2)
    await step.getByRole('button', { name: 'Start Interview' }).click()
    await expect(step.getByRole('alert')).toContainText('The plan could not be saved yet')
    await undisturbed(page, api.createWorkPlan)
    await step.getByRole('button', { name: 'Start Interview' }).click()
    await expect(step.getByPlaceholder('Type your answer')).toBeVisible()
  })
})

test('the overlay goes from 25 over 50 and 75 to 100 percent; a reload at any stage goes on from there and asks for nothing twice', async ({
  page,
}) => {
  await readyToSubmit(page)
  const stages = [
    ['saving the contract', api.finalizeGlobalInterview, null],
    ['building', api.buildInitialMilestones, '25'],
    ['refining', api.refineMilestones, '50'],
    ['the deliverables', api.generateDeliverables, '75'],
    ['saving the plan', api.createWorkPlan, null],
  ] as const
  const asked = stages.map(([, promise]) => counting(page, promise))
  const held = await Promise.all(stages.map(([, promise]) => holding(page, promise)))
  await submit(page)
  for (const [at, [stage, , percent]] of stages.entries()) {
    await test.step(stage, async () => {
      const { asked: wasAsked, times, letGo } = held[at] ?? (await holding(page, api.health))
      await wasAsked
      if (percent) {
        await expect(overlay(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
        await expect(overlay(page)).toContainText(/\w+…|\w+\.\.\./)
      }
      await page.reload()
      await expect.poll(times).toBe(2)
      await notePercents(page)
      letGo()
    })
  }
  await expect(page).toHaveURL('/steps')
  expect(await page.evaluate(() => window.percents)).toContain('100')
  await expect(milestone(page, 5)).toBeVisible()
  await expect(page.getByText('Not saved: kept in this browser')).toHaveCount(0)
  // once before its reload and once after; not again for what came later
  expect(asked.map((count) => count())).toEqual(stages.map(() => 2))
})
