import { Progress } from '../../ui/progress.tsx'

/** How far the interview has come: a bar and the counter answered / total (spec §2). */
export function InterviewProgress({ answered, total }: { answered: number; total: number }) {
  return (
    <div className="grid gap-2">
      <Progress percent={Math.round((answered / total) * 100)} label="Questions answered" />
      <p className="numeric text-caption text-muted">
        {answered} / {total} answered
      </p>
    </div>
  )
}
