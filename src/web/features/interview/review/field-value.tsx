import type { Proposal } from '../../../entries/proposals.ts'
import { PlaceLink } from './place-link.tsx'
import type { FieldSource, ProjectField } from './project-fields.ts'

type FieldValueProps = {
  field: ProjectField
  saving: boolean
  onOpen: (proposal: Proposal) => void
  /** Puts what the documents say in the place of the entry. */
  onUse: (proposal: Proposal) => void
}

/** A field of the project: its value, where that comes from, and what the documents say instead. */
export function FieldValue({ field, saving, onOpen, onUse }: FieldValueProps) {
  const { value, source, says, label } = field
  return (
    <>
      <span className={value === '' ? 'text-muted' : ''}>{value === '' ? 'Not entered' : value}</span>
      <Source source={source} onOpen={onOpen} />
      {says && (
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-sky pl-2 text-caption font-normal">
          <span>
            {says.proposal.from === 'topic' ? 'The solicitation says ' : 'The component instructions say '}
            {says.text}
            <Page proposal={says.proposal} onOpen={onOpen} />
          </span>
          <button
            type="button"
            disabled={saving}
            onClick={() => onUse(says.proposal)}
            aria-label={`Use it: ${label}, ${says.text}`}
            className="rounded-control font-semibold text-navy underline underline-offset-3 hover:text-blue disabled:text-muted"
          >
            Use it
          </button>
        </span>
      )}
    </>
  )
}

function Page({ proposal, onOpen }: { proposal: Proposal; onOpen: (proposal: Proposal) => void }) {
  if (proposal.page === undefined) return null
  return (
    <>
      {' ('}
      <PlaceLink place={{ page: proposal.page }} document={documentOf(proposal)} onOpen={() => onOpen(proposal)} />)
    </>
  )
}

function Source({ source, onOpen }: { source: FieldSource; onOpen: (proposal: Proposal) => void }) {
  if (source.kind === 'unknown') return null
  return (
    <span className="block text-caption font-normal text-muted">
      {source.kind === 'entry' && 'Your entry'}
      {source.kind === 'usual' && 'Usual value, nothing was entered'}
      {source.kind === 'documents' && <FromDocument {...source} onOpen={onOpen} />}
    </span>
  )
}

function FromDocument({ proposal, isEntered, onOpen }: { proposal: Proposal; isEntered: boolean; onOpen: (proposal: Proposal) => void }) {
  const document = documentOf(proposal)
  const said = isEntered ? `Your entry, as the ${document} ${document === 'solicitation' ? 'says' : 'say'}` : `From the ${document}`
  // what follows from the topic's number alone stands on no page
  if (proposal.page === undefined) return isEntered ? 'Your entry, as the topic number says' : 'From the topic number'
  return (
    <>
      {said}, <PlaceLink place={{ page: proposal.page }} document={document} onOpen={() => onOpen(proposal)} />
    </>
  )
}

function documentOf({ from }: Proposal): string {
  return from === 'topic' ? 'solicitation' : 'component instructions'
}
