import { Eye, Plus, Undo2 } from 'lucide-react'
import type { Place, Requirement } from '../../../domain/solicitation/analysis.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
import { RequirementFacts } from './requirement-item.tsx'

/** What the person took out, to be put back. */
export function RemovedList({ removed, onPutBack }: { removed: readonly Requirement[]; onPutBack: (id: string) => void }) {
  if (removed.length === 0) return null
  return (
    <Expander title={`Removed (${removed.length})`}>
      <ul className="grid gap-4">
        {removed.map((requirement) => (
          <li key={requirement.id} className="grid justify-items-start gap-2 [overflow-wrap:anywhere]">
            <RequirementFacts requirement={requirement} />
            <p>{requirement.text}</p>
            <Button icon={Undo2} onClick={() => onPutBack(requirement.id)} aria-label={`Put back ${requirement.id}`}>
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </Expander>
  )
}

/** Sentences that stand under no known heading: they may be requirements or not, so the person decides. */
export function UnsortedList({
  unsorted,
  onShow,
  onAdd,
}: {
  unsorted: readonly Place[]
  onShow: (place: Place) => void
  onAdd: (place: Place) => void
}) {
  if (unsorted.length === 0) return null
  return (
    <Expander title={`Unsorted (${unsorted.length})`}>
      <p className="mb-4 text-caption text-muted">
        These sentences stand under no heading that was recognized. Add those that ask for something.
      </p>
      <ul className="grid gap-4">
        {unsorted.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document may say the same sentence twice
          <li key={at} className="grid justify-items-start gap-2 [overflow-wrap:anywhere]">
            <span className="numeric text-caption text-muted">page {place.page}</span>
            <p>{place.quote}</p>
            <div className="flex flex-wrap gap-2">
              <Button icon={Eye} onClick={() => onShow(place)}>
                Show
              </Button>
              <Button icon={Plus} onClick={() => onAdd(place)}>
                Add as requirement
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Expander>
  )
}
