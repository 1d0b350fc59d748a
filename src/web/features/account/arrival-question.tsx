import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { counted } from '../../../language/characters.ts'
import type { WayIn } from '../../app/auth/auth-client.ts'
import { returnPath, signInPath } from '../../app/auth/return-path.ts'
import { useSessionChange } from '../../app/auth/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Pending } from '../../ui/load-failed.tsx'
import { shownDate } from './shown-date.ts'
import { answerArrival, type EarlierAccount, earlierAccount } from './sign-in-calls.ts'
import { useDoing } from './use-doing.ts'
import { providerName } from './use-way-in.ts'

// forgotten with the person, asked anew for the next
const arrivalQuery = queryOptions({ queryKey: ['arrival'], queryFn: earlierAccount, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })

/** Asks who comes from a provider for the first time whether the work under their e-mail address is theirs. */
export function ArrivalQuestion({ wayIn }: { wayIn: WayIn }) {
  const asked = useQuery(arrivalQuery)
  const [search] = useSearchParams()
  // answered already, in another tab or long ago
  if (asked.data === null) return <Navigate to={signInPath(returnPath(search.get('to')))} replace />
  if (asked.data) return <Question account={asked.data} wayIn={wayIn} />
  return <Pending of={asked} title="Earlier work could not be looked for" label="Looking for earlier work of yours" lines={5} />
}

function Question({ account, wayIn }: { account: EarlierAccount; wayIn: WayIn }) {
  const { refusal, answering, answer } = useAnswer()
  return (
    <div className="grid gap-6">
      <p>
        Before people signed in with {providerName(wayIn)}, somebody worked here with your e-mail address. If that was you, go on where you
        were.
      </p>
      <Facts
        facts={[
          { label: 'E-mail', value: account.email },
          { label: 'Name', value: account.name || 'No name was entered' },
          { label: 'Since', value: shownDate(account.since) },
          {
            label: 'Work',
            value: `${counted(account.plans, 'plan')}, ${counted(account.solicitations, 'solicitation')}`,
          },
        ]}
      />
      {refusal && <Banner tone="danger" title={refusal} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={answering === 'take'} onClick={() => void answer('take')}>
          Continue with this work
        </Button>
        <Button busy={answering === 'leave'} onClick={() => void answer('leave')}>
          It is not mine
        </Button>
      </div>
      <p className="text-muted">If it is not yours, you begin with an empty account, and nobody's work is changed or shown to you.</p>
    </div>
  )
}

function useAnswer() {
  const { signedIn } = useSessionChange()
  const [, setSearch] = useSearchParams()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { doing, press } = useDoing(setRefusal)
  const answer = (chosen: 'take' | 'leave') =>
    press(chosen, async () => {
      const to = await answerArrival(chosen === 'take')
      // the sign-in screen goes on to what its address names as soon as somebody is signed in
      setSearch({ question: '1', to }, { replace: true })
      await signedIn()
    })
  return { refusal, answering: doing, answer }
}
