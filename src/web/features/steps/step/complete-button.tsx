import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { stepQueries } from '../step-queries.ts'
import { openWork } from './open-work.ts'
import type { StepsOnServer } from './use-steps-state.ts'

type CompleteButtonProps = {
  topic: CurrentTopic
  isOnServer: boolean
  onServer: StepsOnServer
  blanks: number
  busy: boolean
  onComplete: () => void
}

/** Work Plan Complete: what is still open is told before, and the person decides (spec §2). */
export function CompleteButton({ topic, isOnServer, onServer, blanks, busy, onComplete }: CompleteButtonProps) {
  const { data: review } = useQuery({ ...stepQueries.review(topic), enabled: isOnServer })
  const steps = isOnServer ? onServer.steps && [...onServer.steps.values()] : []
  const open = openWork({ steps, blanks, readiness: review?.readiness ?? null })
  const button = (
    <Button variant="primary" busy={busy} onClick={open.length > 0 ? undefined : onComplete}>
      Work Plan Complete
    </Button>
  )
  if (open.length === 0 || busy) return button
  return (
    <ConfirmDialog trigger={button} title="Something is still open" confirm="Go on" cancel="Back" onConfirm={onComplete}>
      <div className="grid max-h-[50dvh] gap-3 overflow-y-auto">
        <ul className="grid list-disc gap-1 pl-5">
          {open.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>You can go on and come back to it.</p>
      </div>
    </ConfirmDialog>
  )
}
