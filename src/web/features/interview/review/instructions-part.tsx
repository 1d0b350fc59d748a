import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { Phase } from '../../../../domain/program.ts'
import type { EnteredDraft } from '../../../entries/entered-draft.ts'
import { fileObjection } from '../../../entries/file-objection.ts'
import { InstructionsField } from '../../../entries/instructions-field.tsx'
import { WorkProgress } from '../../../entries/work-progress.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { OpenPlace } from './place-link.tsx'
import { ReadingNotices } from './reading-notices.tsx'
import { placeWithin } from './rule-words.ts'
import { RulesList } from './rules-list.tsx'
import { type InstructionsChange, useInstructions } from './use-instructions.ts'

type InstructionsPartProps = {
  solicitation: Solicitation
  /** The phase that is proposed: what rules another one stands back. */
  phase: Phase
  /** The instructions that could not be read with the upload. */
  unread: EnteredDraft['unread_instructions']
  onRead: () => void
  onOpen: OpenPlace
}

/** The component instructions beside the topic and the rules they bring; without them, where they are added. */
export function InstructionsPart({ solicitation, phase, unread, onRead, onOpen }: InstructionsPartProps) {
  const change = useInstructions(solicitation.topic_store_id, onRead)
  const { instructions } = solicitation
  if (!instructions) {
    return (
      <div className="grid gap-3">
        <Unread unread={unread} change={change} />
        <AddInstructions change={change} />
      </div>
    )
  }
  const { file, read } = instructions
  const isWithin = file.id === solicitation.file.id
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto] sm:items-start">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">{read.title || file.file_name}</p>
          <p className="text-caption text-muted">
            {[read.component, read.release, read.dated, isWithin ? placeWithin(read) : pagesOf(file.pages)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!isWithin && <RemoveInstructions change={change} />}
      </div>
      {solicitation.instructions_warning && <Banner tone="warning" title={solicitation.instructions_warning} />}
      {!isWithin && <ReadingNotices reading={read.reading} />}
      <RulesList rules={solicitation.rules} phase={phase} onOpen={onOpen} />
      {isWithin && <Unread unread={unread} change={change} />}
      {isWithin && <AddInstructions change={change} />}
    </div>
  )
}

function Unread({ unread, change }: Pick<InstructionsPartProps, 'unread'> & { change: InstructionsChange }) {
  if (!unread || change.work) return null
  return (
    <Banner tone="warning" title="The component instructions were not added">
      {unread.file_name}: {unread.problem} The topic is kept. Choose the instructions again here.
    </Banner>
  )
}

function RemoveInstructions({ change }: { change: InstructionsChange }) {
  return (
    <ConfirmDialog
      trigger={
        <Button className="justify-self-start" busy={change.removing}>
          Remove instructions
        </Button>
      }
      title="Remove the component instructions?"
      confirm="Remove"
      onConfirm={() => void change.remove()}
    >
      Their rules no longer apply to this topic. You can add them again.
    </ConfirmDialog>
  )
}

function pagesOf(pages: number): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'}`
}

/** Where component instructions are dropped; they are read at once. What could not be read can be tried again. */
function AddInstructions({ change }: { change: InstructionsChange }) {
  const { work, file, problem, add, refuse, cancel } = change
  const choose = (chosen: File | null) => {
    const objection = chosen && fileObjection(chosen, undefined)
    if (objection) refuse(objection)
    else if (chosen) void add(chosen)
  }
  return (
    <div className="grid gap-3">
      <InstructionsField
        label="Add component instructions"
        file={work ? file : null}
        problem={problem}
        disabled={work !== null}
        onChoose={choose}
      />
      {work && (
        <div className="flex flex-wrap items-center gap-3">
          <WorkProgress work={work} onCancel={cancel} />
        </div>
      )}
      {!work && file && (
        <div>
          <Button onClick={() => void add(file)}>Try again with {file.name}</Button>
        </div>
      )}
    </div>
  )
}
