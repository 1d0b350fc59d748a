import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place } from '../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'
import { SourceDialog } from '../../source/source-dialog.tsx'
import { useFocusReturn } from '../../ui/use-focus-return.ts'

type RaisedProps = { topic: CurrentTopic; quote: string; words: string | undefined; page: number | undefined }

/** The words of the solicitation that a question comes from, or what a person made of them, and the way to them on their page. */
export function RaisedWords({ topic, quote, words, page }: RaisedProps) {
  const { data } = useQuery({ ...solicitationQuery(topic.storeId), enabled: topic.storeId !== '' })
  const [place, open] = useState<Place | null>(null)
  useFocusReturn(place !== null)
  const file = data?.file
  return (
    <figure className="grid gap-1 border-l-2 border-sky pl-4">
      <blockquote>{words ?? `“${quote}”`}</blockquote>
      <figcaption className="text-caption">
        Solicitation
        {page && file && (
          <>
            {', '}
            <button
              type="button"
              onClick={() => open({ page, quote })}
              className="numeric cursor-pointer rounded-control text-blue underline decoration-line-strong underline-offset-3 hover:decoration-blue"
            >
              page {page}
            </button>
          </>
        )}
        {page && !file && `, page ${page}`}
      </figcaption>
      {place && file && <SourceDialog file={file} at={place} title="Solicitation" onClose={() => open(null)} />}
    </figure>
  )
}
