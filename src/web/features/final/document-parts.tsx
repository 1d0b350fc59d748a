import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NarrativeChoice } from './narrative-choice.tsx'
import type { ExportChoice } from './use-export-choice.ts'

/** What goes into the Word document beside the plan; nothing does until it is asked for. */
export function DocumentParts({ isComing, annex, toggleAnnex, narratives }: ExportChoice) {
  if (annex === null && (isComing || narratives.kind === 'none')) return null
  return (
    <Card title="What goes into the document" description="Beside the plan, which always does.">
      <div className="grid gap-3">
        {!isComing && <NarrativeChoice narratives={narratives} />}
        {annex !== null && <Checkbox label="Append the requirement coverage as an annex" checked={annex} onChange={toggleAnnex} />}
      </div>
    </Card>
  )
}
