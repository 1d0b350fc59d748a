import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { LINK_LOOK } from '../../ui/link-look.ts'

const Laid = z.record(z.string(), z.string())

/** What of the answers was kept as a note, which stands in no row and is not printed, with the way there. */
export function NotPrinted({ topic }: { topic: CurrentTopic }) {
  const [laid] = useState(() => readDraft(topicDraft('not-placed', topic), Laid) ?? {})
  const notes = Object.values(laid).filter((as) => as === 'note').length
  if (notes === 0) return null
  return (
    <p>
      {notes === 1 ? '1 note of yours is not printed. ' : `${notes} notes of yours are not printed. `}
      <Link to={{ pathname: '/steps', hash: '#row-not-placed' }} className={LINK_LOOK}>
        See them, and put what belongs in the plan into a row
      </Link>
    </p>
  )
}
