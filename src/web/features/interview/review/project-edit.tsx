import { type FormEvent, useEffect, useRef, useState } from 'react'
import { periodTyped } from '../../../../domain/program.ts'
import { awardObjection } from '../../../entries/award-objection.ts'
import type { Entries, EntryName } from '../../../entries/entries.ts'
import { Line, ProjectEntries } from '../../../entries/project-entries.tsx'
import { Button } from '../../../ui/button.tsx'
import { tellFailed } from '../../../ui/toasts.ts'

type ProjectEditProps = {
  first: Entries
  saving: boolean
  onSave: (entries: Entries, typed: readonly EntryName[]) => void
  onCancel: () => void
}

/** The entries of a topic as a form, with the limits of the upload form (spec §5). */
export function ProjectEdit({ first, saving, onSave, onCancel }: ProjectEditProps) {
  const [entries, setEntries] = useState(first)
  const [typed, setTyped] = useState<readonly EntryName[]>([])
  const enter = (change: Partial<Entries>, names: readonly EntryName[] = []) => {
    setEntries((now) => ({ ...now, ...change }))
    setTyped((now) => [...now, ...names])
  }
  const form = useRef<HTMLFormElement>(null)
  // the button that opened it is gone, so the keyboard goes on at its first choice
  useEffect(() => form.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const objection = awardObjection(entries.award)
    if (objection) return tellFailed('Invalid award amount', objection)
    // a name that is left empty stays as it was
    const companyName = entries.companyName.trim() || first.companyName
    const topicName = entries.topicName.trim() || first.topicName
    onSave({ ...entries, companyName, topicName, period: String(periodTyped(entries.period)) }, typed)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5" aria-label="Project Information">
      <fieldset disabled={saving}>
        <legend className="sr-only">Project details</legend>
        <ProjectEntries
          entries={entries}
          onEnter={enter}
          first={<Line label="Topic" value={entries.topicName} onType={(topicName) => enter({ topicName })} wide />}
        />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={saving}>
          Save
        </Button>
        <Button onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
