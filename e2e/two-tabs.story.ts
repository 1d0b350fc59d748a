import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing } from './interference.ts'
import { answerBox, next, startInterview } from './interviewed.ts'
import { withPlan, withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { REFUSED, test } from './story.ts'

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

test('what two tabs could not save is kept of both', async ({ page, context, noise }) => {
  noise.expect(REFUSED, /could not be saved to the database/)
  await withPlan(page, SHIELD)
  await page.goto('/steps')
  const other = await context.newPage()
  await other.goto('/steps')
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
