import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { returnPath } from '../../app/return-path.ts'
import { useSession } from '../../app/session.ts'

/** The frame of sign in and sign up. Whoever is signed in already, or just became so, goes on to the page that was asked for. */
export function AccountScreen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const session = useSession()
  const [search] = useSearchParams()
  if (session.kind === 'signed-in') return <Navigate to={returnPath(search.get('to'))} replace />
  return (
    <div className="mx-auto grid max-w-md gap-8 px-5 py-14 sm:py-20">
      <title>{`${title} - Work Plan Builder`}</title>
      <div className="grid gap-2">
        <h1 className="text-heading font-bold tracking-tight">{title}</h1>
        <p className="text-lead text-muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}

/** The other account screen's address, keeping the page that was asked for. */
export function useOtherScreen(path: '/sign-in' | '/sign-up'): string {
  const [search] = useSearchParams()
  const to = search.get('to')
  return to ? `${path}?to=${encodeURIComponent(to)}` : path
}
