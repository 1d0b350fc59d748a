import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { CurrentTopic } from '../src/domain/topic.ts'
import { arrived, chooseFiles, send } from './reviewed.ts'
import { ask, kept, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectLit } from './source-words.ts'
import { expectAccessible, LONG_WORK, test } from './story.ts'

/** The page that is drawn on the screen, as a picture. */
function drawnPage(page: Page): Promise<{ width: number; height: number; jpeg: string }> {
  return page
    .locator('[data-page="1"] canvas')
    .evaluate((canvas: HTMLCanvasElement) => ({ width: canvas.width, height: canvas.height, jpeg: canvas.toDataURL('image/jpeg', 0.95) }))
}

/** A PDF of one letter page that is nothing but a picture, as a scanner makes it. */
function scannedPdf({ width, height, jpeg }: { width: number; height: number; jpeg: string }): Buffer {
  const bytes = Buffer.from(jpeg.split(',')[1] ?? '', 'base64')
  const drawing = 'q 612 0 0 792 0 0 cm /Scan Do Q'
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /Scan 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< ${picture} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  body += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

test('a scan is recognised page by page, and the review says so; its words are lit over the picture and can be selected', async ({
  page,
}) => {
  await withTopic(page, SHIELD)
  await page.goto('/solicitation')
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible()
  const narrow = (await drawnPage(page)).width
  while (!(await page.getByText('200%').isVisible())) await page.getByRole('button', { name: 'Larger' }).click()
  await expect(async () => expect((await drawnPage(page)).width).toBeGreaterThan(narrow * 2)).toPass()
  const scan = scannedPdf(await drawnPage(page))

  await page.goto('/dashboard')
  await page.getByLabel('Company Name').fill(SHIELD.company)
  await chooseFiles(page, { name: 'scanned.pdf', mimeType: 'application/pdf', buffer: scan })
  await send(page)
  await expect(page.getByText('Recognizing page 1 of 1 (scanned page)')).toBeVisible()
  await arrived(page, LONG_WORK)
  await expect(page.getByRole('main').getByText('1 page was recognized from a picture; check numbers with care.')).toBeVisible()
  const { storeId } = CurrentTopic.parse(await kept(page, 'currentTopic'))
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: storeId })

  await page.getByRole('link', { name: 'Check the requirements' }).click()
  for (const { id, quote } of analysis.requirements.slice(0, 6)) {
    await page.getByRole('button', { name: new RegExp(`^${id} `) }).click()
    await expectLit(page, quote)
  }
  await expectAccessible(page)
  await page
    .locator('[data-page-text="1"] span', { hasText: /antenna/i })
    .first()
    .click({ clickCount: 3 })
  await expect(page.getByRole('form', { name: 'Add as requirement' }).getByLabel('Words of the document')).toHaveValue(/antenna/i)
})
