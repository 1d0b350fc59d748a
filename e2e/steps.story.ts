import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { completePlan } from './completed.ts'
import { counting, failing, undisturbed } from './interference.ts'
import { signedIn } from './people.ts'
import { ask, keep, kept, withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /text/ })
const payment = (page: Page, number: number) => milestone(page, number).getByLabel('Payment Amount')

test('without a topic the prerequisites are not met', async ({ page }) => {
  await signedIn(page)
  await page.goto('/steps')
  await expect(page.getByRole('heading', { name: 'Prerequisites Not Met' })).toBeVisible()
  await expect(page.getByText('Please upload a solicitation first')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('without the interview the prerequisites are not met', async ({ page }) => {
  await withTopic(page, SHIELD)
  await page.goto('/steps')
  await expect(page.getByText('Please complete the global interview first')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Global Interview' }).click()
  await expect(page).toHaveURL('/global-interview')
})

test('the milestones stand with their type, text, deliverables one per line, payment and its share of the award', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  await expect(page.getByText('5 of 5 milestones ready')).toBeVisible()
  const names = ['Kickoff', 'Development', 'Development', 'Development', 'Closeout']
  for (const [index, name] of names.entries()) await expect(milestone(page, index + 1)).toContainText(`Milestone ${index + 1} – ${name}`)
  await expect(text(page, 2)).toHaveValue(/^Milestone 2 - Stage 2 of the shield\n\nThe Contractor/)
  await expect(milestone(page, 2).getByLabel('Deliverables')).toHaveValue('Report of stage 2 (PDF)\nData of stage 2 (CSV)')
  await expect(payment(page, 2)).toHaveValue('35000.00')
  await expect(milestone(page, 2)).toContainText('25.0%')
})

test('a text is saved when I leave its box, and only if I changed it', async ({ page }) => {
  const saves = counting(page, api.updateMilestone)
  const { topic } = await withPlan(page, SHIELD)
  await page.goto('/steps')
  await text(page, 1).focus()
  await text(page, 2).focus()
  await text(page, 2).fill('Milestone 2 - Mine\n\nI wrote this.')
  await text(page, 3).focus()
  await expectToast(page, 'Milestone saved', 'Milestone 2 saved successfully')
  expect(saves()).toBe(1)
  const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(stored.milestones[1]?.refined_text).toBe('Milestone 2 - Mine\n\nI wrote this.')
  await page.reload()
  await expect(text(page, 2)).toHaveValue('Milestone 2 - Mine\n\nI wrote this.')
})

test('deliverables and payment are saved by their button; blank lines are dropped', async ({ page }) => {
  const { topic } = await withPlan(page, SHIELD)
  await page.goto('/steps')
  await milestone(page, 3).getByLabel('Deliverables').fill('Test report (PDF)\n\n   \n  Raw data (CSV)  \n')
  await payment(page, 3).fill('$27,500')
  await milestone(page, 3).getByRole('button', { name: 'Save Deliverables & Payment' }).click()
  await expectToast(page, 'Saved', 'Deliverables and payment for Milestone 3 saved')
  await page.reload()
  await expect(milestone(page, 3).getByLabel('Deliverables')).toHaveValue('Test report (PDF)\nRaw data (CSV)')
  const { milestones } = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
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
  await page.reload()
  await expect(text(page, 1)).toHaveValue('Milestone 1 - Only here')
  await undisturbed(page, api.updateMilestone)
  await milestone(page, 1)
    .getByRole('button', { name: /Save Changes/ })
    .click()
  await expect(milestone(page, 1).getByText('Not saved: kept in this browser')).toBeHidden()
  const { milestones } = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(milestones[0]?.refined_text).toBe('Milestone 1 - Only here')
})

test('the allocation banner is full at the award, tells what remains below it and turns red above it', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  await expect(page.getByText('Fully Allocated')).toBeVisible()
  await payment(page, 5).fill('7000')
  await expect(page.getByText('10.0% remaining')).toBeVisible()
  await payment(page, 5).fill('21000.01')
  const banner = page.getByRole('alert').filter({ hasText: 'Total payment exceeds 100%' })
  await expect(banner).toContainText('Please adjust payment amounts to total ≤ 100% of award amount')
  await payment(page, 5).fill('21000')
  await expect(page.getByText('Fully Allocated')).toBeVisible()
})

test('Work Plan Complete drafts criteria and scope and opens the final plan', async ({ page }) => {
  const { topic } = await withPlan(page, { ...SHIELD })
  await page.goto('/steps')
  await completePlan(page)
  await expect(page).toHaveURL('/final-export', { timeout: 20_000 })
  const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(stored.scope_paragraph).toMatch(/\w+ \w+/)
})

test('criteria and scope that fail fall back to the default criterion and (Scope generation failed)', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const { topic, milestones } = await withPlan(page, SHIELD)
  await ask(page, api.updateMilestone, { id: milestones[1]?.id ?? '', acceptance_criteria: [] })
  await page.goto('/steps')
  await failing(page, api.generateAcceptanceCriteria)
  await failing(page, api.generateScope)
  await completePlan(page)
  await expect(page).toHaveURL('/final-export', { timeout: 20_000 })
  await expect(page.getByText('(Scope generation failed)')).toBeVisible()
  const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(stored.scope_paragraph).toBe('(Scope generation failed)')
  expect(stored.milestones[1]?.acceptance_criteria).toEqual(['Acceptance of Milestone 2 deliverables'])
  expect(stored.milestones[0]?.acceptance_criteria).toEqual(['The report of stage 1 shows at least 30 dB in 3 repeats.'])
})

test('a plan that the server does not give is taken from this browser', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withPlan(page, SHIELD)
  await failing(page, api.findWorkPlan)
  await page.goto('/steps')
  await expect(text(page, 4)).toHaveValue(/Stage 4 of the shield/)
})

test('the plan is reviewed: which demands of the solicitation are open, and what to mend', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  const card = page.getByRole('heading', { name: 'Final Plan Review' }).locator('xpath=ancestor::section[1]')
  await expect(card).toContainText('The Phase I plan has 5 milestones over 6 months.')
  await expect(card).toContainText(/requirements/)
})

test('an interview held in another browser counts here', async ({ page }) => {
  await withPlan(page, SHIELD)
  await keep(page, { globalContract: null })
  await page.goto('/steps')
  await expect(page.getByText('5 of 5 milestones ready')).toBeVisible()
})
