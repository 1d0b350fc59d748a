import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { proposalsFor } from '../../../entries/proposals.ts'
import { interviewQueries } from '../interview-queries.ts'
import type { OpenPlace } from './place-link.tsx'
import { ProjectCard } from './project-card.tsx'
import { ReadCard } from './read-card.tsx'
import { useProjectChange } from './use-project-change.ts'

/** The project as it was entered and what was read in its solicitation, to look over before the interview starts (spec §2). */
export function ProjectReview({ topic, onStart }: { topic: CurrentTopic; onStart: () => void }) {
  const reading = useQuery(interviewQueries.solicitation(topic.storeId))
  const project = useProjectChange(topic)
  const [, show] = useState<{ fileId: string; page: number; quote?: string | undefined } | null>(null)
  const open: OpenPlace = (fileId, place) => show({ fileId, ...place })
  const solicitation = reading.data
  const proposals = solicitation ? proposalsFor(solicitation.analysis, solicitation.instructions?.read ?? null, topic.phase) : {}
  return (
    <div className="grid gap-8">
      <ProjectCard
        topic={topic}
        project={project}
        proposals={proposals}
        onOpen={({ from, page, quote }) => {
          const file = from === 'topic' ? solicitation?.file : solicitation?.instructions?.file
          if (file && page !== undefined) open(file.id, { page, quote })
        }}
        onStart={onStart}
      />
      {topic.storeId !== '' && <ReadCard reading={reading} project={project} onOpen={open} />}
    </div>
  )
}
