import { componentName } from '../../../../domain/component/component-name.ts'
import type { Proposal } from '../../../entries/proposals.ts'
import { type DocumentPlace, documentCalled, type OpenPlace, PlaceLink } from './place-link.tsx'
import { type FieldSource, isDoubted, isUnchecked, type ProjectField } from './project-fields.ts'

type FieldValueProps = {
  field: ProjectField
  saving: boolean
  onOpen: OpenPlace
  /** Puts what the documents say in the place of the entry. */
  onUse: (proposal: Proposal) => void
  /** Says that a value which nobody chose is right. */
  onKeep: () => void
}

/** A field of the project: its value, where that comes from, and what the documents say instead. */
export function FieldValue({ field, saving, onOpen, onUse, onKeep }: FieldValueProps) {
  const { name, value, source, says, label } = field
  return (
    <>
      <span className={value === '' ? 'text-muted' : ''}>{value === '' ? 'Not entered' : value}</span>
      <Source source={source} value={value} onOpen={onOpen} />
      {isUnchecked(source) && (
        <button type="button" onClick={onKeep} aria-label={`It is right: ${label}, ${value}`} className={PRESS}>
          It is right
        </button>
      )}
      {says && (
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-sky pl-2 text-caption font-normal">
          <span>
            {source.kind === 'documents' ? 'It may also be read as' : saying(says.proposal)} {name === 'award' && 'at most '}
            {says.proposal.is_issuer ? componentName({ component: says.text }) : says.text}
            {says.proposal.is_other_release && ', of another release than this topic'}
            <PageOf proposal={says.proposal} onOpen={onOpen} />
          </span>
          <button
            type="button"
            disabled={saving}
            onClick={() => onUse(says.proposal)}
            aria-label={`Use it: ${label}, ${says.text}`}
            className={PRESS}
          >
            Use it
          </button>
        </span>
      )}
    </>
  )
}

const PRESS = 'rounded-control text-caption font-semibold text-navy underline underline-offset-3 hover:text-blue disabled:text-muted'

/** The page on which a document says something, in brackets; nothing where it follows from the topic's number alone. */
export function PageOf({ proposal, onOpen }: { proposal: Proposal; onOpen: OpenPlace }) {
  const place = placeOf(proposal)
  if (!place) return null
  return (
    <>
      {' ('}
      <PlaceLink place={place} onOpen={onOpen} />)
    </>
  )
}

function saying({ from, cited, is_issuer }: Proposal): string {
  if (is_issuer) return 'The topic is issued by'
  if (from === 'component') return `${cited}:`
  return from === 'topic' ? 'The solicitation says' : 'The component instructions say'
}

function Source({ source, value, onOpen }: { source: FieldSource; value: string; onOpen: OpenPlace }) {
  if (source.kind === 'unknown') return null
  return (
    <span className="block text-caption font-normal text-muted">
      {source.kind === 'entry' && 'Your entry'}
      {source.kind === 'kept' && 'Preset by the upload form, and saved by you'}
      {source.kind === 'usual' && 'Preset by the upload form, not by you or a document: please check'}
      {source.kind === 'none' && value !== '' && 'Not entered'}
      {source.kind === 'documents' && <FromDocument {...source} onOpen={onOpen} />}
      {isDoubted(source) && ': please check'}
    </span>
  )
}

function FromDocument({ proposal, isEntered, onOpen }: { proposal: Proposal; isEntered: boolean; onOpen: OpenPlace }) {
  const place = placeOf(proposal)
  if (proposal.cited) return `${isEntered ? 'Your entry, as in' : 'From'} ${proposal.cited}`
  // what follows from the topic's number alone stands on no page
  if (!place) return isEntered ? 'Your entry, as the topic number says' : 'From the topic number'
  const document = documentCalled(place.from)
  return (
    <>
      {isEntered ? `Your entry, as in the ${document}` : `From the ${document}`}, <PlaceLink place={place} onOpen={onOpen} />
    </>
  )
}

function placeOf({ from, page, quote }: Proposal): DocumentPlace | null {
  return page === undefined || from === 'component' ? null : { from, page, quote }
}
