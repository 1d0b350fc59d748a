import { expect } from '@playwright/test'
import { busy, failing, held, says } from '../src/drafting/language-model/testing/fake-answers.ts'
import { answersWell, type FakeProvider } from '../src/drafting/language-model/testing/fake-provider.ts'
import { fittingAnswer } from '../src/drafting/language-model/testing/fitting-answer.ts'
import { completePlan } from './completed.ts'
import { answerBox } from './interviewed.ts'
import { wholeLeft } from './left.ts'
import { overlay, readyToSubmit, row, SAID, submit } from './model-screen.ts'
import { gate, milestoneAsked } from './model-server.ts'
import { withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { answerStep, narrative, stepOf } from './stepped.ts'
import { expectAccessible, expectToast, REFUSED, test } from './story.ts'

/** What is said of a key that the provider refuses. */
export const NO_KEY = 'The language model refused the key (401). Check LLM_API_KEY.'

/** The stories of a model that fails. They share one model with the others, so one file tells them all. */
export function storiesOfFailing(model: () => FakeProvider): void {
  inTheInterview(model)
  inStepManagement(model)
  // the last one: the server asks nobody anything until the pause that it was asked for is over
  test('a model that is busy says when it tries again', async ({ page, noise }) => {
    noise.expect(REFUSED)
    await readyToSubmit(page)
    model().answer((request) => (milestoneAsked(request) === 2 ? busy('30') : says(fittingAnswer(request))))
    await submit(page)
    await expect(overlay(page)).toContainText(/language model is busy; trying again in \d+ s/)
    await overlay(page).getByRole('button', { name: 'Cancel' }).click()
  })
}

function inTheInterview(model: () => FakeProvider): void {
  test('for a milestone that the model fails to write, the built-in text stands in, and I am told', async ({ page, noise }) => {
    noise.expect(REFUSED)
    await readyToSubmit(page)
    const last = gate()
    model().answer((request) => {
      const number = request.prompt === 'milestone' ? milestoneAsked(request) : null
      if (number === 3) return failing(400)
      const answer = says(fittingAnswer(request))
      return number === 5 ? held(last.opened, answer) : answer
    })
    await submit(page)
    await expect(row(page, 3)).toContainText('Built-in text kept')
    last.open()
    await expect(page).toHaveURL('/steps')
    // refining asks for it once more; that nothing comes then either is told too
    await expectToast(page, "Milestone 3 has the built-in drafter's text.")
    const third = page.getByRole('region', { name: /^Milestone 3 / })
    await third.getByRole('button', { name: 'History' }).first().click()
    await expect(page.getByRole('dialog')).toContainText('Built-in drafter')
  })

  test('an interview that no model could close stays as it is, says why, and is submitted with the built-in drafter at one press', async ({
    page,
    noise,
  }) => {
    noise.expect(REFUSED)
    await readyToSubmit(page)
    model().answer(() => failing(401))
    await submit(page)
    await expectToast(page, 'Failed to save contract', NO_KEY)
    const failed = page.getByRole('main').getByRole('status').filter({ hasText: 'Failed to save contract' })
    await expect(failed).toContainText(`${NO_KEY} Your answers are kept.`)
    await expect(answerBox(page)).toHaveValue(SHIELD.answers[2])
    await expectAccessible(page)
    const before = model().requests.length
    await failed.getByRole('button', { name: 'Use the built-in drafter' }).click()
    await expect(page).toHaveURL('/steps')
    expect(model().requests).toHaveLength(before)
    await expect(page.getByText('Drafter: Built-in drafter, chosen for this plan')).toBeVisible()
  })
}

function inStepManagement(model: () => FakeProvider): void {
  test('a step that no model asks or writes for, and a text that none drafts anew, go on with the built-in drafter, by the keyboard too', async ({
    page,
    noise,
  }) => {
    noise.expect(REFUSED)
    await withPlan(page, SHIELD)
    model().answer(() => failing(401))
    await page.goto('/steps')
    const step = stepOf(page, 2)
    await step.getByRole('button', { name: 'Start Interview' }).click()
    await expect(step.getByRole('alert')).toContainText(`The questions could not be prepared${NO_KEY}`)
    await step.getByRole('button', { name: 'Use the built-in drafter' }).press('Enter')
    await expect(step.getByPlaceholder('Type your answer')).toBeFocused()
    await step.getByLabel('Drafted by').selectOption({ index: 0 })
    await answerStep(step, SAID)
    await expectToast(page, 'Failed to finalize step.', `${NO_KEY} Your answers are kept.`)
    await expect(step.getByText(SAID).first()).toBeVisible()
    await expect(step.getByRole('status').filter({ hasText: 'The narrative was not drafted' })).toContainText(NO_KEY)
    await step.getByRole('button', { name: 'Use the built-in drafter' }).press('Enter')
    await expect(narrative(step)).toHaveValue(/\w/)
    await expect(step.getByLabel('Drafted by')).toHaveValue('built-in')
    await expectToast(page, 'Taken over', 'The milestones say what the rows say.')

    const third = page.getByRole('region', { name: /^Milestone 3 / })
    await third.getByRole('button', { name: 'Regenerate', exact: true }).first().click()
    await expectToast(page, 'Not drafted anew', NO_KEY)
    await page.getByRole('button', { name: 'Use the built-in drafter' }).click()
    await expect(page.getByRole('dialog', { name: 'Regenerate the text of milestone 3' })).toContainText('Drafted by: Built-in drafter')
  })

  test('a scope paragraph that no model writes is told on the final plan, and is there after another try', async ({ page, noise }) => {
    noise.expect(REFUSED)
    await withPlan(page, SHIELD)
    model().answer(() => failing(401))
    await page.goto('/steps')
    await completePlan(page)
    await expect(page).toHaveURL('/final-export')
    await expectToast(page, 'Documents ready', `There is no scope paragraph; Work Plan Complete tries again. ${NO_KEY}`)
    await expect(page.getByLabel('Work plan text')).toContainText('(Scope generation failed)')
    model().answer(answersWell)
    await expect(await wholeLeft(page)).toContainText('The scope paragraph was not drafted.')
    await page.getByRole('link', { name: 'Back to Edit' }).click()
    await completePlan(page)
    await expect(page).toHaveURL('/final-export')
    await expect(page.getByLabel('Work plan text')).not.toContainText('(Scope generation failed)')
    await expect(page.getByText('The scope paragraph was not drafted')).toHaveCount(0)
  })
}
