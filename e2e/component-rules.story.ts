import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { wholeCoverage, wholeLeft } from './left.ts'
import { ask, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectAccessible, test } from './story.ts'

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /text$/ })

test('what the component rules stands on a card, and what is broken of it among what is left; a value that changed on the way is told beside what was asked', async ({
  page,
}) => {
  const { topic, milestones } = await withPlan(page, SHIELD)
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: topic.storeId })
  const asked = analysis.requirements.find(({ quote }) => /\b30 ?dB\b/.test(quote))
  if (!asked) throw new Error('The solicitation asks for no 30 dB')
  await page.goto('/steps')
  const card = page.getByRole('group').filter({ hasText: 'What the Navy rules' })
  const payments = card.getByRole('definition').filter({ hasText: '50% on day 15, 35% on day 90, 15% on day 180' })
  await expect((await wholeLeft(page)).getByText('The plan has no option; exactly 6 months are asked for').first()).toBeVisible()
  await expectAccessible(page)
  const refined_text = 'Milestone 5 - Close\n\nTask 5.1: The Contractor shall describe the 6-month Phase I Option, which is planned apart.'
  await ask(page, api.updateMilestone, { id: milestones[4]?.id ?? '', refined_text })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'As an evaluator would see it' })).toBeVisible()
  await expect(payments).toBeHidden()
  await card.getByText('What the Navy rules').click()
  await expect(payments).toBeVisible()
  await expect(card.getByText('your milestones keep their own amounts')).toBeVisible()
  await expect(card.getByText('DoD SBIR 25.1 BAA, Navy instructions').first()).toBeVisible()
  await expect(card.getByRole('link', { name: 'Component instructions' })).toBeVisible()

  const changed = asked.quote.replace(/\b30 ?dB\b/, '20 dB')
  await text(page, 3).fill(`Milestone 3 - Trials\n\nTask 3.1: The Contractor shall show this: ${changed}`)
  const coverage = await wholeCoverage(page)
  const line = coverage.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${asked.id}, page`) }) })
  await expect(line).toContainText(/Milestone 3: asked “30 ?dB”, the plan says “20 dB”/)
})
