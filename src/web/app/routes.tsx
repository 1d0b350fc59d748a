import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, redirectDocument } from 'react-router'
import { type BuilderScreen, type PublicScreen, SCREENS } from '../../contract/screens.ts'
import { fetchLateParts, late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { Guard } from './auth/guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PublicLayout } from './public-layout.tsx'
import { RouterError } from './router-error.tsx'
import { Screen } from './screen.tsx'
import type { WorkBreakdownProps } from './work-breakdown-slot.ts'

type Load = () => Promise<{ Component: ComponentType } | { element: ReactNode }>

const loadPublic: Record<PublicScreen, Load> = {
  '/sign-in': async () => ({ Component: (await import('../features/account/sign-in-page.tsx')).SignInPage }),
  '/sign-up': async () => ({ Component: (await import('../features/account/sign-up-page.tsx')).SignUpPage }),
  '/forgot-password': async () => ({ Component: (await import('../features/account/forgot-password-page.tsx')).ForgotPasswordPage }),
  '/reset-password': async () => ({ Component: (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage }),
}

/** The work breakdown, which the interview and the steps show without reading it. */
const Breakdown = late<WorkBreakdownProps>(
  async () => (await import('../features/work-breakdown/work-breakdown-view.tsx')).WorkBreakdownView,
  <Skeleton lines={8} label="Loading the work breakdown" />,
)

const loadInterview: Load = async () => {
  const { GlobalInterviewPage } = await import('../features/interview/global-interview-page.tsx')
  return { element: <GlobalInterviewPage breakdown={Breakdown} /> }
}

const loadSteps: Load = async () => {
  const { StepsPage } = await import('../features/steps/steps-page.tsx')
  return { element: <StepsPage breakdown={Breakdown} /> }
}

const loadBuilder: Record<BuilderScreen, Load> = {
  '/dashboard': async () => ({ Component: (await import('../features/solicitation/dashboard-page.tsx')).DashboardPage }),
  '/solicitation': async () => ({ Component: (await import('../features/reading/solicitation-page.tsx')).SolicitationPage }),
  '/global-interview': loadInterview,
  '/steps': loadSteps,
  '/final-export': async () => ({ Component: (await import('../features/final/final-export-page.tsx')).FinalExportPage }),
  '/admin': async () => ({ Component: (await import('../features/admin/admin-page.tsx')).AdminPage }),
  '/account': async () => ({ Component: (await import('../features/account/settings/account-page.tsx')).AccountPage }),
}

const loadFrame: Load = async () => ({ Component: (await import('./builder-layout.tsx')).BuilderLayout })

/**
 * Whoever has opened one screen of the builder can go on to the others and export, also while the server is out of reach. The screen that is opened
 * comes first.
 */
function loadAhead(): null {
  const load = async () => {
    const screens = [...Object.values(loadBuilder), () => import('../../export/word-form.ts')]
    await Promise.allSettled(screens.map((one) => one()))
    await fetchLateParts()
  }
  if (document.readyState === 'complete') whenIdle(() => void load())
  else addEventListener('load', () => whenIdle(() => void load()), { once: true })
  return null
}

/** What only whoever makes the product sees: all parts in all states. */
const MAKERS = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../features/parts/parts-page.tsx')).PartsPage }) }]
  : []

/** Every screen of the product; each is loaded when it is first gone to, those of the builder together (spec §2). */
export const router = createBrowserRouter([
  {
    Component: Screen,
    ErrorBoundary: RouterError,
    HydrateFallback: () => null,
    children: [
      // a plain page is a document of its own
      ...MAKERS,
      ...SCREENS.plain.map((path) => ({ path, loader: () => redirectDocument(path) })),
      {
        Component: PublicLayout,
        children: [...SCREENS.public.map((path) => ({ path, lazy: loadPublic[path] })), { path: '*', Component: NotFoundPage }],
      },
      {
        Component: Guard,
        loader: loadAhead,
        children: [{ lazy: loadFrame, children: SCREENS.builder.map((path) => ({ path, lazy: loadBuilder[path] })) }],
      },
    ],
  },
])
