import { useState } from 'react'
import * as z from 'zod'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { GroundsCounts } from '../../grounding/grounds-counts.tsx'
import type { TracedText } from '../../grounding/plan-texts.ts'
import type { SentenceActions } from '../../grounding/sentence-card.tsx'
import { TracedMilestone } from '../../grounding/traced-milestone.tsx'
import { Expander } from '../../ui/expander.tsx'
import { useIsFolding } from '../../ui/fold.tsx'

/** Whether the sources were last open; until somebody chooses, they are where nothing is folded and there is room to read them. */
const SOURCES_OPEN = 'sources-open'

/** The milestone as it stands, sentence by sentence with what each rests on; how many of which kind is told above. */
export function MilestoneSources({ texts, actions }: { texts: readonly TracedText[]; actions: SentenceActions }) {
  const isFolding = useIsFolding()
  const [isOpen] = useState(() => readDraft(SOURCES_OPEN, z.boolean()) ?? (!isFolding && window.matchMedia('(min-width: 64rem)').matches))
  return (
    <div className="px-5 pb-5 sm:px-6">
      <Expander
        title="Sources"
        aside={<GroundsCounts texts={texts} />}
        isOpen={isOpen}
        onToggle={(now) => {
          if (now !== isOpen) writeDraft(SOURCES_OPEN, now)
        }}
      >
        <TracedMilestone texts={texts} actions={actions} />
      </Expander>
    </div>
  )
}
