import { toldWords } from '../../../../domain/open-answer.ts'
import { PEOPLE_FORM, peoplePrinted, peopleTold } from '../../../../domain/steps/people-told.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type PeopleFieldsProps = { answer: string; known: readonly string[]; isDisabled: boolean; onType: (answer: string) => void }

/** Whom an answer names, as the row has it, to be set right before it counts; and what of the answer names nobody. */
export function PeopleFields({ answer, known, isDisabled, onType }: PeopleFieldsProps) {
  const words = toldWords(answer)
  const told = peopleTold(words, known)
  const isNobody = words.trim() !== '' && told.lead === '' && told.people === ''
  return (
    <fieldset className="grid gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <legend className="px-1 font-semibold text-navy">Understood: People</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {PEOPLE_FORM.fields.map(({ cell, label, hint }) => (
          <Field key={cell} label={label}>
            {(control) => (
              <TextInput
                {...control}
                // what was typed is taken when the field is left: until then it may end with a space
                key={told[cell]}
                defaultValue={told[cell]}
                list={cell === 'lead' ? 'people-known' : undefined}
                placeholder={hint}
                disabled={isDisabled}
                onBlur={({ target: { value } }) => value.trim() !== told[cell] && onType(peoplePrinted({ ...told, [cell]: value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <datalist id="people-known">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isNobody && (
        <p className="text-caption text-warning">Nobody was read from your answer for sure: choose who leads, or type a name.</p>
      )}
      {told.note !== '' && (
        <p className="text-caption text-muted [overflow-wrap:anywhere]">
          Not used here: “{told.note}” It stays in your answer, and the work breakdown offers it as a note.
        </p>
      )}
    </fieldset>
  )
}
