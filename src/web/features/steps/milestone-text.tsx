import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState, type Saving } from '../../ui/save-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Smallest height of the milestone's text, in pixels, and its rows (spec §9); where the browser can, the box grows with the text. */
const TEXT_SIZE = { minHeight: 250, rows: 15 }

type MilestoneTextProps = {
  milestone_number: number
  text: string
  saving: Saving
  /** What else can be done with the text. */
  tools: ReactNode
  onType: (text: string) => void
  onLeave: () => void
  onSave: () => void
}

/** The left column: the milestone's text, saved on leaving it or by the button (spec §4). */
export function MilestoneText({ milestone_number, text, saving, tools, onType, onLeave, onSave }: MilestoneTextProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label={`Milestone ${milestone_number} text`}>
        {(control) => (
          <TextArea
            {...control}
            rows={TEXT_SIZE.rows}
            className="field-sizing-content"
            style={{ minHeight: TEXT_SIZE.minHeight }}
            value={text}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={saving === 'saving'} onClick={onSave}>
          Save Changes
        </Button>
        <SaveState saving={saving} />
      </div>
      {tools}
    </div>
  )
}
