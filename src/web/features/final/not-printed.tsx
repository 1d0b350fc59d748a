import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod'
import type { KeptOut } from '../../../domain/grounding/sources.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { Expander } from '../../ui/expander.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'

const Laid = z.record(z.string(), z.string())

type NotPrintedProps = { topic: CurrentTopic; kept: readonly KeptOut[] }

/** What is not printed of rows and answers: the sentences that are kept out, each in its words, and the notes, which stand in no row; with the reason, and the way there. */
export function NotPrinted({ topic, kept }: NotPrintedProps) {
  const [laid] = useState(() => readDraft(topicDraft('not-placed', topic), Laid) ?? {})
  const notes = Object.values(laid).filter((as) => as === 'note').length
  const sentences = [...new Set(kept.flatMap((one) => one.sentences))]
  return (
    <>
      {sentences.length > 0 && (
        <Expander
          title={`Not printed: ${sentences.length === 1 ? '1 sentence that reads' : `${sentences.length} sentences that read`} as spoken`}
        >
          <ul className="grid max-h-64 list-disc gap-1 overflow-y-auto pl-5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Way hash="#row-spoken">Word them, or have them printed as they are</Way>
        </Expander>
      )}
      {notes > 0 && (
        <p>
          {notes === 1 ? '1 note of yours is not printed. ' : `${notes} notes of yours are not printed. `}
          <Way hash="#row-not-placed">See them, and put what belongs in the plan into a row</Way>
        </p>
      )}
    </>
  )
}

function Way({ hash, children }: { hash: string; children: string }) {
  return (
    <Link to={{ pathname: '/steps', hash }} className={LINK_LOOK}>
      {children}
    </Link>
  )
}
