import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { failing } from './interference.ts'
import { signedIn } from './people.ts'
import { ask, keep, withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const planText = (page: Page) => page.getByRole('main')

async function completedPlan(page: Page) {
  const seeded = await withPlan(page, SHIELD)
  await ask(page, api.updateWorkPlan, { id: seeded.planId, scope_paragraph: 'This plan covers the shield.' })
  await keep(page, { scopeParagraph: 'This plan covers the shield.' })
  return seeded
}

test('the plan stands as text: heading, scope, each milestone with its deliverables', async ({ page }) => {
  await completedPlan(page)
  await page.goto('/final-export')
  await expect(page.getByRole('heading', { name: 'Final Work Plan', level: 1 })).toBeVisible()
  await expect(page.getByText('Review and export your completed work plan')).toBeVisible()
  const expected = [
    'Phase I Work Plan:',
    'This plan covers the shield.',
    'Milestone 5 - Stage 5 of the shield',
    'Deliverables:',
    'Data of stage 5 (CSV)',
  ]
  for (const words of expected) await expect(planText(page)).toContainText(words)
  await page.getByRole('link', { name: 'Back to Edit' }).click()
  await expect(page).toHaveURL('/steps')
})

test('without a topic I am told that there is no project and sent to the steps', async ({ page }) => {
  await signedIn(page)
  await page.goto('/final-export')
  await expect(page).toHaveURL('/steps')
  await expectToast(page, 'No project found', 'Please complete the work plan first')
})

test('without a plan I am told so and sent to the steps', async ({ page, noise }) => {
  noise.expect(REFUSED, /could not be loaded from the server/)
  await withTopic(page, SHIELD)
  await page.goto('/final-export')
  await expect(page).toHaveURL('/steps')
  await expectToast(page, 'No work plan found', 'Please complete the work plan first')
})

test('a server that does not give the plan leaves me with the copy of this browser', async ({ page, noise }) => {
  noise.expect(REFUSED, /could not be loaded from the server/)
  await completedPlan(page)
  await failing(page, api.findWorkPlan)
  await page.goto('/final-export')
  await expect(planText(page)).toContainText('Milestone 3 - Stage 3 of the shield')
})

test('data that cannot be read is said so', async ({ page, noise }) => {
  noise.expect(REFUSED, /could not be loaded from the server/)
  await completedPlan(page)
  await failing(page, api.findWorkPlan)
  await keep(page, { refinedWorkPlan: '{"milestones": [broken' })
  await page.goto('/final-export')
  await expectToast(page, 'Error loading work plan', 'Failed to parse work plan data')
})

test('a plan without scope shows the placeholder', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/final-export')
  await expect(planText(page)).toContainText('(Scope paragraph will be generated here)')
})

test('I copy the plan as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await completedPlan(page)
  await page.goto('/final-export')
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expectToast(page, 'Copied to clipboard', 'Work plan content copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Phase I Work Plan:\n\nScope:\nThis plan covers the shield\.\n\nMilestone 1 - Stage 1 of the shield\n/)
  expect(copied).toContain('\n\nDeliverables:\n• Report of stage 5 (PDF)\n• Data of stage 5 (CSV)')
})

for (const name of ['Export to Word', 'Download Work Plan']) {
  test(`${name} marks the plan as finalized and saves the Word file`, async ({ page }) => {
    const { topic } = await completedPlan(page)
    await page.goto('/final-export')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Phase-I-Work-Plan-Marlow Electromagnetics.docx')
    await expectToast(page, 'Export successful', 'Work plan exported as Word document')
    const { rows } = openedWord(readFileSync(await file.path()))
    expect(rows).toHaveLength(6)
    const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
    expect(stored.finalized_at).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(stored.finalized_work_plan).toMatchObject({ company_name: SHIELD.company, phase: 'I', period_of_performance: 6 })
  })
}

test('a plan that cannot be marked as finalized is exported all the same', async ({ page, noise }) => {
  noise.expect(REFUSED, /finaliz/i)
  await completedPlan(page)
  await page.goto('/final-export')
  await failing(page, api.finalizeWorkPlan)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  await download
  await expectToast(page, 'Export successful')
})

test('a Word file that cannot be made is said so', async ({ page, noise }) => {
  noise.expect(/./)
  await completedPlan(page)
  await page.route(/\/word-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/final-export')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  await expectToast(page, 'Export failed')
})
