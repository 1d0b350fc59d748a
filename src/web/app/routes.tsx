import { createBrowserRouter, type RouteObject } from 'react-router'
import { Guard } from './guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PublicLayout } from './public-layout.tsx'
import { RouterError } from './router-error.tsx'
import { Screen } from './screen.tsx'

const publicScreens: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('../features/marketing/landing-page.tsx')).LandingPage }) },
  {
    path: '/matching-tool',
    lazy: async () => ({ Component: (await import('../features/marketing/matching-tool-page.tsx')).MatchingToolPage }),
  },
  {
    path: '/work-plan-generator',
    lazy: async () => ({ Component: (await import('../features/marketing/work-plan-generator-page.tsx')).WorkPlanGeneratorPage }),
  },
  { path: '/sign-in', lazy: async () => ({ Component: (await import('../features/account/sign-in-page.tsx')).SignInPage }) },
  { path: '/sign-up', lazy: async () => ({ Component: (await import('../features/account/sign-up-page.tsx')).SignUpPage }) },
  { path: '*', Component: NotFoundPage },
]

const loadBuilder = {
  frame: async () => ({ Component: (await import('./builder-layout.tsx')).BuilderLayout }),
  dashboard: async () => ({ Component: (await import('../features/solicitation/dashboard-page.tsx')).DashboardPage }),
  reading: async () => ({ Component: (await import('../features/reading/solicitation-page.tsx')).SolicitationPage }),
  interview: async () => ({ Component: (await import('../features/interview/global-interview-page.tsx')).GlobalInterviewPage }),
  steps: async () => ({ Component: (await import('../features/steps/steps-page.tsx')).StepsPage }),
  admin: async () => ({ Component: (await import('../features/admin/admin-page.tsx')).AdminPage }),
  final: async () => ({ Component: (await import('../features/final/final-export-page.tsx')).FinalExportPage }),
}

const builderScreens: RouteObject[] = [
  { path: '/dashboard', lazy: loadBuilder.dashboard },
  { path: '/solicitation', lazy: loadBuilder.reading },
  { path: '/global-interview', lazy: loadBuilder.interview },
  { path: '/steps', lazy: loadBuilder.steps },
  { path: '/final-export', lazy: loadBuilder.final },
  { path: '/admin', lazy: loadBuilder.admin },
]

/** Whoever has opened one screen of the builder can go on to the others and export, also while the server is out of reach. */
function loadAhead(): null {
  for (const load of [...Object.values(loadBuilder), () => import('../../export/word.ts')]) void load().catch(() => undefined)
  return null
}

/** Every screen of the product; each is loaded when it is first gone to, those of the builder together (spec §2). */
export const router = createBrowserRouter([
  {
    Component: Screen,
    ErrorBoundary: RouterError,
    HydrateFallback: () => null,
    children: [
      { Component: PublicLayout, children: publicScreens },
      {
        Component: Guard,
        loader: loadAhead,
        children: [{ lazy: loadBuilder.frame, children: builderScreens }],
      },
    ],
  },
])
