import { type FormEvent, useRef } from 'react'
import { raised } from '../../../language/characters.ts'
import { useKeptTyping } from '../../saving/use-kept-typing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type FieldBlank, fieldBlanks } from './field-blanks.ts'
import type { PartBoxes } from './use-boxes.ts'

type BlankListProps = {
  boxes: PartBoxes
  /** How what it stands in is called. */
  of: string
}

/** What boxes still leave to the person, each with a box right there: Enter puts it into its place. The keyboard goes on to the next one. */
export function BlankList({ boxes, of }: BlankListProps) {
  const list = useRef<HTMLElement>(null)
  const blanks = fieldBlanks(boxes.fields)
  if (blanks.length === 0) return null
  const fill = (blank: FieldBlank, written: string) => {
    const at = blanks.indexOf(blank)
    const section = list.current?.closest<HTMLElement>('[id^="milestone-"]')
    boxes.fill(blank, written)
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll('input') ?? []
      const next = left[Math.min(at, left.length - 1)] ?? section
      next?.focus({ preventScroll: true })
    })
  }
  return (
    <section
      ref={list}
      aria-label={`To fill in in ${of}`}
      className="mx-5 mb-5 grid gap-4 rounded-card border border-warning-line bg-warning-soft px-4 py-4 sm:mx-6"
    >
      <h3 className="flex items-center gap-2 font-bold">
        To fill in <Badge tone="warning">{blanks.length}</Badge>
      </h3>
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-x-8">
        {blanks.map((blank) => (
          <li key={blank.key}>
            <BlankForm blank={blank} draft={boxes.draft} box={`${boxes.name} ${blank.key}`} onFill={(written) => fill(blank, written)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type BlankFormProps = { blank: FieldBlank; draft: string; box: string; onFill: (written: string) => void }

function BlankForm({ blank: { blank, sentence }, draft, box, onFill }: BlankFormProps) {
  const [written, write] = useKeptTyping(draft, box)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (written.trim() === '') return
    onFill(written)
    write('')
  }
  return (
    <form onSubmit={submit}>
      <Field label={raised(blank.ask)} hint={sentence}>
        {(control) => (
          <div className="flex gap-2">
            <div className="grow">
              <TextInput {...control} value={written} onChange={(event) => write(event.target.value)} maxLength={2000} autoComplete="off" />
            </div>
            <Button type="submit" className="whitespace-nowrap" disabled={written.trim() === ''}>
              Fill in
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
