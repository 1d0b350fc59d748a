import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { type AnswerField, type AnswerForm, fieldsAsked } from '../../../../domain/answer-fields/forms.ts'
import { raised } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldInput } from './field-input.tsx'
import { type FieldRow, wordsOf } from './field-rows.ts'
import type { Counting } from './use-counting.ts'

type FieldRowGroupProps = {
  row: FieldRow
  form: AnswerForm
  /** Its number among those of its form; null where there is one only. */
  number: number | null
  /** The steps by their numbers; one that has no name yet is an empty one. */
  steps: readonly string[]
  /** From when months are counted that are told by the calendar. */
  counting: Counting
  isDisabled: boolean
  onCell: (cell: string, words: string) => void
  /** Takes the row away; null where it is the only one. */
  onRemove: (() => void) | null
  /** Enter in its last field goes on from it; null where nothing comes behind. */
  onEnd: (() => void) | null
}

/** One row of an answer: its fields side by side as far as there is room, of which the first says what it is about. */
export function FieldRowGroup(props: FieldRowGroupProps) {
  const { row, form, number, steps, counting, isDisabled, onCell, onRemove, onEnd } = props
  const name = number === null ? raised(form.row) : `${raised(form.row)} ${number}`
  const words = wordsOf(row)
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const isLast = event.target === Array.from(event.currentTarget.querySelectorAll('textarea')).at(-1)
    if (!onEnd || !isLast || event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onEnd()
  }
  return (
    <fieldset
      aria-label={name}
      data-row={row.id}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 rounded-control border border-line bg-sheet px-4 pt-1 pb-3"
    >
      <div className="flex min-h-8 basis-full items-center gap-x-6">
        <p className="shrink-0 text-caption font-semibold text-muted">{name}</p>
        {onRemove && (
          <Button
            variant="quiet"
            icon={X}
            disabled={isDisabled}
            onClick={onRemove}
            className="-my-2 -mr-3 ml-auto px-2"
            aria-label={`Remove ${name}`}
          />
        )}
      </div>
      {fieldsAsked(form, words).map((field) => (
        <FieldInput
          key={field.cell}
          {...{ field, steps, counting, isDisabled }}
          own={words.action?.trim()}
          words={words[field.cell] ?? ''}
          isAsAbove={words[field.cell] !== undefined && words[field.cell] === row.above?.[field.cell]}
          width={widthOf(field, form)}
          onType={(words) => onCell(field.cell, words)}
        />
      ))}
    </fieldset>
  )
}

/** How much room a field takes beside the others; the first has the name that the row goes by. */
function widthOf(field: AnswerField, { fields }: AnswerForm): string {
  if (field.isShort) return 'grow basis-30 sm:max-w-32'
  if (field.names === 'steps') return 'grow basis-34'
  return field.isLong || field === fields[0] ? 'grow-2 basis-56' : 'grow basis-40'
}
