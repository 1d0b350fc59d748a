import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectLit } from './source-words.ts'
import { expectAccessible, test } from './story.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the list gives way to the document and back', async ({ page }) => {
  const { storeId } = await withTopic(page, SHIELD)
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: storeId })
  await page.goto('/solicitation')
  const chosen = analysis.requirements[2]
  if (!chosen) throw new Error('nothing was read')
  const entry = page.getByRole('button', { name: new RegExp(`^${chosen.id} `) })
  await expect(entry).toBeVisible()
  await expectAccessible(page)
  await entry.click()
  await expect(entry).toBeHidden()
  await expectLit(page, chosen.quote)
  const lit = page.locator('.lit-box').first()
  await expect(lit).toBeInViewport()
  const height = async () => (await lit.boundingBox())?.height ?? 0
  await expect.poll(height, 'the words can be read').toBeGreaterThanOrEqual(10)
  const before = await height()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(height).toBeGreaterThan(before)
  await expectLit(page, chosen.quote)
  await expect(lit).toBeInViewport()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBeLessThanOrEqual(390)
  await page.getByRole('radio', { name: 'Requirements' }).click()
  await expect(entry).toBeInViewport()
})
