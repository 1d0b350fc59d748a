import { useQuery } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pending } from '../../../ui/load-failed.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { shownMoment } from '../shown-date.ts'
import { browserName } from './browser-name.ts'
import { profileCalls } from './profile-calls.ts'
import { profileQueries, type Session } from './profile-queries.ts'
import { useAccountButton, useAccountChange } from './use-account-change.ts'

/** Where the person is signed in; `current` is the token of this browser's session. */
export function SessionsCard({ current }: { current: string | null }) {
  const asked = useQuery(profileQueries.sessions)
  const change = useAccountChange()
  const { doing, press } = useAccountButton('Signing out did not work')
  const sessions = asked.data?.toSorted((one, other) => rank(other, current) - rank(one, current))
  const endOthers = async () => {
    await change(() => profileCalls.endOtherSessions(), 'sessions')
    showToast({ title: 'You are signed out everywhere else', variant: 'success' })
  }
  return (
    <Card
      title="Where you are signed in"
      description="A browser that you do not know is a reason to sign it out and to change your password."
    >
      <div className="grid gap-5">
        {!sessions && <Pending of={asked} title="Your sessions could not be loaded" label="Loading your sessions" lines={3} />}
        {sessions && (
          <ul aria-label="Sessions" className="grid gap-2">
            {sessions.map((session) => (
              <SessionLine key={session.token} session={session} isThis={session.token === current} />
            ))}
          </ul>
        )}
        {sessions && sessions.length > 1 && (
          <div>
            <Button busy={doing !== null} onClick={() => void press('others', endOthers)}>
              Sign out everywhere else
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** This browser first, then the latest. */
function rank({ token, createdAt }: Session, current: string | null): number {
  return token === current ? Number.POSITIVE_INFINITY : new Date(createdAt).getTime() || 0
}

function SessionLine({ session, isThis }: { session: Session; isThis: boolean }) {
  const change = useAccountChange()
  const { doing, press } = useAccountButton('Signing out did not work')
  const name = browserName(session.userAgent)
  const since = shownMoment(session.createdAt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line px-4 py-2.5">
      <Monitor aria-hidden className="size-5 shrink-0 text-navy" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-caption text-muted">Since {since}</p>
      </div>
      {isThis ? (
        <Badge tone="success">This browser</Badge>
      ) : (
        <Button
          variant="quiet"
          busy={doing !== null}
          aria-label={`Sign out ${name}, since ${since}`}
          onClick={() => void press('end', () => change(() => profileCalls.endSession(session.token), 'sessions'))}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
