import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../domain/result.ts'
import { digitsOf } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ClassFields } from './class-fields.tsx'
import type { Addition } from './kept-edits.ts'

/** A requirement that is about to be added from words of the document: without words, the keyboard goes to where they are typed. When it is refused, what was typed stays. */
export function AdditionForm({
  addition,
  pages,
  onChange,
  onAdd,
  onCancel,
}: {
  addition: Addition
  pages: number
  onChange: (addition: Addition) => void
  onAdd: () => Promise<Result<null, string>>
  onCancel: () => void
}) {
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (words.current?.value === '') words.current.focus()
    // with its buttons, which may lie below the window's edge
    words.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    if (addition.quote.trim() === '') return setProblem('Select or type the words of the document that make the requirement.')
    setAdding(true)
    setProblem(undefined)
    const added = await onAdd()
    setAdding(false)
    if (!added.ok) setProblem(added.problem)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  return (
    <form
      onSubmit={(event) => void add(event)}
      onKeyDown={leave}
      aria-label="Add as requirement"
      className="grid gap-3 scroll-mb-4 rounded-card border border-line-strong bg-surface p-3 shadow-overlay"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
        <Field
          label="Words of the document"
          error={problem}
          hint={addition.quote === '' ? 'Word for word, as they stand on the page.' : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={words}
              rows={2}
              value={addition.quote}
              onChange={({ target }) => onChange({ ...addition, quote: target.value })}
            />
          )}
        </Field>
        <Field label="Page">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={String(addition.page)}
              onChange={({ target }) => onChange({ ...addition, page: pageOf(target.value, pages) })}
            />
          )}
        </Field>
      </div>
      <ClassFields fields={addition} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isAdding}>
          Add as requirement
        </Button>
        <Button onClick={onCancel} disabled={isAdding}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function pageOf(typed: string, pages: number): number {
  return Math.min(Math.max(1, pages), Math.max(1, Number.parseInt(digitsOf(typed), 10) || 1))
}
