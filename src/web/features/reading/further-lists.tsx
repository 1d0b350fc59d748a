import { Eye, Plus, Undo2 } from 'lucide-react'
import type { LeftOut, Place, Requirement } from '../../../domain/solicitation/analysis.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
import { RequirementFacts } from './requirement-item.tsx'
import { REASONS } from './requirement-words.ts'

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

/** Text that people cannot see or that gives orders to a machine. It is shown as plain text and used for nothing. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <Expander title={`Left out (${leftOut.length})`}>
      <p className="mb-4 text-caption text-muted">
        This text is in the file, but people do not see it or it gives orders to a machine. It was left out of everything.
      </p>
      <ul className="grid gap-4">
        {leftOut.map(({ why, page, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be hidden on a page many times
          <li key={at} className="grid gap-1 [overflow-wrap:anywhere]">
            <span className="numeric text-caption text-muted">
              {page === null ? 'document' : `page ${page}`}, {REASONS[why]}
            </span>
            <p className="line-clamp-6 rounded-control bg-sheet px-3 py-2 font-mono text-caption whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </Expander>
  )
}
