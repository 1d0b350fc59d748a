import { expect, type Locator, type Page } from '@playwright/test'

/** The cell of a row in a column, also while its step is closed. */
export function cellOf(page: Page, row: string, column: string): Locator {
  return page.locator(`[data-cell="${row}/${column}"]`)
}

/** What opens an empty cell of an open step, by the heading of its column. */
export function chipOf(page: Page, row: string, heading: string): Locator {
  return page.locator(`tr:has([data-cell="${row}/no"]) + tr`).getByRole('button', { name: heading, exact: true })
}

/** Opens a step of the work breakdown by its number; one that is open stays so. */
export async function openStep(page: Page, number: number): Promise<void> {
  const line = page.getByRole('grid', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^All of Step ${number}\\b`) })
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.press('Enter')
  await expect(line).toHaveAttribute('aria-expanded', 'true')
}
