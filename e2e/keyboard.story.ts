import { expect, type Locator, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { wholeLeft } from './left.ts'
import { ask } from './seeded.ts'
import { narrative, openTab, placeOfStep, stepOf, withNarrative } from './stepped.ts'
import { DESK, expectToast, PHONE, REFUSED, test } from './story.ts'

const milestone = (page: Page) => page.getByRole('region', { name: /^Milestone 2 / })

/** A press of the keyboard leaves the keyboard there once what it began is over. */
async function staysOn(control: Locator, whenOver: () => Promise<void>): Promise<void> {
  await control.focus()
  await control.press('Enter')
  await whenOver()
  await expect(control).toBeFocused()
}

test('after every dialog the keyboard is where it was opened, and a button that was busy keeps it', async ({ page }) => {
  await withNarrative(page)
  const step = stepOf(page, 2)
  await staysOn(step.getByRole('button', { name: 'Save Draft' }), () => expectToast(page, 'Draft saved'))
  await staysOn(milestone(page).getByRole('button', { name: 'Save Changes' }), () => expectToast(page, 'Milestone saved'))
  await staysOn(milestone(page).getByRole('button', { name: 'Save Deliverables & Payment' }), () => expectToast(page, 'Saved'))
  const openings = [
    milestone(page).getByRole('button', { name: 'History' }).first(),
    milestone(page).getByRole('button', { name: 'Regenerate', exact: true }).first(),
    milestone(page).getByRole('button', { name: 'Regenerate one' }).first(),
    step.getByRole('button', { name: 'History' }),
  ]
  for (const opening of openings) {
    await staysOn(opening, async () => {
      const line = page.getByRole('menuitem').first()
      await expect(line.or(page.getByRole('dialog'))).toBeVisible()
      if (await line.isVisible()) {
        await expect(line).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test('a finding is overruled with a reason, which the review tells, and taken back, with the keyboard alone; each time it is said', async ({
  page,
}) => {
  const { milestones } = await withNarrative(page)
  await ask(page, api.updateMilestone, { id: milestones[1]?.id ?? '', acceptance_criteria: [] })
  await page.reload()
  await wholeLeft(page)
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
  await finding.getByRole('button', { name: 'Overrule', exact: true }).press('Enter')
  await expect(finding.getByRole('alert')).toHaveText('Give the reason for which this finding does not hold.')
  await reason.fill('The topic names the workshop later.')
  await finding.getByRole('button', { name: 'Overrule', exact: true }).press('Enter')
  await expectToast(page, 'Finding overruled')
  await expect(step.getByText('Overruled:')).toBeVisible()
  await expect(step.getByRole('button', { name: 'Take back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Overruling taken back')
  await expect(step.getByText('Overruled:')).toBeHidden()
  await expect(opening).toBeFocused()
  const drafting = step.getByRole('button', { name: 'Draft acceptance criteria' })
  await drafting.press('Enter')
  await expect(drafting).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Milestone 2 – / }).getByLabel('Acceptance Criteria')).toBeFocused()
})

test('a narrative that another device has changed is put together, not written over; no message covers its dialog, at a desk or on a phone', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  const seeded = await withNarrative(page)
  const step = stepOf(page, 2)
  const merge = page.getByRole('dialog')
  await narrative(step).fill('We wind the coil in Dayton. We measure it twice.')
  await step.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Draft saved')
  await ask(page, api.commitStep, { ...placeOfStep(seeded, 2), narrative_md: 'We wind two coils in Dayton. We measure it twice.' })
  await narrative(step).fill('We wind the coil in Dayton. We measure it ten times.')
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await step.getByRole('button', { name: 'Save Draft' }).click()
    await expectToast(page, 'Failed to save narrative.', 'It was changed on another device')
    await step.getByRole('button', { name: 'Put both together' }).click()
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
  }
  await page.keyboard.press('Enter')
  await merge.getByRole('button', { name: 'Save the result' }).click()
  await expectToast(page, 'Draft saved')
  const together = 'We wind two coils in Dayton. We measure it ten times.'
  await expect(narrative(step)).toHaveValue(together)
  const { steps } = await ask(page, api.stepsState, { topic_slug: seeded.topic.slug })
  expect(steps[1]?.user_narrative_md).toBe(together)
})
