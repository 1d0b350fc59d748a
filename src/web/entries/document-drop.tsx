import { FileText, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../ui/button.tsx'
import type { FieldControl } from '../ui/field.tsx'
import { DOCUMENT_TYPES } from './file-objection.ts'
import { fileSize } from './file-size.ts'

type DocumentDropProps = {
  control: FieldControl
  /** What stands here while nothing is chosen. */
  empty: string
  /** The words of the button that opens the picker. */
  choose: string
  file: File | null
  disabled: boolean
  /** quiet: a document that may be left out. */
  look?: 'plain' | 'quiet'
  /** Hears every file that was picked or dropped, whatever it is, and null when the chosen one is removed. */
  onChoose: (file: File | null) => void
}

/** Where a document is dropped or picked; shows what was chosen. */
export function DocumentDrop({ control, empty, choose, file, disabled, look = 'plain', onChoose }: DocumentDropProps) {
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
  const room = look === 'quiet' ? 'py-2.5' : 'py-4'
  const frame = isDragActive ? 'border-blue bg-blue-soft' : frameAtRest(look, control['aria-invalid'] === true)
  return (
    <div
      {...getRootProps()}
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed px-4 ${room} ${frame}`}
    >
      {/* the field's label names it, not the one that comes with it */}
      <input {...getInputProps({ ...control, accept: DOCUMENT_TYPES, 'aria-label': undefined, className: 'absolute' })} />
      <Chosen file={file} empty={empty} />
      <div className="flex flex-wrap gap-2">
        <Button ref={picking} icon={Upload} variant={look === 'quiet' && !file ? 'quiet' : 'secondary'} onClick={open} disabled={disabled}>
          {file ? 'Replace' : choose}
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

function frameAtRest(look: 'plain' | 'quiet', invalid: boolean): string {
  if (invalid) return 'border-danger bg-surface'
  return look === 'quiet' ? 'border-line bg-surface' : 'border-line-strong bg-sheet'
}

function Chosen({ file, empty }: { file: File | null; empty: string }) {
  return (
    <div className="flex min-w-0 grow basis-48 items-center gap-3">
      <FileText aria-hidden className={`size-6 shrink-0 ${file ? 'text-navy' : 'text-line-strong'}`} />
      {file ? (
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{file.name}</p>
          <p className="text-caption text-muted">{fileSize(file.size)}</p>
        </div>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </div>
  )
}
