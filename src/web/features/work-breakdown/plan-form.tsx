import { memo } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { late } from '../../ui/late.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TroubleNote, UnseenMark } from './cell-marks.tsx'
import type { Column } from './column.ts'
import { PLAN_FIELDS } from './columns.ts'
import { originText, unseenIn } from './origin-text.ts'
import { cellText } from './pasting.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown, useCell, useSteps } from './use-breakdown.ts'
import { partId } from './use-row-arrival.ts'
import { WorkShares } from './work-shares.tsx'

const AnsweredList = late(async () => (await import('./answered-list.tsx')).AnsweredList)

/** What is said of the plan as a whole, a field each; begun with a press where nothing is said yet. */
export const PlanForm = memo(function PlanForm({ row, topic }: { row: KeptRow | undefined; topic: CurrentTopic }) {
  const { rows } = useBreakdown()
  return (
    <div id={partId('plan')} tabIndex={-1} className="scroll-mt-32 outline-none">
      <Card title="The plan as a whole">
        {row ? (
          <div className="grid gap-5 md:grid-cols-2">
            {PLAN_FIELDS.map((column) => (
              <PlanField key={column.name} row={row} column={column} topic={topic} />
            ))}
            {cellsOf(row).limits && <AnsweredList row={row} />}
          </div>
        ) : (
          <Button onClick={() => void rows.add('plan')}>Say something of the plan as a whole</Button>
        )}
      </Card>
    </div>
  )
})

function PlanField({ row, column, topic }: { row: KeptRow; column: Column; topic: CurrentTopic }) {
  const { store, cells } = useBreakdown()
  const steps = useSteps()
  const place = { row: row.id, column: column.name }
  const { draft, trouble } = useCell(store, place)
  const unseen = unseenIn(cellsOf(row), column)
  const name = 'the plan'
  const words = draft?.text ?? cellText(row, column, steps)
  return (
    <div className={`group/field grid content-start gap-1 ${column.name === 'work_shares' ? 'md:col-span-2' : ''}`}>
      {column.name === 'work_shares' && <WorkShares topic={topic} row={row} column={column} words={words} />}
      <Field label={column.heading} hint={column.hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            value={words}
            onChange={({ target }) => store.type(place, target.value, cells.before(row, column))}
            onBlur={() => void cells.save(place)}
            className="[field-sizing:content]"
          />
        )}
      </Field>
      {unseen && (
        <div className="text-caption text-muted">
          <UnseenMark row={row} column={column} name={name} />
          <span className="line-clamp-1 group-focus-within/field:line-clamp-none">{originText(unseen.origin)}</span>
        </div>
      )}
      {trouble && <TroubleNote trouble={trouble} place={place} row={row} column={column} name={name} />}
    </div>
  )
}
