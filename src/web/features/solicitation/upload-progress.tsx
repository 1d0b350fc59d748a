import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Uploading } from './use-upload.ts'

/** How far the upload is, and the way to stop it. */
export function UploadProgress({ uploading, onCancel }: { uploading: Uploading; onCancel: () => void }) {
  const percent = uploading.kind === 'sending' ? Math.round(uploading.share * 100) : null
  return (
    <>
      <div className="grid min-w-48 grow gap-1">
        <p role="status" className="numeric text-caption text-muted">
          {percent === null ? 'Reading the document…' : `Sending the document: ${percent}%`}
        </p>
        <Progress percent={percent} label="Upload" />
      </div>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}
