import { Navigate, Outlet, useLocation } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProviderSilent } from './provider-silent.ts'
import { questionPath, signInPath } from './return-path.ts'
import { useGuardedSession } from './session.ts'

/** Shows its screens to signed-in people and sends the others to sign in, from where they come back (spec §2). */
export function Guard() {
  const session = useGuardedSession()
  const { pathname, search, hash } = useLocation()
  const asked = `${pathname}${search}${hash}`
  switch (session.kind) {
    case 'loading':
      return (
        <main className="mx-auto max-w-3xl px-5 py-24">
          <Skeleton lines={4} label="Loading your account" />
        </main>
      )
    case 'signed-out':
      return <Navigate to={signInPath(asked)} replace />
    case 'question':
      return <Navigate to={questionPath(asked)} replace />
    case 'unavailable':
      return (
        <main className="mx-auto max-w-3xl px-5 py-24">
          <ProviderSilent host={session.host} onRetry={session.retry} />
        </main>
      )
    case 'unknown':
      return (
        <main className="mx-auto max-w-3xl px-5 py-24">
          <h1 className="sr-only">Your account could not be loaded</h1>
          <Banner tone="danger" title="Your account could not be loaded" actions={<Button onClick={session.retry}>Try again</Button>}>
            {session.message}
          </Banner>
        </main>
      )
    case 'signed-in':
      // another person starts from fresh screens, also when the change was made in another tab
      return <Outlet key={session.person.id} />
  }
}
