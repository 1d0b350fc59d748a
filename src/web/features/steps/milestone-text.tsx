import { SourcedBox } from '../../grounding/sourced-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState } from '../../ui/save-state.tsx'
import { useVoiceRefine } from '../../voice/use-voice-refine.ts'
import { OfferedChange, VoiceRefine } from '../../voice/voice-refine.tsx'
import { SAVES_ITSELF } from './milestone-fields.ts'
import { BoxTools } from './milestone-tools.tsx'
import type { PartBoxes } from './use-boxes.ts'

/** Smallest height of the milestone's text, in pixels, and its rows (spec §9); where the browser can, the box grows with the text. */
const TEXT_SIZE = { minHeight: 250, rows: 15 }

type MilestoneTextProps = {
  boxes: PartBoxes
  label: string
  /** Whether the box is as high as its text from the first line on. */
  isLow?: boolean
}

/** The left column: the milestone's text, saved on leaving it or by the button (spec §4). One that was changed by voice is saved by the button alone. */
export function MilestoneText({ boxes, label, isLow = false }: MilestoneTextProps) {
  const { milestone_number, step_type, fields, saving } = boxes
  const refining = useVoiceRefine({ name: `${boxes.draft}/spoken-${boxes.name}/`, milestone_number, step_type }, fields.text)
  const { offered, isBusy } = refining
  const put = (text: string) => boxes.type({ text })
  const type = (typed: string) => {
    if (offered) refining.drop()
    put(typed)
  }
  const save = () => {
    refining.takeOver(put)
    boxes.save('text')
  }
  return (
    <div data-part="text" className="flex flex-col gap-4">
      <Field label={label}>
        {(control) => (
          <SourcedBox
            {...control}
            {...boxes.sources.text}
            rows={isLow ? 4 : TEXT_SIZE.rows}
            className="field-sizing-content"
            style={isLow ? {} : { minHeight: TEXT_SIZE.minHeight }}
            value={refining.shown}
            disabled={isBusy}
            onChange={(event) => type(event.target.value)}
            onBlur={offered ? undefined : () => boxes.leave('text')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={saving('text') === 'saving'} disabled={isBusy} onClick={save}>
          Save Changes
        </Button>
        <VoiceRefine refining={refining} isDisabled={saving('text') === 'saving' || fields.text.trim() === ''} />
        <SaveState saving={saving('text')} idle={SAVES_ITSELF} />
      </div>
      {refining.offered && <OfferedChange offered={refining.offered} drop={refining.drop} />}
      {boxes.isOwn && <BoxTools milestone_number={milestone_number} box="text" />}
    </div>
  )
}
