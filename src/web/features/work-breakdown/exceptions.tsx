import { type FormEvent, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { offeredWords } from '../../../domain/quality/coverage-words.ts'
import { limitsSaid, limitsWith } from '../../../domain/work-breakdown/breakdown-of.ts'
import { isStillTold } from '../../../domain/work-breakdown/limit-checks.ts'
import type { LimitSaid } from '../../../domain/work-breakdown/rows.ts'
import { useKeptTyping } from '../../saving/use-kept-typing.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cellsWith } from './parts.ts'
import { useBreakdown } from './use-breakdown.ts'

type Breaking = Pick<LimitSaid, 'requirement_id' | 'told' | 'exception'>

/** What the plan offers where a figure breaks a limit, who settles it and by when: three short fields, kept with the row that tells the figure. What is typed is kept until then. */
export function ExceptionForm({ row, said, onDone }: { row: KeptRow; said: Breaking; onDone?: () => void }) {
  const { cells, boxes } = useBreakdown()
  const { requirement_id, told, exception } = said
  const box = `exception ${row.id} ${requirement_id} ${told}`
  const [offered, offer] = useKeptTyping(boxes, `${box} offered`, exception?.offered ?? told)
  const [settles, name] = useKeptTyping(boxes, `${box} settles`, exception?.settles)
  const [by, date] = useKeptTyping(boxes, `${box} by`, exception?.by)
  const [isRefused, refuse] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    refuse(offered.trim() === '')
    if (offered.trim() === '') return
    const filled = { ...(settles.trim() && { settles: settles.trim() }), ...(by.trim() && { by: by.trim() }) }
    const stated = { requirement_id, told, is_same: true, exception: { offered: offered.trim(), ...filled } }
    const isKept = await cells.press(row, { cells: cellsWith(limitsWith(row, stated)) }, 'The exception could not be kept')
    if (!isKept) return
    offer(exception?.offered ?? told)
    name(exception?.settles ?? '')
    date(exception?.by ?? '')
    onDone?.()
  }
  const error = isRefused && offered.trim() === '' ? 'Say what the plan offers.' : undefined
  const line = (label: string, value: string, write: (now: string) => void, more: { hint?: string; error?: string | undefined }) => (
    <Field label={label} {...more}>
      {(control) => <TextInput {...control} value={value} maxLength={300} onChange={({ target }) => write(target.value)} />}
    </Field>
  )
  return (
    <form aria-label={`Exception to ${requirement_id}`} onSubmit={save} className="grid basis-full gap-3 py-2 sm:grid-cols-[2fr_1fr_1fr]">
      {line('What the plan offers instead', offered, offer, { error })}
      {line('Who settles it', settles, name, { hint: 'e.g. TPOC' })}
      {line('By when', by, date, { hint: 'e.g. month 3' })}
      <div className="sm:col-span-3">
        <Button type="submit">State the exception</Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** The exceptions that are stated, as the table of requirements tells them, and those that no row needs any more; each is changed or taken back here. */
export function ExceptionList({ rows }: { rows: readonly KeptRow[] }) {
  const stated = rows.flatMap((row) =>
    limitsSaid([row]).flatMap((said) => (said.exception ? [{ row, said, exception: said.exception }] : [])),
  )
  if (stated.length === 0) return null
  return (
    <section aria-label="Exceptions" className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3">
      <h2 className="font-semibold">Exceptions that the plan states</h2>
      <ul className="grid divide-y divide-line">
        {stated.map((one) => (
          <Stated
            key={`${one.row.id} ${one.said.requirement_id} ${one.said.told}`}
            {...one}
            isOutdated={!isStillTold(rows, { ...one.said, exception: one.exception })}
          />
        ))}
      </ul>
    </section>
  )
}

type StatedProps = { row: KeptRow; said: LimitSaid; exception: NonNullable<LimitSaid['exception']>; isOutdated: boolean }

function Stated({ row, said, exception, isOutdated }: StatedProps) {
  const { cells, requirement } = useBreakdown()
  const [isOpen, open] = useState(false)
  const { requirement_id, told } = said
  const takeBack = () => {
    const limits = limitsWith(row, { requirement_id, told, is_same: true })
    void cells.press(row, { cells: cellsWith(limits) }, 'The exception could not be taken back')
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
        <span className="numeric font-bold text-navy">{requirement_id}</span> {requirement(requirement_id)?.text}{' '}
        <span className="font-semibold">Exception: {offeredWords(exception)}</span>
        {isOutdated && ' The plan says it no more.'}
      </p>
      <span className="flex flex-wrap">
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`Change the exception to ${requirement_id}`}
          onClick={() => open(!isOpen)}
        >
          Change
        </Button>
        <Button variant="quiet" aria-label={`Take back the exception to ${requirement_id}`} onClick={takeBack}>
          Take back
        </Button>
      </span>
      {isOpen && <ExceptionForm row={row} said={said} onDone={() => open(false)} />}
    </li>
  )
}
