import type { Page } from '@playwright/test'

/** A screen that is measured: where it is, what shows that it is there, and what somebody does on it first. */
export type MeasuredScreen = {
  path: string
  /** Its first heading. */
  heading: RegExp
  /** What somebody ordinarily does on it; each press and letter is one whose answer is timed. */
  use: (page: Page) => Promise<void>
}

/** A few letters into the first box, typed as somebody types: each is a key that is pressed and released. */
async function type(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('textbox').first().click()
  await page.keyboard.type('We measure', { delay: 60 })
}

async function tabThrough(page: Page): Promise<void> {
  for (let key = 0; key < 6; key += 1) await page.keyboard.press('Tab', { delay: 40 })
}

/** For everybody. */
export const PUBLIC_SCREENS: readonly MeasuredScreen[] = [
  { path: '/', heading: /Defense Technology Solutions/, use: tabThrough },
  { path: '/matching-tool', heading: /./, use: tabThrough },
  { path: '/work-plan-generator', heading: /./, use: tabThrough },
  { path: '/example', heading: /A finished plan/, use: tabThrough },
  { path: '/sign-in', heading: /Sign in/, use: type },
  { path: '/sign-up', heading: /Create an account/, use: type },
]

/** For somebody who is signed in and has a whole plan. */
export const BUILDER_SCREENS: readonly MeasuredScreen[] = [
  { path: '/dashboard', heading: /./, use: type },
  { path: '/solicitation', heading: /./, use: tabThrough },
  { path: '/global-interview', heading: /./, use: tabThrough },
  { path: '/steps', heading: /./, use: type },
  { path: '/final-export', heading: /Final Work Plan/, use: tabThrough },
  { path: '/admin', heading: /./, use: type },
  { path: '/account', heading: /Your account/, use: type },
]
