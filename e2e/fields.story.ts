import { expect, type Locator, type Page } from '@playwright/test'
import { answerFixedQuestions, next, startInterview } from './interviewed.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectSound, test } from './story.ts'

const QUESTIONS = 10
const STEPS: readonly Readonly<Record<string, string>>[] = [
  { Step: 'Model the sleeve and its mast from 2 to 18 GHz', Months: '1 to 2', 'Hands over': 'Model files (CST) with a memo' },
  { Step: 'Wind and cure three sleeves', Months: '2 to 4', Needs: 'Model the sleeve and its mast from 2 to 18 GHz' },
  { Step: 'Measure the three sleeves in the chamber', Months: '5', Needs: 'Wind and cure three sleeves' },
]
const PERSON = { Name: 'Ines Okafor', Role: 'Antenna engineer', Leads: 'Wind and cure three sleeves' }
const OF_A_STEP: Readonly<Record<string, string>> = {
  Method: 'Full-wave model, since no closed form holds',
  Place: 'Our winding shop in Dayton',
  Measured: 'Shielding of the sleeve',
  'Pass mark': 'at least 31 dB',
}

const row = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name, exact: true })
const forStep = (page: Page) => page.getByRole('button', { name: /^Add a test for step 1:/ })
const steps = (page: Page) => page.getByRole('grid', { name: 'Steps' })

test('an interview is answered in fields, row by row; what stands in them is taken over word for word', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  for (let number = 4; number <= QUESTIONS; number += 1) {
    await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible()
    await answeredInFields(page, number)
    if (number < QUESTIONS) await next(page)
  }
  await page.getByRole('button', { name: 'Look at the work breakdown first' }).click()
  for (const { Step = '' } of STEPS) await expect(steps(page)).toContainText(Step)
  for (const told of [STEPS[0]?.['Hands over'], OF_A_STEP.Method, PERSON.Name, '31 dB']) await expect(steps(page)).toContainText(told ?? '')
  await expect(page.getByRole('grid', { name: 'People' })).toContainText(PERSON.Role)
})

async function answeredInFields(page: Page, number: number): Promise<void> {
  if (!(await page.getByRole('button', { name: 'Hide the fields' }).isVisible())) return
  if (number === 4) {
    await tellSteps(page)
    await expectSound(page)
  } else if (await row(page, 'Person 1').isVisible()) await fill(row(page, 'Person 1'), PERSON)
  else if (await row(page, 'Step 2').isVisible()) await fill(row(page, 'Step 1'), OF_A_STEP)
  else if (await forStep(page).isVisible()) {
    await forStep(page).click()
    await fill(row(page, 'Test 1'), OF_A_STEP)
  }
}

async function tellSteps(page: Page): Promise<void> {
  for (const [at, told] of STEPS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add a step', exact: true }).click()
    await fill(row(page, `Step ${at + 1}`), told)
  }
}

/** Fills the fields that a row has. */
async function fill(group: Locator, told: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(told)) {
    const field = group.getByLabel(label, { exact: true })
    if (await field.isVisible()) await field.fill(words)
  }
}
