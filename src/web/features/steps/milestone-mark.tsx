import { Check, CloudOff } from 'lucide-react'
import { isToMend, type ThingLeft } from '../../../domain/steps/thing-left.ts'
import { leftWords } from '../../left/left-words.ts'

/** How much is to mend in a milestone, or worth a look where nothing is, or that it is unsaved; nothing while that is not known. */
export function MilestoneMark({ left, isUnsaved }: { left: readonly ThingLeft[] | undefined; isUnsaved: boolean }) {
  if (isUnsaved) {
    return (
      <span className="flex items-center gap-1 text-caption font-medium text-warning">
        <CloudOff aria-hidden className="size-4" />
        Unsaved
      </span>
    )
  }
  if (!left) return null
  const toMend = left.filter(isToMend).length
  if (toMend > 0) return <span className="numeric text-caption font-medium text-danger">{toMend} to mend</span>
  if (left.length > 0) return <span className="numeric text-caption text-muted">{left.length} worth a look</span>
  return (
    <span className="flex items-center text-success">
      <Check aria-hidden className="size-4" />
      <span className="sr-only">{leftWords(left)}</span>
    </span>
  )
}
