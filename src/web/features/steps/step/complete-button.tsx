import { isToMend, type ThingLeft } from '../../../../domain/steps/thing-left.ts'
import { leftWords } from '../../../left/left-words.ts'
import { WHAT_IS_LEFT } from '../../../left/things-left.tsx'
import { Button } from '../../../ui/button.tsx'

/** What is to mend before a plan is completed, and how many requirements nothing answers: "3 to mend. Requirements: 2 not answered."; '' where nothing is. */
export function toMendWords(things: readonly ThingLeft[]): string {
  if (!things.some(isToMend)) return ''
  const asked = things.find(({ reason, places: [place] }) => reason === 'requirement' && place?.milestone_number === undefined)
  return [leftWords(things), asked?.places[0]?.message].filter(Boolean).join('. ')
}

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
