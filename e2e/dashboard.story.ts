import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { cutOffPdf, emptyPdf, encryptedPdf, notReallyPdf, sample, spreadsheet } from './documents.ts'
import { failing, holding, undisturbed } from './interference.ts'
import { signedIn } from './people.ts'
import { kept, withPlan, withTopic } from './seeded.ts'
import { SHIELD, WITH_UNIVERSITY } from './solicitations.ts'
import { expectToast, REFUSED, test } from './story.ts'

const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' })
const pick = (page: Page, file: ReturnType<typeof sample>) => page.getByLabel('Solicitation PDF').setInputFiles(file)

async function openDashboard(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome to Work Plan Builder' })).toBeVisible()
}

test('the form opens with Phase I, 6 months and SBIR, and explains the four steps', async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByRole('radio', { name: 'Phase I', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'SBIR' })).toBeChecked()
  await expect(page.getByLabel('Period of Performance')).toHaveValue('6')
  await expect(page.getByLabel('Award Amount')).toHaveValue('')
  const steps = page.getByRole('heading', { name: 'How it works' }).locator('xpath=ancestor::section').getByRole('listitem')
  await expect(steps).toHaveText([/upload/i, /global interview/i, /step-by-step work plans/i, /review the narratives/i])
})

test('the builder is navigated by Dashboard, Global Interview and Step Management', async ({ page }) => {
  await openDashboard(page)
  const links = page.getByRole('navigation', { name: 'Work plan builder' }).getByRole('link')
  await expect(links).toHaveText([/Dashboard/, /Global Interview/, /Step Management/])
  await links.filter({ hasText: 'Step Management' }).click()
  await expect(page).toHaveURL('/steps')
})

test('the research institution is asked for with STTR only', async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByLabel('Research Institution')).toBeHidden()
  await page.getByRole('radio', { name: 'STTR' }).click()
  await page.getByLabel('Research Institution').fill('University of Dayton')
  await page.getByRole('radio', { name: 'SBIR' }).click()
  await expect(page.getByLabel('Research Institution')).toBeHidden()
})

test('I can upload only when a file is chosen and the company has a name', async ({ page }) => {
  await openDashboard(page)
  await expect(uploadButton(page)).toBeDisabled()
  await pick(page, sample(SHIELD.file))
  await expect(uploadButton(page)).toBeDisabled()
  await page.getByLabel('Company Name').fill('   ')
  await expect(uploadButton(page)).toBeDisabled()
  await page.getByLabel('Company Name').fill('Acme')
  await expect(uploadButton(page)).toBeEnabled()
  await page.getByRole('button', { name: `Remove ${SHIELD.file}` }).click()
  await expect(uploadButton(page)).toBeDisabled()
})

test('a form sent past its button says what is missing: company, then file, then period', async ({ page }) => {
  await openDashboard(page)
  const send = () => page.getByLabel('Company Name').evaluate((field) => field.closest('form')?.requestSubmit())
  await send()
  await expectToast(page, 'Company name required', 'Please enter your company name.')
  await page.getByLabel('Company Name').fill('Acme')
  await send()
  await expectToast(page, 'File required', 'Please select a solicitation PDF to upload.')
  await pick(page, sample(SHIELD.file))
  await page.getByLabel('Period of Performance').fill('0')
  await page.getByLabel('Period of Performance').press('Enter')
  await expectToast(page, 'Invalid period of performance', 'Please enter a valid number of months.')
})

for (const [typed, months] of [
  ['', '6'],
  ['61', '6'],
  ['24', '24'],
] as const) {
  test(`a period of ${typed || 'nothing'} becomes ${months} months`, async ({ page }) => {
    await openDashboard(page)
    await page.getByLabel('Period of Performance').fill(typed)
    await page.getByLabel('Period of Performance').press('Tab')
    await expect(page.getByLabel('Period of Performance')).toHaveValue(months)
  })
}

test('a negative award is objected to at the field', async ({ page }) => {
  await openDashboard(page)
  await page.getByLabel('Award Amount').fill('-1')
  await expect(page.getByText(/at least 0/).last()).toBeVisible()
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

test('a file that cannot be read, or is empty, is refused before it is sent', async ({ page }) => {
  await openDashboard(page)
  await page.getByLabel('Company Name').fill('Acme')
  await pick(page, spreadsheet())
  await expect(page.getByRole('alert').filter({ hasText: /not a PDF/ })).toBeVisible()
  await expect(uploadButton(page)).toBeDisabled()
  await pick(page, emptyPdf())
  await expect(page.getByRole('alert').filter({ hasText: /empty/ })).toBeVisible()
  await pick(page, sample(SHIELD.file))
  await expect(page.getByRole('alert').filter({ hasText: /empty|PDF/ })).toBeHidden()
  await expect(uploadButton(page)).toBeEnabled()
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

test('while the solicitation is analyzed the button says so, and the result is announced', async ({ page }) => {
  await openDashboard(page)
  await page.getByLabel('Company Name').fill('Acme')
  await pick(page, sample(SHIELD.file))
  const upload = await holding(page, api.uploadTopic)
  await uploadButton(page).click()
  await upload.asked
  await expect(page.getByRole('button', { name: 'Analyzing Solicitation...' })).toBeDisabled()
  await expect(page.getByLabel('Company Name')).toBeDisabled()
  upload.letGo()
  await expectToast(page, 'Upload successful', 'Your solicitation has been analyzed and is ready for interview')
  await expect(page).toHaveURL('/global-interview')
})

test('the topic is kept in this browser with every field, and its project in the database', async ({ page }) => {
  await openDashboard(page)
  await page.getByLabel('Company Name').fill(WITH_UNIVERSITY.company)
  await page.getByRole('radio', { name: 'STTR' }).click()
  await page.getByLabel('Research Institution').fill('University of Dayton')
  await page.getByLabel('Period of Performance').fill('9')
  await page.getByLabel('Award Amount').fill('150000')
  await page.getByLabel('Customer Organization').fill('AFOSR')
  await page.getByLabel('System Name').fill('Bench')
  await pick(page, sample(WITH_UNIVERSITY.file))
  await uploadButton(page).click()
  await expect(page).toHaveURL('/global-interview')
  expect(await kept(page, 'currentTopic')).toMatchObject({
    slug: 'af15-at05-typeset-from-text',
    phase: 'I',
    periodOfPerformance: 9,
    totalProposedEffort: 150000,
    programType: 'STTR',
    companyName: WITH_UNIVERSITY.company,
    customerOrganization: 'AFOSR',
    systemName: 'Bench',
    researchInstitution: 'University of Dayton',
    projectId: expect.any(String),
    storeId: expect.any(String),
    fileId: expect.any(String),
    analysis: { topic_summary: expect.stringMatching(/\w/), topic_brief: expect.stringMatching(/\w/) },
  })
})

test('a project that cannot be created does not keep me from the interview', async ({ page, noise }) => {
  noise.expect(REFUSED, /project could not be created/)
  await openDashboard(page)
  await page.getByLabel('Company Name').fill('Acme')
  await pick(page, sample(SHIELD.file))
  await failing(page, api.createProject)
  await uploadButton(page).click()
  await expect(page).toHaveURL('/global-interview')
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible()
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

test('projects that cannot be loaded are said so, and I can try again', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await signedIn(page)
  await failing(page, api.listProjects, 'The database is asleep.')
  await page.goto('/dashboard')
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible()
  await expect(page.getByText('The database is asleep.')).toBeVisible()
  await undisturbed(page, api.listProjects)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No projects yet')).toBeVisible()
})
