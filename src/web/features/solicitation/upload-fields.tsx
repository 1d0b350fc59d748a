import { useState } from 'react'
import sampleAddress from '../../../../samples/N251-001.pdf?url'
import { DocumentDrop } from '../../entries/document-drop.tsx'
import { Field } from '../../ui/field.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'

/** A file that was chosen, or why it cannot be. */
export type ChosenFile = { file: File | null; problem?: string | undefined }

/** Nothing chosen. */
export const NO_FILE: ChosenFile = { file: null }

type SolicitationFieldProps = {
  limitMb: number | undefined
  disabled: boolean
  chosen: ChosenFile
  onChoose: (file: File | null) => void
  onProblem: (problem: string) => void
}

/** The solicitation; who has none at hand takes a sample. */
export function SolicitationField({ limitMb, disabled, chosen, onChoose, onProblem }: SolicitationFieldProps) {
  return (
    <div className="grid gap-2">
      <Field
        label="Solicitation PDF"
        hint={`PDF, Word or plain text${limitMb === undefined ? '' : `, up to ${limitMb} MB`}.`}
        error={chosen.problem}
      >
        {(control) => (
          <DocumentDrop
            control={control}
            empty="Drop the solicitation here, or choose it."
            choose="Choose solicitation"
            file={chosen.file}
            disabled={disabled}
            onChoose={onChoose}
          />
        )}
      </Field>
      {!chosen.file && <SampleButton disabled={disabled} onChoose={onChoose} onProblem={onProblem} />}
    </div>
  )
}

const SAMPLE = { name: 'N251-001.pdf', told: 'Navy topic N251-001' } as const

function SampleButton({ disabled, onChoose, onProblem }: Pick<SolicitationFieldProps, 'disabled' | 'onChoose' | 'onProblem'>) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const answer = await fetch(sampleAddress)
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      onChoose(new File([await answer.blob()], SAMPLE.name, { type: 'application/pdf' }))
    } catch {
      onProblem('The sample could not be loaded. Try again, or choose a file of your own.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="text-muted">
      No solicitation at hand?{' '}
      <button
        type="button"
        aria-busy={isBusy}
        disabled={disabled || isBusy}
        onClick={() => void take()}
        className={`${LINK_LOOK} text-left`}
      >
        Take a sample: {SAMPLE.told}
      </button>
    </p>
  )
}
