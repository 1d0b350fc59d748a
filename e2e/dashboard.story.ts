import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { cutOffPdf, encryptedPdf, notReallyPdf, sample } from './documents.ts'
import { failing, undisturbed } from './interference.ts'
import { signedIn } from './people.ts'
import { kept, withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' })
const pick = (page: Page, file: ReturnType<typeof sample>) => page.getByLabel('Solicitation PDF').setInputFiles(file)

async function openDashboard(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome to Work Plan Builder' })).toBeVisible()
}

test('the builder is navigated by Dashboard, Global Interview and Step Management', async ({ page }) => {
  await openDashboard(page)
  const links = page.getByRole('navigation', { name: 'Work plan builder' }).getByRole('link')
  await expect(links).toHaveText([/Dashboard/, /Global Interview/, /Step Management/])
  await links.filter({ hasText: 'Step Management' }).click()
  await expect(page).toHaveURL('/steps')
})

test('a solicitation can be dropped on its field, or chosen by keyboard', async ({ page }) => {
  await openDashboard(page)
  const { name, buffer } = sample(SHIELD.file)
  const dropped = await page.evaluateHandle(
    ([bytes, fileName]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], fileName, { type: 'application/pdf' }))
      return transfer
    },
    [buffer.toString('base64'), name] as const,
  )
  await page.getByText(/drop the solicitation here/i).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose solicitation' }).press('Enter')
  await (await chooser).setFiles(sample(SHIELD.file))
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})

for (const [what, file, words] of [
  ['locked with a password', encryptedPdf(), /password/],
  ['cut off', cutOffPdf(), /damaged|cannot be opened/],
  ['something else under a false name', notReallyPdf(), /a picture/],
] as const) {
  test(`a PDF that is ${what} is refused in words, and nothing I entered is lost`, async ({ page, noise }) => {
    noise.expect(REFUSED)
    await openDashboard(page)
    await page.getByLabel('Company Name').fill('Acme')
    await page.getByLabel('Award Amount').fill('140000')
    await pick(page, file)
    await uploadButton(page).click()
    await expectToast(page, 'Upload failed')
    await expect(page.getByRole('region', { name: /Messages/ })).toContainText(words)
    await expect(page.getByLabel('Company Name')).toHaveValue('Acme')
    await expect(page.getByLabel('Award Amount')).toHaveValue('140000')
    await expect(uploadButton(page)).toBeEnabled()
    expect(await kept(page, 'currentTopic')).toBeNull()
    await expect(page.getByText('No projects yet')).toBeVisible()
  })
}

test('a server that fails is quoted, my entries survive even a reload, and the second try works', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await openDashboard(page)
  await page.getByLabel('Company Name').fill('Acme')
  await page.getByLabel('System Name').fill('Shield')
  await pick(page, sample(SHIELD.file))
  await failing(page, api.uploadTopic, 'The disk is full.')
  await uploadButton(page).click()
  await expectToast(page, 'Upload failed', 'The disk is full.')
  await page.reload()
  await expect(page.getByLabel('Company Name')).toHaveValue('Acme')
  await expect(page.getByLabel('System Name')).toHaveValue('Shield')
  await undisturbed(page, api.uploadTopic)
  await pick(page, sample(SHIELD.file))
  await uploadButton(page).click()
  await expect(page).toHaveURL('/global-interview')
})

test('I resume a project from the list in an empty browser, at the stage where it is', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page).toHaveURL('/steps')
  await expect(page.getByText('Stage 1 of the shield').first()).toBeVisible()
})

test('I resume an interview that was only begun', async ({ page }) => {
  const topic = await withTopic(page, SHIELD)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page).toHaveURL('/global-interview')
  await expect(page.getByRole('main')).toContainText(topic.name)
})
