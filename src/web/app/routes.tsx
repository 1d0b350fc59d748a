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

const builderScreens: RouteObject[] = [
  { path: '/dashboard', lazy: async () => ({ Component: (await import('../features/solicitation/dashboard-page.tsx')).DashboardPage }) },
  {
    path: '/global-interview',
    lazy: async () => ({ Component: (await import('../features/interview/global-interview-page.tsx')).GlobalInterviewPage }),
  },
  { path: '/steps', lazy: async () => ({ Component: (await import('../features/steps/steps-page.tsx')).StepsPage }) },
  { path: '/final-export', lazy: async () => ({ Component: (await import('../features/final/final-export-page.tsx')).FinalExportPage }) },
]

/** Every screen of the product; each is loaded when it is first gone to (spec §2). */
export const router = createBrowserRouter([
  {
    Component: Screen,
    ErrorBoundary: RouterError,
    HydrateFallback: () => null,
    children: [
      { Component: PublicLayout, children: publicScreens },
      {
        Component: Guard,
        children: [{ lazy: async () => ({ Component: (await import('./builder-layout.tsx')).BuilderLayout }), children: builderScreens }],
      },
    ],
  },
])
