import { Outlet } from 'react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { useSession } from './auth/session.ts'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The frame of every public screen: name, the way in, and a footer. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-17 max-w-6xl items-center justify-between gap-4 px-5 sm:px-8">
          <Wordmark to="/" name="Defense Technology Solutions" />
          <WayIn />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <footer className="border-t border-line bg-sheet">
        <p className="mx-auto max-w-6xl px-5 py-8 text-caption text-muted sm:px-8">
          Defense Technology Solutions. Tools for small businesses that answer SBIR and STTR solicitations.
        </p>
      </footer>
    </div>
  )
}

function WayIn() {
  const session = useSession()
  if (session.kind === 'signed-in') return <ButtonLink to="/dashboard">Dashboard</ButtonLink>
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to="/sign-in" variant="quiet" className="whitespace-nowrap">
        Sign in
      </ButtonLink>
      <ButtonLink to="/sign-up" className="whitespace-nowrap max-sm:hidden">
        Sign up
      </ButtonLink>
    </div>
  )
}
