import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Any path that leads nowhere; the path is logged to the console (spec §2). */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => console.error('404: nothing is at', pathname), [pathname])
  return (
    <div className="mx-auto max-w-2xl px-5 py-20">
      <title>Page not found - Defense Technology Solutions</title>
      <EmptyState
        icon={Compass}
        title="Oops! Page not found"
        action={
          <ButtonLink to="/" variant="primary">
            Return to Home
          </ButtonLink>
        }
      >
        <p>The address may be mistyped, or the page may have moved.</p>
      </EmptyState>
    </div>
  )
}
