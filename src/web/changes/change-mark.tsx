import { Check, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { ADDED_LOOK, REMOVED_LOOK } from './changed-words.tsx'
import type { WordPiece } from './word-changes.ts'

type ChangeMarkProps = {
  change: Extract<WordPiece, { kind: 'change' }>
  place: number
  name: string
  /** Whether the Tab key stops here; the arrows lead to the others. */
  isReached: boolean
  onFocus: () => void
  onTurn: () => void
  onKey: (event: KeyboardEvent) => void
}

/** One change in its text: accepted, the old words are struck out and the new ones stand; rejected, the other way round. */
export function ChangeMark({ change, place, name, isReached, onFocus, onTurn, onKey }: ChangeMarkProps) {
  const { removed, added, isTaken } = change
  const Mark = isTaken ? Check : X
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button cannot break over lines within running text
    <span
      role="button"
      tabIndex={isReached ? 0 : -1}
      data-place={place}
      aria-pressed={isTaken}
      aria-label={`${name}: ${changeWords(removed, added)}. ${isTaken ? 'Accepted' : 'Rejected'}`}
      onFocus={onFocus}
      onClick={onTurn}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKey(event)
        event.preventDefault()
        onTurn()
      }}
      className="cursor-pointer rounded-[3px] box-decoration-clone outline-offset-1 hover:shadow-[0_0_0_2px_var(--color-line-strong)]"
    >
      <Mark aria-hidden className={`mr-0.5 inline size-3.5 align-[-2px] ${isTaken ? 'text-success' : 'text-danger'}`} />
      {removed !== '' && <del className={isTaken ? REMOVED_LOOK : KEPT_LOOK}>{seen(removed)}</del>}
      {added !== '' && <ins className={isTaken ? ADDED_LOOK : LEFT_LOOK}>{seen(added)}</ins>}
    </span>
  )
}

/** Old words that stay, and new words that do not come. */
const KEPT_LOOK = 'rounded-[3px] bg-navy-soft text-ink no-underline'
const LEFT_LOOK = 'text-muted line-through'

/** What is changed, in words, for a screen reader. */
function changeWords(removed: string, added: string): string {
  if (removed === '') return `adds “${added.trim() || 'a break'}”`
  if (added === '') return `removes “${removed.trim() || 'a break'}”`
  return `“${removed.trim()}” becomes “${added.trim()}”`
}

/** A change that is nothing but a break is shown by its sign. */
function seen(words: string): string {
  if (words.trim() !== '') return words
  return words.includes('\n') ? words.replaceAll('\n', '↵\n') : '␣'
}
