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

/** Where each requirement is answered. */
export const coverage = (page: Page): Locator =>
  page.getByRole('heading', { name: /^Where each requirement/ }).locator('xpath=ancestor::section[1]')

/** The same with the requirements of every group, of which few are shown unasked. */
export async function wholeCoverage(page: Page): Promise<Locator> {
  await expect(coverage(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  // from the last one on: each that is pressed has another name then
  for (const more of (
    await coverage(page)
      .getByRole('button', { name: /^Show all/ })
      .all()
  ).reverse())
    await more.click()
  return coverage(page)
}
