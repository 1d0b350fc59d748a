import type { MouseEvent } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { type UnsaidPart, unsaidInRows } from '../../../domain/work-breakdown/unsaid-in-rows.ts'
import { Button } from '../../ui/button.tsx'
import { useMenu } from './menu-host.tsx'
import { rowsOf } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

type UnsaidProps = { requirements: readonly Requirement[]; rows: readonly KeptRow[]; laid: LaidWords }

/** The parts of requirements that stand on a step and that no row speaks of: a standard, the second of two things. Each is said by a step, or made one. */
export function UnsaidParts({ requirements, rows, laid }: UnsaidProps) {
  const open = unsaidInRows(requirements, rows).filter(({ requirement, words }) => laid.of(keyOfAsked(requirement.id, words)) === undefined)
  if (open.length === 0) return null
  return (
    <section
      aria-label="Parts that no answer speaks of"
      className="grid gap-2 rounded-card border border-dashed border-line-strong px-4 py-3"
    >
      <p role="status" className="font-semibold">
        The topic asks for {open.length === 1 ? 'this, too' : `these ${open.length}, too`}, and no step says so
      </p>
      <ul className="grid max-h-96 divide-y divide-line overflow-y-auto [overflow-wrap:anywhere]">
        {open.map((part) => (
          <Part key={`${part.requirement.id} ${part.words}`} part={part} laid={laid} />
        ))}
      </ul>
    </section>
  )
}

function Part({ part: { requirement, words }, laid }: { part: UnsaidPart; laid: LaidWords }) {
  const { allRows, requirements } = useBreakdown()
  const open = useMenu()
  const { id, page } = requirement
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const steps = rowsOf(allRows(), 'step').map((row, at) => ({
      label: `Step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`,
      onPress: () => void requirements.say(id, words, row.id),
    }))
    const own = { label: 'Make it a step of its own', onPress: () => void requirements.asStep(id, words) }
    open({ anchor: currentTarget, label: `${id}: ${words}`, items: [own, ...steps] })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p>
        <span className="numeric font-bold text-navy">{id}</span> {words}{' '}
        <span className="numeric text-caption text-muted">page {page}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="quiet" aria-haspopup="menu" aria-label={`Put into a step: ${words}`} onClick={choose}>
          Put into …
        </Button>
        <Button variant="quiet" aria-label={`We do not know yet: ${words}`} onClick={() => laid.lay(keyOfAsked(id, words), 'unknown')}>
          We do not know yet
        </Button>
      </span>
    </li>
  )
}
