import type { Page } from '@playwright/test'

/** Presses Work Plan Complete and goes on, although something is still open. */
export async function completePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work Plan Complete' }).click()
  await page.getByRole('alertdialog', { name: 'Something is still open' }).getByRole('button', { name: 'Go on' }).click()
}
