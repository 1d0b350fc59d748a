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
  const picking = useRef<HTMLButtonElement>(null)
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
  const remove = () => {
    onChoose(null)
    picking.current?.focus()
  }
  const frame = isDragActive
    ? 'border-blue bg-blue-soft'
    : control['aria-invalid']
      ? 'border-danger bg-white'
      : 'border-line-strong bg-sheet'
  return (
    <div
      {...getRootProps()}
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed px-4 py-4 ${frame}`}
    >
      {/* the field's label names it, not the one that comes with it */}
      <input {...getInputProps({ ...control, accept: '.pdf', 'aria-label': undefined, className: 'absolute' })} />
      <Chosen file={file} />
      <div className="flex flex-wrap gap-2">
        <Button ref={picking} icon={Upload} onClick={open} disabled={disabled}>
          {file ? 'Replace' : 'Choose PDF'}
        </Button>
        {file && (
          <Button variant="quiet" icon={X} onClick={remove} disabled={disabled} aria-label={`Remove ${file.name}`}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}

function Chosen({ file }: { file: File | null }) {
  return (
    <div className="flex min-w-0 grow basis-48 items-center gap-3">
      <FileText aria-hidden className={`size-6 shrink-0 ${file ? 'text-navy' : 'text-line-strong'}`} />
      {file ? (
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{file.name}</p>
          <p className="text-caption text-muted">{fileSize(file.size)}</p>
        </div>
      ) : (
        <p className="text-muted">Drop the solicitation here, or choose it.</p>
      )}
    </div>
  )
}
