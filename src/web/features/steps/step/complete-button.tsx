import { STILL_OPEN } from '../../../grounding/open-overview.tsx'
import { Button } from '../../../ui/button.tsx'

type CompleteButtonProps = {
  /** What is still open, in a line; empty when nothing is. */
  open: string
  busy: boolean
  onComplete: () => void
}

/** Work Plan Complete, which asks nothing; what is still open is told below it, with the way there (spec §2). */
export function CompleteButton({ open, busy, onComplete }: CompleteButtonProps) {
  return (
    <div className="grid justify-items-start gap-0.5 sm:justify-items-end">
      <Button variant="primary" busy={busy} onClick={onComplete}>
        Work Plan Complete
      </Button>
      {open && (
        <a
          href={`#${STILL_OPEN}`}
          className="rounded-control text-caption text-muted underline decoration-line-strong underline-offset-4 hover:text-blue hover:decoration-blue"
        >
          {open}
        </a>
      )}
    </div>
  )
}
