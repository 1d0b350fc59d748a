import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { AutosavedNarrative } from './autosaved-narrative.ts'

/** Words in the narrative to be brought to the person: selected in the editor. `at` tells one wish from the next. */
export type SoughtPlace = { start: number; end: number; at: number }

/** Smallest height of a narrative, in pixels (spec §9), and the one it begins with. */
const NARRATIVE_HEIGHT = { minHeight: 400, height: 520 }

type NarrativeEditorProps = {
  autosaved: AutosavedNarrative
  milestone_number: number
  sought: SoughtPlace | null
  /** What stands in the box in the place of the narrative as it was typed, and is not taken over; null when that does. */
  offered: string | null
  isOutOfUse: boolean
  onType: (text: string) => void
}

/** The box in which a narrative is written. Nothing else is drawn anew with a key. */
export function NarrativeEditor({ autosaved, milestone_number, sought, offered, isOutOfUse, onType }: NarrativeEditorProps) {
  const text = useSyncExternalStore(autosaved.subscribe, autosaved.text)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (sought && box.current) selectWords(box.current, sought)
  }, [sought])
  return (
    <Field
      label={`Narrative of milestone ${milestone_number}`}
      hint="### makes a heading, - a list and ** bold words; the preview shows how it reads and prints."
    >
      {(control) => (
        <TextArea
          {...control}
          ref={box}
          style={NARRATIVE_HEIGHT}
          placeholder="Finish the interview to have the narrative drafted, or write it yourself."
          value={offered ?? text}
          disabled={isOutOfUse}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Selects words and brings them into sight: browsers scroll a box to its selection only when it gets the keyboard. */
function selectWords(box: HTMLTextAreaElement, { start, end }: SoughtPlace): void {
  box.blur()
  box.setSelectionRange(start, start)
  box.focus()
  box.setSelectionRange(start, end)
  box.scrollIntoView({ block: 'center' })
}
