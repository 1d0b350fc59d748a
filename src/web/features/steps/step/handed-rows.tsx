import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../../contract/api.ts'
import { type AnswerRow, answerParts, printedAnswer } from '../../../../domain/answer-fields/answer-rows.ts'
import type { LineRead } from '../../../../domain/interview.ts'
import { toldWords } from '../../../../domain/open-answer.ts'
import { HANDED_FORM } from '../../../../domain/steps/handed-told.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { counted } from '../../../../language/characters.ts'
import { call } from '../../../app/call.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFields } from './form-fields.tsx'
import { Offers } from './offers.tsx'

type HandedRowsProps = {
  topic: CurrentTopic
  answer: string
  /** What topic and interview name that may be handed over. */
  offers: readonly string[] | undefined
  isDisabled: boolean
  onType: (answer: string) => void
}

/** What an answer hands over, a row each, as it is read and counts: to be set right, taken out, or put into the answer with one press. What was read of none is told. */
export function HandedRows({ topic, answer, offers = [], isDisabled, onType }: HandedRowsProps) {
  const { free, rows: kept } = answerParts(toldWords(answer), HANDED_FORM)
  const lines = useThingsRead(topic, free)
  const read = lines?.flatMap(({ row }) => (row.result ? [row] : [])) ?? []
  const left = lines?.length ? lines.flatMap(({ text, row, beside = [] }) => (row.result ? beside : [text])) : [free].filter(Boolean)
  const rows: AnswerRow[] = [...kept, ...read]
  const isStill = isDisabled || (free !== '' && lines === undefined)
  const put = (all: readonly AnswerRow[]) => onType(printedAnswer({ free: left.join('\n'), rows: all }, HANDED_FORM))
  return (
    <div className="grid gap-3">
      {rows.map((row, nth) => (
        <FormFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          key={nth}
          legend={`Deliverable ${nth + 1}`}
          fields={HANDED_FORM.fields}
          told={row}
          isDisabled={isStill}
          onTold={(cell, words) => put(rows.map((one, at) => (at === nth ? { ...one, [cell]: words } : one)))}
        >
          <Button
            variant="quiet"
            className="-ml-4 justify-self-start"
            aria-label={`Take out deliverable ${nth + 1}`}
            disabled={isStill}
            onClick={() => put(rows.filter((_, at) => at !== nth))}
          >
            Take out
          </Button>
        </FormFields>
      ))}
      {read.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-caption text-muted">
          What was read in your words is handed over as it stands here.
          <Button disabled={isStill} onClick={() => put(rows)}>
            Confirm {counted(rows.length, 'deliverable')}
          </Button>
        </p>
      )}
      {lines !== undefined && left.length > 0 && (
        <p className="text-caption text-muted [overflow-wrap:anywhere]">
          Not read as a deliverable: “{left.join(' ')}” It stays in your answer, and waits in the work breakdown to be placed.
        </p>
      )}
      <Offers
        offers={offers.filter((one) => !rows.some(({ result }) => result === one))}
        isDisabled={isStill}
        onTake={(result) => put([...rows, { result }])}
      />
    </div>
  )
}

/** Who types goes on within so many milliseconds: words are read once they stop. */
const PAUSE_MS = 400

/** The things that words hand over, line by line; undefined where there are none, or nobody has read them yet; none where nobody could. */
function useThingsRead({ slug, storeId }: CurrentTopic, text: string): readonly LineRead[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['steps', 'things', storeId, text],
    queryFn:
      text.trim() === ''
        ? skipToken
        : async ({ signal }) => {
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
            signal.throwIfAborted()
            const asked = { topic_slug: slug, topic_store_id: storeId, subject: 'steps' as const, row: HANDED_FORM.row, text }
            const { groups } = await call(api.readLines, asked, signal)
            return groups.flatMap(({ read }) => read.flatMap((one) => one.lines))
          },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return isError ? [] : data
}
