import { Check, CloudOff } from 'lucide-react'
import { Spinner } from './spinner.tsx'

/** Where an edit is: nothing to save, on its way, on the server, or only in this browser. */
export type Saving = 'idle' | 'saving' | 'saved' | 'kept-here'

/** Tells quietly whether what was typed is safe. */
export function SaveState({ saving }: { saving: Saving }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-caption font-medium text-muted">
      <Words saving={saving} />
    </p>
  )
}

function Words({ saving }: { saving: Saving }) {
  switch (saving) {
    case 'idle':
      return null
    case 'saving':
      return (
        <>
          <Spinner />
          Saving
        </>
      )
    case 'saved':
      return (
        <>
          <Check aria-hidden className="size-4 text-success" />
          Saved
        </>
      )
    case 'kept-here':
      return (
        <span className="flex items-center gap-1.5 text-warning">
          <CloudOff aria-hidden className="size-4" />
          Not saved: kept in this browser
        </span>
      )
  }
}
