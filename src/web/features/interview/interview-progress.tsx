import type { ReactNode } from 'react'
import { Progress } from '../../ui/progress.tsx'

/** How far the interview has come: a bar and the counter answered / total (spec §2); `aside` stands beside the counter. */
export function InterviewProgress({ answered, total, aside }: { answered: number; total: number; aside?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <Progress percent={Math.round((answered / total) * 100)} label="Questions answered" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="numeric text-caption text-muted">
          {answered} / {total} answered
        </p>
        {aside}
      </div>
    </div>
  )
}
