import { expect } from '@playwright/test'
import { says, stalled } from '../src/drafting/language-model/testing/fake-answers.ts'
import type { FakeProvider } from '../src/drafting/language-model/testing/fake-provider.ts'
import type { FakeRequest } from '../src/drafting/language-model/testing/fake-request.ts'
import { fittingAnswer } from '../src/drafting/language-model/testing/fitting-answer.ts'
import { listensForRuns, PAYLOADS } from './markup.ts'
import { overlay, readyToSubmit, submit } from './model-screen.ts'
import { milestoneAsked } from './model-server.ts'
import { DESK, REFUSED, test } from './story.ts'

/** Ends each sentence that the model words. */
const ADDED = 'The result is recorded.'

/** The story of a model that writes in the signs of a page. It shares the model with the others, so one file tells them all. */
export function storyOfMarkup(model: () => FakeProvider): void {
  test('what a model says in the signs of a page runs neither while it writes nor after', async ({ page, noise }) => {
    noise.expect(REFUSED)
    const nothingRan = await listensForRuns(page)
    await readyToSubmit(page)
    let said = 0
    const next = () => PAYLOADS[said++ % PAYLOADS.length]
    const words = (request: FakeRequest) =>
      fittingAnswer(request).replaceAll(ADDED, () => JSON.stringify(`Shown ${next()} and ${next()} and ${next()}.`).slice(1, -1))
    // it says all, and does not end: what is seen then are its words as they came, before they are looked at as a whole; tags are left out of them
    model().answer((request) => (milestoneAsked(request) === null ? says(fittingAnswer(request)) : stalled(words(request))))
    await submit(page)
    await expect(overlay(page).getByRole('region', { name: 'Milestone 1 as it is written' })).toContainText('Shown')
    await nothingRan()
    await overlay(page).getByRole('button', { name: 'Cancel' }).click()
    model().answer((request) => says(words(request)))
    await submit(page)
    await expect(page).toHaveURL('/steps')
    await expect(page.getByRole('region', { name: /^Milestone \d+ / })).toHaveCount(5)
    expect(said, 'of each kind the model has said something').toBeGreaterThan(PAYLOADS.length)
    await page.setViewportSize(DESK)
    for (const path of ['/steps', '/final-export', '/dashboard']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await nothingRan()
    }
  })
}
