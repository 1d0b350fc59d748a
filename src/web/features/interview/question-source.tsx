import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '../../../domain/interview.ts'
import type { Place } from '../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { counted } from '../../../language/characters.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'
import { Expander } from '../../ui/expander.tsx'
import { late } from '../../ui/late.tsx'
import { Terms } from '../../ui/terms.tsx'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import { useMedia } from '../../ui/use-media.ts'

const SourceDialog = late(async () => (await import('../../source/source-dialog.tsx')).SourceDialog)

type QuestionSourceProps = { topic: CurrentTopic; question: Question }

/** Why a question is asked and the words of the solicitation that raise it: beside it where there is room, else under a line that opens. */
export function QuestionSource({ topic, question }: QuestionSourceProps) {
  const isWide = useMedia(BESIDE)
  if (!question.why && !question.quote) return null
  if (!isWide) {
    return (
      <Expander title={titleOf(question)}>
        <Source topic={topic} question={question} />
      </Expander>
    )
  }
  return (
    <aside aria-label={titleOf(question)} className="grid content-start gap-2 border-l border-line pl-6">
      <h3 className="text-caption font-semibold text-muted">{titleOf(question)}</h3>
      <Source topic={topic} question={question} />
    </aside>
  )
}

/** From this width on there is room for a column beside the question. */
const BESIDE = '(min-width: 80rem)'

function titleOf({ quote, page }: Question): string {
  if (!quote) return 'Why it is asked'
  return page ? `Why it is asked (page ${page})` : 'Why it is asked, and where'
}

function Source({ topic, question: { why, more, quote, words, page } }: QuestionSourceProps) {
  return (
    <div className="grid gap-3 text-muted [overflow-wrap:anywhere]">
      {why && (
        <p>
          <Terms text={why} />
        </p>
      )}
      {more && (
        <Expander title={`The ${counted(more.length, 'figure')}`}>
          <ul className="grid gap-2 text-caption">
            {more.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Expander>
      )}
      {quote && <RaisedWords topic={topic} quote={quote} words={words} page={page} />}
    </div>
  )
}

type RaisedProps = { topic: CurrentTopic; quote: string; words: string | undefined; page: number | undefined }

/** The words of the solicitation that a question comes from, or what a person made of them, and the way to them on their page. */
function RaisedWords({ topic, quote, words, page }: RaisedProps) {
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
