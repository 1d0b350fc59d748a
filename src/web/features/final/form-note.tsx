import { raised } from '../../../language/characters.ts'
import { Expander } from '../../ui/expander.tsx'
import type { ComponentForm } from './export-form.ts'

const CONFIRM = 'You say under Step Management, in what the component rules, whether you use them.'

type FormNoteProps = { form: ComponentForm /** Its name within a sentence. */; name: string }

/** That the component has a form of its own, where that stands, and what of the plan it has no room for. */
export function FormNote({
  form: { source, component, is_asked_for, is_own_outline, is_only_told, release_note, own },
  name,
}: FormNoteProps) {
  const whose = component ? `the ${component.replace(/^The /, '')}` : 'the program'
  const { no_room_for: { in_words = '', parts = [] } = {} } = own
  return (
    <>
      <p className="max-w-prose text-muted">
        {is_own_outline && 'The plan is laid out under your headings. Export to Word gives the same plan in five columns.'}
        {is_asked_for &&
          !is_own_outline &&
          `${raised(whose)} asks for a form of its own, the ${name}: hand that one in. Export to Word gives the same plan in five columns.`}
        {is_only_told && `${raised(whose)} may ask for a form of its own, the ${name}. ${release_note} ${CONFIRM}`}
        {!is_asked_for && !is_only_told && `The ${name} say what ${whose} adds.`} {!is_own_outline && `Source: ${source}.`}
      </p>
      {in_words !== '' && (
        <Expander title={`No room in it for ${in_words}; it names tasks and criteria by their numbers in the five columns`}>
          <ul className="grid max-h-64 list-disc gap-1 overflow-y-auto pl-5">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Expander>
      )}
    </>
  )
}
