import { type FormEvent, useRef } from 'react'
import { raised } from '../../../language/characters.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { FieldBlank } from './field-blanks.ts'
import { useKeptTyping } from './use-kept-typing.ts'

type BlankListProps = {
  /** The card that it stands in, and how that is called. */
  card: string
  of: string
  blanks: readonly FieldBlank[]
  /** Names where what is typed is kept. */
  draft: string
  onFill: (blank: FieldBlank, written: string) => void
}

/** What a card still leaves to the person, each with a box right there: Enter puts it into its place. The keyboard goes on to the next one. */
export function BlankList({ card, of, blanks, draft, onFill }: BlankListProps) {
  const list = useRef<HTMLElement>(null)
  if (blanks.length === 0) return null
  const fill = (blank: FieldBlank, written: string) => {
    const at = blanks.indexOf(blank)
    onFill(blank, written)
    const section = document.getElementById(`milestone-${card}`)
    requestAnimationFrame(() => {
      const boxes = list.current?.querySelectorAll('input') ?? []
      const next: HTMLElement | null = boxes[Math.min(at, boxes.length - 1)] ?? section
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
            <BlankForm blank={blank} draft={draft} box={`${card} ${blank.key}`} onFill={(written) => fill(blank, written)} />
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
