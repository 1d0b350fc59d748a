import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type RenameFieldProps = { name: string; onSave: (name: string) => Promise<void>; onCancel: () => void }

/** A project's name, typed in its place: Enter keeps it, Escape leaves it as it was, and nothing at all gives it its topic's name again. */
export function RenameField({ name, onSave, onCancel }: RenameFieldProps) {
  const [typed, type] = useState(name)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (typed.trim() === name) return onCancel()
    setBusy(true)
    await onSave(typed.trim())
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="grow basis-60">
        <TextInput
          aria-label="Name of the project"
          autoFocus
          maxLength={300}
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <Button variant="primary" busy={isBusy} onClick={() => void save()}>
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </span>
  )
}
