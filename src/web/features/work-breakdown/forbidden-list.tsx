import { type MouseEvent, useMemo, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { isKeptByAll, nothingDoes } from '../../../domain/grounding/prohibition.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { answersSaid, limitsSaid, limitsWith } from '../../../domain/work-breakdown/breakdown-of.ts'
import { mayBreak, nearestSaying } from '../../../domain/work-breakdown/limit-checks.ts'
import type { LimitSaid } from '../../../domain/work-breakdown/rows.ts'
import { Button } from '../../ui/button.tsx'
import { Expander } from '../../ui/expander.tsx'
import { late } from '../../ui/late.tsx'
import { DecidedSection } from './deciding.tsx'
import { useMenu } from './menu-host.tsx'
import { cellsWith, rowsOf } from './parts.ts'
import { AskedForm } from './put-form.tsx'
import { cellsOf } from './row-line.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'

const AnsweringSentence = late(async () => (await import('./link-options.tsx')).AnsweringSentence)

type ListProps = { limits: readonly Requirement[]; rows: readonly KeptRow[] }

/**
 * What no word of a step shows to be kept: what the topic forbids, and by how much it wants something to come before something else, asked in words that hold
 * where more than a ban was taken for one; those come first to which words of the rows come near. What was said of others is told beneath, and taken back there.
 */
export function ForbiddenList({ limits, rows }: ListProps) {
  const standing = useMemo(() => rows.filter(({ removed_at }) => removed_at === null), [rows])
  const nearest = useMemo(() => nearestSaying(standing), [standing])
  const said = limitsSaid(standing)
  const owned = new Set(standing.flatMap(mayBreak).map(({ requirement_id }) => requirement_id))
  const isOwned = ({ id }: Requirement) => owned.has(id)
  const open = limits
    .filter((one) => !isOwned(one) && !isKeptByAll(one, said))
    .toSorted((one, other) => Number(nearest(other) !== undefined) - Number(nearest(one) !== undefined))
  const settled = limits.filter((one) => !open.includes(one))
  const isAsked = useAsked('limits', open.length > 0)
  const keepAll = useKeepAll()
  return (
    <>
      {isAsked && (
        <DecidedSection label="Limits on the work">
          <p role="status" className="font-semibold">
            {`The topic limits the work by ${open.length === 1 ? 'this: is it' : `these ${open.length}: are they`} kept in all of it?`}
          </p>
          <ul className="grid divide-y divide-line">
            {open.map((one) => (
              <Forbidden key={one.id} requirement={one} nearest={nearest(one)} />
            ))}
          </ul>
          {open.length > 1 && (
            <Button className="justify-self-start" onClick={() => keepAll(open)}>
              {`All ${open.length} are kept`}
            </Button>
          )}
        </DecidedSection>
      )}
      {settled.length > 0 && (
        <div className="order-1">
          <Expander title={`Limits that were looked at (${settled.length})`}>
            <ul className="grid divide-y divide-line">
              {settled.map((one) => (
                <Settled key={one.id} requirement={one} isOwned={isOwned(one)} />
              ))}
            </ul>
          </Expander>
        </div>
      )}
    </>
  )
}

/** Says of limits that all of the work keeps them, which is taken back as one. */
function useKeepAll() {
  const { allRows, cells, rows, undo } = useBreakdown()
  return (kept: readonly Requirement[]) =>
    void undo.told(async () => {
      const plan = rowsOf(allRows(), 'plan')[0] ?? (await rows.add('plan'))
      if (!plan) return null
      const said = cellsWith(limitsWith(plan, ...kept.map(nothingDoes)))
      const isDone = await cells.press(plan, { cells: said }, 'What you said could not be kept')
      return isDone ? { title: kept.length === 1 ? `${kept[0]?.id} is kept` : `${kept.length} limits are kept` } : null
    })
}

/** Keeps what is said of the limits in a row. */
function useSaying() {
  const { cells } = useBreakdown()
  return (row: KeptRow, limits: readonly LimitSaid[]) =>
    cells.press(row, { cells: cellsWith({ limits: limits.length > 0 ? limits : null }) }, 'What you said could not be kept')
}

/** A limit in the topic's words, with its page. */
function Limit({ requirement: { id, text, page } }: { requirement: Requirement }) {
  return (
    <p>
      <span className="numeric font-bold text-navy">{id}</span> {text} <span className="numeric text-caption text-muted">page {page}</span>
    </p>
  )
}

type ForbiddenProps = { requirement: Requirement; nearest: ReturnType<ReturnType<typeof nearestSaying>> }

/** That all of the work keeps it, or which step may not; a test that shows it is put into a row like any other. */
function Forbidden({ requirement, nearest }: ForbiddenProps) {
  const { allRows } = useBreakdown()
  const keepAll = useKeepAll()
  const say = useSaying()
  const openMenu = useMenu()
  const [opened, open] = useState<'put' | 'answered'>()
  const { id } = requirement
  const nearestStep = rowsOf(allRows(), 'step').findIndex((row) => row.id === nearest?.row.id) + 1
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const items = rowsOf(allRows(), 'step').flatMap((row, at) => {
      const told = String(cellsOf(row).action?.value ?? '')
      const label = `Step ${at + 1}: ${told}`
      return told ? [{ label, onPress: () => void say(row, limitsWith(row, { requirement_id: id, told, is_same: true }).limits) }] : []
    })
    openMenu({ anchor: event.currentTarget, label: `The step that may break it (${id})`, items })
  }
  const button = (label: string, onClick: (event: MouseEvent<HTMLButtonElement>) => void) => (
    <Button variant="secondary" aria-label={`${label} (${id})`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li className="grid gap-1 py-2">
      <Limit requirement={requirement} />
      {nearest && (
        <p className="text-muted">
          Nearest in your rows: {nearestStep > 0 && `step ${nearestStep}, `}“{nearest.quote}”
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        {button('It is kept', () => keepAll([requirement]))}
        {button('One of our steps may break it', choose)}
        {button('Put into a row', () => open(opened === 'put' ? undefined : 'put'))}
        {rowsOf(allRows(), 'plan').length > 0 &&
          button('A sentence of ours says so', () => open(opened === 'answered' ? undefined : 'answered'))}
      </p>
      {opened === 'put' && <AskedForm requirement={requirement} onPut={() => open(undefined)} />}
      {opened === 'answered' && <AnsweringSentence id={id} onDone={() => open(undefined)} />}
    </li>
  )
}

/** What was said of a limit, which is taken back here. */
function Settled({ requirement, isOwned }: { requirement: Requirement; isOwned: boolean }) {
  const { allRows, undo } = useBreakdown()
  const say = useSaying()
  const { id } = requirement
  const sentence = answersSaid(rowsOf(allRows(), 'plan')).get(id)
  const takeBack = () =>
    undo.group(async () => {
      for (const row of allRows()) {
        const others = limitsSaid([row]).filter((one) => one.requirement_id !== id)
        if (others.length < limitsSaid([row]).length) await say(row, others)
      }
    })
  const kept = sentence ? `You have said that this keeps it: “${sentence}”` : 'You have said that all of the work keeps it.'
  return (
    <li className="grid gap-1 py-2">
      <Limit requirement={requirement} />
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
        {isOwned ? 'You have said that a step may break it: it is asked with what does not fit.' : kept}
        <Button variant="quiet" aria-label={`Take it back (${id})`} onClick={() => void takeBack()}>
          Take it back
        </Button>
      </p>
    </li>
  )
}
