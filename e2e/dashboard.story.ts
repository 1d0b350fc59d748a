import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { cutOffPdf, encryptedPdf, notReallyPdf, type PickedFile } from './documents.ts'
import { failing, undisturbed } from './interference.ts'
import { openForm } from './reviewed.ts'
import { ask, kept, planned, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'
import { pumpTopic } from './written-documents.ts'

const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' })

/** Lets a file fall on the field of the solicitation. */
async function drop(page: Page, { name, buffer }: PickedFile): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([bytes, fileName]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], fileName, { type: 'application/pdf' }))
      return transfer
    },
    [buffer.toString('base64'), name] as const,
  )
  await page.getByText(/drop the solicitation here/i).dispatchEvent('drop', { dataTransfer: dropped })
}

test('what cannot be read or kept is said in words and loses nothing that I entered, over a reload too; the next try works', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  await openForm(page)
  await page.getByLabel('Award Amount').fill('140000')
  await page.getByLabel('System Name').fill('Shield')
  for (const [file, words] of [
    [encryptedPdf(), /password/],
    [cutOffPdf(), /damaged|cannot be opened/],
    [notReallyPdf(), /a picture/],
  ] as const) {
    await test.step(`dropped and refused: ${file.name}`, async () => {
      await drop(page, file)
      await uploadButton(page).click()
      await expect(page.getByRole('region', { name: /Messages/ })).toContainText(words)
      await expectToast(page, 'Upload failed')
      await expect(uploadButton(page)).toBeEnabled()
      await page.getByRole('button', { name: `Remove ${file.name}` }).press('Enter')
    })
  }
  expect(await kept(page, 'currentTopic')).toBeNull()
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible()
  expect(await ask(page, api.listProjects, {})).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Company Name')).toHaveValue('Acme')
  await expect(page.getByLabel('Award Amount')).toHaveValue('140000')
  await expect(page.getByLabel('System Name')).toHaveValue('Shield')

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose solicitation' }).press('Enter')
  await (await chooser).setFiles(pumpTopic())
  await failing(page, api.uploadTopic, 'The disk is full.')
  await uploadButton(page).click()
  await expectToast(page, 'Upload failed', 'The disk is full.')
  await expect(uploadButton(page)).toBeFocused()
  await undisturbed(page, api.uploadTopic)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Upload successful', 'Your solicitation has been analyzed and is ready for interview')
  await expect(page).toHaveURL('/global-interview')
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible()
})

test('in an empty browser I resume a project at the stage where it is', async ({ page }) => {
  const topic = await withTopic(page, SHIELD)
  const resumed = async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Resume/ }).click()
  }
  await resumed()
  await expect(page).toHaveURL('/global-interview')
  await expect(page.getByRole('main')).toContainText(topic.name)
  await planned(page, topic, SHIELD)
  await resumed()
  await expect(page).toHaveURL('/steps')
  await expect(page.getByText('Stage 1 of the shield').first()).toBeVisible()
})
