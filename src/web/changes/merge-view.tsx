import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'
import { type FieldMerge, mergeResult, newMerge, openPlaces } from './field-merge.ts'
import type { MergeUnit, Versions } from './merge.ts'
import { MergeField } from './merge-field.tsx'

/** A text that was changed here and elsewhere, as its merge shows it. */
export type MergedField<Name extends string> = Versions & { name: Name; label: string; unit: MergeUnit }

type MergeViewProps<Name extends string> = {
  /** What was changed elsewhere too: "Milestone 2". */
  what: string
  fields: readonly MergedField<Name>[]
  onSave: (merged: Record<Name, string>) => void
  /** Closes it; the person's text stays in this browser, unsaved, which is for the caller to say. */
  onCancel: () => void
}

/**
 * Two versions of one matter put together before the later one is saved (three-way: both against what was saved here last). What does not collide is
 * taken; where it does, the person chooses, and may edit what results. Give it a key, so that another collision begins anew.
 */
export function MergeView<Name extends string>({ what, fields, onSave, onCancel }: MergeViewProps<Name>) {
  const [merges, setMerges] = useState(() => fields.map((field) => newMerge(field, field.unit)))
  const open = merges.reduce((sum, merge) => sum + openPlaces(merge), 0)
  const change = (at: number, merge: FieldMerge) => setMerges((now) => now.map((before, place) => (place === at ? merge : before)))
  const save = () => {
    const texts = fields.map(({ name }, at) => [name, merges[at] ? mergeResult(merges[at]) : ''])
    onSave(Object.fromEntries(texts) as Record<Name, string>)
  }
  return (
    <Modal
      title={`${what} was changed elsewhere too`}
      lead="On another device or in another browser. Nothing is overwritten: put both together, then save."
      onClose={onCancel}
      isUnasked
      footer={
        <>
          <p role="status" className="numeric mr-auto self-center font-semibold text-warning">
            {open > 0 && (open === 1 ? 'One place left to choose' : `${open} places left to choose`)}
          </p>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" disabled={open > 0} onClick={save}>
            Save the result
          </Button>
        </>
      }
    >
      <div className="-mx-1 grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto px-1 pb-1">
        {merges.map((merge, at) => {
          const field = fields[at]
          return field && <MergeField key={field.name} label={field.label} merge={merge} onChange={(now) => change(at, now)} />
        })}
      </div>
    </Modal>
  )
}
