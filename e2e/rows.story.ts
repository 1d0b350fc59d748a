import { expect, type Locator, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { cellOf, chipOf } from './step-card.ts'
import { test } from './story.ts'

const typed = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
const METHOD = 'Full-wave model of the mast with the sheets between it and the antenna, from 2 to 90 MHz, refined until the gain stays'
const SLOW = 700

const EMPTY = { tools: 'Tools', input: 'Input', place: 'Place', result: 'Result' }
const kept = async (page: Page, topic_store_id: string) => (await ask(page, api.findWorkBreakdown, { topic_store_id })).rows

/** Where a cell is pressed: near its lower end, which goes elsewhere first when something above it closes. */
async function lowIn(of: Locator) {
  const box = await of.boundingBox()
  if (!box) throw new Error('The cell is not in sight')
  return { x: box.x + Math.min(30, box.width / 2), y: box.y + box.height - 6 }
}

for (const layout of ['cards', 'table'] as const) {
  test(`what is typed after a press, or two, lands in the cell that was pressed, also on a slow network (${layout})`, async ({ page }) => {
    const { topic } = await withPlan(page, SHIELD)
    const topic_store_id = topic.storeId
    const add = async (action: string) =>
      (await ask(page, api.addRow, { topic_store_id, kind: 'step', cells: { action: typed(action), method: typed(METHOD) } })).row.id
    const [first, second] = [await add('Model the mast and its shield'), await add('Build four coupons')]
    await page.goto('/steps')
    await page.getByRole('group').getByText('Work breakdown').click()
    await page.getByRole('button', { name: layout === 'table' ? 'Show as one table' : 'Open all steps' }).click()
    await expect(cellOf(page, second, 'action')).toBeVisible()
    await page.route('**/api/work-breakdown/rows/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW))
      await route.continue()
    })
    const words = new Map<string, string>()
    for (const row of [first, second]) {
      for (const [at, [column, heading]] of Object.entries(EMPTY).entries()) {
        const said = `${column} of ${row === first ? 'first' : 'second'}`
        const pressed = layout === 'cards' ? chipOf(page, row, heading) : cellOf(page, row, column)
        await pressed.evaluate((one) => one.scrollIntoView({ block: 'center' }))
        const { x, y } = await lowIn(pressed)
        await page.mouse.click(x, y, { clickCount: at % 2 === 0 ? 2 : 1, delay: 40 })
        await page.keyboard.type(said)
        words.set(`${row}/${column}`, said)
      }
    }
    await cellOf(page, second, 'method').dblclick()
    await page.keyboard.type(', in two runs')
    words.set(`${second}/method`, `${METHOD}, in two runs`)
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => {
        const rows = await kept(page, topic_store_id)
        return [...words.keys()].map((key) => {
          const [id, column = ''] = key.split('/')
          const cells = rows.find((row) => row.id === id)?.cells as Record<string, { value: unknown } | undefined>
          return cells?.[column]?.value
        })
      })
      .toEqual([...words.values()])
  })
}
