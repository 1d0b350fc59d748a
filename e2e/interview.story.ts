import { expect } from '@playwright/test'
import { answerBox, answerFixedQuestions, startInterview } from './interviewed.ts'
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
    await page.keyboard.type('All of it is told elsewhere.')
    await page.keyboard.press('Control+Enter')
  }
  await expect(page).toHaveURL('/steps')
})

test('what we do not know yet is gone past, stays among what is left, and is found again from there', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  const outline = page.getByRole('navigation', { name: 'Questions' })
  const unknown = page.getByRole('checkbox', { name: 'We do not know yet' })
  await outline.getByRole('button', { name: '8 Figures, open' }).click()
  await expect(page.getByText('Question 8', { exact: true })).toBeVisible()
  await unknown.check()
  await expect(outline.getByRole('button', { name: '8 Figures, not known yet' })).toBeVisible()
  await outline.getByRole('button', { name: /^10 / }).click()
  await page.getByRole('button', { name: 'Submit Interview' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Interview' }).click()
  await expect(page).toHaveURL('/steps')
  const left = page.getByRole('region', { name: 'What is left' })
  await expect(left).toContainText('Not known yet.')
  await expect(page.getByRole('main')).not.toContainText('we do not know yet')
  await left.getByRole('link', { name: 'Question 8' }).click()
  await expect(page.getByText('Question 8', { exact: true })).toBeVisible()
  await expect(unknown).toBeChecked()
})
