import { type ReactNode, useRef } from 'react'
import { Field } from '../../ui/field.tsx'
import { COMPANY_FILE_TYPES } from './company-file-objection.ts'

type FilePickerProps = {
  label: string
  multiple: boolean
  onChoose: (files: File[]) => void
  children: (open: () => void) => ReactNode
}

/** A labelled file input behind a button; choosing the same file twice counts twice. */
export function FilePicker({ label, multiple, onChoose, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={label} hint="PDF, Word or plain text (.pdf, .doc, .docx, .txt). Max 10MB.">
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            type="file"
            multiple={multiple}
            accept={COMPANY_FILE_TYPES}
            tabIndex={-1}
            className="absolute size-px opacity-0"
            onChange={(event) => {
              onChoose(Array.from(event.target.files ?? []))
              event.target.value = ''
            }}
          />
          {children(() => input.current?.click())}
        </div>
      )}
    </Field>
  )
}
