import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, keep, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectLit } from './source-words.ts'
import { expectAccessible, test } from './story.ts'

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

test('the words of a scanned page are lit over its picture and can be selected', async ({ page }) => {
  test.slow()
  const topic = await withTopic(page, SHIELD)
  await page.goto('/solicitation')
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible()
  const narrow = (await drawnPage(page)).width
  while (!(await page.getByText('200%').isVisible())) await page.getByRole('button', { name: 'Larger' }).click()
  await expect(async () => expect((await drawnPage(page)).width).toBeGreaterThan(narrow * 2)).toPass()
  const scan = scannedPdf(await drawnPage(page))

  const { token } = await (await page.request.get('/api/auth/token')).json()
  const fields = { phase: 'I', company_name: SHIELD.company, period_of_performance: '6', program_type: 'SBIR' }
  const answer = await page.request.post('/topics/scanned/upload', {
    timeout: 120_000,
    headers: { authorization: `Bearer ${token}` },
    params: fields,
    multipart: { ...fields, file: { name: 'scanned.pdf', mimeType: 'application/pdf', buffer: scan } },
  })
  const { topic_slug, topic_store_id, file_id, analysis } = api.uploadTopic.output.parse(await answer.json())
  expect(analysis.reading.ocr_pages).toEqual([1])
  await keep(page, { currentTopic: { ...topic, slug: topic_slug, storeId: topic_store_id, fileId: file_id } })
  const { recognised } = await ask(page, api.sourcePage, { file_id, page: 1 })
  expect(recognised?.pieces.length).toBeGreaterThan(20)

  await page.goto('/solicitation')
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
