import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, withPlan } from './seeded.ts'
import { AIR_FORCE, SHIELD } from './solicitations.ts'
import { expectAccessible, expectToast, test } from './story.ts'

test.use({ milestones: 'one' })

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const head = (page: Page, number: number) => milestone(page, number).getByRole('button', { name: new RegExp(`^Milestone ${number} – `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /text/ })

test('one milestone is opened at a time, by press and from heading to heading by arrows; all headings stay, and what I typed is kept and saved', async ({
  page,
}) => {
  const { topic } = await withPlan(page, SHIELD)
  await page.goto('/steps')
  for (const [index, name] of ['Kickoff', 'Development', 'Development', 'Development', 'Closeout'].entries())
    await expect(page.getByRole('heading', { name: `Milestone ${index + 1} – ${name}` })).toBeVisible()
  await expect(head(page, 1)).toHaveAttribute('aria-expanded', 'true')
  await expect(text(page, 1)).toBeVisible()
  await expect(text(page, 2)).toBeHidden()
  await expect(milestone(page, 2)).toContainText('$35,000.00')
  await expectAccessible(page)

  await text(page, 1).fill('Milestone 1 - Kickoff\n\nThe Contractor shall meet the TPOC in Dayton.')
  await head(page, 2).click()
  await expectToast(page, 'Milestone saved', 'Milestone 1 saved successfully.')
  await expect(text(page, 1)).toBeHidden()
  await expect(text(page, 2)).toBeVisible()
  const { milestones } = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
  expect(milestones[0]?.refined_text).toContain('The Contractor shall meet the TPOC in Dayton.')

  await head(page, 2).focus()
  await page.keyboard.press('ArrowDown')
  await expect(head(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page, 3)).toBeVisible()

  await page.goto('/steps#milestone-5')
  await expect(text(page, 5)).toBeVisible()
  await expect(milestone(page, 5)).toBeFocused()
  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  for (const number of [1, 2, 3, 4, 5]) await expect(text(page, number)).toBeVisible()
})

test('with ten milestones the page stays below 3,000 pixels, and no control of the open one is more than 25 Tabs behind its heading', async ({
  page,
}) => {
  await withPlan(page, AIR_FORCE)
  await page.goto('/steps')
  await expect(page.getByRole('heading', { name: 'Milestone 10 – Closeout' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Final Plan Review' })).toBeVisible()
  await expect(page.getByText('Section by section')).toBeVisible()
  await expect(page.getByText('Computing the coverage')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
  await head(page, 1).focus()
  let stops = 0
  const isInside = () => page.evaluate(() => document.activeElement?.closest('#milestone-1') !== null)
  while (await isInside()) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeGreaterThan(8)
  expect(stops).toBeLessThanOrEqual(25)
})
