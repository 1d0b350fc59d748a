import { useOpenSource } from '../../../grounding/source-opening.tsx'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import { useStepsRoom } from './steps-room.tsx'

type SolicitationQuoteProps = { quote: string; words?: string | undefined; page: number | undefined }

/** The words of the solicitation that something goes back to, or what a person made of them; the page opens them where they stand. */
export function SolicitationQuote({ quote, words, page }: SolicitationQuoteProps) {
  const { topic, solicitation } = useStepsRoom()
  const open = useOpenSource()
  const document_id = solicitation?.file.id ?? topic.fileId
  return (
    <figure className="grid max-w-prose gap-1 border-l-2 border-sky pl-4">
      <blockquote className="text-muted [overflow-wrap:anywhere]">{words ?? `“${quote}”`}</blockquote>
      <figcaption className="text-caption text-muted">
        {page === undefined ? (
          'Solicitation'
        ) : (
          <button
            type="button"
            onClick={() => open({ document_id, title: 'Solicitation', page, quote })}
            className={`numeric ${LINK_LOOK}`}
          >
            Solicitation, page {page}
          </button>
        )}
      </figcaption>
    </figure>
  )
}
