import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { sample } from './documents.ts'
import { failing, holding } from './interference.ts'
import { answerFixedQuestions, next, startInterview } from './interviewed.ts'
import { card, signedIn, somebody } from './people.ts'
import { ask, withPlan, withTopic } from './seeded.ts'
import { AIR_FORCE, SHIELD } from './solicitations.ts'
import { narrative, openTab, stepOf, withNarrative } from './stepped.ts'
import { expectSound, REFUSED, test } from './story.ts'

test('what everybody may see can be used by everybody', async ({ page, noise }) => {
  noise.expect(/404/)
  for (const [path, heading] of [
    ['/', 'Defense Technology Solutions'],
    ['/matching-tool', /./],
    ['/work-plan-generator', /./],
    ['/example', 'A finished plan'],
    ['/sign-in', 'Sign in'],
    ['/sign-in?problem=clock', 'Sign in'],
    ['/sign-up', 'Create an account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=one', 'Choose a new password'],
    ['/reset-password?error=INVALID_TOKEN', 'Choose a new password'],
    ['/nowhere', 'Oops! Page not found'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectSound(page)
    })
  }
})

test('the dashboard, empty, filled in and with projects, and the screens that lack a topic', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('radio', { name: 'STTR' }).click()
  await page.getByLabel('Company Name').fill('Acme')
  await page.getByLabel('Award Amount').fill('-1')
  await page.getByLabel('Solicitation PDF').setInputFiles(sample(SHIELD.file))
  await expectSound(page)
  await ask(page, api.createProject, { company_name: 'A company with quite a long name, Incorporated', phase: 'II', contract_type: 'STTR' })
  await page.reload()
  await expect(page.getByRole('table', { name: 'Your projects' })).toBeVisible()
  await expectSound(page)
  for (const [stage, heading] of [
    ['Global Interview', 'No Topic Selected'],
    ['Step Management', 'Prerequisites Not Met'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Work plan builder' }).getByRole('link', { name: stage }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectSound(page)
  }
})

test('the account, with a long name and address, what is refused, two steps and the question before it is deleted', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  const long = somebody(`Dr. Wilhelmina ${'Featherstonehaugh'.repeat(6)} of Cholmondeley and Sons`)
  const me = await signedIn(page, { ...long, email: `${'a-very-long-mailbox.'.repeat(2)}${long.email}` })
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password').fill('a new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await card(page, 'Two-step sign-in').getByLabel('Your password').fill(me.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('This is not what stands above.')).toBeVisible()
  await expectSound(page)
})

test('the interview: review, question, three defaults, waiting, curated question, consent and the overlay', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await withTopic(page, SHIELD)
  await page.goto('/global-interview')
  await expect(page.getByRole('link', { name: 'Check the requirements' })).toBeVisible()
  await expectSound(page)
  await startInterview(page)
  await expectSound(page)
  await answerFixedQuestions(page, SHIELD)
  await failing(page, api.generateAdaptiveQuestions, 'The model is overloaded.', 1)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  await expect(page.getByText('Using the three default questions')).toBeVisible()
  await expectSound(page)
  const generation = await holding(page, api.generateAdaptiveQuestions)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await generation.asked
  await expectSound(page)
  generation.letGo()
  await expect(page.getByText('Question 4', { exact: true })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  for (let number = 4; number < 10; number += 1) await next(page)
  await page.getByRole('button', { name: 'Submit Interview' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Questions 4')
  await expectSound(page)
  const refining = await holding(page, api.refineMilestones)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Interview' }).click()
  await refining.asked
  await expect(page.getByRole('dialog', { name: 'Processing Work Plan' })).toBeVisible()
  await expectSound(page)
  refining.letGo()
  await expect(page).toHaveURL('/steps')
})

test('the final plan, and the steps of ten milestones with too much money', async ({ page }) => {
  await withPlan(page, AIR_FORCE)
  await page.goto('/final-export')
  await expect(page.getByRole('heading', { name: 'Final Work Plan', level: 1 })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Back to Edit' }).click()
  await expect(page.getByText(/of 10 milestones with nothing to mend/)).toBeVisible()
  await expect(page.getByText('Fully Allocated')).toBeVisible()
  await expect(page.getByText(/The Phase II plan has/)).toBeVisible()
  await expectSound(page)
  await page
    .getByRole('region', { name: /^Milestone 1 / })
    .getByLabel('Payment Amount')
    .fill('990000')
  await expect(page.getByText('Total payment exceeds 100%')).toBeVisible()
  await expect(page.getByLabel('Payment Amount').first()).toHaveAccessibleDescription(/with the other milestones more than 100% of it/)
  await expectSound(page)
})

test('every view of a step; its tabs go by the arrow keys, and a script in its narrative is words', async ({ page }) => {
  await withNarrative(page)
  const step = stepOf(page, 2)
  const tab = (name: string) => step.getByRole('tab', { name: new RegExp(`^${name}`) })
  await openTab(step, 'Interview')
  await expectSound(page)
  await page.keyboard.press('ArrowRight')
  await expect(tab('Narrative')).toBeFocused()
  await narrative(step).fill(
    '# The **coil**\n\n<img src="/nowhere.png" onerror="window.hit = 1"><script>window.hit = 1</script>\n\n[x](javascript:alert(1))',
  )
  const preview = step.getByRole('region', { name: 'Preview of the narrative' })
  await expect(preview.getByRole('heading', { name: 'The coil' })).toBeVisible()
  await expect(preview).toContainText('<script>window.hit = 1</script>')
  await expect(preview.locator('img, script, a')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await expectSound(page)
  await tab('Narrative').focus()
  await page.keyboard.press('End')
  await expect(tab('QC Report')).toHaveAttribute('aria-selected', 'true')
  await expectSound(page)
  await stepOf(page, 3).getByRole('button', { name: 'Start Interview' }).click()
  await expect(stepOf(page, 3).getByRole('button', { name: 'Finish Interview' })).toBeVisible()
  await expectSound(page)
})
