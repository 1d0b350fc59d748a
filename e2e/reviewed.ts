import { expect, type Locator, type Page } from '@playwright/test'
import type { PickedFile } from './documents.ts'
import { signedIn } from './people.ts'

/** Opens the dashboard for somebody new and names the company. */
export async function openForm(page: Page): Promise<void> {
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByLabel('Company Name').fill('Acme')
}

/** Chooses the solicitation and, when given, the component instructions. */
export async function chooseFiles(page: Page, solicitation: PickedFile, instructions?: PickedFile): Promise<void> {
  await page.getByLabel('Solicitation PDF').setInputFiles(solicitation)
  if (instructions) await page.getByLabel('Component instructions (optional)').setInputFiles(instructions)
}

/** Presses Upload & Analyze. */
export const send = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' }).click()

/** Uploads and waits for the review; scans take their time. */
export async function review(page: Page, solicitation: PickedFile, instructions?: PickedFile): Promise<void> {
  await openForm(page)
  await chooseFiles(page, solicitation, instructions)
  await send(page)
  await arrived(page)
}

/** The review is there, with what was read; what is read for long may be waited for longer. */
export async function arrived(page: Page, wait: { timeout?: number } = {}): Promise<void> {
  await expect(page).toHaveURL('/global-interview', wait)
  await expect(page.getByRole('link', { name: 'Check the requirements' })).toBeVisible()
}

/** One card of the review, by its title. */
export const card = (page: Page, title: 'Project Information' | 'What was read'): Locator =>
  page.getByRole('heading', { name: title }).locator('xpath=ancestor::section[1]')

/** What stands under a name in a card: the value with all that is said beside it. */
export const under = (within: Locator, name: string): Locator =>
  within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')
