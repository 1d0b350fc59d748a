import { Check, Eye, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { keyOf, type Place, type Trouble } from './cell-store.ts'
import type { Column } from './column.ts'
import { unseenIn } from './origin-text.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'

type OfCell = { row: KeptRow; column: Column; name: string }

/** A small button in a cell. The keyboard comes to it by Tab from its cell. */
export function InnerButton({ label, onPress, children }: { label?: string; onPress: (at: HTMLElement) => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-inner=""
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation()
        onPress(event.currentTarget)
      }}
      className="inline-flex min-h-7 min-w-7 pointer-coarse:min-h-10 pointer-coarse:min-w-10 items-center justify-center gap-1 rounded-control px-1.5 text-caption font-semibold text-navy hover:bg-navy-soft"
    >
      {children}
    </button>
  )
}

/** What somebody has to do about a cell that was read ahead or suggested: look at it, or accept or remove it. */
export function UnseenMark({ row, column, name }: OfCell) {
  const { cells } = useBreakdown()
  const unseen = unseenIn(cellsOf(row), column)
  if (!unseen) return null
  const where = `${column.heading}, ${name}`
  if (unseen.state === 'read')
    return (
      <span className="float-right">
        <InnerButton label={`Looked at: ${where}`} onPress={() => void cells.look(row, column)}>
          <Eye aria-hidden className="size-4 text-blue" />
        </InnerButton>
      </span>
    )
  return (
    <span className="mt-1 flex flex-wrap gap-1 not-italic">
      <InnerButton label={`Accept: ${where}`} onPress={() => cells.accept(row, column.cells)}>
        <Check aria-hidden className="size-4" />
        Accept
      </InnerButton>
      <InnerButton label={`Remove: ${where}`} onPress={() => cells.discard(row, column)}>
        <X aria-hidden className="size-4" />
        Remove
      </InnerButton>
    </span>
  )
}

/** Why what was typed is not saved, and what can be done about it. */
export function TroubleNote({ trouble, place, row, column, name }: OfCell & { trouble: Trouble; place: Place }) {
  const { cells, store } = useBreakdown()
  const typed = store.view(keyOf(place)).draft?.text ?? ''
  const again = (label: string) => <InnerButton onPress={() => void cells.save(place)}>{label}</InnerButton>
  const leave = (label: string) => <InnerButton onPress={() => store.forget(place)}>{label}</InnerButton>
  return (
    <div
      role="alert"
      aria-label={`${column.heading}, ${name}: not saved`}
      className="mt-1 grid gap-1 rounded-control border border-danger-line bg-danger-soft p-1.5 text-caption text-danger"
    >
      {trouble.kind === 'changed' ? (
        <>
          <span>
            Changed elsewhere meanwhile. There it says: “{trouble.theirs}”. You typed: “{typed}”.
          </span>
          <span className="flex flex-wrap gap-1">
            <InnerButton onPress={() => void cells.keepMine(place, row, column)}>Keep mine</InnerButton>
            {leave('Take the other')}
          </span>
        </>
      ) : (
        <>
          <span>{WORDS[trouble.kind]}</span>
          {'why' in trouble && <span>{trouble.why}</span>}
          <span className="flex flex-wrap gap-1">
            {again(trouble.kind === 'unsaved' ? 'Save' : 'Try again')}
            {leave('Discard')}
          </span>
        </>
      )}
    </div>
  )
}

const WORDS = {
  unsaved: 'Typed and not saved.',
  unreadable: 'Not saved.',
  failed: 'Not saved; what you typed is kept here.',
} as const
