import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import type { Requirement } from '../src/domain/solicitation/analysis.ts'
import { comparable } from '../src/domain/solicitation/quote.ts'
import { failing, holding } from './interference.ts'
import { ask, withTopic } from './seeded.ts'
import { AIR_FORCE, SHIELD } from './solicitations.ts'
import { expectLit } from './source-words.ts'
import { expectAccessible, expectToast, REFUSED, test } from './story.ts'

const DRONE = { ...SHIELD, file: 'N251-016.pdf' }

/** Opens the screen on a solicitation that was read, and gives what was read in it. */
async function opened(page: Page, proposal = DRONE): Promise<{ storeId: string; requirements: Requirement[] }> {
  const { storeId } = await withTopic(page, proposal)
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: storeId })
  await page.goto('/solicitation')
  await expect(page.getByRole('heading', { name: 'Solicitation', level: 1 })).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()
  return { storeId, requirements: analysis.requirements }
}

const entry = (page: Page, id: string) => page.getByRole('button', { name: new RegExp(`^${id} `) })
const quoteShown = (page: Page) => page.getByTitle('Scroll to these words')

for (const proposal of [DRONE, AIR_FORCE]) {
  test(`choosing a requirement of ${proposal.file} shows its page with exactly its words lit`, async ({ page }) => {
    const { requirements } = await opened(page, proposal)
    expect(requirements.length).toBeGreaterThan(5)
    for (const { id, quote, page: number } of requirements.filter((_, at) => at % 3 === 0)) {
      await entry(page, id).click()
      await expect(quoteShown(page)).toContainText(`Page ${number}: “${quote}”`)
      await expectLit(page, quote)
      await expect(page.locator('.lit-box').first()).toBeInViewport()
    }
  })
}

test('what introduces a list stands once above its items, and with the one that is chosen', async ({ page }) => {
  const { requirements } = await opened(page)
  const lead = /^(.{20,}?: )/
  const items = requirements.filter(({ text, quote }) => text !== quote && lead.test(text) && text.indexOf(quote.slice(0, -1)) > 20)
  const [first, second] = items
  const words = first?.text.match(lead)?.[1]?.trim()
  if (!first || !second || !words || !second.text.startsWith(words)) throw new Error('no list was read')
  await expect(entry(page, first.id)).toContainText(words)
  await expect(entry(page, second.id)).not.toContainText(words)
  await expect(entry(page, second.id)).toContainText(second.quote.slice(0, -1))
  await entry(page, second.id).click()
  await expect(entry(page, second.id)).toContainText(words)
})

test('a document that is on its way says so', async ({ page }) => {
  const { storeId } = await withTopic(page, DRONE)
  expect(storeId).not.toBe('')
  const file = await holding(page, api.sourceFile)
  await page.goto('/solicitation')
  await file.asked
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(`Opening ${DRONE.file}`)).toBeVisible()
  await expectAccessible(page)
  file.letGo()
  await expect(page.locator('canvas').first()).toBeVisible()
})

test('the chosen requirement stands in the address and is lit again after a reload, at any size', async ({ page }) => {
  const { requirements } = await opened(page)
  const last = requirements.at(-1)
  if (!last) throw new Error('nothing was read')
  await entry(page, last.id).click()
  await expect(page).toHaveURL(new RegExp(`requirement=${last.id}$`))
  await page.reload()
  await expectLit(page, last.quote)
  await page.getByRole('button', { name: 'Larger' }).click()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expectLit(page, last.quote)
  await expectAccessible(page)
})

test('words selected with the mouse become a requirement that is there after a reload', async ({ page }) => {
  await opened(page)
  const line = page.locator('[data-page-text="1"] span[role=presentation]', { hasText: /^OBJECTIVE: / }).first()
  const box = await line.boundingBox()
  if (!box) throw new Error('the line has no place')
  await page.mouse.move(box.x + 1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  const form = page.getByRole('form', { name: 'Add as requirement' })
  const words = form.getByLabel('Words of the document')
  await expect(words).toHaveValue(/^OBJECTIVE: \S+/)
  const quote = await words.inputValue()
  expect(comparable((await line.textContent()) ?? '')).toContain(comparable(quote).slice(0, -1))
  await form.getByLabel('Strength').selectOption('Should')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add as requirement' }).click()
  await expectToast(page, 'added')
  await page.reload()
  const added = page.getByRole('button', { name: /changed by you/ })
  await expect(added).toContainText(quote)
  await expect(added).toContainText('Should')
  await expectLit(page, quote)
})

test('a requirement is edited in place; what was typed survives a failure and a reload', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const { storeId, requirements } = await opened(page)
  const id = requirements[0]?.id ?? ''
  await entry(page, id).click()
  await page.getByRole('button', { name: `Edit ${id}` }).click()
  const text = page.getByLabel(`Text of ${id}`)
  await expect(text).toBeFocused()
  await text.fill('Disclose every foreign national')
  await failing(page, api.changeRequirement, 'The disk is full.', 1)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('The disk is full. Your change is kept here.')
  await page.reload()
  await expect(text).toHaveValue('Disclose every foreign national')
  await page
    .getByRole('form', { name: `Edit ${id}` })
    .getByLabel('Kind')
    .selectOption('Task')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(entry(page, id)).toContainText('changed by you')
  await expect(entry(page, id)).toBeFocused()
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: storeId })
  expect(analysis.requirements.find((one) => one.id === id)).toMatchObject({
    text: 'Disclose every foreign national',
    kind: 'task',
    set_by: 'person',
  })
  await page.getByRole('button', { name: `Edit ${id}` }).click()
  await text.fill('Something else')
  await page.keyboard.press('Escape')
  await expect(entry(page, id)).toContainText('Disclose every foreign national')
})

test('a requirement is removed, undone, removed again and put back', async ({ page }) => {
  const { requirements } = await opened(page)
  const id = requirements[1]?.id ?? ''
  const remove = async () => {
    await entry(page, id).click()
    await page.getByRole('button', { name: `Remove ${id}` }).click()
    await expect(entry(page, id)).toBeHidden()
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry(page, id)).toBeVisible()
  await remove()
  await page.reload()
  await expect(entry(page, requirements[0]?.id ?? '')).toBeVisible()
  await expect(entry(page, id)).toBeHidden()
  await page.getByText('Removed (1)').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Put back ${id}` }).click()
  await expect(entry(page, id)).toBeVisible()
  await expect(page.getByText(/^Removed/)).toBeHidden()
})

test('the keyboard alone chooses, turns pages and adds a requirement', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const { requirements } = await opened(page)
  const [first, second] = requirements
  if (!first || !second) throw new Error('nothing was read')
  await entry(page, first.id).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectLit(page, second.quote)
  await page.getByRole('region', { name: /^Pages of/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Page' }).first()).toHaveValue(String(second.page + 1))
  await page.getByRole('button', { name: 'Add requirement' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Add as requirement' })
  const words = form.getByLabel('Words of the document')
  await expect(words).toBeFocused()
  await expect(form.getByLabel('Page')).toHaveValue(String(second.page + 1))
  await page.keyboard.type('these words stand nowhere')
  await form.getByRole('button', { name: 'Add as requirement' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText(`These words do not stand on page ${second.page + 1} of the document.`)
  await words.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(second.quote)
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Page')).toBeFocused()
  await page.keyboard.type(String(second.page))
  await form.getByRole('button', { name: 'Add as requirement' }).focus()
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: /changed by you/ })).toContainText(second.quote)
})

test('when the file cannot be loaded, its text is shown with the words marked', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const { requirements } = await opened(page)
  await failing(page, api.sourceFile, 'The file is gone.')
  const first = requirements[0]
  if (!first) throw new Error('nothing was read')
  await page.goto(`/solicitation?requirement=${first.id}`)
  await expect(page.getByText('The document could not be loaded. This is the text that was read in it.')).toBeVisible({ timeout: 20_000 })
  const marked = await page.locator('mark').allTextContents()
  expect(comparable(marked.join(''))).toBe(comparable(first.quote))
  await expectAccessible(page)
})

test('without a topic the screen leads to the Dashboard', async ({ page }) => {
  await withTopic(page, DRONE)
  await page.evaluate(() => localStorage.removeItem('currentTopic'))
  await page.goto('/solicitation')
  await expect(page.getByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
})
