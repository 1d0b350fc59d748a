import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { cellOf, type Outdated, outdatedBy, passagesTakingBack, standingCell } from '../../../domain/work-breakdown/corrections.ts'
import { type Cell, rowName } from '../../../domain/work-breakdown/rows.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { useChosenDrafter } from '../../drafting/chosen-drafter.ts'
import { useModelName } from '../../drafting/drafter-queries.ts'
import { Button } from '../../ui/button.tsx'
import { showToast, tellFailed } from '../../ui/toasts.ts'
import type { Interview } from './use-interview.ts'

type AnswerCorrectionsProps = { topic: CurrentTopic; answer: string; saving: Interview['saving']; isDisabled: boolean }

/** What an answer takes back of this or another one, as the rows have it and as it is to be: written there by one press, as in the work breakdown. */
export function AnswerCorrections({ answer, ...others }: AnswerCorrectionsProps) {
  const words = useDeferredValue(answer)
  const telling = useMemo(() => passagesTakingBack(words), [words])
  return telling.length === 0 ? null : <Corrections {...{ ...others, telling }} />
}

function Corrections({ topic, telling, saving, isDisabled }: Omit<AnswerCorrectionsProps, 'answer'> & { telling: readonly string[] }) {
  const client = useQueryClient()
  const queryKey = ['interview', 'corrections', topic.storeId, telling.join('\n')]
  const isByModel = useIsByModel(topic)
  const [isWriting, setWriting] = useState(false)
  const { data: rows = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => rowsNow(topic.storeId, isByModel, signal),
    enabled: saving !== 'saving',
    staleTime: 0,
    gcTime: 0,
  })
  const outdated = useMemo(() => telling.flatMap((one) => outdatedBy(one, rows)), [telling, rows])
  if (outdated.length === 0) return null
  const write = ({ value, ...one }: Outdated) =>
    change(one, { value, origin: { from: 'person' }, state: 'seen' }, `${one.now} is written there`)
  const keepBoth = (one: Outdated) => change(one, standingCell(one), 'Both stand')
  const change = async ({ row, cell }: Omit<Outdated, 'value'>, to: Cell | undefined, title: string) => {
    const kept = rows.find(({ id }) => id === row.id)
    if (!kept || !to) return
    const put = (version: number, put: Cell | null) =>
      outcome(call(api.changeRow, { row_id: kept.id, version, cells: { [cell]: put } as KeptRow['cells'] }))
    const anew = () => client.invalidateQueries({ queryKey })
    setWriting(true)
    const saved = await put(kept.version, to)
    await anew()
    setWriting(false)
    if (!saved.ok) return tellFailed('The correction was not written', saved.problem.message)
    const before = cellOf(kept, cell) ?? null
    const undo = async () => {
      const undone = await put(saved.value.row.version, before)
      await anew()
      if (!undone.ok) tellFailed('The correction could not be taken back', undone.problem.message)
    }
    showToast({ title, description: rowName(rows, row), action: { label: 'Undo', onPress: () => void undo() } })
  }
  return (
    <ul aria-label="Corrections" className="grid gap-1">
      {outdated.map((one) => (
        <li key={`${one.row.id} ${one.cell} ${one.quote}`} className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 grow basis-60 text-warning [overflow-wrap:anywhere]">
            {`${rowName(rows, one.row)} still says “${one.quote}”`}
          </p>
          <Button variant="quiet" disabled={isDisabled || isWriting} className="-mr-3" onClick={() => void write(one)}>
            {`Write ${one.now} there`}
          </Button>
          <Button variant="quiet" disabled={isDisabled || isWriting} className="-mr-3" onClick={() => void keepBoth(one)}>
            Both are right
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Whether a language model reads the answers: nobody asked it to, so the rows are taken as they are. */
function useIsByModel(topic: CurrentTopic): boolean {
  const model = useModelName()
  return useChosenDrafter(topic) === 'model' && model !== null
}

/** The rows as the answers tell them now. */
async function rowsNow(topic_store_id: string, isByModel: boolean, signal: AbortSignal): Promise<KeptRow[]> {
  const { rows } = isByModel
    ? await call(api.findWorkBreakdown, { topic_store_id }, signal)
    : await call(api.fillWorkBreakdown, { topic_store_id, drafter: 'built-in' }, signal)
  return rows.filter(({ removed_at }) => removed_at === null)
}
