import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NarrativeChoice } from './narrative-choice.tsx'
import { OutlineHeadings } from './outline-headings.tsx'
import type { ExportChoice } from './use-export-choice.ts'

/** What goes into the Word document beside the plan. */
export function DocumentParts({ isComing, isRead, hasOpenPoints, volume, parts, choose, narratives }: ExportChoice) {
  return (
    <Card title="What goes into the document" description="Beside the plan, which always does.">
      <div className="grid gap-3">
        <Checkbox
          label="Draw the schedule and the payments"
          hint="Two pictures behind the plan, with what they show in words for who cannot see them."
          checked={parts.pictures}
          onChange={(pictures) => choose({ pictures })}
        />
        <Checkbox
          label="List the requirements and where they are answered"
          hint="Where a solicitation was read. The spreadsheet has it, too."
          checked={parts.requirements}
          onChange={(requirements) => choose({ requirements })}
        />
        {hasOpenPoints && (
          <Checkbox
            label="List what is not known yet"
            hint="What your answers say is still open, in your own words. Who reads the plan sees what it rests on."
            checked={parts.open}
            onChange={(open) => choose({ open })}
          />
        )}
        {isRead && (
          <OutlineHeadings typed={parts.headings} place={volume?.outline?.source.place} onType={(headings) => choose({ headings })} />
        )}
        {!isComing && <NarrativeChoice narratives={narratives} />}
      </div>
    </Card>
  )
}
