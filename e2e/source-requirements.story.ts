import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import type { Requirement } from '../src/domain/solicitation/analysis.ts'
import { comparable } from '../src/domain/solicitation/requirement/quote.ts'
import { failing, holding, undisturbed } from './interference.ts'
import { ask, withTopic } from './seeded.ts'
import { AIR_FORCE, SHIELD } from './solicitations.ts'
import { expectLit } from './source-words.ts'
import { expectAccessible, expectToast, REFUSED, test } from './story.ts'

const DRONE = { ...SHIELD, file: 'N251-016.pdf' }

type Read = { storeId: string; requirements: Requirement[] }

/** A solicitation that was read, and what was read in it. */
async function read(page: Page, proposal = DRONE): Promise<Read> {
  const { storeId } = await withTopic(page, proposal)
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: storeId })
  return { storeId, requirements: analysis.requirements }
}

/** Opens the screen on it. */
async function opened(page: Page): Promise<Read> {
  const known = await read(page)
  await page.goto('/solicitation')
  await expect(page.getByRole('heading', { name: 'Solicitation', level: 1 })).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()
  return known
}

const entry = (page: Page, id: string) => page.getByRole('button', { name: new RegExp(`^${id} `) })
const quoteShown = (page: Page) => page.getByTitle('Scroll to these words')

test('choosing a requirement shows its page with exactly its words lit, at any size and after a reload', async ({ page }) => {
  const { requirements } = await opened(page)
  expect(requirements.length).toBeGreaterThan(5)
  for (const { id, quote, page: number } of requirements.filter((_, at) => at % 3 === 0)) {
    await entry(page, id).click()
    await expect(quoteShown(page)).toContainText(`Page ${number}: “${quote}”`)
    await expectLit(page, quote)
    await expect(page.locator('.lit-box').first()).toBeInViewport()
  }

  await test.step('what introduces a list stands once above its items, and with the one that is chosen', async () => {
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

  await test.step('the chosen one stands in the address', async () => {
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
})

test('when the file cannot be loaded its text is shown with the words marked; one that is on its way says so; then they are lit, in this layout too', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  const { requirements } = await read(page, AIR_FORCE)
  const [first] = requirements
  if (!first) throw new Error('nothing was read')
  await failing(page, api.sourceFile, 'The file is gone.')
  await page.goto(`/solicitation?requirement=${first.id}`)
  await expect(page.getByText('The document could not be loaded. This is the text that was read in it.')).toBeVisible()
  const marked = async () => comparable((await page.locator('mark').allTextContents()).join(''))
  await expect.poll(marked).toBe(comparable(first.quote))
  await expectAccessible(page)

  await undisturbed(page, api.sourceFile)
  const file = await holding(page, api.sourceFile)
  await page.goto('/solicitation')
  await file.asked
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(`Opening ${AIR_FORCE.file}`)).toBeVisible()
  await expectAccessible(page)
  file.letGo()
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(requirements.length).toBeGreaterThan(5)
  for (const { id, quote } of requirements.filter((_, at) => at % 3 === 0)) {
    await entry(page, id).click()
    await expectLit(page, quote)
    await expect(page.locator('.lit-box').first()).toBeInViewport()
  }
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
  await expect(added).toContainText(quote.slice(1))
  await expect(added).toContainText('Should')
  await expectLit(page, quote)
})

test('a requirement is edited in place, and what was typed survives a failure and a reload; one is removed, undone, removed again and put back', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  const { storeId, requirements } = await opened(page)
  const id = requirements[0]?.id ?? ''
  const removed = requirements[1]?.id ?? ''
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
  await page.getByRole('button', { name: 'Add a quantity' }).click()
  const quantity = page.getByRole('group', { name: /^Quantity \d+$/ }).last()
  await quantity.getByLabel('Comparison').selectOption('between')
  await quantity.getByLabel('From').fill('2')
  await quantity.getByLabel('To').fill('18')
  await quantity.getByLabel('Unit').fill('GHz')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(entry(page, id)).toContainText('changed by you')
  await expect(entry(page, id)).toBeFocused()
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: storeId })
  expect(analysis.requirements.find((one) => one.id === id)).toMatchObject({
    text: 'Disclose every foreign national',
    kind: 'task',
    quantities: expect.arrayContaining([expect.objectContaining({ value: '2 to 18', unit: 'GHz', comparator: 'range' })]),
    set_by: 'person',
  })
  await page.getByRole('button', { name: `Edit ${id}` }).click()
  await text.fill('Something else')
  await page.keyboard.press('Escape')
  await expect(entry(page, id)).toContainText('Disclose every foreign national')

  const remove = async () => {
    await entry(page, removed).click()
    await page.getByRole('button', { name: `Remove ${removed}` }).click()
    await expect(entry(page, removed)).toBeHidden()
  }
  await remove()
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(entry(page, removed)).toBeVisible()
  await remove()
  await page.reload()
  await expect(entry(page, id)).toBeVisible()
  await expect(entry(page, removed)).toBeHidden()
  await page.getByText('Removed (1)').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Put back ${removed}` }).click()
  await expect(entry(page, removed)).toBeVisible()
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
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
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
  await expect(page.getByRole('button', { name: /changed by you/ })).toContainText(second.quote.slice(1))
})
