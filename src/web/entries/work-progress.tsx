import type { Ref } from 'react'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { type DocumentWork, workPercent, workStage, workWords } from './document-work.ts'

/** How far a document is, and the way to stop it. Each stage is announced once; the count of pages is only seen. */
export function WorkProgress({
  work,
  onCancel,
  cancelling,
}: {
  work: DocumentWork
  onCancel: () => void
  cancelling?: Ref<HTMLButtonElement>
}) {
  return (
    <>
      <div className="grid min-w-32 grow basis-40 gap-1.5">
        <p aria-hidden className="numeric text-caption text-muted">
          {workWords(work)}
        </p>
        <p role="status" className="sr-only">
          {workStage(work)}
        </p>
        <Progress key={workStage(work)} percent={workPercent(work)} label={workStage(work)} />
      </div>
      <Button ref={cancelling} variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}
