import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { counting, failing } from './interference.ts'
import { signedIn } from './people.ts'
import { ask, keep, kept } from './seeded.ts'
import { expectToast, REFUSED, test } from './story.ts'

/** What the browser held before there was a database: no project, one criterion as plain text. */
const OLD_WORK = {
  currentTopic: {
    slug: 'n251-001',
    storeId: 'store-1',
    fileId: 'file-1',
    name: 'Antenna shield',
    phase: 'I',
    periodOfPerformance: '6',
    totalProposedEffort: 140000,
    programType: 'SBIR',
    companyName: 'Old Company',
  },
  refinedWorkPlan: [1, 2, 3, 4, 5].map((milestone_number) => ({
    milestone_number,
    step_type: milestone_number === 1 ? 'kickoff' : milestone_number === 5 ? 'closeout' : 'development',
    text: `Milestone ${milestone_number} - Old work\nText that was never saved.`,
    deliverables: ['Report'],
    acceptance_criteria: 'Report is received within 5 days',
  })),
}

test('work that only this browser held is saved to the database once; a migration that fails is only logged, and the next visit tries again', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED, /could not be migrated/)
  const created = counting(page, api.createProject)
  await signedIn(page)
  await keep(page, OLD_WORK)
  await failing(page, api.createProject, 'No database', 1)
  const logged = page.waitForEvent('console', (message) => /could not be migrated/.test(message.text()))
  await page.goto('/dashboard')
  await logged
  await expect(page.getByRole('region', { name: /Messages/ }).getByRole('listitem')).toHaveCount(0)
  expect(await kept(page, 'refinedWorkPlan')).toEqual(OLD_WORK.refinedWorkPlan)

  await page.reload()
  await expectToast(page, 'Data migrated', 'Your existing work has been saved to the database')
  await expect(page.getByRole('table', { name: 'Your projects' })).toContainText('Old Company')
  const { projectId } = (await kept(page, 'currentTopic')) as { projectId: string }
  const plan = await ask(page, api.findWorkPlan, { id: projectId })
  expect(
    plan.milestones.map(({ initial_text, refined_text, acceptance_criteria }) => ({ initial_text, refined_text, acceptance_criteria })),
  ).toEqual(
    OLD_WORK.refinedWorkPlan.map(({ text }) => ({
      initial_text: null,
      refined_text: text,
      acceptance_criteria: ['Report is received within 5 days'],
    })),
  )

  await page.reload()
  await expect(page.getByRole('table', { name: 'Your projects' }).getByRole('row')).toHaveCount(2)
  // the one that failed and the one that did not
  expect(created()).toBe(2)
})

test('older work that cannot be read is told of, stays in the browser and can be saved as a file', async ({ page }) => {
  await signedIn(page)
  await keep(page, { refinedWorkPlan: JSON.stringify(OLD_WORK.refinedWorkPlan).slice(0, 300) })
  await page.goto('/dashboard')
  await expectToast(page, 'Older work in this browser cannot be read', 'It stays here untouched. Save it as a file to get at its text.')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('older-work.txt')
  expect(await readFile(await saved.path(), 'utf8')).toContain('Milestone 1 - Old work')
  expect(await page.evaluate(() => localStorage.getItem('refinedWorkPlan'))).toHaveLength(300)
})
