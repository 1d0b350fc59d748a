import type { Page } from '@playwright/test'

/** Presses Work Plan Complete, which asks nothing. */
export async function completePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work Plan Complete' }).click()
}
