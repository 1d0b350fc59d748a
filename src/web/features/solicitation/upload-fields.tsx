import { DocumentDrop } from '../../entries/document-drop.tsx'
import { Field } from '../../ui/field.tsx'

/** A file that was chosen, or why it cannot be. */
export type ChosenFile = { file: File | null; problem?: string }

/** Nothing chosen. */
export const NO_FILE: ChosenFile = { file: null }

type UploadFieldsProps = {
  limitMb: number | undefined
  disabled: boolean
  solicitation: ChosenFile
  instructions: ChosenFile
  onSolicitation: (file: File | null) => void
  onInstructions: (file: File | null) => void
}

/** The solicitation, and more quietly the component's instructions. */
export function UploadFields({ limitMb, disabled, solicitation, instructions, onSolicitation, onInstructions }: UploadFieldsProps) {
  return (
    <>
      <Field
        label="Solicitation PDF"
        hint={`PDF, Word or plain text${limitMb === undefined ? '' : `, up to ${limitMb} MB`}.`}
        error={solicitation.problem}
      >
        {(control) => (
          <DocumentDrop
            control={control}
            empty="Drop the solicitation here, or choose it."
            choose="Choose solicitation"
            file={solicitation.file}
            disabled={disabled}
            onChoose={onSolicitation}
          />
        )}
      </Field>
      <Field
        label="Component instructions (optional)"
        hint="Page limits, ceilings and periods often stand only there."
        error={instructions.problem}
      >
        {(control) => (
          <DocumentDrop
            control={control}
            empty="The proposal instructions of the Army, Navy, Air Force or agency."
            choose="Choose instructions"
            file={instructions.file}
            disabled={disabled}
            look="quiet"
            onChoose={onInstructions}
          />
        )}
      </Field>
    </>
  )
}
