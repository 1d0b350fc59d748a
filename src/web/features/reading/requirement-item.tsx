import { Pencil, Split, Trash2 } from 'lucide-react'
import { type Requirement, requirementName } from '../../../domain/solicitation/analysis.ts'
import { Button } from '../../ui/button.tsx'
import { listWords } from './list-words.ts'
import { KINDS, labelOf, PHASES, quantityFact, STRENGTHS } from './requirement-words.ts'

/** A requirement in the list: pressing it shows its words in the document; the chosen one can be edited and removed. */
export function RequirementItem({
  requirement,
  isChosen,
  leadBefore,
  onChoose,
  onEdit,
  onSplit,
  onRemove,
}: {
  requirement: Requirement
  isChosen: boolean
  /** What introduces the item before this one, so that it is not said again. */
  leadBefore: string | null
  onChoose: () => void
  onEdit: () => void
  onSplit: () => void
  onRemove: () => void
}) {
  const { id } = requirement
  const { lead, own } = listWords(requirement)
  return (
    <>
      <button
        type="button"
        data-choose={id}
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className="grid w-full gap-1.5 rounded-control px-3 py-2.5 text-left outline-offset-[-2px] [overflow-wrap:anywhere] hover:bg-sheet"
      >
        <RequirementFacts requirement={requirement} isInGroup />
        {lead !== null && (isChosen || lead !== leadBefore) && (
          <span title={lead} className={`text-caption text-muted ${isChosen ? '' : 'truncate'}`}>
            {lead}
          </span>
        )}
        <span className={`${isChosen ? '' : 'line-clamp-3'} ${lead === null ? '' : 'border-l-2 border-sky pl-2.5'}`}>{own}</span>
        <Quantities requirement={requirement} />
      </button>
      {isChosen && (
        <div className="flex flex-wrap gap-2 px-3 pb-3">
          <Button icon={Pencil} onClick={onEdit} aria-label={`Edit ${id}`}>
            Edit
          </Button>
          <Button icon={Split} onClick={onSplit} aria-label={`Split ${id}`}>
            Split
          </Button>
          <Button icon={Trash2} variant="destructive" onClick={onRemove} aria-label={`Remove ${id}`}>
            Remove
          </Button>
        </div>
      )}
    </>
  )
}

/** Id, kind, strength, phase and page in one small line; the phase stands above where the list is grouped by it. */
export function RequirementFacts({ requirement, isInGroup = false }: { requirement: Requirement; isInGroup?: boolean }) {
  const { kind, strength, phase, page, set_by } = requirement
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-caption text-muted">
      <span className="numeric font-bold text-navy">{requirementName(requirement)}</span>
      <span>{labelOf(KINDS, kind)}</span>
      <Dot />
      <span>{labelOf(STRENGTHS, strength)}</span>
      <Dot />
      {!isInGroup && (
        <>
          <span>{labelOf(PHASES, phase)}</span>
          <Dot />
        </>
      )}
      <span className="numeric">page {page}</span>
      {set_by === 'person' && <span className="rounded-full bg-navy-soft px-2 font-semibold text-navy">changed by you</span>}
    </span>
  )
}

function Dot() {
  return <span aria-hidden>·</span>
}

function Quantities({ requirement }: { requirement: Requirement }) {
  if (requirement.quantities.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {requirement.quantities.map((quantity, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same quantity twice
          key={at}
          title={quantity.what ? `${quantity.what}: ${quantity.printed}` : quantity.printed}
          className="numeric rounded-[4px] border border-line bg-sheet px-1.5 text-caption text-ink"
        >
          {quantityFact(quantity)}
        </span>
      ))}
    </span>
  )
}
