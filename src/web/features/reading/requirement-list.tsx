import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { offeredParts } from '../../../domain/solicitation/requirement/part-lines.ts'
import { late } from '../../ui/late.tsx'
import { FilterBar } from './filter-bar.tsx'
import { listWords } from './list-words.ts'
import { EVERYTHING, filtered, grouped } from './requirement-filter.ts'
import { RequirementItem } from './requirement-item.tsx'
import type { EditDesk } from './use-autosaved-edits.ts'
import type { RequirementCalls } from './use-requirement-calls.ts'

const RequirementEditor = late(async () => (await import('./requirement-editor.tsx')).RequirementEditor)

/** The requirements in reading order, by phase. Arrow keys go from one to the next, Enter shows its words in the document. */
export function RequirementList({
  requirements,
  chosen,
  onChoose,
  desk,
  calls,
}: {
  requirements: readonly Requirement[]
  chosen: string | null
  onChoose: (id: string) => void
  desk: EditDesk
  calls: RequirementCalls
}) {
  const [filter, setFilter] = useState(EVERYTHING)
  const shown = filtered(requirements, filter)
  return (
    <div className="grid gap-4">
      <FilterBar filter={filter} onChange={setFilter} shown={shown.length} total={requirements.length} />
      {grouped(shown).map((group) => (
        <section key={group.phase} aria-label={group.label} className="grid gap-1.5">
          <h3 className="numeric flex items-baseline gap-2 px-3 font-bold">
            {group.label}
            <span className="text-caption font-normal text-muted">{group.requirements.length}</span>
          </h3>
          <ul onKeyDown={moveFocus} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {group.requirements.map((requirement, at) => (
              <Entry
                key={requirement.id}
                requirement={requirement}
                leadBefore={leadOf(group.requirements[at - 1])}
                isChosen={requirement.id === chosen}
                {...{ onChoose, desk, calls }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function leadOf(requirement: Requirement | undefined): string | null {
  return requirement ? listWords(requirement).lead : null
}

function Entry({
  requirement,
  leadBefore,
  isChosen,
  onChoose,
  desk,
  calls,
}: {
  requirement: Requirement
  leadBefore: string | null
  isChosen: boolean
  onChoose: (id: string) => void
  desk: EditDesk
  calls: RequirementCalls
}) {
  const { id, text, kind, strength, phase, quantities } = requirement
  const begun = desk.edits[id]
  const fields = begun && { quantities, ...begun }
  const closed = (close: () => void) => {
    // the list has the button again at once, to give it the keyboard
    flushSync(close)
    document.querySelector<HTMLElement>(`[data-choose="${CSS.escape(id)}"], [data-choose="${CSS.escape(id)}a"]`)?.focus()
  }
  const begin = (begun: string) => desk.setEdit(id, { text: begun, kind, strength, phase, quantities })
  const save = async () => {
    const saved = await desk.save(id)
    if (saved.ok) closed(() => {})
    return saved
  }
  const remove = (button: Element | null) => {
    const next = neighbour(button)
    calls.remove(id)
    next?.focus()
  }
  return (
    <li className={isChosen ? 'border-l-4 border-l-blue bg-blue-soft' : 'border-l-4 border-l-transparent'}>
      {fields ? (
        <RequirementEditor
          id={id}
          fields={fields}
          onChange={(typed) => desk.setEdit(id, typed)}
          onSave={save}
          onCancel={() => closed(() => desk.setEdit(id, null))}
        />
      ) : (
        <RequirementItem
          requirement={requirement}
          leadBefore={leadBefore}
          isChosen={isChosen}
          onChoose={() => onChoose(id)}
          onEdit={() => begin(text)}
          onSplit={() => begin(offeredParts(text))}
          onRemove={() => remove(document.querySelector(`[data-choose="${CSS.escape(id)}"]`))}
        />
      )}
    </li>
  )
}

function moveFocus(event: KeyboardEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-choose]') : null
  if (!button || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  event.preventDefault()
  neighbour(button, event.key === 'ArrowDown' ? 1 : -1)?.focus()
}

/** The requirement after or before this one in the list as it is shown; after the last the one before. */
function neighbour(button: Element | null, step?: 1 | -1): HTMLElement | null {
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-choose]'))
  const at = all.findIndex((each) => each.dataset.choose === button?.getAttribute('data-choose'))
  return (step ? all[at + step] : (all[at + 1] ?? all[at - 1])) ?? null
}
