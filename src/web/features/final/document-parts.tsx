import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NarrativeChoice } from './narrative-choice.tsx'
import type { ExportChoice } from './use-export-choice.ts'

/** What goes into the Word document beside the plan; nothing does until it is asked for. */
export function DocumentParts({ isComing, annex, toggleAnnex, covered, pictures, togglePictures, narratives }: ExportChoice) {
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
        {annex !== null && (
          <Checkbox
            label="Append the requirement coverage as an annex"
            hint={`${covered}. What is only quoted stands there as to be verified; what no milestone takes up is left out.`}
            checked={annex}
            onChange={toggleAnnex}
          />
        )}
      </div>
    </Card>
  )
}
