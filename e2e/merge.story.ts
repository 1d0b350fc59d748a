import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, type Seeded, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectSound, expectToast, REFUSED, test } from './story.ts'

const TITLE = 'Milestone 2 - Stage 2 of the shield'
const TEXT = `${TITLE}\n\nThe Contractor shall wind the coil. The Contractor shall measure it in Dayton. The Contractor shall report.`

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /^Milestone \d+ text$/ })
const save = (page: Page, number: number) => milestone(page, number).getByRole('button', { name: 'Save Changes' }).click()
const merge = (page: Page) => page.getByRole('dialog', { name: 'Milestone 2 was changed elsewhere too' })

/** The same person on a second device: signed in as here, with a storage of its own. */
async function onSecondDevice(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext({ storageState: await context.storageState() })
  const page = await other.newPage()
  await page.goto('/steps')
  return page
}

async function storedText(page: Page, { topic }: Seeded): Promise<string | null | undefined> {
  return (await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })).milestones[1]?.refined_text
}

/** A change of a milestone with these words, once the server has it. */
const saved = (page: Page, words: string) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok() && answer.request().postData()?.includes(words) === true,
  )

async function withText(page: Page): Promise<Seeded> {
  const seeded = await withPlan(page, SHIELD)
  await ask(page, api.updateMilestone, { id: seeded.milestones[1]?.id ?? '', refined_text: TEXT })
  await page.goto('/steps')
  await expect(text(page, 2)).toHaveValue(TEXT)
  return seeded
}

test('of two devices the later one merges: the result keeps both, where they collide I choose, and other boxes come along without a question', async ({
  page,
  context,
  browser,
  noise,
}) => {
  noise.expect(REFUSED)
  const seeded = await withText(page)
  const other = await onSecondDevice(browser, context)

  await test.step('other boxes', async () => {
    await milestone(other, 2).getByLabel('Deliverables').fill('Coil\nReport')
    await milestone(other, 2).getByRole('button', { name: 'Save Deliverables & Payment' }).click()
    await expectToast(other, 'Saved')
    await text(page, 2).fill(`${TEXT} It ends.`)
    await save(page, 2)
    await expectToast(page, 'Milestone saved', 'What was changed elsewhere meanwhile is here now too.')
    await expect(milestone(page, 2).getByLabel('Deliverables')).toHaveValue('Coil\nReport')
    expect(await storedText(page, seeded)).toBe(`${TEXT} It ends.`)
    await text(page, 2).fill(TEXT)
    await save(page, 2)
    await expect.poll(() => storedText(page, seeded)).toBe(TEXT)
    await other.reload()
    await expect(text(other, 2)).toHaveValue(TEXT)
  })

  await text(other, 2).fill(TEXT.replace('wind the coil', 'wind two coils').replace('in Dayton', 'at Fort Irwin'))
  await save(other, 2)
  await expectToast(other, 'Milestone saved')
  await other.context().close()
  await text(page, 2).fill(TEXT.replace('in Dayton', 'in our laboratory').replace('shall report', 'shall report every month'))
  await save(page, 2)
  await expect(merge(page)).toContainText('2 changes were taken over')
  await expect(merge(page)).toContainText('One place left to choose')
  await expect(merge(page).getByRole('button', { name: 'Save the result' })).toBeDisabled()
  await expectSound(page)
  await merge(page).getByRole('radio', { name: /^Mine/ }).click()
  await expect(merge(page).getByLabel('Result')).toHaveValue(
    `${TITLE}\n\nThe Contractor shall wind two coils. The Contractor shall measure it in our laboratory. The Contractor shall report every month.`,
  )
  await merge(page).getByLabel('Result').press('End')
  await merge(page).getByRole('radio', { name: /^Both/ }).click()
  await merge(page).getByRole('button', { name: 'Save the result' }).click()
  await expectToast(page, 'Milestone saved')
  const merged = `${TITLE}\n\nThe Contractor shall wind two coils. The Contractor shall measure it in our laboratory. The Contractor shall measure it at Fort Irwin. The Contractor shall report every month.`
  await expect(text(page, 2)).toHaveValue(merged)
  expect(await storedText(page, seeded)).toBe(merged)
})

test('history restores an earlier text; a text drafted anew is accepted by part with the keyboard; both can be undone; one deliverable is drafted anew', async ({
  page,
}) => {
  const seeded = await withText(page)

  await test.step('history', async () => {
    await text(page, 2).fill('Something worse.')
    await save(page, 2)
    await expectToast(page, 'Milestone saved')
    await milestone(page, 2).getByRole('button', { name: 'History' }).first().click()
    const history = page.getByRole('dialog', { name: 'History of the text of milestone 2' })
    await expect(history.getByRole('listitem').first()).toContainText('Present text')
    await history.getByRole('listitem').nth(1).locator('summary').click()
    await expect(history.getByRole('listitem').nth(1)).toContainText('You')
    await expect(history.getByRole('insertion')).toContainText('wind the coil')
    await expect(history.getByRole('deletion')).toContainText('Something worse')
    await expectSound(page)
    const restored = saved(page, 'wind the coil')
    await history.getByRole('button', { name: 'Restore this text' }).click()
    await restored
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text(page, 2)).toHaveValue('Something worse.')
    await expect.poll(() => storedText(page, seeded)).toBe('Something worse.')
  })

  await test.step('drafted anew', async () => {
    await milestone(page, 2).getByRole('button', { name: 'Regenerate', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Regenerate the text of milestone 2' })
    const first = dialog.getByRole('button', { name: /^Change 1 of/ })
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Reject all' }).click()
    await expect(dialog.getByRole('button', { name: /^Accept/ }).last()).toBeDisabled()
    await first.focus()
    await page.keyboard.press('a')
    await expect(first).toHaveAccessibleName(/Accepted$/)
    await expect(dialog.getByText(/^1 of \d+ changes? accepted$/)).toBeVisible()
    await dialog.getByText('What results').click()
    await expectSound(page)
    const accepted = saved(page, 'refined_text')
    await dialog.getByRole('button', { name: 'Accept', exact: false }).last().click()
    expect((await accepted).request().postDataJSON()).not.toMatchObject({ refined_text: 'Something worse.' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text(page, 2)).toHaveValue('Something worse.')
    await expect.poll(() => storedText(page, seeded)).toBe('Something worse.')
  })

  await test.step('one deliverable, and the others stay', async () => {
    await milestone(page, 2).getByRole('button', { name: 'Regenerate one' }).first().click()
    await page.getByRole('menuitem', { name: 'Report of stage 2 (PDF)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regenerate a deliverable' })
    await dialog.getByRole('button', { name: 'Accept the new text' }).click()
    await expectToast(page, 'Saved')
    const { milestones } = await ask(page, api.findWorkPlan, { id: seeded.topic.projectId ?? '' })
    expect(milestones[1]?.deliverables).toHaveLength(2)
    expect(milestones[1]?.deliverables[0]).not.toBe('Report of stage 2 (PDF)')
    expect(milestones[1]?.deliverables[1]).toBe('Data of stage 2 (CSV)')
    await milestone(page, 2).getByRole('button', { name: 'Regenerate one' }).first().click()
    await page.getByRole('menuitem').first().click()
    await expectToast(page, 'Nothing to change', 'Drafting it anew changes nothing: no new answer or source since.')
  })
})

test('a merge that I leave keeps my text in this browser, over a reload too, and overwrites nothing', async ({
  page,
  context,
  browser,
  noise,
}) => {
  noise.expect(REFUSED)
  page.on('dialog', (leave) => leave.accept())
  const seeded = await withText(page)
  const other = await onSecondDevice(browser, context)
  await text(other, 2).fill('Theirs.')
  await save(other, 2)
  await expectToast(other, 'Milestone saved')
  await text(page, 2).fill('Mine.')
  await save(page, 2)
  await merge(page).getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Kept in this browser', 'What you typed in Milestone 2 is not saved.')
  await expect(text(page, 2)).toHaveValue('Mine.')
  await page.reload()
  await expect(merge(page).getByRole('radio', { name: /^Mine/ })).toContainText('Mine.')
  expect(await storedText(page, seeded)).toBe('Theirs.')
  await merge(page)
    .getByRole('radio', { name: /^Theirs/ })
    .click()
  await merge(page).getByRole('button', { name: 'Save the result' }).click()
  await expect(text(page, 2)).toHaveValue('Theirs.')
  await other.context().close()
})
