import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo, useRef } from 'react'
import type { Difference, KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { isAgainstTopic, isHeldAgainst } from '../../../domain/work-breakdown/check.ts'
import { breakdownChecks } from '../../../domain/work-breakdown/checks.ts'
import { limitChecks } from '../../../domain/work-breakdown/limit-checks.ts'
import { rowChecks } from '../../../domain/work-breakdown/row-checks.ts'
import { needsNoPlace, wordsInRows } from '../../../domain/work-breakdown/words-in-rows.ts'
import type { WorkBreakdownProps } from '../../app/work-breakdown-slot.ts'
import { late } from '../../ui/late.tsx'
import { Pending } from '../../ui/load-failed.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { breakdownQueries } from './breakdown-queries.ts'
import { TABLES } from './columns.ts'
import { Deciding } from './deciding.tsx'
import { DifferenceList } from './difference-list.tsx'
import { ExceptionList } from './exceptions.tsx'
import { AcceptAll, LookList, MendList, RemovedList, SameList, SuggestedNote } from './further-parts.tsx'
import { RowGrid } from './grid/row-grid.tsx'
import { MenuHost } from './menu-host.tsx'
import { rowsOf, stepsOf } from './parts.ts'
import { PlanForm } from './plan-form.tsx'
import { RequirementTray } from './requirement-tray.tsx'
import { RowsNav } from './rows-nav.tsx'
import { StillEmpty } from './still-empty.tsx'
import { TimelineSection } from './timeline/timeline-section.tsx'
import { BreakdownProvider, CountingProvider, StepsProvider, useBreakdownOn } from './use-breakdown.ts'
import { differentWords, keyOfWords, useLaid } from './use-laid.ts'
import { partId, useRowArrival } from './use-row-arrival.ts'

type TableProps = Pick<WorkBreakdownProps, 'topic' | 'payments' | 'dues' | 'foot'> & {
  requirements: readonly Requirement[]
  /** What found no place when the answers were read, and what they say otherwise by now. */
  filled?: { unplaced: readonly Unplaced[]; differences: readonly Difference[] } | undefined
}

/** They read sentences, which takes as many bytes as all else here. */
const SpokenList = late(async () => (await import('./spoken-list.tsx')).SpokenList)

const UnplacedList = late(async () => (await import('./unplaced-list.tsx')).UnplacedList)

const UnsaidParts = late(async () => (await import('./unsaid-parts.tsx')).UnsaidParts)

/** The rows that a topic's plan is composed from, shown and edited: steps with the requirements that they answer, people, commitments, risks and what the Government provides. */
export function WorkBreakdownTable(props: TableProps) {
  const { topic } = props
  const asked = useQuery(breakdownQueries.rows(topic.storeId))
  if (asked.data) return <Opened key={topic.storeId} {...props} rows={asked.data.rows} />
  return <Pending of={asked} title="The work breakdown could not be loaded" label="Loading the work breakdown" lines={8} />
}

function Opened({ topic, payments, dues, requirements, rows, filled, foot }: TableProps & { rows: readonly KeptRow[] }) {
  const breakdown = useBreakdownOn(topic, requirements)
  const laid = useLaid(topic, breakdown.undo)
  const asking = useRef<HTMLDivElement>(null)
  useKeptFocus(asking)
  useRowArrival(rows)
  const steps = useSameSteps(rows)
  const tables = useMemo(() => TABLES.map((table) => ({ ...table, rows: rowsOf(rows, table.kind) })), [rows])
  const removed = useMemo(() => rows.filter(({ removed_at }) => removed_at !== null), [rows])
  const standing = useMemo(() => rows.filter(({ removed_at }) => removed_at === null), [rows])
  const counting = useMemo(() => breakdownOf(standing), [standing])
  const checks = useMemo(
    () => [
      ...rowChecks(standing),
      ...limitChecks(standing, requirements, topic.phase),
      ...breakdownChecks(counting, { period: topic.periodOfPerformance, phase: topic.phase, numbers: steps.numbers, requirements }),
    ],
    [standing, counting, requirements, topic.periodOfPerformance, topic.phase, steps],
  )
  const toMend = checks.filter(isHeldAgainst).sort((a, b) => Number(isAgainstTopic(b)) - Number(isAgainstTopic(a)))
  const isInRows = useMemo(() => wordsInRows(standing), [standing])
  const open = useMemo(() => {
    const isOpen = (piece: Unplaced) => laid.of(keyOfWords(piece)) === undefined && (piece.takes_back || !needsNoPlace(piece, isInRows))
    return differentWords(filled?.unplaced ?? []).filter(isOpen)
  }, [filled?.unplaced, laid, isInRows])
  return (
    <BreakdownProvider value={breakdown}>
      <StepsProvider value={steps}>
        <CountingProvider value={counting}>
          <MenuHost>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <RowsNav rows={standing} />
              <div ref={asking} id={partId('asked')} tabIndex={-1} className="grid scroll-mt-32 gap-4 outline-none">
                <ExceptionList rows={standing} />
                <Deciding
                  awaits={[...(requirements.length > 0 ? (['offers'] as const) : []), ...(filled ? (['unplaced'] as const) : [])]}
                  seen={
                    <>
                      <AcceptAll rows={standing} />
                      <StillEmpty rows={standing} />
                    </>
                  }
                >
                  <MendList checks={toMend} />
                  {requirements.length > 0 && <RequirementTray {...{ topic, requirements, rows, laid }} />}
                  <UnsaidParts requirements={requirements} rows={standing} laid={laid} />
                  <SameList checks={checks.filter(({ kind }) => kind === 'same')} />
                  {filled && <DifferenceList differences={filled.differences} rows={rows} laid={laid} />}
                  {filled && <UnplacedList open={open} all={filled.unplaced} laid={laid} />}
                  <SpokenList rows={standing} />
                </Deciding>
                <LookList checks={checks.filter((one) => one.kind !== 'same' && !toMend.includes(one))} />
              </div>
              <TimelineSection period={topic.periodOfPerformance} payments={payments} dues={dues} />
              {tables.map((table) => (
                <Fragment key={table.kind}>
                  <RowGrid {...table} note={table.kind === 'milestone' ? numberKept(counting.milestones, dues) : undefined} />
                  <RemovedList kind={table.kind} removed={removed} />
                </Fragment>
              ))}
              <PlanForm row={rowsOf(rows, 'plan')[0]} topic={topic} />
              <SuggestedNote rows={standing} />
              {foot?.(breakdown.settle)}
            </div>
          </MenuHost>
        </CountingProvider>
      </StepsProvider>
    </BreakdownProvider>
  )
}

/** A plan that stands is drafted with a number of milestones of its own, which rows do not change: said where they are more or fewer. */
function numberKept(planned: readonly unknown[] | undefined, dues: readonly unknown[] | undefined): string | undefined {
  if (!planned || !dues || planned.length === dues.length) return undefined
  return `The plan keeps its ${dues.length} milestones, each with its title, month and payment: how many it has changes only when you submit the interview again.`
}

/** The numbers of the steps, the same as long as their order is: cells that speak of steps render anew only then. */
function useSameSteps(rows: readonly KeptRow[]) {
  const order = stepsOf(rows).ids.join(' ')
  return useMemo(() => {
    const ids = order === '' ? [] : order.split(' ')
    return { ids, numbers: new Map(ids.map((id, at) => [id, at + 1])) }
  }, [order])
}
