import { Link } from 'react-router'
import type { Origin } from '../../domain/grounding/sources.ts'
import { Button } from '../ui/button.tsx'
import { documentName, GROUNDS_WORDS, looseWords, originName } from './origin-words.ts'
import type { PlacedSentence } from './sentences-in-box.ts'
import { useOpenSource } from './source-opening.tsx'

const LINK = 'rounded-control text-left font-semibold text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue'

/** What a person can do with a sentence that rests on no source. */
export type SentenceActions = { canAccept: boolean; accept: (placed: PlacedSentence) => void; withdraw: (placed: PlacedSentence) => void }

/** What a sentence rests on: the words, where they come from, what of it stands nowhere, and what to do about it. */
export function SentenceCard({ placed, actions }: { placed: PlacedSentence; actions: SentenceActions }) {
  const { grounds, origins, unsupported } = placed.sentence
  const loose = grounds === 'own' ? [] : looseWords(unsupported)
  return (
    <div className="grid justify-items-start gap-3 [overflow-wrap:anywhere]">
      <div className="grid gap-0.5">
        <p className="font-bold text-navy">{GROUNDS_WORDS[grounds].name}</p>
        <p className="text-caption text-muted">{GROUNDS_WORDS[grounds].meaning}</p>
      </div>
      {origins.length > 0 && (
        <ul className="grid max-h-60 gap-3 overflow-y-auto">
          {origins.map((origin) => (
            <li key={`${originName(origin)} ${origin.quote}`} className="grid gap-1">
              <OriginLink origin={origin} />
              <blockquote className="border-l-2 border-sky pl-3 text-muted">“{origin.quote}”</blockquote>
            </li>
          ))}
        </ul>
      )}
      {loose.length > 0 && (
        <p>
          <span className="font-semibold">Stands in no source:</span> {loose.join(', ')}
        </p>
      )}
      {grounds === 'unsupported' && actions.canAccept && <Button onClick={() => actions.accept(placed)}>Accept as my own statement</Button>}
      {grounds === 'own' && (
        <Button variant="quiet" onClick={() => actions.withdraw(placed)}>
          No longer my statement
        </Button>
      )}
    </div>
  )
}

function OriginLink({ origin }: { origin: Origin }) {
  const open = useOpenSource()
  switch (origin.kind) {
    case 'document': {
      const { document_id, page, quote } = origin
      return (
        <button type="button" className={LINK} onClick={() => open({ document_id, page, quote, title: documentName(origin) })}>
          {originName(origin)}
        </button>
      )
    }
    case 'answer':
      return (
        <Link
          className={`${LINK} line-clamp-1`}
          title={origin.question}
          to={`/global-interview?question=${encodeURIComponent(origin.slot)}`}
        >
          {originName(origin)}: {origin.question}
        </Link>
      )
    case 'entry':
      return <p className="font-semibold">{originName(origin)}</p>
  }
}
