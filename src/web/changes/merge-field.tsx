import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { ChangedWords } from './changed-words.tsx'
import { CollisionChoice } from './collision-choice.tsx'
import { type FieldMerge, mergeResult, optionsOf, withChoice } from './field-merge.ts'
import type { MergePart } from './merge.ts'
import { wordPieces } from './word-changes.ts'

type MergeFieldProps = { label: string; merge: FieldMerge; onChange: (merge: FieldMerge) => void }

/** One text of a merge: what was taken of either side, the places to choose, and the result, which can be edited. */
export function MergeField({ label, merge, onChange }: MergeFieldProps) {
  const isEdited = merge.edited !== null
  const collisions = merge.parts.filter((part) => part.kind === 'collision')
  return (
    <section aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-subtitle font-bold">{label}</h3>
      <TakenParts parts={merge.parts} />
      {collisions.map((collision, place) => (
        <CollisionChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: the collisions of a merge never change places
          key={place}
          collision={collision}
          name={
            collisions.length === 1 ? 'Both changed the same place' : `Both changed the same place (${place + 1} of ${collisions.length})`
          }
          options={optionsOf(merge)}
          choice={merge.choices[place] ?? null}
          isOff={isEdited}
          onChoose={(choice) => onChange(withChoice(merge, place, choice))}
        />
      ))}
      <Field label="Result" hint="What will be saved. You can edit it.">
        {(control) => (
          <TextArea
            {...control}
            rows={merge.unit === 'whole' ? 1 : 4}
            className="field-sizing-content max-h-96"
            value={mergeResult(merge)}
            onChange={(event) => onChange({ ...merge, edited: event.target.value })}
          />
        )}
      </Field>
      {isEdited && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-caption text-muted">Edited by hand: your words count, not the choices above.</p>
          <Button variant="quiet" onClick={() => onChange({ ...merge, edited: null })}>
            Back to the choices
          </Button>
        </div>
      )}
    </section>
  )
}

const WHOSE = { mine: 'Mine', theirs: 'Theirs', both: 'Both alike' } as const

/** What needed no choice, with whose it is. */
function TakenParts({ parts }: { parts: readonly MergePart[] }) {
  const taken = parts.filter((part) => part.kind === 'taken')
  if (taken.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{taken.length === 1 ? 'One change was taken over' : `${taken.length} changes were taken over`}</p>
      <ul className="grid gap-2">
        {taken.map(({ from, base, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a merge never change places
          <li key={place} className="grid gap-x-3 gap-y-0.5 border-l-2 border-sky pl-3 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
            <span className="text-caption leading-6 font-semibold text-muted">{WHOSE[from]}</span>
            <ChangedWords pieces={wordPieces(base.trimStart(), text.trimStart())} />
          </li>
        ))}
      </ul>
    </div>
  )
}
