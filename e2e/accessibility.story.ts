import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { sample } from './documents.ts'
import { failing, holding } from './interference.ts'
import { answerFixedQuestions, startInterview } from './interviewed.ts'
import { signedIn } from './people.ts'
import { ask, keep, withPlan, withTopic } from './seeded.ts'
import { AIR_FORCE, SHIELD } from './solicitations.ts'
import { expectAccessible, REFUSED, test } from './story.ts'

const WIDTHS = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'pixels that stick out at the side').toBe(0)
}

for (const [where, viewport] of WIDTHS) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport })

    for (const [path, heading] of [
      ['/', 'Defense Technology Solutions'],
      ['/matching-tool', /./],
      ['/work-plan-generator', /./],
      ['/sign-in', 'Sign in'],
      ['/sign-up', 'Create an account'],
      ['/nowhere', 'Oops! Page not found'],
    ] as const) {
      test(`${path} is accessible and nothing sticks out`, async ({ page, noise }) => {
        noise.expect(/404/)
        await page.goto(path)
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await expectSound(page)
      })
    }

    test('the dashboard, empty, filled in and with projects', async ({ page }) => {
      await signedIn(page)
      await page.goto('/dashboard')
      await expect(page.getByText('No projects yet')).toBeVisible()
      await expectSound(page)
      await page.getByRole('radio', { name: 'STTR' }).click()
      await page.getByLabel('Company Name').fill('Acme')
      await page.getByLabel('Award Amount').fill('-1')
      await page.getByLabel('Solicitation PDF').setInputFiles(sample(SHIELD.file))
      await expectSound(page)
      await ask(page, api.createProject, {
        company_name: 'A company with quite a long name, Incorporated',
        phase: 'II',
        contract_type: 'STTR',
      })
      await page.reload()
      await expect(page.getByRole('table', { name: 'Your projects' })).toBeVisible()
      await expectSound(page)
    })

    test('the interview without a topic', async ({ page }) => {
      await signedIn(page)
      await page.goto('/global-interview')
      await expect(page.getByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
      await expectSound(page)
    })

    test('the interview: review, question, waiting, curated question', async ({ page }) => {
      await withTopic(page, SHIELD)
      await page.goto('/global-interview')
      await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible()
      await expectSound(page)
      await startInterview(page)
      await expectSound(page)
      await answerFixedQuestions(page, SHIELD)
      const generation = await holding(page, api.generateAdaptiveQuestions)
      await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
      await generation.asked
      await expectSound(page)
      generation.letGo()
      await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: 'Start Over' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
    })

    test('the overlay while the plan is made', async ({ page, noise }) => {
      noise.expect(REFUSED)
      await withTopic(page, SHIELD)
      await startInterview(page)
      await answerFixedQuestions(page, SHIELD)
      await failing(page, api.generateAdaptiveQuestions)
      await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
      const refining = await holding(page, api.refineMilestones)
      await page.getByRole('button', { name: 'Submit Interview' }).click()
      await refining.asked
      await expect(page.getByRole('dialog', { name: 'Processing Work Plan' })).toBeVisible()
      await expectAccessible(page)
      refining.letGo()
      await expect(page).toHaveURL('/steps', { timeout: 20_000 })
    })

    test('the steps: prerequisites, milestones, too much money', async ({ page }) => {
      await withPlan(page, SHIELD)
      await page.goto('/steps')
      await expect(page.getByText('Fully Allocated')).toBeVisible()
      await expect(page.getByText(/The Phase I plan has/)).toBeVisible()
      await expectSound(page)
      await page
        .getByRole('region', { name: /^Milestone 1 / })
        .getByLabel('Payment Amount')
        .fill('99000')
      await expect(page.getByText('Total payment exceeds 100%')).toBeVisible()
      await expectSound(page)
      await keep(page, { currentTopic: null })
      await page.goto('/steps')
      await expect(page.getByRole('heading', { name: 'Prerequisites Not Met' })).toBeVisible()
      await expectSound(page)
    })

    test('the steps of ten milestones', async ({ page }) => {
      await withPlan(page, AIR_FORCE)
      await page.goto('/steps')
      await expect(page.getByText('of 10 milestones ready')).toBeVisible()
      await expectSound(page)
    })

    test('the final plan', async ({ page }) => {
      await withPlan(page, SHIELD)
      await page.goto('/final-export')
      await expect(page.getByRole('heading', { name: 'Final Work Plan', level: 1 })).toBeVisible()
      await expectSound(page)
    })
  })
}
