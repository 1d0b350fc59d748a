import { WHAT_IS_LEFT } from '../../../left/things-left.tsx'
import { Button } from '../../../ui/button.tsx'

type CompleteButtonProps = {
  /** What is left to mend, in a few words; empty when nothing is. */
  left: string
  busy: boolean
  onComplete: () => void
}

/** Work Plan Complete, which asks nothing; what is left is told below it, with the way there (spec §2). */
export function CompleteButton({ left, busy, onComplete }: CompleteButtonProps) {
  return (
    <div className="grid justify-items-start gap-0.5 sm:justify-items-end">
      <Button variant="primary" busy={busy} onClick={onComplete}>
        Work Plan Complete
      </Button>
      {left && (
        <a
          href={`#${WHAT_IS_LEFT}`}
          className="rounded-control text-caption text-muted underline decoration-line-strong underline-offset-4 hover:text-blue hover:decoration-blue"
        >
          {left}
        </a>
      )}
    </div>
  )
}
