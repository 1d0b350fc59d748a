import { Columns3, Rows2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import type { RowKind } from '../../../../domain/work-breakdown/rows.ts'
import { readDraft, writeDraft } from '../../../app/browser-store.ts'
import { Button } from '../../../ui/button.tsx'

/** How rows stand: as lines of one table, or each with all of its cells in sight. */
const RowLayout = z.enum(['table', 'cards'])
type RowLayout = z.infer<typeof RowLayout>

const KEPT = 'row-layout'

/** How rows of a kind stand, and how that is changed. Steps have more cells than a screen has room for side by side: they are cards unless somebody chose the table. */
export function useLayout(kind: RowKind): [RowLayout, (layout: RowLayout) => void] {
  const [chosen, choose] = useState(() => readDraft(KEPT, RowLayout) ?? 'cards')
  const lay = (layout: RowLayout) => {
    choose(layout)
    writeDraft(KEPT, layout)
  }
  return [kind === 'step' ? chosen : 'table', lay]
}

/** Changes how steps stand; on a phone they are always cards. */
export function LayoutSwitch({ layout, onChange }: { layout: RowLayout; onChange: (layout: RowLayout) => void }) {
  const isTable = layout === 'table'
  return (
    <Button
      variant="quiet"
      icon={isTable ? Rows2 : Columns3}
      onClick={() => onChange(isTable ? 'cards' : 'table')}
      className="max-md:hidden"
    >
      {isTable ? 'Show as cards' : 'Show as one table'}
    </Button>
  )
}
