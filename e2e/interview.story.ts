import { expect } from '@playwright/test'
import { answerBox } from './interviewed.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { test } from './story.ts'

test('the whole interview goes by keyboard alone', async ({ page }) => {
  await withTopic(page, SHIELD)
  await page.goto('/global-interview')
  const start = page.getByRole('button', { name: 'Start Interview' })
  await start.focus()
  await page.keyboard.press('Enter')
  for (const answer of SHIELD.answers) {
    await expect(answerBox(page)).toBeFocused()
    await page.keyboard.type(answer.slice(0, 40))
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  for (let number = 4; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
    // the first empty field, where a question has some, else the box
    await expect(page.getByRole('main').locator('textarea:focus, input:focus')).toHaveValue('')
    await page.keyboard.type(`Answer number ${number} with 30 dB.`)
    await page.keyboard.press('Control+Enter')
  }
  await expect(page).toHaveURL('/steps')
})
