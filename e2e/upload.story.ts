import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { CurrentTopic } from '../src/domain/topic.ts'
import { sample } from './documents.ts'
import { counting, failing, holding, undisturbed } from './interference.ts'
import { arrived, card, chooseFiles, openForm, send, under } from './reviewed.ts'
import { ask, kept } from './seeded.ts'
import { expectAccessible, expectToast, LONG_WORK, REFUSED, test } from './story.ts'
import { pumpInstructions, pumpTopic, twoTopics } from './written-documents.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Which topic?' })
const search = (page: Page) => page.getByLabel('Search by number or title')
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' })
const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' })

test('cancelling leaves the form as it was, and the next try is one press', async ({ page }) => {
  await openForm(page)
  await chooseFiles(page, pumpTopic(), pumpInstructions())
  await page.getByLabel('System Name').fill('Hush')
  const upload = await holding(page, api.uploadTopic)
  await send(page)
  await upload.asked
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(cancel(page)).toBeFocused()
  await expectAccessible(page)
  await cancel(page).press('Enter')
  await expect(uploadButton(page)).toBeFocused()
  await expect(page.getByLabel('System Name')).toHaveValue('Hush')
  await expect(page.getByText('pump.txt', { exact: true })).toBeVisible()
  await expect(page.getByText('instructions.txt', { exact: true })).toBeVisible()
  expect(await kept(page, 'currentTopic')).toBeNull()
  upload.letGo()
  await undisturbed(page, api.uploadTopic)
  await send(page)
  await arrived(page)
})

test('a file with many topics is asked about; the question outlives a reload, is searched, and arrows and Enter choose', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  await openForm(page)
  await page.getByLabel('System Name').fill('Hush')
  await chooseFiles(page, twoTopics())
  const uploads = counting(page, api.uploadTopic)
  await send(page)
  await expect(search(page)).toBeFocused()
  await expect(question(page).getByRole('option')).toHaveText([/A25B-T017.*page 1/, /A25B-T018.*page \d/])
  await expectAccessible(page)

  await test.step('over a reload without another upload', async () => {
    await page.reload()
    await expect(question(page).getByRole('option')).toHaveCount(2)
    await expect(search(page)).toBeFocused()
    expect(uploads()).toBe(1)
  })

  await test.step('by words in any order; a search that finds nothing says so', async () => {
    await search(page).fill('SHAFTS dry')
    await expect(question(page).getByRole('status')).toHaveText('1 of 2 topics')
    await expect(question(page).getByRole('option')).toHaveText([/A25B-T018/])
    await search(page).fill('shafts submarine')
    await expect(question(page)).toContainText('No topic has “shafts submarine”')
    await expect(question(page).getByRole('button', { name: 'Read this topic' })).toBeDisabled()
    await search(page).fill('')
  })

  await test.step('Escape gives it up and leaves the form', async () => {
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(page.getByLabel('System Name')).toHaveValue('Hush')
    await page.reload()
    await expect(page.getByLabel('System Name')).toHaveValue('Hush')
    await expect(question(page)).toBeHidden()
  })

  await chooseFiles(page, twoTopics())
  await send(page)
  await test.step('its reading is cancelled, and fails; each time it is asked about again', async () => {
    const reading = await holding(page, api.chooseTopic)
    await search(page).fill('seal')
    await page.keyboard.press('Enter')
    await reading.asked
    await expect(cancel(page)).toBeFocused()
    await cancel(page).press('Enter')
    await expect(search(page)).toBeFocused()
    reading.letGo()
    await undisturbed(page, api.chooseTopic)
    await failing(page, api.chooseTopic, 'The reader is busy.', 1)
    await search(page).fill('seal')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Upload failed', 'The reader is busy.')
    await expect(question(page)).toBeVisible()
    await search(page).fill('')
  })
  await page.keyboard.press('ArrowDown')
  await expect(question(page).getByRole('option', { selected: true })).toContainText('A25B-T018')
  await page.keyboard.press('Enter')
  await arrived(page)
  await expect(under(card(page, 'What was read'), 'Title')).toContainText('Dry Seal for Pump Shafts')
  expect(await kept(page, 'currentTopic')).toMatchObject({ name: expect.stringContaining('Dry Seal') })
})

test('the review reads another topic of the file; what was answered for the former one goes, after a warning; it can be cancelled and tried again', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  await openForm(page)
  await page.getByLabel('System Name').fill('Hush')
  await chooseFiles(page, twoTopics())
  await send(page)
  await search(page).press('Enter')
  await arrived(page)
  const { slug, storeId, projectId } = CurrentTopic.parse(await kept(page, 'currentTopic'))
  const of = { topic_slug: slug, topic_store_id: storeId }
  await ask(page, api.saveAnswer, { ...of, slot: 'Q1', question: 'Who?', answer: 'We make pumps.' })
  await ask(page, api.saveAnswer, { ...of, slot: 'Q4', question: 'How loud?', answer: 'It whispers.' })
  const read = card(page, 'What was read')
  const another = read.getByRole('button', { name: 'Read another topic' })
  await another.click()
  await expect(question(page)).toContainText(
    'When another topic is read in place of A25B-T017, your answers to the questions made for it are kept apart and no longer used.',
  )
  await expect(question(page).getByRole('option', { selected: true })).toContainText('A25B-T017')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(another).toBeFocused()
  await expect(under(read, 'Topic number')).toContainText('A25B-T017')
  const choose = async () => {
    await another.click()
    await search(page).fill('seal')
    await page.keyboard.press('Enter')
  }
  await test.step('cancelled, and failed twice', async () => {
    const held = await holding(page, api.chooseTopic)
    await choose()
    await held.asked
    await cancel(page).press('Enter')
    await expect(another).toBeFocused()
    await expect(under(read, 'Topic number')).toContainText('A25B-T017')
    held.letGo()
    await undisturbed(page, api.chooseTopic)
    const readings = counting(page, api.chooseTopic)
    await failing(page, api.chooseTopic, 'The reader is busy.', 2)
    await choose()
    await expectToast(page, 'The topic was not read', 'The reader is busy.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(readings).toBe(2)
    await expectToast(page, 'The topic was not read', 'The reader is busy.')
  })
  const reading = await holding(page, api.chooseTopic)
  await choose()
  await reading.asked
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeDisabled()
  await expect(cancel(page)).toBeFocused()
  reading.letGo()
  await expectToast(page, 'A25B-T018 was read')
  await expect(another).toBeFocused()
  await expect(under(read, 'Title')).toContainText('Dry Seal for Pump Shafts')
  await expect(page.getByText('A25B-T018: Dry Seal for Pump Shafts').first()).toBeVisible()
  await expect(under(card(page, 'Project Information'), 'System name')).toContainText('Hush')
  expect(await kept(page, 'currentTopic')).toMatchObject({ storeId, projectId, name: expect.stringContaining('Dry Seal') })
  expect((await ask(page, api.interviewState, of)).answers).toMatchObject([{ slot: 'Q1' }])
  await page.getByRole('link', { name: 'Check the requirements' }).click()
  await expect(page.getByText('A25B-T018: Dry Seal for Pump Shafts').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(/Dry Seal for Pump Shafts/).first()).toBeVisible()
})

test('a file of 409 pages tells how far it is read, and one of its topics is chosen', async ({ page }) => {
  await openForm(page)
  await chooseFiles(page, sample('nasa-2025-phase-1-409-pages.pdf'))
  await send(page)
  await expect(page.getByText(/^Reading page \d+ of 409$/)).toBeVisible()
  await expect(search(page)).toBeFocused(LONG_WORK)
  await search(page).fill('noise airframe')
  await expect(question(page).getByRole('option')).toHaveText([/Airframe Noise/])
  await page.keyboard.press('Enter')
  await arrived(page)
  await expect(under(card(page, 'What was read'), 'Title')).toContainText('Airframe Noise')
})
