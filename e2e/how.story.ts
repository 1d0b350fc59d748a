import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { ask, type Seeded, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectAccessible, expectToast, test } from './story.ts'

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /text$/ })
const meter = (page: Page, number: number) => page.getByRole('region', { name: `How milestone ${number} is done` })
const question = (page: Page, number: number) => meter(page, number).getByRole('textbox')

const TASK = 'Lena Ortiz leads; the Contractor shall measure the leak rate of the seal at 25 psi by raising the pressure step by step.'
const TEXT = `Milestone 2 - Seal trials\n\nAll is done by Award + 4 Months.\nTask 2.1: ${TASK}`
const CRITERION = 'The test report shows the TPOC at least 25 psi, by Award + 4 Months.'

/** A plan whose second milestone says neither with what nor where it works, and whose third asks for the place. */
async function withTask(page: Page): Promise<Seeded> {
  const seeded = await withPlan(page, SHIELD)
  const [, second, third] = seeded.milestones
  const open = `${TEXT.replace('Milestone 2', 'Milestone 3').replace('2.1', '3.1')} It runs at [name the test site for the leak rate].`
  for (const [milestone, refined_text] of [
    [second, TEXT],
    [third, open],
  ] as const) {
    const id = milestone?.id ?? ''
    await ask(page, api.updateMilestone, { id, refined_text, acceptance_criteria: [CRITERION], deliverables: ['Test report (PDF)'] })
  }
  await page.goto('/steps')
  return seeded
}

test('what a milestone does not say is asked for; the answer stands at its task, is my own statement, and the next one follows', async ({
  page,
}) => {
  const { topic } = await withTask(page)
  await expect(meter(page, 2)).toContainText(`“${TASK}”`)
  await expect(meter(page, 2)).toContainText('The plan does not say what it is done with and where it is done.')
  await expectAccessible(page)
  await question(page, 2).fill('in the Dayton laboratory')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Milestone saved')
  await expect(text(page, 2)).toHaveValue(`${TEXT} Place: the Dayton laboratory.`)
  await expect(question(page, 2)).toBeFocused()
  await expect(question(page, 2)).toHaveAccessibleName(/with which tool, instrument or data/)
  await page.keyboard.type('each run is recorded with a Keysight E5061B')
  await page.keyboard.press('Enter')
  await expect(meter(page, 2)).toBeHidden()
  await expect(async () => {
    const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
    expect(stored.milestones[1]?.refined_text).toContain(' Each run is recorded with a Keysight E5061B.')
    expect(stored.own_statements).toEqual(['Place: the Dayton laboratory.', 'Each run is recorded with a Keysight E5061B.'])
  }).toPass()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(meter(page, 2)).toBeVisible()

  await test.step('what a blank asks for is not asked for a second time', async () => {
    await expect(question(page, 3)).toHaveAccessibleName(/with which tool, instrument or data/)
    await expect(question(page, 3)).not.toHaveAccessibleName(/where/)
    await question(page, 3).fill('a helium leak detector')
    await milestone(page, 3).getByLabel('Name the test site for the leak rate').fill('Dayton laboratory')
  })

  await test.step('a question that does not matter is left out for good, and can be taken back at once', async () => {
    await meter(page, 2).getByRole('button', { name: 'Not needed here' }).click()
    await expect(meter(page, 2)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(meter(page, 2)).toBeVisible()
    await meter(page, 2).getByRole('button', { name: 'Not needed here' }).click()
    await expect(meter(page, 2)).toBeHidden()
    await page.reload()
    await expect(meter(page, 2)).toBeHidden()
  })

  // nothing that was typed and not sent is lost on a reload
  await expect(question(page, 3)).toHaveValue('a helium leak detector')
  await expect(milestone(page, 3).getByLabel('Name the test site for the leak rate')).toHaveValue('Dayton laboratory')
})

test('what the component rules stands on a card, open while a rule is broken; a value that changed on the way is told beside what was asked', async ({
  page,
}) => {
  const { topic, milestones } = await withPlan(page, SHIELD)
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: topic.storeId })
  const asked = analysis.requirements.find(({ quote }) => /\b30 ?dB\b/.test(quote))
  if (!asked) throw new Error('The solicitation asks for no 30 dB')
  await page.goto('/steps')
  const card = page.getByRole('group').filter({ hasText: 'What the Navy rules' })
  const payments = card.getByRole('definition').filter({ hasText: '50% on day 15, 35% on day 90, 15% on day 180' })
  await expect(card.getByText('1 not kept')).toBeVisible()
  await expect(card.getByText('The plan has no option; exactly 6 months are asked for')).toBeVisible()
  await expect(payments).toBeVisible()
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
  const coverage = page.getByRole('heading', { name: 'Requirement coverage' }).locator('xpath=ancestor::section[1]')
  await coverage.getByRole('radio', { name: /^All/ }).click()
  const line = coverage.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${asked.id}, page`) }) })
  await expect(line).toContainText(/Milestone 3: asked “30 ?dB”, the plan says “20 dB”/)
})
