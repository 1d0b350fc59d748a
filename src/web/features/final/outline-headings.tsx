import { Expander } from '../../ui/expander.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type OutlineHeadingsProps = {
  /** One a line. */
  typed: string
  /** Where the topic lays its work plan out; absent where nothing of the kind was read. */
  place: string | undefined
  onType: (headings: string) => void
}

/** The headings under which the plan is laid out, as they were read of the topic, for the person to set right or to type. */
export function OutlineHeadings({ typed, place, onType }: OutlineHeadingsProps) {
  const read = place ? `Read on ${place} of the solicitation. ` : ''
  return (
    <Expander title="Headings of its own" isOpen={typed !== ''}>
      <Field
        label="Headings, one a line"
        hint={`${read}As the topic or its component wants them, in their order: what the plan says of each stands below it. Empty: no outline of its own.`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={Math.max(4, typed.split('\n').length)}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
    </Expander>
  )
}
