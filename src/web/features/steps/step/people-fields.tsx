import { toldWords } from '../../../../domain/open-answer.ts'
import { PEOPLE_FORM, peoplePrinted, peopleTold } from '../../../../domain/steps/people-told.ts'
import { FormFields } from './form-fields.tsx'

type PeopleFieldsProps = { answer: string; known: readonly string[]; isDisabled: boolean; onType: (answer: string) => void }

/** Whom an answer names, as the row has it, to be set right before it counts; and what of the answer names nobody. */
export function PeopleFields({ answer, known, isDisabled, onType }: PeopleFieldsProps) {
  const words = toldWords(answer)
  const told = peopleTold(words, known)
  const isNobody = words.trim() !== '' && told.lead === '' && told.people === ''
  return (
    <FormFields
      legend="Understood: People"
      fields={PEOPLE_FORM.fields}
      told={told}
      known={{ cell: 'lead', names: known }}
      isDisabled={isDisabled}
      onTold={(cell, value) => onType(peoplePrinted({ ...told, [cell]: value }))}
    >
      {isNobody && (
        <p className="text-caption text-warning">Nobody was read from your answer for sure: choose who leads, or type a name.</p>
      )}
      {told.note !== '' && (
        <p className="text-caption text-muted [overflow-wrap:anywhere]">
          Not used here: “{told.note}” It stays in your answer, and the work breakdown offers it as a note.
        </p>
      )}
    </FormFields>
  )
}
