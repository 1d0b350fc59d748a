import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { periodTyped } from '../../../domain/program.ts'
import { uploadObjection } from '../../../domain/topic.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { fileObjection } from './file-objection.ts'
import { ProjectEntries } from './project-entries.tsx'
import { projectQueries } from './project-queries.ts'
import { SolicitationDrop } from './solicitation-drop.tsx'
import { awardObjection, NEW_ENTRIES, nextEntries, UploadEntries } from './upload-entries.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

const DRAFT = 'upload-form'

/** The upload form (spec §2, §5). What is entered survives a failed upload and a reload. */
export function UploadForm() {
  const [entries, setEntries] = useState(() => readDraft(DRAFT, UploadEntries) ?? NEW_ENTRIES)
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<string>()
  const { data: limitMb } = useQuery(projectQueries.uploadLimit)
  const { uploading, start, cancel } = useUpload(() => writeDraft(DRAFT, nextEntries(entries)))
  const busy = uploading.kind !== 'idle'

  const enter = (change: Partial<UploadEntries>) => {
    const changed = { ...entries, ...change }
    setEntries(changed)
    writeDraft(DRAFT, changed)
  }
  const choose = (chosen: File | null) => {
    const objection = chosen && fileObjection(chosen, limitMb)
    setFile(objection ? null : chosen)
    setFileProblem(objection ?? undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const objection = uploadObjection({ companyName: entries.companyName, hasFile: file !== null, period: Number(entries.period) })
    if (objection) return showToast({ ...objection, variant: 'destructive' })
    const award = awardObjection(entries.award)
    if (award) return showToast({ title: 'Invalid award amount', description: award, variant: 'destructive' })
    if (!file) return
    const settled = { ...entries, period: String(periodTyped(entries.period)) }
    setEntries(settled)
    void start(settled, file)
  }

  const missing = [entries.companyName.trim() === '' && 'your company name', !file && 'the solicitation PDF'].filter(
    (name) => name !== false,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title="New project"
        description="Tell us what you propose, then add the solicitation."
        footer={
          <>
            <Button type="submit" variant="primary" busy={busy} disabled={missing.length > 0}>
              {busy ? 'Analyzing Solicitation...' : 'Upload & Analyze'}
            </Button>
            {busy ? <UploadProgress uploading={uploading} onCancel={cancel} /> : <Missing names={missing} />}
          </>
        }
      >
        <fieldset disabled={busy} className="grid gap-6">
          <legend className="sr-only">Project details</legend>
          <ProjectEntries entries={entries} onEnter={enter} />
          <Field label="Solicitation PDF" error={fileProblem}>
            {(control) => <SolicitationDrop control={control} file={file} disabled={busy} onChoose={choose} />}
          </Field>
        </fieldset>
      </Card>
    </form>
  )
}

/** Why the button cannot be pressed yet. */
function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return <p className="text-caption text-muted">Still needed: {names.join(' and ')}.</p>
}
