import { expect, type Locator, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { cellOf } from './step-card.ts'
import { test } from './story.ts'

const typed = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
/** The steps of this story, which stand behind those that are read out of the answers. */
const MODEL = /^Step \d+, Model the shield/
const BUILD = /^Step \d+, Build four coupons/
const bar = (page: Page, name: RegExp) => page.getByRole('button', { name })
const months = (page: Page, row: string) => cellOf(page, row, 'months')

/** Drags a bar by its middle or its right end, by so many months of six. */
async function drag(page: Page, name: RegExp, at: 'middle' | 'end', by: number) {
  const held = bar(page, name)
  // what comes above it late moves it: it is pressed where it has stood still
  await expect(async () => {
    const before = await boxOf(held)
    await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(true)))))
    expect(await boxOf(held)).toEqual(before)
    await held.hover(at === 'end' ? { position: { x: before.width - 3, y: before.height / 2 } } : {})
    expect(await held.evaluate((one) => one.matches(':hover'))).toBe(true)
  }).toPass()
  const { x, y, width, height } = await boxOf(held)
  const track = await boxOf(held.locator('xpath=..'))
  const from = at === 'end' ? x + width - 3 : x + width / 2
  await page.mouse.down()
  await page.mouse.move(from + (track.width / 6) * by, y + height / 2, { steps: 8 })
  await page.mouse.up()
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

for (const width of [1280, 390]) {
  test(`I drag a step on the timeline, stretch it by keyboard and take that back; the table says the same (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { topic } = await withPlan(page, SHIELD)
    const add = async (cells: Record<string, ReturnType<typeof typed>>) =>
      (await ask(page, api.addRow, { topic_store_id: topic.storeId, kind: 'step', cells })).row.id
    const model = await add({
      action: typed('Model the shield and the mast that carries it, from 2 to 90 MHz, with the ground that it stands on'),
      from_month: typed(1),
      to_month: typed(3),
      lead: typed('Ana Ruiz'),
    })
    const build = await add({ action: typed('Build four coupons'), from_month: typed(3), to_month: typed(4), needs: typed([model]) })
    await add({ action: typed('Measure them in the chamber') })
    await page.goto('/steps')
    await page.getByRole('group').getByText('Work breakdown').click()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    if (width < 1024) await timeline.getByText('Timeline', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'To decide' }).getByRole('status').first()).toContainText(/^To decide: 1 of \d+$/)
    await expect(page.getByLabel('Loading')).toHaveCount(0)

    await drag(page, MODEL, 'end', 1)
    await expect(months(page, model)).toContainText('1 to 4')
    await expect(bar(page, /^Step \d+, Build four coupons.*which ends later than it begins$/)).toBeVisible()
    await drag(page, BUILD, 'middle', 1)
    await expect(months(page, build)).toContainText('4 to 5')
    await bar(page, BUILD).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(bar(page, /^Step \d+, Build four coupons: months 4 to 6, milestone 5, needs step \d+$/)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(months(page, build)).toContainText('4 to 5')
    const { rows } = await ask(page, api.findWorkBreakdown, { topic_store_id: topic.storeId })
    expect(rows.find(({ id }) => id === build)?.cells).toMatchObject({ from_month: { value: 4 }, to_month: { value: 5 } })
  })
}
