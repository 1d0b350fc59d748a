import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NarrativeChoice } from './narrative-choice.tsx'
import type { ExportChoice } from './use-export-choice.ts'

/** What goes into the Word document beside the plan; nothing does until it is asked for. */
export function DocumentParts({ isComing, pictures, togglePictures, narratives }: ExportChoice) {
  return (
    <Card title="What goes into the document" description="Beside the plan, which always does.">
      <div className="grid gap-3">
        <Checkbox
          label="Draw the schedule and the payments"
          hint="Two pictures behind the plan, with what they show in words for who cannot see them."
          checked={pictures}
          onChange={togglePictures}
        />
        {!isComing && <NarrativeChoice narratives={narratives} />}
      </div>
    </Card>
  )
}
