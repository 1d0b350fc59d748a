import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import type { JudgedSentence } from '../src/domain/solicitation/analysis.ts'
import { comparable } from '../src/domain/solicitation/requirement/quote.ts'
import { notLookedAt } from '../src/domain/solicitation/verdict/certainty.ts'
import type { CurrentTopic } from '../src/domain/topic.ts'
import { sample } from './documents.ts'
import { failing, undisturbed } from './interference.ts'
import { review } from './reviewed.ts'
import { ask, kept, planned } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { DESK, expectAccessible, expectToast, PHONE, REFUSED, test } from './story.ts'

/** A topic that leaves the reader unsure of more than three sentences. */
const TOPIC = { ...sample('topics/NIST-2014-transmission-sem-specimen-control.txt'), name: 'specimen-control.txt', mimeType: 'text/plain' }

/** Uploads the topic, and tells which of its sentences are to be looked at. */
async function reviewed(page: Page): Promise<{ topic: CurrentTopic; unsure: JudgedSentence[] }> {
  await review(page, TOPIC)
  const topic = (await kept(page, 'currentTopic')) as CurrentTopic
  const unsure = notLookedAt({ sentences: await sentencesOf(page, topic) })
  expect(unsure.length).toBeGreaterThan(3)
  return { topic, unsure }
}

async function sentencesOf(page: Page, { storeId }: CurrentTopic): Promise<JudgedSentence[]> {
  return (await ask(page, api.findSolicitation, { topic_store_id: storeId })).analysis.sentences
}

/** Asks about one sentence, which is marked in the document beside it. */
async function expectAsked(page: Page, unsure: JudgedSentence[], number: number): Promise<void> {
  const { quote = '' } = unsure[number - 1] ?? {}
  const question = page.getByRole('region', { name: 'Sentence to look at' })
  await expect(question.getByText(`${number} of ${unsure.length}`)).toBeVisible()
  await expect(question.getByRole('blockquote')).toHaveText(quote)
  await expect.poll(async () => comparable((await page.locator('mark').allTextContents()).join(''))).toBe(comparable(quote))
}

test('what the reader is not sure of I answer by the keyboard, from the review to the plan', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await page.setViewportSize(DESK)
  const { topic, unsure } = await reviewed(page)
  await expect(page.getByText(new RegExp(`^\\d+ requirements, ${unsure.length} to look at`))).toBeVisible()
  await page.getByRole('link', { name: `Look at ${unsure.length} sentences` }).click()
  await expectAsked(page, unsure, 1)
  await expectAccessible(page)

  const expectSecond = async (verdict: JudgedSentence['verdict']) => {
    const second = async () => (await sentencesOf(page, topic)).find(({ quote }) => quote === unsure[1]?.quote)
    await expect.poll(async () => (await second())?.verdict, 'what was answered is kept').toBe(verdict)
  }

  await test.step('yes, no, and the no taken back', async () => {
    await page.keyboard.press('y')
    await expectAsked(page, unsure, 2)
    await page.keyboard.press('n')
    await expectAsked(page, unsure, 3)
    await expectSecond('none')
    await page.keyboard.press('u')
    await expectAsked(page, unsure, 2)
    await expectSecond('unsure')
    await page.keyboard.press('n')
    await expectAsked(page, unsure, 3)
    await expectSecond('none')
  })

  await test.step('an answer that fails is told and asked again; a letter in a field answers nothing', async () => {
    await failing(page, api.judgeSentence, 'The disk is full.', 1)
    await page.keyboard.press('y')
    await expectToast(page, 'Your answer could not be saved')
    await expectAsked(page, unsure, 3)
    await undisturbed(page, api.judgeSentence)
    await page.getByRole('textbox', { name: /^Page/ }).focus()
    await page.keyboard.press('n')
    await page.reload()
    await expectAsked(page, unsure, 3)
  })

  await test.step('the yes is among the requirements, the no is not', async () => {
    await page.getByRole('tab', { name: 'Requirements' }).click()
    const entries = page.getByRole('button', { name: /^R\d+ / })
    const [yes, no] = unsure
    await expect(entries.filter({ hasText: yes?.quote ?? '' })).toHaveCount(1)
    await expect(entries.filter({ hasText: no?.quote ?? '' })).toHaveCount(0)
  })

  await test.step('the plan says how many nobody has looked at, until all are', async () => {
    await planned(page, topic, SHIELD)
    await page.goto('/steps')
    await expect(page.getByText(`${unsure.length - 2} sentences of the solicitation may ask for more; nobody`)).toBeVisible()
    await page.getByRole('link', { name: 'Look at them' }).click()
    for (let number = 3; number <= unsure.length; number += 1) {
      await expectAsked(page, unsure, number)
      await page.keyboard.press('n')
    }
    await expect(page.getByRole('heading', { name: 'All looked at' })).toBeVisible()
    await page.keyboard.press('u')
    await expectAsked(page, unsure, unsure.length)
  })
})

test('on a phone a sentence stands above its page, and any sentence is turned with one press', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { unsure } = await reviewed(page)
  await page.goto('/solicitation?show=look')
  await expectAsked(page, unsure, 1)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Yes, it asks something of the work' }).click()
  await expectAsked(page, unsure, 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAsked(page, unsure, 1)

  await page.getByRole('tab', { name: 'All sentences' }).click()
  const first = page.getByRole('checkbox').first()
  const wasAsked = await first.isChecked()
  await first.click()
  await expect(first).toBeChecked({ checked: !wasAsked })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBeLessThanOrEqual(390)
  await page.reload()
  await expect(first).toBeChecked({ checked: !wasAsked })
})
