import { FileText, Trash2, Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { CompanyFileRole } from '../../../domain/company.ts'
import { counted } from '../../../language/characters.ts'
import { WorkProgress } from '../../entries/work-progress.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { COMPANY_FILE_TYPES, companyFileObjection } from './company-file-objection.ts'
import { type CompanyFile, type CompanyFiles, useCompanyFiles } from './use-company-files.ts'

/** The technology one-pager and the additional documents, each with what was uploaded. */
export function CompanyDocuments({ files }: { files: readonly CompanyFile[] }) {
  const of = (role: CompanyFileRole) => files.filter((file) => file.role === role)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        A one-pager, a capability statement or an earlier proposal: what it says is offered at the empty fields below, with its page.
      </p>
      <Documents kind="one_pager" label="Technology One-Pager" choose="Upload one-pager" files={of('one_pager')} />
      <Documents kind="additional" label="Additional Documents" choose="Upload documents" files={of('additional')} multiple />
    </div>
  )
}

type DocumentsProps = { kind: CompanyFileRole; label: string; choose: string; files: readonly CompanyFile[]; multiple?: boolean }

function Documents({ kind, label, choose, files, multiple = false }: DocumentsProps) {
  const desk = useCompanyFiles(kind)
  const take = (chosen: readonly File[]) => void desk.add(multiple ? chosen : chosen.slice(0, 1))
  const words = !multiple && files.length > 0 ? 'Replace one-pager' : choose
  return (
    <div className="grid gap-3">
      <FilePicker label={label} multiple={multiple} onChoose={take}>
        {(open) => (
          <Button icon={Upload} onClick={open} disabled={desk.sending !== null}>
            {words}
          </Button>
        )}
      </FilePicker>
      {files.length > 0 && (
        <ul className="grid gap-2" aria-label={label}>
          {files.map((file) => (
            <DocumentLine key={file.id} file={file} onRemove={() => void desk.remove(file)} />
          ))}
        </ul>
      )}
      <Sending desk={desk} onAgain={(file) => void desk.add([file])} />
    </div>
  )
}

function DocumentLine({ file, onRemove }: { file: CompanyFile; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 rounded-control border border-line px-4 py-2.5">
      <FileText aria-hidden className="size-5 shrink-0 text-navy" />
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">{file.file_name}</p>
        <p className="numeric text-caption text-muted">{counted(file.pages, 'page')} read</p>
      </div>
      <ConfirmDialog
        trigger={
          <Button variant="quiet" icon={Trash2} aria-label={`Remove ${file.file_name}`}>
            Remove
          </Button>
        }
        title={`Remove ${file.file_name}?`}
        confirm="Remove"
        onConfirm={onRemove}
      >
        Plans that were drafted from it keep their words, but these words lose their source.
      </ConfirmDialog>
    </li>
  )
}

function Sending({ desk, onAgain }: { desk: CompanyFiles; onAgain: (file: File) => void }) {
  const { sending, refused, cancel } = desk
  return (
    <>
      {sending && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold [overflow-wrap:anywhere]">{sending.file.name}</p>
          <WorkProgress work={sending.work} onCancel={cancel} />
        </div>
      )}
      {refused.map(({ file, problem }) => (
        <Banner
          key={file.name}
          tone="warning"
          title={`${file.name} was not added`}
          actions={companyFileObjection(file) === null && <Button onClick={() => onAgain(file)}>Try again</Button>}
        >
          {problem}
        </Banner>
      ))}
    </>
  )
}

type FilePickerProps = {
  label: string
  multiple: boolean
  onChoose: (files: File[]) => void
  children: (open: () => void) => ReactNode
}

/** A labelled file input behind a button; choosing the same file twice counts twice. */
function FilePicker({ label, multiple, onChoose, children }: FilePickerProps) {
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
