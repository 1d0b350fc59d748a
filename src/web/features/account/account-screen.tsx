import type { ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { ProviderSilent } from '../../app/auth/provider-silent.ts'
import { returnPath } from '../../app/auth/return-path.ts'
import { useSession } from '../../app/auth/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { signInProblem } from './sign-in-problem.ts'
import type { WayInState } from './use-way-in.ts'

/** The frame of the screens for who is not signed in. Whoever is, or just became so, goes on to the page that was asked for. */
export function AccountScreen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const session = useSession()
  const [search] = useSearchParams()
  const to = returnPath(search.get('to'))
  const problem = signInProblem(search.get('problem'), { label: null })
  if (session.kind === 'signed-in' && !problem) return <Navigate to={to} replace />
  return (
    <AccountFrame>
      {session.kind === 'unavailable' ? (
        <ProviderSilent host={session.host} onRetry={session.retry} />
      ) : (
        <>
          <title>{`${title} - Work Plan Builder`}</title>
          <div className="grid gap-2">
            <h1 className="text-heading font-bold tracking-tight">{title}</h1>
            <p className="text-lead text-muted [overflow-wrap:anywhere]">{lead}</p>
          </div>
          {session.kind === 'signed-in' && problem ? (
            <Banner tone="warning" title={problem.title} actions={<ButtonLink to={to}>Go on</ButtonLink>}>
              {problem.words}
            </Banner>
          ) : (
            children
          )}
        </>
      )}
    </AccountFrame>
  )
}

/** One narrow column, as all of these screens are. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] gap-8 px-5 py-14 sm:py-20">{children}</div>
}

/** Stands where the way in is not known yet, or could not be asked for. */
export function WayInPending({ state }: { state: Exclude<WayInState, { kind: 'known' }> }) {
  if (state.kind === 'loading') return <Skeleton lines={12} label="Loading the ways to sign in" />
  return <LoadFailed title="The ways to sign in could not be loaded" why={state.why} busy={false} onRetry={state.retry} />
}

/** Another account screen's address, keeping the page that was asked for. */
export function useOtherScreen(path: '/sign-in' | '/sign-up' | '/forgot-password'): string {
  const [search] = useSearchParams()
  const to = search.get('to')
  return to ? `${path}?to=${encodeURIComponent(to)}` : path
}

/** The way to another account screen, in a line of text. */
export function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-blue underline underline-offset-2">
      {children}
    </Link>
  )
}
