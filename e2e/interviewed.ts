import { expect, type Page } from '@playwright/test'
import type { Proposal } from './solicitations.ts'

/** The box for the answer of the question that is showing. */
export const answerBox = (page: Page) => page.getByRole('main').getByPlaceholder('Type your answer')

/** Goes on to the next question. */
export const next = (page: Page) => goOn(page, 'Next')

/** Leaves a question by the button of this name, pressed once more where what was read in the words is to be looked at first. */
export async function goOn(page: Page, name: string, press = () => page.getByRole('button', { name }).click()): Promise<void> {
  const here = page.getByText((await page.getByText(/^Question \d+$/).textContent()) ?? '', { exact: true })
  const isHeld = () => page.getByText(/Next goes on\.$/).isVisible()
  // while the plan is written a dialog covers the question
  const isLeft = async () => (await page.getByRole('dialog').first().isVisible()) || !(await here.isVisible())
  await press()
  await expect.poll(async () => (await isHeld()) || (await isLeft())).toBe(true)
  if (await isHeld()) await press()
}

/** Opens the interview and starts it from the project review. */
export async function startInterview(page: Page): Promise<void> {
  await page.goto('/global-interview')
  await page.getByRole('button', { name: 'Start Interview' }).click()
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible()
}

/** Answers the three fixed questions and stays at the third. */
export async function answerFixedQuestions(page: Page, { answers }: Proposal): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${index + 1}`, { exact: true })).toBeVisible()
    await answerBox(page).fill(answer)
    if (index < answers.length - 1) await next(page)
  }
}

/** Answers the whole interview of `total` questions and submits it; ends in Step Management. */
export async function answerEverything(page: Page, proposal: Proposal, total: number): Promise<void> {
  await answerFixedQuestions(page, proposal)
  await goOn(page, 'Submit Initial Interview Questions')
  for (let number = 4; number <= total; number += 1) {
    await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
    await answerBox(page).fill(proposal.further[(number - 4) % proposal.further.length] ?? '')
    if (number < total) await next(page)
  }
  await goOn(page, 'Submit Interview')
  await expect(page).toHaveURL('/steps')
}
