import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { WayIn } from '../../app/auth/auth-client.ts'
import { returnPath, signInPath } from '../../app/auth/return-path.ts'
import { clientHere, type SessionState, useSession } from '../../app/auth/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { providerName } from './use-way-in.ts'

/** Signing in at a provider: one button that leads there, and back to the page that was asked for. */
export function ProviderSignIn({ wayIn }: { wayIn: WayIn }) {
  const session = useSession()
  const [search] = useSearchParams()
  const to = returnPath(search.get('to'))
  // somebody who comes back from the provider is signed in within moments
  if (wayIn.kind === 'clerk' && session.kind === 'loading')
    return <Skeleton lines={3} label={`Asking ${providerName(wayIn)} who you are`} />
  if (session.kind === 'unknown') return <NotKnown session={session} />
  const words = `Sign in with ${providerName(wayIn)}`
  return (
    <div className="grid gap-4">
      {wayIn.kind === 'oidc' ? (
        <a href={`/api/auth/oidc/start?to=${encodeURIComponent(to)}`} className={`${buttonLook('primary')} [overflow-wrap:anywhere]`}>
          {words}
        </a>
      ) : (
        <HostedPages words={words} back={signInPath(to)} />
      )}
      <p className="text-muted">
        You are led to a page of {providerName(wayIn)}, and come back here. Your password is never seen by this product.
      </p>
    </div>
  )
}

function HostedPages({ words, back }: { words: string; back: string }) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [going, setGoing] = useState<'sign-in' | 'sign-up' | null>(null)
  const go = async (page: 'sign-in' | 'sign-up') => {
    setRefusal(null)
    setGoing(page)
    try {
      await (await clientHere(client)).redirect?.(page, back)
    } catch (problem) {
      setRefusal(problem instanceof Error ? problem.message : 'Unknown error')
      setGoing(null)
    }
  }
  return (
    <>
      {refusal && <Banner tone="danger" title={refusal} />}
      <Button variant="primary" busy={going === 'sign-in'} onClick={() => void go('sign-in')}>
        {words}
      </Button>
      <Button busy={going === 'sign-up'} onClick={() => void go('sign-up')}>
        Create an account
      </Button>
    </>
  )
}

function NotKnown({ session }: { session: Extract<SessionState, { kind: 'unknown' }> }) {
  return (
    <LoadFailed title="It could not be found out whether you are signed in" why={session.message} busy={false} onRetry={session.retry} />
  )
}
