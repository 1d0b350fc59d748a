import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../contract/api.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { plannedSchedule } from '../../../domain/work-breakdown/planned-milestones.ts'
import { rowName } from '../../../domain/work-breakdown/rows.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { keepTyped, readDraft } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { showToast, tellFailed } from '../../ui/toasts.ts'
import { breakdownQueries } from './breakdown-queries.ts'
import { cellActions } from './cell-actions.ts'
import { type CellStore, type CellView, cellStore, KeptDrafts, keyOf, type Place } from './cell-store.ts'
import { NO_STEPS, type Steps } from './column.ts'
import { columnsOf, type Parts } from './parts.ts'
import { pasting } from './pasting.ts'
import { type Ruling, requirementActions } from './requirement-actions.ts'
import { rowActions } from './row-actions.ts'
import { rowDesk } from './row-desk.ts'
import { undoStack } from './undo-stack.ts'
import { goToRow } from './use-row-arrival.ts'

/** Everything that cells and rows of a work breakdown need to be edited; it stays the same while rows change. */
export type Breakdown = ReturnType<typeof breakdownOn>

const BreakdownContext = createContext<Breakdown | null>(null)
const StepsContext = createContext<Steps>(NO_STEPS)
const CountingContext = createContext<WorkBreakdown>(breakdownOf([]))

/** Hands the work breakdown, and which number each step has, to its cells. */
export const BreakdownProvider = BreakdownContext.Provider
export const StepsProvider = StepsContext.Provider
/** Hands on what counts of all rows, to what of a row depends on the others. */
export const CountingProvider = CountingContext.Provider

/** The work breakdown in which a cell or row stands. */
export function useBreakdown(): Breakdown {
  const breakdown = use(BreakdownContext)
  if (!breakdown) throw new Error('This part stands outside of a work breakdown')
  return breakdown
}

/** The steps by their numbers. */
export function useSteps(): Steps {
  return use(StepsContext)
}

/** What counts of all rows. */
export function useCounting(): WorkBreakdown {
  return use(CountingContext)
}

/** A cell as it is edited; renders anew only when this very cell changes. */
export function useCell(store: CellStore, place: Place): CellView {
  const key = keyOf(place)
  return useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.view(key),
  )
}

/** The work breakdown of a topic, made once; drafts of an earlier visit are in it. */
export function useBreakdownOn(topic: CurrentTopic, requirements: readonly Requirement[]): Breakdown {
  const client = useQueryClient()
  const [breakdown] = useState(() => breakdownOn(client, topic, requirements))
  useEffect(() => breakdown.know(requirements), [breakdown, requirements])
  useEffect(() => {
    const { store, cells } = breakdown
    const saveAll = (isSo: (view: CellView) => boolean) => {
      for (const place of store.placesWhere(isSo)) void cells.save(place)
    }
    const back = () => saveAll(({ trouble }) => trouble?.kind === 'failed')
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('online', back)
      // whoever leaves the screen leaves the cell in which they typed
      saveAll(({ draft, trouble }) => draft !== null && trouble === null)
    }
  }, [breakdown])
  return breakdown
}

function breakdownOn(client: QueryClient, topic: CurrentTopic, requirements: readonly Requirement[]) {
  const query = breakdownQueries.rows(topic.storeId)
  let known = byId(requirements)
  const rows = () => client.getQueryData(query.queryKey)?.rows ?? []
  const show = (next: readonly KeptRow[]) => {
    void client.cancelQueries(query)
    client.setQueryData(query.queryKey, { rows: [...next] })
  }
  const fetch = async () => {
    const { rows: newest } = await call(api.findWorkBreakdown, { topic_store_id: topic.storeId })
    show(newest)
    return rows()
  }
  const desk = rowDesk(call, topic.storeId, { rows, show, fetch })
  const name = topicDraft('work-breakdown', topic)
  const store = cellStore(readDraft(name, KeptDrafts) ?? {}, (drafts) => {
    keepTyped(name, Object.keys(drafts).length > 0 ? drafts : null)
  })
  const undo = undoStack()
  const parts = { desk, store, undo, rows, requirement: (id: string) => known.get(id), requirements: () => [...known.values()] }
  const cells = cellActions(parts)
  const ofRows = rowActions(parts, cells)
  return {
    store,
    undo,
    puts: topicDraft('put-rows', topic),
    boxes: topicDraft('small-boxes', topic),
    /** The months in which the plan's milestones are due by its rows. */
    duesOf: (counting: WorkBreakdown) => plannedSchedule(counting, topic.phase, topic.periodOfPerformance).dues,
    /** Saves what is typed, also what could not be saved before, and waits for everything that is under way; false where something is not saved, which it tells. */
    settle: async () => {
      await Promise.all(store.placesWhere(isTyped).map(cells.save))
      await desk.settled()
      const left = store.placesWhere(isTyped).filter(({ row }) => rows().some(({ id, removed_at }) => id === row && removed_at === null))
      if (left.length > 0) tellUnsaved(left, rows())
      return left.length === 0
    },
    takeBack: async () => takeBack(desk, undo),
    requirement: parts.requirement,
    know: (now: readonly Requirement[]) => {
      known = byId(now)
    },
    allRows: rows,
    /** Opens a cell to type in it, ready before the next key; what was typed in the one that was open is saved. */
    open: (place: Place) => {
      const before = store.opened()
      flushSync(() => store.open(place))
      if (before && keyOf(before) !== keyOf(place)) void cells.save(before)
    },
    cells,
    rows: ofRows,
    requirements: requirementActions(parts, cells, (rulings) => rule(client, topic.storeId, rulings)),
    phase: topic.phase,
    frame: { company_name: topic.companyName, period: topic.periodOfPerformance },
    paste: pasting(parts, cells, ofRows),
  }
}

/** Takes the last change back: one that is still on its way is waited for, so that it is not the one before. */
async function takeBack(desk: Parts['desk'], undo: Parts['undo']): Promise<void> {
  await desk.settled()
  if (!(await undo.undo())) showToast({ title: 'There is nothing to take back' })
}

function isTyped({ draft }: CellView): boolean {
  return draft !== null
}

/** Says which cells are not saved, and goes to the first. */
function tellUnsaved(places: readonly Place[], rows: readonly KeptRow[]): void {
  const standing = rows.filter(({ removed_at }) => removed_at === null)
  const names = places.flatMap(({ row: id, column: name }) => {
    const row = standing.find((one) => one.id === id)
    const column = row && columnsOf(row.kind).find((one) => one.name === name)
    return row && column ? [`${rowName(standing, row)}, ${column.heading}`] : []
  })
  const title = names.length === 1 ? 'A cell is not saved' : `${names.length} cells are not saved`
  tellFailed(title, `${names.join('; ')}. Correct or discard what you typed there, then go on.`)
  const [first] = places
  if (first) goToRow(first.row, first.column)
}

/** Rules on requirements, up to one where that fails; every screen that shows requirements learns it. Those of which it was kept. */
async function rule(client: QueryClient, topic_store_id: string, rulings: readonly Ruling[]): Promise<Ruling[]> {
  const kept: Ruling[] = []
  for (const one of rulings) {
    const changed = await outcome(call(api.changeRequirement, { topic_store_id, ...one }))
    if (!changed.ok) {
      tellFailed(`${one.requirement_id} could not be ${'phase' in one ? 'left to Phase II' : 'taken out'}`, changed.problem.message)
      break
    }
    kept.push(one)
  }
  if (kept.length > 0)
    await client.invalidateQueries({
      predicate: ({ queryKey: [room] }) => !['work-breakdown', 'session', 'source'].includes(String(room)),
    })
  return kept
}

function byId(requirements: readonly Requirement[]): Map<string, Requirement> {
  return new Map(requirements.map((requirement) => [requirement.id, requirement]))
}
