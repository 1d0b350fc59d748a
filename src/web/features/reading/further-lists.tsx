import { Undo2 } from 'lucide-react'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
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
