import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type LoadFailedProps = {
  title: string
  why: string
  busy: boolean
  onRetry: () => void
  /** Another way on. */
  other?: ReactNode
}

/** Stands where something could not be loaded: why, and the way to try again. */
export function LoadFailed({ title, why, busy, onRetry, other }: LoadFailedProps) {
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <div className="flex flex-wrap gap-3">
          {other}
          <Button busy={busy} onClick={onRetry}>
            Try again
          </Button>
        </div>
      }
    >
      {why}
    </Banner>
  )
}
