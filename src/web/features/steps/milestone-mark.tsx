import { Check, CircleAlert, CloudOff, Eye, type LucideIcon } from 'lucide-react'
import { isToMend, isWorthALook, type ThingLeft } from '../../../domain/steps/thing-left.ts'
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
  if (toMend > 0) return <Count icon={CircleAlert} count={toMend} of="to mend" className="font-medium text-danger" />
  const looks = left.filter(isWorthALook).length
  if (looks > 0) return <Count icon={Eye} count={looks} of="worth a look" className="text-muted" />
  return (
    <span className="flex items-center text-success">
      <Check aria-hidden className="size-4" />
      <span className="sr-only">{leftWords(left)}</span>
    </span>
  )
}

type CountProps = { icon: LucideIcon; count: number; of: string; className: string }

/** A count beside its sign, short enough that ten milestones stand in one line. */
function Count({ icon: Icon, count, of, className }: CountProps) {
  return (
    <span title={`${count} ${of}`} className={`numeric flex items-center gap-1 text-caption ${className}`}>
      <Icon aria-hidden className="size-4" />
      {count}
      <span className="sr-only"> {of}</span>
    </span>
  )
}
