import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { completePlan } from './completed.ts'
import { counting, failing, undisturbed } from './interference.ts'
import { ask, kept, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /text/ })
const payment = (page: Page, number: number) => milestone(page, number).getByLabel('Payment Amount')

test('the milestones stand as they were planned; a text is saved when I leave its box and only if I changed it, the rest by its button', async ({
  page,
}) => {
  const saves = counting(page, api.updateMilestone)
  const { topic } = await withPlan(page, SHIELD)
  await page.goto('/steps')
  await expect(page.getByText('0 of 5 milestones with nothing to mend')).toBeVisible()
  const names = ['Kickoff', 'Development', 'Development', 'Development', 'Closeout']
  for (const [index, name] of names.entries()) await expect(milestone(page, index + 1)).toContainText(`Milestone ${index + 1} – ${name}`)
  await expect(text(page, 2)).toHaveValue(/^Milestone 2 - Stage 2 of the shield\n\nThe Contractor/)
  await expect(milestone(page, 2).getByLabel('Deliverables')).toHaveValue('Report of stage 2 (PDF)\nData of stage 2 (CSV)')
  await expect(payment(page, 2)).toHaveValue('35000.00')
  await expect(milestone(page, 2)).toContainText('25.0%')

  await text(page, 1).focus()
  await text(page, 2).focus()
  await text(page, 2).fill('Milestone 2 - Mine\n\nI wrote this.')
  await text(page, 3).focus()
  await expectToast(page, 'Milestone saved', 'Milestone 2 saved successfully.')
  expect(saves()).toBe(1)
  await milestone(page, 3).getByLabel('Deliverables').fill('Test report (PDF)\n\n   \n  Raw data (CSV)  \n')
  await payment(page, 3).fill('$27,500')
  // leaving the first box has saved it already: what is waited for is the second one
  const paid = page.waitForResponse((answer) => answer.request().postData()?.includes('27500.00') === true)
  await milestone(page, 3).getByRole('button', { name: 'Save Deliverables & Payment' }).click()
  await paid
  await expectToast(page, 'Saved', 'Deliverables and payment for Milestone 3 saved.')
  await expect(milestone(page, 3).getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(text(page, 2)).toHaveValue('Milestone 2 - Mine\n\nI wrote this.')
  await expect(milestone(page, 3).getByLabel('Deliverables')).toHaveValue('Test report (PDF)\nRaw data (CSV)')
  const { milestones } = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(milestones[1]?.refined_text).toBe('Milestone 2 - Mine\n\nI wrote this.')
  expect(milestones[2]).toMatchObject({ deliverables: ['Test report (PDF)', 'Raw data (CSV)'], payment_amount: '27500.00' })
})

test('a save that fails keeps my copy in this browser, says so quietly and survives a reload; later it is saved', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED, /could not be saved/)
  page.on('dialog', (dialog) => dialog.accept())
  const { topic } = await withPlan(page, SHIELD)
  await page.goto('/steps')
  await failing(page, api.updateMilestone, 'The database is away.')
  await text(page, 1).fill('Milestone 1 - Only here')
  await milestone(page, 1).getByRole('button', { name: 'Save Changes' }).click()
  await expect(milestone(page, 1).getByText('Not saved: kept in this browser')).toBeVisible()
  expect(await kept(page, 'refinedWorkPlan')).toMatchObject([{ milestone_number: 1, text: 'Milestone 1 - Only here' }, {}, {}, {}, {}])
  // nor is a plan that the server does not give
  await failing(page, api.findWorkPlan)
  await page.reload()
  await expect(text(page, 1)).toHaveValue('Milestone 1 - Only here')
  await expect(text(page, 4)).toHaveValue(/Stage 4 of the shield/)
  await undisturbed(page, api.findWorkPlan)
  await page.reload()
  await undisturbed(page, api.updateMilestone)
  await milestone(page, 1)
    .getByRole('button', { name: /Save Changes/ })
    .click()
  await expect(milestone(page, 1).getByText('Not saved: kept in this browser')).toBeHidden()
  const { milestones } = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(milestones[0]?.refined_text).toBe('Milestone 1 - Only here')
})

test('criteria and scope that fail fall back to the default criterion and (Scope generation failed)', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const { topic, milestones } = await withPlan(page, SHIELD)
  await ask(page, api.updateMilestone, { id: milestones[1]?.id ?? '', acceptance_criteria: [] })
  await page.goto('/steps')
  await test.step('what is left stands beside Work Plan Complete, with the way there', async () => {
    await page.getByRole('link', { name: /^\d+ to mend/ }).press('Enter')
    await expect(page.getByRole('region', { name: 'What is left' })).toBeInViewport()
  })
  await failing(page, api.generateAcceptanceCriteria)
  await failing(page, api.generateScope)
  await completePlan(page)
  await expect(page).toHaveURL('/final-export')
  await expect(page.getByRole('region', { name: 'Work plan text' })).toContainText('(Scope generation failed)')
  const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(stored.scope_paragraph).toBe('(Scope generation failed)')
  expect(stored.milestones[1]?.acceptance_criteria).toEqual(['Acceptance of Milestone 2 deliverables'])
  expect(stored.milestones[0]?.acceptance_criteria).toEqual(['The report of stage 1 shows at least 30 dB in 3 repeats.'])
})

test('I have the award split over all milestones, or by the days on which the Navy pays, and take it back', async ({ page }) => {
  const { topic } = await withPlan(page, SHIELD)
  await page.goto('/steps')
  const split = page.getByRole('group', { name: 'Split the award over' })
  await expect(split.getByRole('button', { name: 'the milestones', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await split.getByRole('button', { name: 'the days on which the Navy pays' }).click()
  await expectToast(page, 'Payments split', 'Over the days on which the Navy pays.')
  await expect(payment(page, 1)).toHaveValue('70000.00')
  const paid = async () =>
    (await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })).milestones.map(({ payment_amount }) => payment_amount)
  expect(await paid()).toEqual(['70000.00', '49000.00', '0.00', '0.00', '21000.00'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(payment(page, 1)).toHaveValue('21000.00')
  await split.getByRole('button', { name: 'all milestones, by their months' }).click()
  await expect(split.getByRole('button', { name: 'all milestones, by their months' })).toHaveAttribute('aria-pressed', 'true')
})
