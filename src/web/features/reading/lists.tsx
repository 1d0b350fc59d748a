import { ListChecks, Plus, Undo2 } from 'lucide-react'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import { isPartOf } from '../../../domain/solicitation/requirement/part-lines.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Expander } from '../../ui/expander.tsx'
import { late } from '../../ui/late.tsx'
import { RequirementFacts } from './requirement-item.tsx'
import { RequirementList } from './requirement-list.tsx'
import type { EditDesk } from './use-autosaved-edits.ts'
import type { Chosen } from './use-chosen.ts'
import type { RequirementCalls } from './use-requirement-calls.ts'

const LeftOutList = late(async () => (await import('../../source/left-out-list.tsx')).LeftOutList)

/** The requirements, and below them what was one or might be one: taken out, left out. */
export function Lists({
  analysis,
  desk,
  calls,
  chosen,
  begin,
}: {
  analysis: Analysis
  desk: EditDesk
  calls: RequirementCalls
  chosen: Chosen
  /** Begins a requirement with no words yet. */
  begin: () => void
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-subtitle font-bold">Requirements</h2>
        <Button icon={Plus} onClick={begin}>
          Add requirement
        </Button>
        <p className="w-full text-caption text-muted">Choose one to see its words in the document. Select words there to add another.</p>
      </div>
      {chosen.id !== null && !analysis.requirements.some(({ id }) => id === chosen.id) && (
        <Gone id={chosen.id} analysis={analysis} onPutBack={calls.putBack} />
      )}
      {analysis.requirements.length === 0 ? (
        <EmptyState icon={ListChecks} heading="h3" title="No requirements found">
          Select the words in the document that ask for something, and add them as requirements.
        </EmptyState>
      ) : (
        <RequirementList requirements={analysis.requirements} chosen={chosen.id} onChoose={chosen.choose} desk={desk} calls={calls} />
      )}
      <RemovedList removed={analysis.removed_requirements} onPutBack={calls.putBack} />
      <LeftOutList leftOut={analysis.reading.left_out} />
    </>
  )
}

type GoneProps = { id: string; analysis: Analysis; onPutBack: (id: string) => void }

/** Of a requirement that was chosen and is not in the list: that it was removed or split, or that there is none. */
function Gone({ id, analysis: { requirements, removed_requirements }, onPutBack }: GoneProps) {
  const isRemoved = removed_requirements.some((one) => one.id === id)
  const became = requirements.some((one) => isPartOf(one, id)) ? 'split' : 'removed'
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-caption text-muted">
      {isRemoved ? `${id} was ${became}.` : `There is no requirement ${id} here.`}
      {isRemoved && <Button onClick={() => onPutBack(id)}>Undo</Button>}
    </p>
  )
}

/** What the person took out, to be put back. */
function RemovedList({ removed, onPutBack }: { removed: readonly Requirement[]; onPutBack: (id: string) => void }) {
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
