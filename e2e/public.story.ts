import { expect } from '@playwright/test'
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
    await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', path)
  }
})

test('Learn More leads to each product, and back home', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn More' }).first().click()
  await expect(page).toHaveURL('/matching-tool')
  await expect(page.getByText('Cancel anytime').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Learn More' }).last().click()
  await expect(page).toHaveURL('/work-plan-generator')
  await expect(page.getByRole('link', { name: /dashboard/i })).toHaveAttribute('href', '/dashboard')
})

test('a path that leads nowhere says so, leads home and is logged to the console', async ({ page, noise }) => {
  noise.expect(/no-such-page/, REFUSED)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/no-such-page/at/all')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(logged.join('\n')).toContain('/no-such-page/at/all')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a screen that breaks shows Unexpected Application Error with the message, and leads home', async ({ page, noise }) => {
  noise.expect(/./)
  await page.route(/matching-tool-page/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn More' }).first().click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible()
  await expect(page.getByText(/dynamically imported module/i)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Defense Technology Solutions', level: 1 })).toBeVisible()
})
