import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'

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

type PendingProps = {
  /** What is asked of the server. */
  of: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** What is said where it did not come. */
  title: string
  /** What a screen reader hears while it comes, and how much room is kept for it. */
  label: string
  lines: number
  /** What can be done all the same. */
  still?: string
}

/** Stands where an answer of the server is about to appear: its room, or why it did not come and the way to ask again. */
export function Pending({ of: { error, isFetching, refetch }, title, label, lines, still = '' }: PendingProps) {
  if (!error) return <Skeleton lines={lines} label={label} />
  return <LoadFailed title={title} why={`${error.message} ${still}`.trim()} busy={isFetching} onRetry={() => void refetch()} />
}
