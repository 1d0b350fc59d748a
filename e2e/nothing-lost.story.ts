import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing, holding, undisturbed } from './interference.ts'
import { ask, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { answerStep, narrative, openTab, stepOf, withNarrative } from './stepped.ts'
import { expectToast, REFUSED, test } from './story.ts'

const SAID =
  'We use a vector network analyzer in our Dayton, Ohio laboratory; Dr. Jane Marlow leads it for 24 hours a week; the test report shows 30 dB by month 3.'

test('what is typed while the narrative is drafted meets the draft, and both are put together', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  const step = stepOf(page, 2)
  const held = await holding(page, api.finalizeStep)
  await step.getByRole('button', { name: 'Start Interview' }).click()
  await answerStep(step, SAID)
  await held.asked
  await openTab(step, 'Narrative')
  await narrative(step).fill('Typed while it was drafted.')
  held.letGo()
  await expect(step.getByText('This narrative was changed elsewhere too')).toBeVisible()
  await expect(narrative(step)).toHaveValue('Typed while it was drafted.')
  await step.getByRole('button', { name: 'Put both together' }).click()
  const merge = page.getByRole('dialog', { name: 'The narrative of milestone 2 was changed elsewhere too' })
  await expect(merge).toContainText('Typed while it was drafted.')
})

test('unsaved words are in the history before a draft takes their place, and Undo leaves what was typed since', async ({ page }) => {
  const seeded = await withNarrative(page)
  const step = stepOf(page, 2)
  await narrative(step).fill('Typed and not saved.')
  await step.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the new text' }).click()
  await expectToast(page, 'Draft saved')
  const drafted = await narrative(step).inputValue()
  await narrative(step).fill(`${drafted}\n\nTyped since.`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(narrative(step)).toHaveValue(/Typed since\.$/)
  const of = { topic_store_id: seeded.topic.storeId, step_id: 'step-2', part: 'narrative' } as const
  const texts = (await ask(page, api.textHistory, of)).versions.map(({ text }) => text)
  expect(texts).toContain('Typed and not saved.')
  expect(texts).toContain(drafted)
})

test('what could not be sent is kept here over a reload, and is sent by itself once the server is back', async ({ page, noise }) => {
  noise.expect(REFUSED, /could not be saved to the database/)
  page.on('dialog', (leave) => leave.accept())
  const { topic } = await withNarrative(page)
  const step = stepOf(page, 2)
  const milestone = page.getByRole('region', { name: /^Milestone 3 / })
  const calls = [api.commitStep, api.saveStepAnswer, api.updateMilestone] as const
  for (const promise of calls) await failing(page, promise, 'The database is away.')
  await narrative(step).fill('Typed while the server was away in Dayton.')
  await step.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Failed to save narrative.', 'The database is away.')
  await expect(step.getByText('Not saved: kept in this browser')).toBeVisible()
  await milestone.getByRole('textbox', { name: 'Milestone 3 text' }).fill('Milestone 3 - Typed meanwhile')
  await milestone.getByRole('button', { name: 'Save Changes' }).click()
  await stepOf(page, 1).getByRole('button', { name: 'Start Interview' }).click()
  await stepOf(page, 1).getByPlaceholder('Type your answer').fill('Answered meanwhile.')
  await expect(stepOf(page, 1).getByText('Not saved: kept in this browser')).toBeVisible()
  await page.reload()
  await expect(narrative(step)).toHaveValue('Typed while the server was away in Dayton.')
  await expect(milestone.getByRole('textbox', { name: 'Milestone 3 text' })).toHaveValue('Milestone 3 - Typed meanwhile')
  for (const promise of calls) await undisturbed(page, promise)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const kept = async () => {
    const { steps } = await ask(page, api.stepsState, { topic_slug: topic.slug })
    const { milestones } = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
    return [steps[1]?.user_narrative_md, steps[0]?.qa_transcript[0]?.answer, milestones[2]?.refined_text]
  }
  await expect.poll(kept).toEqual(['Typed while the server was away in Dayton.', 'Answered meanwhile.', 'Milestone 3 - Typed meanwhile'])
  await expect(page.getByText('Not saved: kept in this browser')).toHaveCount(0)
})

test('answers that were changed after the narrative was drafted are told, until it is drafted anew', async ({ page }) => {
  await withNarrative(page)
  const step = stepOf(page, 2)
  await openTab(step, 'Interview')
  await expect(step).toContainText('The narrative was drafted from the answers.')
  await step.getByRole('button', { name: 'Change answers' }).click()
  await step.getByPlaceholder('Type your answer').fill('Dr. Jane Marlow winds 14 coils in Dayton, Ohio by month 3; she measures 30 dB.')
  await expect(step.getByText('Saved', { exact: true })).toBeVisible()
  await step.getByRole('button', { name: 'All answers' }).click()
  const told = step.getByText('These answers were changed after the narrative was drafted')
  await expect(told).toBeVisible()
  await expect(step).not.toContainText('The narrative was drafted from the answers.')
  await openTab(step, 'Narrative')
  await narrative(step).fill(`${await narrative(step).inputValue()}\n\nEdited in Dayton.`)
  await step.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Draft saved')
  await openTab(step, 'Interview')
  await expect(told).toBeVisible()
  await step.getByRole('button', { name: 'Draft the narrative anew' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Draft anew' }).click()
  await expectToast(page, 'Step completed')
  await openTab(step, 'Interview')
  await expect(told).toHaveCount(0)
})
