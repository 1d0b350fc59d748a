import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Somebody with an account. */
export type Person = { name: string; email: string; password: string }

/** Somebody new, whom nobody has met before. */
export function somebody(name = 'Dana Marlow'): Person {
  return { name, email: `${randomUUID()}@example.com`, password: `${randomUUID()}` }
}

/** Fills in and sends the sign-up screen, which is showing. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Fills in and sends the sign-in screen, which is showing. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  // another one signs in with a passkey
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** The part of the account's screen that has this title. */
export const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) })

/** Gives the browser a new person's session without the screens, for stories that begin later. */
export async function signedIn(page: Page, person = somebody()): Promise<Person> {
  const origin = new URL(page.url() === 'about:blank' ? baseAddress() : page.url()).origin
  const answer = await page.request.post('/api/auth/sign-up/email', { data: person, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
  return person
}

function baseAddress(): string {
  return `http://127.0.0.1:${process.env.STORIES_PORT ?? 3210}`
}
