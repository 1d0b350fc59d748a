import { type MouseEvent, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { isKeptByAll, nothingDoes } from '../../../domain/grounding/prohibition.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { limitsSaid, limitsWith } from '../../../domain/work-breakdown/breakdown-of.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { Button } from '../../ui/button.tsx'
import { AskedForm } from './asked-form.tsx'
import { useMenu } from './menu-host.tsx'
import { cellsWith, rowsOf } from './parts.ts'
import { useLikely } from './requirement-choice.tsx'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'

const NOT_KEPT = 'What you said could not be kept'
/** So many steps are shown beside what is forbidden, the nearest first: they help to see what may do it. */
const NEAREST = 2

/** What the topic only forbids: no word of a step shows that it is not done, so each is asked by itself. Nothing is said of all at once. */
export function ForbiddenList({ forbidding, rows }: { forbidding: readonly Requirement[]; rows: readonly KeptRow[] }) {
  const standing = rows.filter(({ removed_at }) => removed_at === null)
  const said = limitsSaid(standing)
  const isOwned = ({ id }: Requirement) => said.some((one) => one.requirement_id === id && one.is_same)
  const open = forbidding.filter((one) => !isKeptByAll(one, said) && !isOwned(one))
  const nearest = useLikely(forbidding.map(({ id }) => id))
  return (
    <section aria-label="What the topic forbids" className="grid gap-1 border-t border-line pt-2">
      <p role="status" className="font-semibold">
        {open.length === 0
          ? 'All that the topic forbids is looked at'
          : `The topic forbids ${open.length === 1 ? 'this' : `these ${open.length}`}: does any of your work do it?`}
      </p>
      <ul className="grid divide-y divide-line [overflow-wrap:anywhere]">
        {forbidding.map((one) => (
          <Forbidden
            key={one.id}
            requirement={one}
            state={isOwned(one) ? 'owned' : open.includes(one) ? 'open' : 'kept'}
            nearest={(nearest.get(one.id) ?? []).slice(0, NEAREST).map(({ step_id }) => step_id)}
          />
        ))}
      </ul>
    </section>
  )
}

type ForbiddenProps = { requirement: Requirement; state: 'open' | 'kept' | 'owned'; nearest: readonly string[] }

function Forbidden({ requirement, state, nearest }: ForbiddenProps) {
  const { allRows } = useBreakdown()
  const [isPutting, setPutting] = useState(false)
  const steps = rowsOf(allRows(), 'step')
  const near = steps.flatMap((row, at) => (nearest.includes(row.id) ? [stepName(row, at)] : []))
  return (
    <li className="grid gap-1 py-2">
      <p>
        <span className="numeric font-bold text-navy">{requirement.id}</span> {requirement.text}{' '}
        <span className="numeric text-caption text-muted">page {requirement.page}</span>
      </p>
      {state === 'open' && near.length > 0 && <p className="text-caption text-muted">Nearest to it: {near.join('; ')}</p>}
      <ForbiddenAnswers requirement={requirement} state={state} onPut={() => setPutting(!isPutting)} isPutting={isPutting} />
      {isPutting && <AskedForm requirement={requirement} onPut={() => setPutting(false)} />}
    </li>
  )
}

type AnswersProps = Pick<ForbiddenProps, 'requirement' | 'state'> & { onPut: () => void; isPutting: boolean }

/** That nothing does it, or which step may; a test that shows it is put into a row like any other. */
function ForbiddenAnswers({ requirement, state, onPut, isPutting }: AnswersProps) {
  const { allRows, cells, rows } = useBreakdown()
  const openMenu = useMenu()
  const { id } = requirement
  const nothing = async () => {
    const plan = rowsOf(allRows(), 'plan')[0] ?? (await rows.add('plan'))
    if (plan) await cells.press(plan, { cells: cellsWith(limitsWith(plan, nothingDoes(requirement))) }, NOT_KEPT)
  }
  const may = (row: KeptRow) => {
    const [told = ''] = sentencesOf(String(cellsOf(row).action?.value ?? ''))
    void cells.press(row, { cells: cellsWith(limitsWith(row, { requirement_id: id, told, is_same: true })) }, NOT_KEPT)
  }
  const takeBack = () => {
    for (const row of allRows()) {
      const limits = limitsSaid([row])
      const others = limits.filter((one) => one.requirement_id !== id)
      if (others.length < limits.length)
        void cells.press(row, { cells: cellsWith({ limits: others.length > 0 ? others : null }) }, NOT_KEPT)
    }
  }
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const steps = rowsOf(allRows(), 'step').flatMap((row, at) =>
      cellsOf(row).action ? [{ label: stepName(row, at), onPress: () => may(row) }] : [],
    )
    openMenu({ anchor: event.currentTarget, label: `The step that may do it (${id})`, items: steps })
  }
  if (state !== 'open')
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
        {state === 'kept'
          ? 'You have said that nothing of yours does this.'
          : 'You have said that a step may do this: it stands under “Worth a look”.'}
        <Button variant="quiet" aria-label={`Take it back (${id})`} onClick={takeBack}>
          Take it back
        </Button>
      </p>
    )
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <Button variant="quiet" aria-label={`Nothing of ours does this (${id})`} onClick={() => void nothing()}>
        Nothing of ours does this
      </Button>
      <Button variant="quiet" aria-haspopup="menu" aria-label={`One of our steps may (${id})`} onClick={choose}>
        One of our steps may
      </Button>
      <Button variant="quiet" aria-expanded={isPutting} aria-label={`${id}: Put into a row`} onClick={onPut}>
        Put into a row
      </Button>
    </p>
  )
}

function stepName(row: KeptRow, at: number): string {
  return `Step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`
}
