import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { goOn } from './interviewed.ts'
import { somebody } from './people.ts'
import { SHIELD } from './solicitations.ts'
import { test } from './story.ts'

/** A control further away than so many stops is one that nobody finds. */
const MOST_STOPS = 120

/** Goes to a control as the keyboard does, stop by stop, and sees on the way that each stop shows. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  // the keyboard passes over what is not ready yet
  await expect(control).toBeEnabled()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? true), 'the stop of the keyboard shows').toBe(
      true,
    )
  }
  throw new Error(`The keyboard does not come to ${control}`)
}

async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, control: Locator, words: string): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(words)
}

async function interview(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const box = page.getByRole('main').getByPlaceholder('Type your answer')
  await press(page, button('Start Interview'))
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
    const answer = number <= 3 ? SHIELD.answers[number - 1] : SHIELD.further[(number - 4) % SHIELD.further.length]
    await type(page, box, answer ?? '')
    const on = number === 3 ? 'Submit Initial Interview Questions' : number === 10 ? 'Submit Interview' : 'Next'
    await goOn(page, on, () => press(page, button(on)))
  }
}

test('the whole way from the front page to the Word document goes by the keyboard alone', async ({ page }) => {
  const me = somebody()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await page.goto('/')
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign up' }))
  await type(page, page.getByLabel('Name', { exact: true }), me.name)
  await type(page, page.getByLabel('E-mail'), me.email)
  await type(page, page.getByLabel('Password'), me.password)
  await press(page, button('Create account'))
  await expect(page).toHaveURL('/dashboard')
  await press(page, button(/^Take a sample/))
  await type(page, page.getByLabel('Company Name'), SHIELD.company)
  await type(page, page.getByLabel('Award Amount'), '140000')
  await press(page, button('Upload & Analyze'))
  await expect(page).toHaveURL('/global-interview')
  await interview(page)
  await expect(page).toHaveURL('/steps')
  await press(page, button('Work Plan Complete'))
  const export_ = button('Export to Word')
  await reach(page, export_)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const { rows } = openedWord(readFileSync(await (await download).path()))
  expect(rows).toHaveLength(6)
})
