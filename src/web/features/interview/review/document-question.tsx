import type { EntryName } from '../../../entries/entries.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageOf } from './field-value.tsx'
import { documentCalled, type OpenPlace } from './place-link.tsx'
import type { ProjectField } from './project-fields.ts'

/** What the form sets before anybody chooses, and what too much hangs on for a document to change it by itself. */
const ASKED: readonly ProjectField['name'][] = ['phase', 'programType']

/** Whether a document says otherwise of something that it may not change, and the person has not said yet which counts. */
export function isAsked({ name, says }: ProjectField, touched: readonly EntryName[] | null): boolean {
  return says !== null && ASKED.includes(name) && touched !== null && !touched.includes(name)
}

type DocumentQuestionProps = { field: ProjectField; saving: boolean; onOpen: OpenPlace; onUse: () => void; onKeep: () => void }

/** Asks which counts, what the document says or what the person chose; until it is answered, nothing changes. */
export function DocumentQuestion({ field: { label, value, says }, saving, onOpen, onUse, onKeep }: DocumentQuestionProps) {
  if (!says) return null
  const { from, page } = says.proposal
  const origin = page === undefined ? 'topic number' : documentCalled(from === 'instructions' ? 'instructions' : 'topic')
  return (
    <Banner tone="warning" title={`Which ${label.toLowerCase()} is it?`}>
      <p>
        The {origin} says {says.text}
        <PageOf proposal={says.proposal} onOpen={onOpen} />. Your form says {value}, which stays until you change it.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={saving} onClick={onUse}>
          Change to {says.text}
        </Button>
        <Button disabled={saving} onClick={onKeep}>
          Keep {value}
        </Button>
      </div>
    </Banner>
  )
}
