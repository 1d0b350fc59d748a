import { DocumentDrop } from '../../../entries/document-drop.tsx'
import { fileObjection } from '../../../entries/file-objection.ts'
import { WorkProgress } from '../../../entries/work-progress.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { InstructionsChange } from './use-instructions.ts'

/** Where component instructions are dropped; they are read at once. What could not be read can be tried again. */
export function AddInstructions({ change }: { change: InstructionsChange }) {
  const { work, file, problem, add, refuse, cancel } = change
  const choose = (chosen: File | null) => {
    const objection = chosen && fileObjection(chosen, undefined)
    if (objection) refuse(objection)
    else if (chosen) void add(chosen)
  }
  return (
    <div className="grid gap-3">
      <Field label="Add component instructions" hint="Page limits, ceilings and periods often stand only there." error={problem}>
        {(control) => (
          <DocumentDrop
            control={control}
            empty="The proposal instructions of the Army, Navy, Air Force or agency."
            choose="Choose instructions"
            file={work ? file : null}
            disabled={work !== null}
            look="quiet"
            onChoose={choose}
          />
        )}
      </Field>
      {work && (
        <div className="flex flex-wrap items-center gap-3">
          <WorkProgress work={work} onCancel={cancel} />
        </div>
      )}
      {!work && file && (
        <div>
          <Button onClick={() => void add(file)}>Try again with {file.name}</Button>
        </div>
      )}
    </div>
  )
}
