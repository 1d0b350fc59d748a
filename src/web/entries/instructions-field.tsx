import { Field } from '../ui/field.tsx'
import { DocumentDrop } from './document-drop.tsx'

type InstructionsFieldProps = {
  label: string
  file: File | null
  problem?: string | undefined
  disabled: boolean
  onChoose: (file: File | null) => void
}

/** Where the component's instructions are dropped, more quietly than the solicitation. */
export function InstructionsField({ label, file, problem, disabled, onChoose }: InstructionsFieldProps) {
  return (
    <Field label={label} hint="Page limits, ceilings and periods often stand only there." error={problem}>
      {(control) => (
        <DocumentDrop
          {...{ control, file, disabled, onChoose }}
          empty="The proposal instructions of the Army, Navy, Air Force or agency."
          choose="Choose instructions"
          look="quiet"
        />
      )}
    </Field>
  )
}
