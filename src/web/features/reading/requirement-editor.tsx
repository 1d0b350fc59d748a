import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../domain/result.ts'
import { linesOfParts } from '../../../domain/solicitation/requirement/part-lines.ts'
import { saysNumber } from '../../../language/quantity/number-word.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ClassFields } from './class-fields.tsx'
import type { RequirementFields } from './kept-edits.ts'
import { QuantityFields } from './quantity-fields.tsx'

/** Changes one requirement where it stands. Escape leaves it as it was; when saving fails, what was typed stays. */
export function RequirementEditor({
  id,
  fields,
  onChange,
  onSave,
  onCancel,
}: {
  id: string
  fields: RequirementFields
  onChange: (fields: RequirementFields) => void
  onSave: () => Promise<Result<null, string>>
  onCancel: () => void
}) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const parts = linesOfParts(fields.text).length
  useEffect(() => text.current?.focus(), [])
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (fields.text.trim() === '') return setProblem('A requirement needs a text.')
    if (parts === 0 && fields.quantities?.some(({ value }) => !saysNumber(value)))
      return setProblem('A quantity needs a number. Type it, or remove the quantity.')
    setSaving(true)
    setProblem(undefined)
    const saved = await onSave()
    setSaving(false)
    if (!saved.ok) setProblem(`${saved.problem} Your change is kept here.`)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form onSubmit={(event) => void save(event)} onKeyDown={leave} aria-label={`Edit ${id}`} className="grid gap-3 p-3">
      <Field
        label={`Text of ${id}`}
        error={problem}
        hint={parts > 0 ? 'Each line becomes a requirement of its own.' : 'A new line begins a requirement of its own.'}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={text}
            rows={Math.max(4, 2 * parts)}
            value={fields.text}
            onChange={({ target }) => onChange({ ...fields, text: target.value })}
          />
        )}
      </Field>
      <ClassFields fields={fields} onChange={onChange} />
      {parts === 0 && (
        <QuantityFields quantities={fields.quantities ?? []} onChange={(quantities) => onChange({ ...fields, quantities })} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isSaving}>
          {parts > 0 ? `Save as ${parts} requirements` : 'Save'}
        </Button>
        <Button onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
