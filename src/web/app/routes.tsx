import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, isRouteErrorResponse, Outlet, redirectDocument, useRouteError } from 'react-router'
import { type BuilderScreen, type PublicScreen, SCREENS } from '../../contract/screens.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Guard } from './auth/guard.tsx'
import { askWhoIsHere, useSession } from './auth/session.ts'
import { useStored } from './browser-store.ts'
import { loadAhead } from './load-ahead.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PublicFrame } from './public-frame.tsx'
import { Screen } from './screen.tsx'
import { BUILDER_PARTS, framePart, PUBLIC_PARTS } from './screens.ts'
import { SignedOutWayIn } from './signed-out-way-in.tsx'
import type { WorkBreakdownProps } from './work-breakdown-slot.ts'

/** The work breakdown, which the interview and the steps show without reading it. */
const Breakdown = late<WorkBreakdownProps>(
  async () => (await import('../features/work-breakdown/work-breakdown-view.tsx')).WorkBreakdownView,
  <Skeleton lines={8} label="Loading the work breakdown" />,
)

const Project = late<{ none: ReactNode }>(
  async () => (await BUILDER_PARTS['/dashboard']()).ProjectToOpen,
  <Skeleton lines={5} label="Loading your projects" />,
)

/** The screens that show a project, which a browser that has none fetches first. */
const OF_PROJECT: ReadonlySet<BuilderScreen> = new Set(['/solicitation', '/global-interview', '/steps', '/final-export'])

function ProjectScreen() {
  const topic = useStored('currentTopic')
  const screen = <Outlet />
  return topic.ok ? screen : <Project none={screen} />
}

type Load = () => Promise<{ Component: ComponentType } | { element: ReactNode }>

const loadPublic: Record<PublicScreen, Load> = {
  '/sign-in': async () => ({ Component: (await PUBLIC_PARTS['/sign-in']()).SignInPage }),
  '/sign-up': async () => ({ Component: (await PUBLIC_PARTS['/sign-up']()).SignUpPage }),
  '/forgot-password': async () => ({ Component: (await PUBLIC_PARTS['/forgot-password']()).ForgotPasswordPage }),
  '/reset-password': async () => ({ Component: (await PUBLIC_PARTS['/reset-password']()).ResetPasswordPage }),
}

const loadInterview: Load = async () => {
  const { GlobalInterviewPage } = await BUILDER_PARTS['/global-interview']()
  return { element: <GlobalInterviewPage breakdown={Breakdown} /> }
}

const loadSteps: Load = async () => {
  const { StepsPage } = await BUILDER_PARTS['/steps']()
  return { element: <StepsPage breakdown={Breakdown} /> }
}

const loadBuilder: Record<BuilderScreen, Load> = {
  '/dashboard': async () => ({ Component: (await BUILDER_PARTS['/dashboard']()).DashboardPage }),
  '/solicitation': async () => ({ Component: (await BUILDER_PARTS['/solicitation']()).SolicitationPage }),
  '/global-interview': loadInterview,
  '/steps': loadSteps,
  '/final-export': async () => ({ Component: (await BUILDER_PARTS['/final-export']()).FinalExportPage }),
  '/admin': async () => ({ Component: (await BUILDER_PARTS['/admin']()).AdminPage }),
  '/account': async () => ({ Component: (await BUILDER_PARTS['/account']()).AccountPage }),
}

const loadFrame: Load = async () => ({ Component: (await framePart()).BuilderLayout })

/** What only whoever makes the product sees: all parts in all states. */
const MAKERS = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../features/parts/parts-page.tsx')).PartsPage }) }]
  : []

const Nothing = () => null

/** Who is signed in is asked for while the screen is still being fetched; the other screens come when the one that was opened is there. */
function guardLoader(client: QueryClient): () => null {
  let isFirst = true
  return () => {
    askWhoIsHere(client)
    if (isFirst) loadAhead(client)
    isFirst = false
    return null
  }
}

const builderRoutes = (isOfProject: boolean) =>
  SCREENS.builder.filter((path) => OF_PROJECT.has(path) === isOfProject).map((path) => ({ path, lazy: loadBuilder[path] }))

/** Every screen of the product; each is loaded when it is first gone to, the others of the builder behind it (spec §2). */
export const newRouter = (client: QueryClient) =>
  createBrowserRouter([
    {
      Component: Screen,
      ErrorBoundary: RouterError,
      HydrateFallback: Nothing,
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
          loader: guardLoader(client),
          children: [{ lazy: loadFrame, children: [...builderRoutes(false), { Component: ProjectScreen, children: builderRoutes(true) }] }],
        },
      ],
    },
  ])

/** What is shown when a screen breaks: the status or the message, never a stack (spec §2, §8). */
function RouterError() {
  const problem = useRouteError()
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-5 px-5 py-16">
      <title>Unexpected Application Error</title>
      <h1 className="text-heading font-bold">Unexpected Application Error</h1>
      <p className="text-lead text-muted [overflow-wrap:anywhere]">{reason(problem)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </main>
  )
}

function reason(problem: unknown): string {
  if (isRouteErrorResponse(problem)) return `${problem.status} ${problem.statusText}`.trim()
  return problem instanceof Error && problem.message ? problem.message : 'Something went wrong.'
}

/** The frame of every public screen that is no plain page. */
function PublicLayout() {
  const session = useSession()
  const wayIn = session.kind === 'signed-in' ? <ButtonLink to="/dashboard">Dashboard</ButtonLink> : <SignedOutWayIn />
  return (
    <PublicFrame wayIn={wayIn}>
      <Outlet />
    </PublicFrame>
  )
}
