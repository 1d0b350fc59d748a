import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { answerByForms, isOfSteps } from '../../../../domain/answer-fields/answer-rows.ts'
import { type AnswerForm, formsOf } from '../../../../domain/answer-fields/forms.ts'
import { toldWords } from '../../../../domain/open-answer.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { showToast, type Toast } from '../../../ui/toasts.ts'
import type { InterviewDraft } from '../interview-draft.ts'

/**
 * The steps that later questions offer, and the cells that answers tell of each; `forget` takes one out of the plan that was read out of words, null where they
 * were told in fields.
 */
export type ToldSteps = { steps: readonly string[]; cells: ToldCells; forget: ((step: string) => void) | null }

/** The cells of each step that answers tell already. */
export type ToldCells = ReadonlyMap<string, readonly string[]>

/** The steps of which no answer tells yet what some forms ask for. */
export function openSteps({ steps, cells }: Pick<ToldSteps, 'steps' | 'cells'>, forms: readonly AnswerForm[]): string[] {
  const asked = forms.filter(isOfSteps).flatMap(({ fields }) => fields.flatMap(({ cell, names }) => (names ? [] : cell.split('.')[0])))
  return steps.filter((step) => !cells.get(step)?.some((cell) => asked.includes(cell)))
}

/**
 * The steps that the interview has told of: those of their fields and no others where it has some, since whoever tells steps in fields has told all of them;
 * else the rows that are there, else those that the built-in drafter reads out of the answers. Opening fields calls no language model: nobody asked for one.
 */
export function useToldSteps(topic: CurrentTopic, draft: InterviewDraft, isWanted: boolean, saveNow: () => Promise<void>): ToldSteps {
  const inFields = stepsInFields(draft)
  const client = useQueryClient()
  const queryKey = ['interview', 'told-steps', topic.storeId]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const topic_store_id = topic.storeId
      const there = stepsOf((await call(api.findWorkBreakdown, { topic_store_id }, signal)).rows)
      if (there.length > 0) return there
      await saveNow()
      return stepsOf((await call(api.fillWorkBreakdown, { topic_store_id, drafter: 'built-in' }, signal)).rows)
    },
    enabled: isWanted && inFields.length === 0 && topic.storeId !== '',
    staleTime: 0,
    gcTime: 0,
  })
  const forget = async (step: string) => {
    const row = data.find((one) => one.step === step)
    if (!row) return
    const removed = await outcome(call(api.removeRow, { row_id: row.row_id, version: row.version }))
    showToast(removed.ok ? FORGOTTEN : { title: 'The step was not removed', description: removed.problem.message, variant: 'destructive' })
    await client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: ['work-breakdown'] })
  }
  const isRead = inFields.length === 0
  const cells: ToldCells = new Map(isRead ? data.map(({ step, told }) => [step, told]) : [])
  return { steps: isRead ? data.map(({ step }) => step) : inFields, cells, forget: isRead ? (step) => void forget(step) : null }
}

const FORGOTTEN: Toast = {
  title: 'Step removed',
  description: 'It is no step of the plan, whatever is answered later. The work breakdown can bring it back.',
}

/** What the company's steps are called; those removed, those that only the solicitation asks for, and words that may be none are left out. */
function stepsOf(rows: readonly KeptRow[]): { step: string; told: string[]; row_id: string; version: number }[] {
  const ordered = [...rows].sort((one, other) => one.position - other.position)
  return ordered.flatMap((row) => {
    if (row.kind !== 'step' || row.removed_at || row.cells.action?.origin.from === 'document') return []
    if (row.cells.action?.state === 'suggested') return []
    const step = row.cells.action?.value
    const told = Object.entries(row.cells).flatMap(([name, cell]) => (cell && cell.state !== 'suggested' ? name : []))
    return step === undefined ? [] : { step, told, row_id: row.id, version: row.version }
  })
}

function stepsInFields({ questions, answers }: InterviewDraft): string[] {
  const question = questions.find(({ subject }) => subject === 'steps')
  if (!question) return []
  const { rows } = answerByForms(toldWords(answers[question.slot] ?? ''), formsOf(question))
  return (rows[0] ?? []).flatMap(({ action }) => action ?? [])
}
