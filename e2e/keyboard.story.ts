import { expect, type Locator, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask } from './seeded.ts'
import { narrative, openTab, placeOfStep, stepOf, withNarrative } from './stepped.ts'
import { expectToast, REFUSED, test } from './story.ts'

const milestone = (page: Page) => page.getByRole('region', { name: /^Milestone 2 / })

/** A press of the keyboard leaves the keyboard there once what it began is over. */
async function staysOn(control: Locator, whenOver: () => Promise<void>): Promise<void> {
  await control.focus()
  await control.press('Enter')
  await whenOver()
  await expect(control).toBeFocused()
}

test('after every dialog the keyboard is where it was opened', async ({ page }) => {
  await withNarrative(page)
  const step = stepOf(page, 2)
  const openings = [
    milestone(page).getByRole('button', { name: 'History' }).first(),
    milestone(page).getByRole('button', { name: 'Regenerate', exact: true }).first(),
    milestone(page).getByRole('button', { name: 'Regenerate one' }).first(),
    step.getByRole('button', { name: 'History' }),
  ]
  for (const opening of openings) {
    await staysOn(opening, async () => {
      if (await page.getByRole('menuitem').first().isVisible()) await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test('a button that was busy keeps the keyboard', async ({ page }) => {
  await withNarrative(page)
  await staysOn(stepOf(page, 2).getByRole('button', { name: 'Save Draft' }), () => expectToast(page, 'Draft saved'))
  await staysOn(milestone(page).getByRole('button', { name: 'Save Changes' }), () => expectToast(page, 'Milestone saved'))
  await staysOn(milestone(page).getByRole('button', { name: 'Save Deliverables & Payment' }), () => expectToast(page, 'Saved'))
})

test('a finding is overruled and taken back with the keyboard alone, and each time it is said', async ({ page }) => {
  const { milestones } = await withNarrative(page)
  await ask(page, api.updateMilestone, { id: milestones[1]?.id ?? '', acceptance_criteria: [] })
  await page.reload()
  const step = stepOf(page, 2)
  await narrative(step).fill('The work is done in [name the workshop].')
  await step.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Draft saved')
  await openTab(step, 'QC Report')
  await expect(step).toContainText('Of the narrative as it stands now.')
  const finding = step.getByRole('listitem').filter({ hasText: 'name the workshop' }).filter({ hasText: 'Error' }).first()
  const opening = finding.getByRole('button', { name: 'Overrule with a reason' })
  const reason = finding.getByLabel('Why does this finding not hold?')
  await opening.press('Enter')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opening).toBeFocused()
  await opening.press('Enter')
  await finding.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(opening).toBeFocused()
  await opening.press('Enter')
  await reason.fill('The topic names the workshop later.')
  await finding.getByRole('button', { name: 'Overrule', exact: true }).press('Enter')
  await expectToast(page, 'Finding overruled')
  await expect(step.getByRole('button', { name: 'Take back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Overruling taken back')
  await expect(opening).toBeFocused()
  const drafting = step.getByRole('button', { name: 'Draft acceptance criteria' })
  await drafting.press('Enter')
  await expect(drafting).toHaveCount(0)
  await expect(step.locator(':focus')).toHaveCount(1)
})

for (const width of [1280, 390]) {
  test(`a message covers no dialog's head and can be closed in it, ${width} px wide`, async ({ page, noise }) => {
    noise.expect(REFUSED)
    await page.setViewportSize({ width, height: 844 })
    const seeded = await withNarrative(page)
    const step = stepOf(page, 2)
    await ask(page, api.commitStep, { ...placeOfStep(seeded, 2), narrative_md: 'We wind two coils in Dayton.' })
    await narrative(step).fill('We wind the coil in Dayton.')
    await step.getByRole('button', { name: 'Save Draft' }).click()
    await expectToast(page, 'Failed to save narrative.')
    await step.getByRole('button', { name: 'Put both together' }).click()
    const merge = page.getByRole('dialog')
    const message = merge.getByRole('status').filter({ hasText: 'Failed to save narrative.' })
    await expect(message).toBeVisible()
    const title = await merge.getByRole('heading', { level: 2 }).boundingBox()
    const at = await message.boundingBox()
    expect(at?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
    await expect(page.getByRole('region', { name: /Messages alt/ }).getByText('Failed to save narrative.')).toBeHidden()
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await expect(message).toHaveCount(0)
    await merge.getByRole('button', { name: 'Cancel' }).click()
    await expect(step.getByRole('button', { name: 'Put both together' })).toBeFocused()
  })
}
