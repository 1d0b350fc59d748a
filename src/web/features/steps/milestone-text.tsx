import type { ReactNode } from 'react'
import type { StepType } from '../../../domain/step.ts'
import { type BoxSources, SourcedBox } from '../../grounding/sourced-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState, type Saving } from '../../ui/save-state.tsx'
import { useVoiceRefine } from '../../voice/use-voice-refine.ts'
import { OfferedChange, VoiceRefine } from '../../voice/voice-refine.tsx'

/** Smallest height of the milestone's text, in pixels, and its rows (spec §9); where the browser can, the box grows with the text. */
const TEXT_SIZE = { minHeight: 250, rows: 15 }

type MilestoneTextProps = {
  label: string
  milestone_number: number
  step_type: StepType
  /** Names what this browser keeps of what was said about the text. */
  draft: string
  text: string
  saving: Saving
  sources: BoxSources
  /** What else can be done with the text. */
  tools?: ReactNode
  /** Whether the box is as high as its text from the first line on. */
  isLow?: boolean
  onType: (text: string) => void
  onLeave: () => void
  onSave: () => void
}

/** The left column: the milestone's text, saved on leaving it or by the button (spec §4). One that was changed by voice is saved by the button alone. */
export function MilestoneText({
  label,
  milestone_number,
  step_type,
  draft,
  text,
  saving,
  sources,
  tools,
  isLow = false,
  onType,
  onLeave,
  onSave,
}: MilestoneTextProps) {
  const refining = useVoiceRefine({ name: draft, milestone_number, step_type }, text)
  const { offered, isBusy } = refining
  const type = (typed: string) => {
    if (offered) refining.drop()
    onType(typed)
  }
  const save = () => {
    refining.takeOver(onType)
    onSave()
  }
  return (
    <div data-part="text" className="flex flex-col gap-4">
      <Field label={label}>
        {(control) => (
          <SourcedBox
            {...control}
            {...sources}
            rows={isLow ? 4 : TEXT_SIZE.rows}
            className="field-sizing-content"
            style={isLow ? {} : { minHeight: TEXT_SIZE.minHeight }}
            value={refining.shown}
            disabled={isBusy}
            onChange={(event) => type(event.target.value)}
            onBlur={offered ? undefined : onLeave}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={saving === 'saving'} disabled={isBusy} onClick={save}>
          Save Changes
        </Button>
        <VoiceRefine refining={refining} isDisabled={saving === 'saving' || text.trim() === ''} />
        <SaveState saving={saving} />
      </div>
      {refining.offered && <OfferedChange offered={refining.offered} drop={refining.drop} />}
      {tools}
    </div>
  )
}
