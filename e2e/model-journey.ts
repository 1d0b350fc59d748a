import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { FakeScript } from '../src/drafting/language-model/testing/fake-answers.ts'
import { says, slowly } from '../src/drafting/language-model/testing/fake-answers.ts'
import type { FakeProvider } from '../src/drafting/language-model/testing/fake-provider.ts'
import { fittingAnswer } from '../src/drafting/language-model/testing/fitting-answer.ts'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { completePlan } from './completed.ts'
import { answerBox, answerFixedQuestions, goOn, next } from './interviewed.ts'
import { overlay, row, SAID } from './model-screen.ts'
import { MODEL } from './model-server.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { answerStep, narrative, stepOf } from './stepped.ts'
import { test } from './story.ts'

/** What the fake model adds to all that it words; only its words end like this. */
const ADDED = 'The result is recorded.'
const streaming: FakeScript = (request) => slowly(2, says(fittingAnswer(request)))

/** The story of the whole way with a model that streams. It shares the model with the others, so one file tells them all. */
export function storyOfTheWholeWay(model: () => FakeProvider): void {
  test('from the interview to the Word file, a model words the questions, the milestones, a narrative, the criteria and the scope', async ({
    page,
  }) => {
    model().answer(streaming)
    await withTopic(page, SHIELD)
    await page.goto('/global-interview')
    await page.getByRole('button', { name: 'Start Interview' }).click()
    await answerFixedQuestions(page, SHIELD)
    await goOn(page, 'Submit Initial Interview Questions')
    for (let number = 4; number <= 10; number += 1) {
      await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
      if (number === 4) await expect(page.getByRole('main')).toContainText(ADDED)
      await answerBox(page).fill(SHIELD.further[number - 4] ?? '')
      if (number < 10) await next(page)
    }

    await goOn(page, 'Submit Interview')
    await expect(row(page, 1)).toContainText('Writing')
    await expect(overlay(page).getByRole('region', { name: 'Milestone 1 as it is written' })).toContainText(/\w+ \w+/)
    await expect(page).toHaveURL('/steps')
    await expect(page.getByRole('region', { name: /^Milestone \d+ / })).toHaveCount(5)
    const first = await page
      .getByRole('region', { name: /^Milestone 1 / })
      .getByRole('textbox', { name: /text/ })
      .inputValue()
    expect(first).toContain(ADDED)

    const step = stepOf(page, 2)
    await step.getByRole('button', { name: 'Start Interview' }).click()
    await answerStep(step, SAID)
    await expect(step.getByRole('region', { name: 'The text as it is written' })).toContainText(/\w+ \w+/)
    await expect(narrative(step)).toHaveValue(new RegExp(ADDED))

    await completePlan(page)
    await expect(page.getByText('Writing the acceptance criteria that are missing')).toBeVisible()
    await expect(page).toHaveURL('/final-export')
    const scope = page.getByLabel('Work plan text')
    await expect(scope).toContainText(ADDED)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export to Word' }).click()
    const word = openedWord(readFileSync(await (await download).path()))
    expect(word.rows).toHaveLength(6)
    expect(word.paragraphs.filter((words) => words.includes(ADDED)).length).toBeGreaterThanOrEqual(5)
    for (const [, , deliverables = [], criteria = []] of word.rows.slice(1)) {
      expect(deliverables.length).toBeGreaterThan(0)
      expect(criteria.length).toBeGreaterThan(0)
    }
    await expect(page.getByText(new RegExp(`^Drafter: ${MODEL}`))).toBeVisible()
    expect(new Set(model().requests.map(({ prompt }) => prompt)).size).toBeGreaterThanOrEqual(5)
  })
}
