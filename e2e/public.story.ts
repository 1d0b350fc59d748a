import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { expectAccessible, REFUSED, test } from './story.ts'

test('the front page shows both products, where to learn more and where to subscribe', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Defense Technology Solutions', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const [product, price, path] of [
    [/matching/i, '$49', '/matching-tool'],
    [/work plan/i, '$249', '/work-plan-generator'],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: product }) })
    await expect(card).toContainText(price)
    await expect(card.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', /^https:\/\//)
    await card.getByRole('link', { name: 'Learn More' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Cancel anytime').first()).toBeVisible()
    if (path === '/work-plan-generator') await expect(page.getByRole('link', { name: /dashboard/i })).toHaveAttribute('href', '/dashboard')
    await page.goBack()
  }
})

test('a path that leads nowhere, and a screen that breaks, say so and lead home', async ({ page, noise }) => {
  noise.expect(/no-such-page/, REFUSED, /sign-up-page|dynamically imported module|ERR_FAILED/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/no-such-page/at/all')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('/no-such-page/at/all')
  await page.route(/sign-up-page/, (route) => route.abort())
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible()
  await expect(page.getByText(/dynamically imported module/i)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Defense Technology Solutions', level: 1 })).toBeVisible()
})

test('a finished plan can be read with its sources, and its Word document downloaded, before anybody signs up', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See a finished plan' }).click()
  await expect(page.getByRole('heading', { name: 'A finished plan', level: 1 })).toBeVisible()
  const scope = page.getByRole('heading', { name: 'Scope' }).locator('xpath=..')
  await scope
    .getByRole('button', { name: /Answer 1$/ })
    .first()
    .click()
  await scope.getByRole('link', { name: 'Answer 1' }).click()
  await expect(page).toHaveURL(/#answer-Q1$/)
  await page.getByText(/^Milestone 4: /).click()
  const told = page.getByRole('paragraph').filter({ hasText: /run the Monte Carlo trade/, visible: true })
  await expect(told.first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the Word document' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  const { rows } = openedWord(readFileSync(await download.path()))
  expect(rows).toHaveLength(6)
})
