import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ADAPTIVE_TITLE, ADAPTIVE_WAIT } from './adaptive-questions.ts'

type AdaptiveNoticeProps = {
  busy: boolean
  /** Whether a language model writes them, which takes its time. */
  isByModel: boolean
  failed: boolean
  onRetry: () => void
  /** Has the built-in drafter asked instead; null where a language model was not asked. */
  onBuiltIn: (() => void) | null
}

/** What there is to know about the adaptive questions: that they are coming, or that the three defaults are all there is for now (spec §4). */
export function AdaptiveNotice({ busy, isByModel, failed, onRetry, onBuiltIn }: AdaptiveNoticeProps) {
  if (busy) {
    return (
      <div role="status" className="grid gap-3 rounded-card border border-line bg-blue-soft px-4 py-4">
        <p className="font-medium text-navy">{isByModel ? ADAPTIVE_WAIT : ADAPTIVE_TITLE}</p>
        <Progress percent={null} label="Generating questions" />
      </div>
    )
  }
  if (!failed) return null
  return (
    <Banner
      tone="warning"
      title="Using the three default questions"
      actions={
        <div className="flex flex-wrap gap-3">
          {onBuiltIn && <Button onClick={onBuiltIn}>Ask the built-in drafter</Button>}
          <Button onClick={onRetry}>Try Again</Button>
        </div>
      }
    >
      There are no personalized questions yet. Try again, or submit the interview with these three answers.
    </Banner>
  )
}
