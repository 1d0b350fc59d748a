import { useState, useSyncExternalStore } from 'react'
import { MergeView } from '../../../changes/merge-view.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { type AutosavedNarrative, NARRATIVE } from './autosaved-narrative.ts'

/** Says that a narrative was changed elsewhere too, and lets the person put both texts together. Nothing is written over before that. */
export function NarrativeConflict({ autosaved, milestone_number }: { autosaved: AutosavedNarrative; milestone_number: number }) {
  const narrative = useSyncExternalStore(autosaved.subscribe, () => autosaved.all()[NARRATIVE])
  const [isOpen, open] = useState(false)
  if (!narrative?.theirs) return null
  const { base, theirs } = narrative
  return (
    <>
      <Banner
        tone="warning"
        title="This narrative was changed elsewhere too"
        actions={<Button onClick={() => open(true)}>Put both together</Button>}
      >
        Your text is kept in this browser. It is saved once both are put together.
      </Banner>
      {isOpen && (
        <MergeView
          what={`The narrative of step ${milestone_number}`}
          fields={[
            { name: 'narrative', label: 'Narrative', unit: 'sentences', base: base.text, mine: autosaved.text(), theirs: theirs.text },
          ]}
          onSave={({ narrative }) => {
            open(false)
            void autosaved.merged(narrative)
          }}
          onCancel={() => open(false)}
        />
      )}
    </>
  )
}
