import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { LINK_LOOK } from '../../ui/link-look.ts'

const Laid = z.record(z.string(), z.string())

type NotPrintedProps = {
  topic: CurrentTopic /** How many requirements the document does not name, since the plan does not answer them. */
  unanswered: number
}

/** What the document goes without: requirements that nothing answers, and what of the answers was kept as a note, which stands in no row, with the way there. */
export function NotPrinted({ topic, unanswered }: NotPrintedProps) {
  const [laid] = useState(() => readDraft(topicDraft('not-placed', topic), Laid) ?? {})
  const notes = Object.values(laid).filter((as) => as === 'note').length
  return (
    <>
      {unanswered > 0 && (
        <p>
          {unanswered === 1 ? '1 requirement is' : `${unanswered} requirements are`} not answered, and the document's table of requirements
          leaves out what nothing answers.
        </p>
      )}
      {notes > 0 && (
        <p>
          {notes === 1 ? '1 note of yours is not printed. ' : `${notes} notes of yours are not printed. `}
          <Link to={{ pathname: '/steps', hash: '#row-not-placed' }} className={LINK_LOOK}>
            See them, and put what belongs in the plan into a row
          </Link>
        </p>
      )}
    </>
  )
}
