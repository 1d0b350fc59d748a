import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** Stands where something could not be loaded: why, and the way to try again. */
export function LoadFailed({ title, why, busy, onRetry }: { title: string; why: string; busy: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {why}
    </Banner>
  )
}
