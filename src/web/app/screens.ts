import type { BuilderScreen, PublicScreen } from '../../contract/screens.ts'

/** What each screen for people with an account, or on the way to one, is made of. */
export const PUBLIC_PARTS = {
  '/sign-in': () => import('../features/account/sign-in-page.tsx'),
  '/sign-up': () => import('../features/account/sign-up-page.tsx'),
  '/forgot-password': () => import('../features/account/forgot-password-page.tsx'),
  '/reset-password': () => import('../features/account/reset-password-page.tsx'),
} satisfies Record<PublicScreen, () => Promise<unknown>>

/** What each screen of the builder is made of. */
export const BUILDER_PARTS = {
  '/dashboard': () => import('../features/solicitation/dashboard-page.tsx'),
  '/solicitation': () => import('../features/reading/solicitation-page.tsx'),
  '/global-interview': () => import('../features/interview/global-interview-page.tsx'),
  '/steps': () => import('../features/steps/steps-page.tsx'),
  '/final-export': () => import('../features/final/final-export-page.tsx'),
  '/admin': () => import('../features/admin/admin-page.tsx'),
  '/account': () => import('../features/account/settings/account-page.tsx'),
} satisfies Record<BuilderScreen, () => Promise<unknown>>

/** The frame around the screens of the builder. */
export const framePart = () => import('./builder-layout.tsx')

/** Fetches the screen at a path while what starts the product is still being fetched; what fails is asked for again by who shows it. */
export function fetchScreen(path: string): void {
  const parts: Record<string, () => Promise<unknown>> = { ...PUBLIC_PARTS, ...BUILDER_PARTS }
  void Promise.allSettled([parts[path]?.(), path in BUILDER_PARTS && framePart()])
}
