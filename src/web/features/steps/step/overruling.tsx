import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { overruleOf } from '../../../../domain/steps/finding-key.ts'
import type { QcFinding } from '../../../../domain/steps/qc-report.ts'
import { call } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { topicDraft } from '../../../app/topic-draft.ts'
import { useKeptTyping } from '../../../saving/use-kept-typing.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast, type Toast } from '../../../ui/toasts.ts'
import type { KeptStep } from './kept-step.ts'
import { type StepsRoom, useStepsRoom } from './steps-room.tsx'

/** Lets the person overrule a finding with a reason, shows the reason, and lets them take it back. */
export function Overruling({ finding, step }: { finding: QcFinding; step: KeptStep }) {
  const room = useStepsRoom()
  const [form, show] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [busy, setBusy] = useState(false)
  const send = async (quote: string | null, reason: string | null) => {
    setBusy(true)
    const isDone = await overrule(room, step, { rule: finding.rule, quote, reason })
    setBusy(false)
    return isDone
  }
  if (finding.overruled !== undefined) {
    // it is taken back as it was made: the space between its words may have been another
    const made = overruleOf(finding, step.overrules)?.quote ?? finding.quote ?? null
    return (
      <div className="ml-4 flex grow flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-sheet px-3 py-2">
        <p className="min-w-0 grow basis-60">
          <span className="font-semibold">Overruled:</span> {finding.overruled}
        </p>
        <Button busy={busy} onClick={() => void send(made, null)}>
          Take back
        </Button>
      </div>
    )
  }
  if (form !== 'open') {
    return (
      <Button variant="quiet" autoFocus={form === 'closed'} onClick={() => show('open')}>
        Overrule with a reason
      </Button>
    )
  }
  return (
    <OverruleForm
      box={`overrule ${step.step_id} ${finding.rule} ${finding.quote ?? ''}`}
      draft={topicDraft('small-boxes', room.topic)}
      busy={busy}
      onOverrule={(reason) => send(finding.quote ?? null, reason)}
      onClose={() => show('closed')}
    />
  )
}

type OverruleFormProps = {
  draft: string
  box: string
  busy: boolean
  onOverrule: (reason: string) => Promise<boolean>
  onClose: () => void
}

function OverruleForm({ draft, box, busy, onOverrule, onClose }: OverruleFormProps) {
  const [reason, write] = useKeptTyping(draft, box)
  const [isRefused, refuse] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return refuse(true)
    if (await onOverrule(reason.trim())) write('')
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const error = isRefused && reason.trim() === '' ? 'Give the reason for which this finding does not hold.' : undefined
  return (
    <form onSubmit={submit} className="ml-4 grid grow basis-full gap-3 rounded-control border border-line px-4 py-3">
      <Field label="Why does this finding not hold?" hint="The reason is kept, and printed in the review of the plan." error={error}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => write(event.target.value)}
            onKeyDown={leave}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Overrule
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const OVERRULED: Toast = {
  title: 'Finding overruled',
  description: 'It stands among the overruled findings with your reason.',
  variant: 'success',
}
const TAKEN_BACK: Toast = { title: 'Overruling taken back', description: 'The finding counts again.', variant: 'success' }

async function overrule(
  { topic, onServer }: StepsRoom,
  { step_id }: KeptStep,
  finding: { rule: string; quote: string | null; reason: string | null },
): Promise<boolean> {
  const of = { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id }
  const answer = await outcome(call(api.overruleFinding, { ...of, ...finding }))
  if (answer.ok) {
    onServer.change(step_id, answer.value)
    onServer.reviewAnew()
    showToast(finding.reason === null ? TAKEN_BACK : OVERRULED)
  } else {
    const title = finding.reason === null ? 'The finding is still overruled' : 'The finding was not overruled'
    showToast({ title, description: answer.problem.message, variant: 'destructive' })
  }
  return answer.ok
}
