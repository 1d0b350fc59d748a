import { Check, CloudOff } from 'lucide-react'
import { Spinner } from './spinner.tsx'

/** Where an edit is: nothing to save, on its way, on the server, or only in this browser. */
export type Saving = 'idle' | 'saving' | 'saved' | 'kept-here'

type SaveStateProps = {
  saving: Saving
  /** Why it is only in this browser, when it will stay so as it is. */
  why?: string | null
  /** What is said while there is nothing to save. */
  idle?: string
}

/** Tells quietly whether what was typed is safe. */
export function SaveState({ saving, why = null, idle = '' }: SaveStateProps) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-caption font-medium text-muted">
      <Words saving={saving} why={why} idle={idle} />
    </p>
  )
}

function Words({ saving, why, idle }: Required<SaveStateProps>) {
  switch (saving) {
    case 'idle':
      return idle
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
        <span className="flex items-start gap-1.5 text-warning">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>Not saved: kept in this browser{why && <span className="block">{why}</span>}</span>
        </span>
      )
  }
}
