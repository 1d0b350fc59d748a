import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing } from './interference.ts'
import { answerFixedQuestions, startInterview } from './interviewed.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'

/** What is answered to a step's questions: a method with its tool, a place, a person, a value and a month. */
export const SAID =
  'We use a vector network analyzer in our Dayton, Ohio laboratory; Dr. Jane Marlow leads it; the report shows 30 dB by month 3.'

/** What covers the screen while a plan is written. */
export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Processing Work Plan' })

/** A milestone's row in it. */
export const row = (page: Page, number: number) => overlay(page).getByRole('button', { name: `Milestone ${number} ` })

/** Presses Submit Interview. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Interview' }).click()

/** Answers the three fixed questions and asks for further ones. */
export async function askFurther(page: Page): Promise<void> {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
}

/** Three answers and no further questions, which are another story's matter. */
export async function readyToSubmit(page: Page): Promise<void> {
  await failing(page, api.generateAdaptiveQuestions)
  await askFurther(page)
  await expect(page.getByRole('button', { name: 'Submit Interview' })).toBeEnabled()
}
