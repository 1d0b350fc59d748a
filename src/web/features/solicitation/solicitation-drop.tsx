import { FileText, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../../ui/button.tsx'
import type { FieldControl } from '../../ui/field.tsx'
import { fileSize } from './file-size.ts'

type SolicitationDropProps = {
  control: FieldControl
  file: File | null
  disabled: boolean
  /** Hears every file that was picked or dropped, whatever it is, and null when the chosen one is removed. */
  onChoose: (file: File | null) => void
}

/** Where the solicitation is dropped or picked; shows what was chosen. */
export function SolicitationDrop({ control, file, disabled, onChoose }: SolicitationDropProps) {
  const picker = useRef<HTMLInputElement | null>(null)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (accepted, rejected) => {
      const chosen = accepted[0] ?? rejected[0]?.file
      if (chosen) onChoose(chosen)
    },
  })
  const frame = isDragActive
    ? 'border-blue bg-blue-soft'
    : control['aria-invalid']
      ? 'border-danger bg-white'
      : 'border-line-strong bg-sheet'
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined })} className={`rounded-control border border-dashed px-4 py-5 ${frame}`}>
      <input {...getInputProps({ ref: picker, ...control, accept: '.pdf' })} />
      {file ? (
        <Chosen file={file} disabled={disabled} onRemove={() => onChoose(null)} />
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
          <Button icon={Upload} onClick={open} disabled={disabled}>
            Choose PDF
          </Button>
          <p className="text-muted">or drop it here</p>
        </div>
      )}
    </div>
  )
}

function Chosen({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <FileText aria-hidden className="size-6 shrink-0 text-navy" />
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">{file.name}</p>
        <p className="numeric text-caption text-muted">{fileSize(file.size)}</p>
      </div>
      <Button variant="quiet" icon={X} onClick={onRemove} disabled={disabled} aria-label={`Remove ${file.name}`}>
        Remove
      </Button>
    </div>
  )
}
