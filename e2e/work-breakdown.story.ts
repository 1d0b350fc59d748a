import { expect, type Page } from '@playwright/test'
import { answerBox, goOn, next, startInterview } from './interviewed.ts'
import { answerTo, BEFORE_THE_PLAN } from './said.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { openStep } from './step-card.ts'
import { expectSound, test } from './story.ts'

const QUESTIONS = 10
const MILESTONES = 5
const CORRECTED = 'Measure twelve coupons of each absorber on the coaxial bench'

const steps = (page: Page) => page.getByRole('grid', { name: 'Steps' })

test('what was understood is looked at and corrected by keyboard before the interview is submitted, and stands in the plan', async ({
  page,
}) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
    const question = await answerBox(page).evaluate((box: HTMLTextAreaElement) => box.labels[0]?.textContent ?? '')
    await answerBox(page).fill(answerTo(question, BEFORE_THE_PLAN))
    if (number === 1) await looksIn(page)
    if (number === 3) await goOn(page, 'Submit Initial Interview Questions')
    else if (number < QUESTIONS) await next(page)
  }
  const look = 'Look at the work breakdown first'
  await goOn(page, look, () => page.getByRole('button', { name: look }).press('Enter'))
  await expect(steps(page)).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await openStep(page, 1)
  await steps(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'What is done, step 1' })).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(CORRECTED)
  await page.keyboard.press('Enter')
  await expect(steps(page).getByRole('gridcell').first()).toContainText(CORRECTED)
  await page.getByRole('button', { name: 'Submit Interview' }).press('Enter')
  await expect(page).toHaveURL('/steps')
  const boxes = page.getByRole('region', { name: /^Milestone \d / }).getByRole('textbox', { name: /text/ })
  await expect(boxes).toHaveCount(MILESTONES)
  const texts = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLTextAreaElement).value.toLowerCase()))
  await page.getByRole('group').getByText('Work breakdown').click()
  await openStep(page, 1)
  await expect(steps(page).getByRole('gridcell').first()).toContainText(CORRECTED)
  await expectSound(page)
  expect(texts.filter((text) => text.includes(CORRECTED.toLowerCase()))).not.toEqual([])
})

/** From the first answer on there is something to look at, and a way back to the question. */
async function looksIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What we understood so far' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What we understood so far' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add a step' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the questions' }).first().press('Enter')
  await expect(answerBox(page)).toBeFocused()
}
