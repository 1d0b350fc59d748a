import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing } from './interference.ts'
import { answerBox, next, startInterview } from './interviewed.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { narrative, stepOf, withNarrative } from './stepped.ts'
import { expectToast, REFUSED, test } from './story.ts'

const text = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) }).getByRole('textbox', { name: /text/ })

test('two tabs with one interview do not undo each other', async ({ page, context }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  const other = await context.newPage()
  await other.goto('/global-interview')
  await answerBox(page).fill('Typed in the first tab.')
  await expect(answerBox(other)).toHaveValue('Typed in the first tab.')
  await next(other)
  await answerBox(other).fill('Typed in the second tab.')
  await other.getByRole('button', { name: 'Previous' }).click()
  await answerBox(page).fill('Typed in the first tab, then more.')
  await page.reload()
  await expect(answerBox(page)).toHaveValue('Typed in the first tab, then more.')
  await next(page)
  await expect(answerBox(page)).toHaveValue('Typed in the second tab.')
})

test('two tabs show one unsaved narrative, and what both type is kept, also where it could not be saved', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(REFUSED, /could not be saved to the database/)
  await withNarrative(page)
  const other = await context.newPage()
  await other.goto('/steps')
  await narrative(stepOf(page, 2)).fill('From the first tab.')
  await expect(narrative(stepOf(other, 2))).toHaveValue('From the first tab.')
  await narrative(stepOf(other, 2)).press('ControlOrMeta+End')
  await other.keyboard.type(' From the second tab.')
  await expect(narrative(stepOf(page, 2))).toHaveValue('From the first tab. From the second tab.')
  // a tab asks what another one has saved; who typed on before the answer would have both texts to put together
  const caughtUp = other.waitForResponse((answer) => answer.url().includes(api.stepsState.path))
  await stepOf(page, 2).getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Draft saved')
  await (await caughtUp).finished()
  await narrative(stepOf(other, 2)).press('ControlOrMeta+End')
  await other.keyboard.type(' And more.')
  await stepOf(other, 2).getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(other, 'Draft saved')
  await expect(narrative(stepOf(page, 2))).toHaveValue('From the first tab. From the second tab. And more.')

  for (const tab of [page, other]) await failing(tab, api.updateMilestone)
  await text(page, 1).fill('One, from the first tab')
  await text(other, 2).fill('Two, from the second tab')
  await expect(text(page, 2)).toHaveValue('Two, from the second tab')
  await page.close()
  other.on('dialog', (leave) => leave.accept())
  await other.reload()
  await expect(text(other, 1)).toHaveValue('One, from the first tab')
  await expect(text(other, 2)).toHaveValue('Two, from the second tab')
})
