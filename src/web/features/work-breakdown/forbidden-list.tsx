import { type MouseEvent, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { isKeptByAll, isNewBeside, nothingDoes } from '../../../domain/grounding/prohibition.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { limitsSaid, limitsWith } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { LimitSaid } from '../../../domain/work-breakdown/rows.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { Button } from '../../ui/button.tsx'
import { AskedForm } from './asked-form.tsx'
import { useMenu } from './menu-host.tsx'
import { cellsWith, rowsOf } from './parts.ts'
import { useLikely } from './requirement-choice.tsx'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'

/** So many steps are shown beside what is forbidden at most, the nearest first, where they have likely to do with it: they help to see what may do it. */
const NEAREST = 2

/** What the topic only forbids: no word of a step shows that it is not done, so each is asked by itself. Nothing is said of all at once. */
export function ForbiddenList({ forbidding, rows }: { forbidding: readonly Requirement[]; rows: readonly KeptRow[] }) {
  const standing = rows.filter(({ removed_at }) => removed_at === null)
  const said = limitsSaid(standing)
  // a word on a step holds as long as the step says it so
  const isOwned = ({ id }: Requirement) =>
    standing.some((row) => limitsSaid([row]).some((one) => one.requirement_id === id && one.is_same && sentencesIn(row).includes(one.told)))
  const likely = useLikely(forbidding.map(({ id }) => id))
  const nearest = ({ id }: Requirement) =>
    (likely.get(id) ?? []).slice(0, NEAREST).flatMap(({ step_id, isLikely }) => (isLikely ? step_id : []))
  const isNew = (one: Requirement) => isNewBeside(one, said, nearest(one)[0])
  const open = forbidding.filter((one) => !isOwned(one) && (!isKeptByAll(one, said) || isNew(one)))
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
            nearest={nearest(one)}
            isNew={isNew(one)}
          />
        ))}
      </ul>
    </section>
  )
}

type ForbiddenProps = { requirement: Requirement; state: 'open' | 'kept' | 'owned'; nearest: readonly string[]; isNew: boolean }

/** That nothing does it, or which step may; a test that shows it is put into a row like any other. */
function Forbidden({ requirement, state, nearest, isNew }: ForbiddenProps) {
  const { allRows, cells, rows } = useBreakdown()
  const openMenu = useMenu()
  const [isPutting, setPutting] = useState(false)
  const { id, text, page } = requirement
  const steps = rowsOf(allRows(), 'step').map((row, at) => ({
    row,
    name: `Step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`,
  }))
  const near = steps.flatMap(({ row, name }) => (nearest.includes(row.id) ? [name] : []))
  const say = (row: KeptRow, limits: readonly LimitSaid[]) =>
    cells.press(row, { cells: cellsWith({ limits: limits.length > 0 ? limits : null }) }, 'What you said could not be kept')
  const nothing = async () => {
    const plan = rowsOf(allRows(), 'plan')[0] ?? (await rows.add('plan'))
    if (plan) await say(plan, limitsWith(plan, nothingDoes(requirement, nearest)).limits)
  }
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const items = steps.flatMap(({ row, name }) => {
      const [told] = sentencesIn(row)
      return told
        ? [{ label: name, onPress: () => void say(row, limitsWith(row, { requirement_id: id, told, is_same: true }).limits) }]
        : []
    })
    openMenu({ anchor: event.currentTarget, label: `The step that may do it (${id})`, items })
  }
  const takeBack = () => {
    for (const row of allRows()) {
      const others = limitsSaid([row]).filter((one) => one.requirement_id !== id)
      if (others.length < limitsSaid([row]).length) void say(row, others)
    }
  }
  const button = (label: string, onClick: (event: MouseEvent<HTMLButtonElement>) => void) => (
    <Button variant="quiet" aria-label={`${label} (${id})`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li className="grid gap-1 py-2">
      <p>
        <span className="numeric font-bold text-navy">{id}</span> {text}{' '}
        <span className="numeric text-caption text-muted">page {page}</span>
      </p>
      {state === 'open' && near.length > 0 && (
        <p className="text-caption text-muted">
          {isNew && 'You have said that nothing of yours does this; what is nearest has changed since. '}
          Nearest to it: {near.join('; ')}
        </p>
      )}
      {state === 'open' ? (
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          {button('Nothing of ours does this', () => void nothing())}
          {button('One of our steps may', choose)}
          {button('Put into a row', () => setPutting(!isPutting))}
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
          {state === 'kept'
            ? 'You have said that nothing of yours does this.'
            : 'You have said that a step may do this: it stands under “Worth a look”.'}
          {button('Take it back', takeBack)}
        </p>
      )}
      {isPutting && <AskedForm requirement={requirement} onPut={() => setPutting(false)} />}
    </li>
  )
}

/** What a step says that it does. */
function sentencesIn(row: KeptRow): string[] {
  return sentencesOf(String(cellsOf(row).action?.value ?? ''))
}
