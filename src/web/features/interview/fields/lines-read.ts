import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import type { PastedTable } from '../../../../domain/answer-fields/pasted-table.ts'
import type { GroupRead, LineRead, Question } from '../../../../domain/interview.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { call } from '../../../app/call.ts'
import type { InterviewDraft } from '../interview-draft.ts'

/** A question in the interview on a topic, and what was answered there by now. */
export type QuestionAsked = { topic: CurrentTopic; question: Question; draft: InterviewDraft }

/** Who types goes on within so many milliseconds: lines are read once they stop. */
const PAUSE_MS = 400

/** What was read by now; undefined where there is nothing to read, or nobody has read it yet. `read` waits for it. */
export type LinesRead = {
  groups: readonly GroupRead[] | undefined
  isReading: boolean
  read: () => Promise<readonly GroupRead[] | undefined>
}

/** What stands in the lines of a list by the fields of a form, or in the groups of a text by those of all. */
export function useLinesRead({ topic, question }: QuestionAsked, form: AnswerForm | null, text: string): LinesRead {
  const { slug, storeId } = topic
  const { subject, also } = question
  const isAsked = subject !== undefined && storeId !== '' && text.trim() !== ''
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['interview', 'lines', storeId, question.slot, form?.row, text],
    queryFn: !isAsked
      ? skipToken
      : async ({ signal }) => {
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
          signal.throwIfAborted()
          const asked = { topic_slug: slug, topic_store_id: storeId, subject, also, row: form?.row, text }
          return (await call(api.readLines, asked, signal)).groups
        },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return { groups: data, isReading: isFetching, read: async () => (isFetching ? (await refetch({ cancelRefetch: false })).data : data) }
}

/** Lines that were read as a table with a column for each field that one of them fills, or that no row does without. */
export function tableOfLines(lines: readonly LineRead[], { fields, needed = [] }: AnswerForm): PastedTable {
  const columns = fields.flatMap(({ cell }) => (needed.includes(cell) || lines.some(({ row }) => row[cell]) ? cell : []))
  return { lines: lines.map(({ row }) => columns.map((cell) => row[cell] ?? '')), isHeaded: false, columns }
}
