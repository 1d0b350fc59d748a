import { expect, type Locator, type Page } from '@playwright/test'

/** The list of what is left of a plan. */
export const left = (page: Page): Locator => page.getByRole('region', { name: 'What is left' })

/** The same list with all of its things shown. */
export async function wholeLeft(page: Page): Promise<Locator> {
  await expect(left(page).getByRole('status')).toHaveText(/^\d+ to mend$|^Nothing to mend/)
  for (const name of [/^Show all \d+$/, /^Worth a look/]) {
    const button = left(page).getByRole('button', { name })
    if (await button.isVisible()) await button.click()
  }
  return left(page)
}
