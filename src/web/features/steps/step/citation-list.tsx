import { memo } from 'react'
import type { Citation } from '../../../../domain/steps/citation.ts'
import { documentName } from '../../../grounding/origin-words.ts'
import { useOpenSource } from '../../../grounding/source-opening.tsx'
import { Expander } from '../../../ui/expander.tsx'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import type { KeptStep } from './kept-step.ts'
import { useStepsRoom } from './steps-room.tsx'

/** What a saved narrative rests on: each page opens where the words stand (spec §3). `isOld` while the narrative is edited and not saved. */
export const CitationList = memo(function CitationList({ step, isOld }: { step: KeptStep; isOld: boolean }) {
  const { builder_citations, user_narrative_md } = step
  if ((user_narrative_md ?? '').trim() === '') return null
  return (
    <Expander
      title={`Citations (${builder_citations.length})`}
      aside={isOld && <span className="text-caption text-muted">Of the narrative as it was saved last</span>}
    >
      {builder_citations.length === 0 ? (
        <p className="text-muted">No sentence of this narrative goes back to a document, an answer or the company’s own words.</p>
      ) : (
        <ol className="grid gap-x-8 gap-y-3 [overflow-wrap:anywhere] lg:grid-cols-2">
          {builder_citations.map((citation) => (
            <li key={JSON.stringify(citation)} className="grid content-start gap-1">
              <CitationName citation={citation} />
              <blockquote className="line-clamp-3 border-l-2 border-sky pl-3 text-muted">“{citation.quote}”</blockquote>
            </li>
          ))}
        </ol>
      )}
    </Expander>
  )
})

function CitationName({ citation: { kind, file_id, page, slot, quote } }: { citation: Citation }) {
  const { sources } = useStepsRoom()
  const open = useOpenSource()
  if (kind === 'answer') return <p className="font-semibold">Answer {slot}</p>
  const document = sources?.documents.find((one) => one.id === file_id)
  const title = document ? documentName(document) : kind === 'company' ? 'Company profile' : 'Document'
  if (file_id === undefined || page === undefined) return <p className="font-semibold">{title}</p>
  return (
    <button
      type="button"
      className={`numeric justify-self-start text-left ${LINK_LOOK}`}
      onClick={() => open({ document_id: file_id, page, quote, title })}
    >
      {title}, page {page}
    </button>
  )
}
