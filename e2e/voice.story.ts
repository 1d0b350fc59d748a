import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { answerBox } from './interviewed.ts'
import { ask, withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { isVoiceHere, recordedFor, secondsToSay, test, UNDERSTOOD_WITHIN, untilUnderstood } from './spoken.ts'
import { expectSound, expectToast, REFUSED } from './story.ts'

test.skip(!isVoiceHere, 'There is no voice on this machine: npm run voice fetches it.')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })

test.describe('a question', () => {
  const said = 'Um, we will test three units in Dayton, sorry, in Akron, for twenty five hours.'
  test.use({ said })

  test('is read aloud and answered by voice; what was said stands in the box, tidied, and beside it word for word', async ({
    page,
    noise,
  }) => {
    noise.expect(REFUSED)
    await withTopic(page, SHIELD)
    await page.goto('/global-interview')
    await button(page, 'Start Interview').click()
    await button(page, 'Read aloud').click()
    await expect(button(page, 'Pause')).toBeVisible()
    await button(page, 'Stop').click()

    await untilUnderstood(async () => {
      await page.getByRole('button', { name: /^Record (?:Answer|again)$/ }).click()
      await expect(answerBox(page)).toBeDisabled()
      await expect(button(page, 'Next')).toBeDisabled()
      await recordedFor(page, secondsToSay(said))
      await button(page, 'Stop Recording').click()
      await expectToast(page, 'Answer recorded', 'You can now edit the summary in the text box')
      await expect(button(page, 'Answered via Voice')).toBeDisabled()
      await expect(answerBox(page)).toHaveValue(/^We will test (?:3|three) units in .*Akron,? for 25 hours\.?$/i, {
        timeout: UNDERSTOOD_WITHIN,
      })
    })
    const heard = page.getByRole('region', { name: 'What was heard' })
    await expect(heard).toContainText(/Dayton/i)
    await expectSound(page)

    await answerBox(page).press('End')
    await button(page, 'Next').click()
    await expect(button(page, 'Record Answer')).toBeEnabled()
    await expect(heard).toBeHidden()
  })

  test('that was being answered when the page was reloaded has its recording still', async ({ page }) => {
    await withTopic(page, SHIELD)
    await page.goto('/global-interview')
    await button(page, 'Start Interview').click()
    await button(page, 'Record Answer').click()
    await recordedFor(page, secondsToSay(said))
    await page.reload()
    await expect(page.getByRole('region', { name: 'Recording that is kept in this browser' })).toBeVisible()
    await button(page, 'Use this recording').click()
    await expect(answerBox(page)).toHaveValue(/Akron/i)
    await expect(button(page, 'Answered via Voice')).toBeVisible()
    await page.reload()
    await expect(answerBox(page)).toHaveValue(/Akron/i)
    await expect(button(page, 'Record Answer')).toBeEnabled()
    await expect(page.getByRole('region', { name: 'Recording that is kept in this browser' })).toBeHidden()
  })
})

test.describe('an interview', () => {
  const said = 'We will wind three coils in Akron.'
  test.use({ said })

  test('is led hands-free: each question is spoken, its answer heard until the pause and written down, and the next one follows', async ({
    page,
  }) => {
    await untilUnderstood(async () => {
      const { slug, storeId } = await withTopic(page, SHIELD)
      await page.goto('/global-interview')
      await button(page, 'Start Interview').click()
      const panel = page.getByRole('region', { name: 'Hands-free interview' })
      const state = panel.getByRole('status')
      await button(page, 'Hands-free').click()
      await expect(state).toHaveText('The question is spoken')
      for (const position of [1, 2, 3]) {
        await expect(page.getByText(`Question ${position}`, { exact: true })).toBeVisible()
        await expect(state).toHaveText(/Speak your answer|You are heard/)
        if (position === 1) await expectSound(page)
        await expect(answerBox(page)).toHaveValue(/\w/)
      }
      await expectToast(page, 'That was the last question', 'Look at your answers, then go on below.')
      await expect(panel).toBeHidden()
      await expect(page.getByText('3 / 10 answered')).toBeVisible()
      // one of the three may be garbled: nobody says it again here before the next question follows
      const { answers } = await ask(page, api.interviewState, { topic_slug: slug, topic_store_id: storeId })
      expect(answers.filter(({ answer }) => /akron/i.test(answer)).length).toBeGreaterThanOrEqual(2)
    })
    await expect(button(page, 'Submit Initial Interview Questions')).toBeEnabled()
  })
})

test.describe('a milestone', () => {
  const said = 'Replace the word Contractor with the words project team.'
  test.use({ said })

  test('is changed by voice: the change stands in the box, is not saved before I say so, and can be taken back', async ({
    page,
    noise,
  }) => {
    // what was not understood is refused
    noise.expect(REFUSED)
    const { topic } = await withPlan(page, SHIELD)
    const stored = async () => (await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })).milestones[1]?.refined_text ?? ''
    const before = await stored()
    await page.goto('/steps')
    const text = milestone(page, 2).getByRole('textbox', { name: /text/ })
    const takeBack = milestone(page, 2).getByRole('button', { name: 'Take back' })
    const speak = () =>
      untilUnderstood(async () => {
        // what was heard wrongly may have changed the words that are spoken of
        if (await takeBack.isVisible()) await takeBack.click()
        await expect(text).toHaveValue(before)
        await milestone(page, 2).getByRole('button', { name: 'Voice Refine' }).click()
        await expectToast(page, 'Recording started', 'Describe the changes you want to make')
        await expect(milestone(page, 2).getByRole('button', { name: 'Save Changes' })).toBeDisabled()
        await recordedFor(page, secondsToSay(said))
        await milestone(page, 2).getByRole('button', { name: 'Stop Recording' }).click()
        await expect(text).toHaveValue(/The project team/, { timeout: UNDERSTOOD_WITHIN })
        await expectToast(page, 'Refinement complete')
      })
    await speak()
    await text.focus()
    await milestone(page, 3).getByRole('textbox', { name: /text/ }).focus()
    expect(await stored()).toBe(before)
    await expectSound(page)
    await page.reload()
    await expect(text).toHaveValue(/The project team/)
    await takeBack.click()
    await expect(text).toHaveValue(before)
    await speak()
    await milestone(page, 2).getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Milestone saved', 'Milestone 2 saved successfully.')
    expect(await stored()).toMatch(/The project team/)
  })
})
