import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { periodTyped } from '../../../domain/program.ts'
import { uploadObjection } from '../../../domain/topic.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { healthQuery } from '../../app/health-query.ts'
import { awardObjection } from '../../entries/award-objection.ts'
import type { EntryName } from '../../entries/entries.ts'
import { fileObjection } from '../../entries/file-objection.ts'
import { InstructionsField } from '../../entries/instructions-field.tsx'
import { ProjectEntries } from '../../entries/project-entries.tsx'
import { WorkProgress } from '../../entries/work-progress.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { late } from '../../ui/late.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { ReadUpload } from './bring-in.ts'
import { companyQuery } from './project-queries.ts'
import { entered, NEW_UPLOAD, nextEntries, UploadEntries } from './upload-entries.ts'
import { type ChosenFile, NO_FILE, SolicitationField } from './upload-fields.tsx'
import { useUpload } from './use-upload.ts'

/** Asked only of a file with many topics. */
const TopicPicker = late(async () => (await import('../../entries/topic-picker.tsx')).TopicPicker)

/** The upload form (spec §2, §5). What is entered survives a failed upload and a reload. */
export function UploadForm() {
  const { entries, settle, enter, renew } = useUploadEntries()
  const [solicitation, setSolicitation] = useState(NO_FILE)
  const [instructions, setInstructions] = useState(NO_FILE)
  const { data: limitMb } = useQuery({ ...healthQuery, select: ({ upload_limit_mb }) => upload_limit_mb })
  const { work, question, doubted, start, choose, goOn, cancel, giveUp } = useUpload({
    done: renew,
    failed: (problem) => setSolicitation((chosen) => ({ ...chosen, problem })),
  })
  const busy = work !== null
  const { sending, cancelling } = useBusyFocus(busy)

  const chooseSolicitation = (file: File | null) => {
    giveUp()
    setSolicitation(chosenFile(file, limitMb))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = solicitation.file
    const objection = entriesObjection(entries, file)
    if (objection) return showToast({ ...objection, variant: 'destructive' })
    setSolicitation({ file })
    if (file) void start(settle(), { solicitation: file, instructions: instructions.file })
  }
  const missing = [entries.companyName.trim() === '' && 'your company name', !solicitation.file && 'the solicitation'].filter(
    (name) => name !== false,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title="New project"
        description="The solicitation and your company’s name are enough. The document fills in what you leave as it is, and asks you before it changes the program."
        footer={
          <>
            <Button ref={sending} type="submit" variant="primary" busy={busy} disabled={missing.length > 0}>
              {busy ? 'Analyzing Solicitation...' : 'Upload & Analyze'}
            </Button>
            {busy ? <WorkProgress work={work} onCancel={cancel} cancelling={cancelling} /> : <Missing names={missing} />}
          </>
        }
      >
        <fieldset disabled={busy} className="grid gap-6">
          <legend className="sr-only">Project details</legend>
          <SolicitationField
            limitMb={limitMb}
            disabled={busy}
            chosen={solicitation}
            onChoose={chooseSolicitation}
            onProblem={(problem) => setSolicitation({ file: null, problem })}
          />
          {doubted && !busy && (
            <NoTopicFound read={doubted} onOther={() => chooseSolicitation(null)} onGoOn={() => void goOn(settle(), instructions.file)} />
          )}
          <ProjectEntries entries={entries} onEnter={enter} />
          <InstructionsField
            {...instructions}
            label="Component instructions (optional)"
            disabled={busy}
            onChoose={(file) => setInstructions(chosenFile(file, limitMb))}
          />
        </fieldset>
      </Card>
      {question && !busy && (
        <TopicPicker
          fileName={question.sent.file_name}
          topics={question.topics}
          onChoose={({ number }) => void choose(settle(), number, instructions.file)}
          onCancel={giveUp}
          onClosed={() => (cancelling.current ?? sending.current)?.focus()}
        />
      )}
    </form>
  )
}

function entriesObjection(entries: UploadEntries, file: File | null) {
  const objection = uploadObjection({ companyName: entries.companyName, hasFile: file !== null, period: Number(entries.period) })
  if (objection) return objection
  const award = awardObjection(entries.award)
  return award ? { title: 'Invalid award amount', description: award } : null
}

function chosenFile(file: File | null, limitMb: number | undefined): ChosenFile {
  const problem = file && fileObjection(file, limitMb)
  return problem ? { file: null, problem } : { file }
}

/** Why the button cannot be pressed yet. */
function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return <p className="text-caption text-muted">Still needed: {names.join(' and ')}.</p>
}

type NoTopicFoundProps = { read: ReadUpload; onOther: () => void; onGoOn: () => void }

/** Says that a document holds no topic before a project is made of it: another one is chosen, or it is gone on with all the same. */
function NoTopicFound({ read: { sent, analysis }, onOther, onGoOn }: NoTopicFoundProps) {
  const count = analysis.requirements.length
  const found = count === 0 ? 'no requirement' : count === 1 ? 'one requirement' : `${count} requirements`
  return (
    <Banner
      tone="warning"
      title={`No topic was found in ${sent.file_name}`}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onOther}>Choose another file</Button>
          <Button onClick={onGoOn}>Go on with this file</Button>
        </div>
      }
    >
      It has neither a topic number nor the headings of a topic (OBJECTIVE, DESCRIPTION, PHASE I), and {found} in it.
    </Banner>
  )
}

/** Keeps the keyboard in the form: what was pressed is out of use while it works, so Cancel has it; afterwards it goes back. */
function useBusyFocus(busy: boolean) {
  const sending = useRef<HTMLButtonElement>(null)
  const cancelling = useRef<HTMLButtonElement>(null)
  const was = useRef(busy)
  useEffect(() => {
    if (was.current === busy) return
    was.current = busy
    // a dialog that is open has the keyboard
    if (document.querySelector('[role="dialog"]')) return
    ;(busy ? cancelling : sending).current?.focus()
  }, [busy])
  return { sending, cancelling }
}

const DRAFT = 'upload-form'

/** What is entered in the upload form. Where nobody has typed the company's name, it is the one of the company's profile. */
function useUploadEntries() {
  const [typed, setTyped] = useState(() => readDraft(DRAFT, UploadEntries) ?? NEW_UPLOAD)
  const [isEmptied, setEmptied] = useState(false)
  const { data: profileName = '' } = useQuery({ ...companyQuery, select: ({ profile }) => profile.company_name })
  const entries = { ...typed, companyName: typed.companyName || (isEmptied ? '' : profileName) }
  const enter = (change: Partial<UploadEntries>, names?: readonly EntryName[]) => {
    const changed = entered(typed, change, names)
    if (change.companyName === '') setEmptied(true)
    setTyped(changed)
    writeDraft(DRAFT, changed)
  }
  const settle = () => {
    const period = String(periodTyped(typed.period))
    setTyped({ ...typed, period })
    return { ...entries, period }
  }
  /** Makes the form ready for the next solicitation. */
  const renew = () => writeDraft(DRAFT, nextEntries(typed))
  return { entries, settle, enter, renew }
}
