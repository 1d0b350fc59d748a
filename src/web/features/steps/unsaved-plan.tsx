import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Says that the database does not have the plan, and tries again on request (spec §4). */
export function UnsavedPlan({ onSave }: { onSave: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  const again = (
    <Button busy={busy} onClick={save}>
      Save Again
    </Button>
  )
  return (
    <Banner tone="warning" title="Not saved: kept in this browser" actions={again}>
      The server does not have this plan yet. You can go on editing: nothing is lost.
    </Banner>
  )
}
