import { expect, type Locator, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { stepId } from '../src/domain/step.ts'
import { ask, type Seeded, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'

/** The step of a milestone on Step Management. */
export const stepOf = (page: Page, number: number): Locator => page.getByRole('region', { name: `Milestone ${number}`, exact: true })

/** Opens one of a step's views. */
export const openTab = (step: Locator, name: 'Interview' | 'Narrative' | 'QC Report') =>
  step.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

/** The box of a step's narrative. */
export const narrative = (step: Locator): Locator => step.getByRole('textbox', { name: /^Narrative of milestone/ })

/** Where a step of a seeded plan is, for the calls. */
export function placeOfStep({ topic }: Seeded, number: number) {
  return { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id: stepId(number), profile_id: 'development' as const }
}

/** Answers everything that the interview asks, also what it asks besides, and presses Finish Interview. */
export async function answerStep(step: Locator, answer: string | ((question: string) => string)): Promise<void> {
  const box = step.getByPlaceholder('Type your answer')
  const place = step.getByText(/^Question \d+ of \d+/)
  const finish = step.getByRole('button', { name: 'Finish Interview' })
  // beside tests to choose from the box is shown on request
  const own = step.getByRole('button', { name: 'In your own words' })
  // where all is told, the interview begins at its end
  await expect(box.or(finish).or(own)).toBeVisible()
  // an answer may call for a follow-up, so that nobody knows before which one is the last
  for (let asked = 0; asked < 30 && !(await finish.isVisible()); asked += 1) {
    const [at = ''] = /\d+/.exec((await place.textContent()) ?? '') ?? []
    if (await own.isVisible()) await own.click()
    const question = await box.evaluate((one: HTMLTextAreaElement) => one.labels[0]?.textContent ?? '')
    await box.fill(typeof answer === 'string' ? answer : answer(question))
    await box.press('Control+Enter')
    await expect(finish.or(place.filter({ hasNotText: new RegExp(`^Question ${at} of`) }))).toBeVisible()
  }
  await finish.click()
}

const SAID = 'We use a vector network analyzer in our Dayton, Ohio laboratory; Dr. Jane Marlow leads it; the report shows 30 dB by month 3.'

/** A plan of which the interview of step 2 is over and its narrative drafted; the screen shows it. */
export async function withNarrative(page: Page): Promise<Seeded> {
  const seeded = await withPlan(page, SHIELD)
  const place = placeOfStep(seeded, 2)
  const { plan } = await ask(page, api.planStep, place)
  const qa_transcript = plan.question_plan.map(({ slot, q }) => ({ slot, question: q, answer: SAID }))
  await ask(page, api.finalizeStep, { ...place, plan, qa_transcript })
  await page.goto('/steps')
  await expect(narrative(stepOf(page, 2))).toHaveValue(/\w/)
  return seeded
}
