import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { proposalsFor } from '../../../entries/proposals.ts'
import { SourceDialog } from '../../../source/source-dialog.tsx'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { interviewQueries } from '../interview-queries.ts'
import type { DocumentPlace } from './place-link.tsx'
import { ProjectCard } from './project-card.tsx'
import { ReadCard } from './read-card.tsx'
import { useProjectChange } from './use-project-change.ts'

/** The project as it was entered and what was read in its solicitation, to look over before the interview starts (spec §2). */
export function ProjectReview({ topic, onStart }: { topic: CurrentTopic; onStart: () => void }) {
  const reading = useQuery(interviewQueries.solicitation(topic.storeId))
  const project = useProjectChange(topic)
  const [place, open] = useState<DocumentPlace | null>(null)
  useFocusReturn(place !== null)
  const solicitation = reading.data
  const proposals = solicitation ? proposalsFor(solicitation.analysis, solicitation.instructions?.read ?? null, topic.phase) : {}
  const file = place?.from === 'instructions' ? solicitation?.instructions?.file : solicitation?.file
  return (
    <div className="grid gap-8">
      <ProjectCard topic={topic} project={project} proposals={proposals} onOpen={open} onStart={onStart} />
      {topic.storeId !== '' && <ReadCard reading={reading} phase={topic.phase} project={project} onOpen={open} />}
      {place && file && (
        <SourceDialog
          file={file}
          at={{ page: place.page, quote: place.quote ?? '' }}
          title={place.from === 'topic' ? 'Solicitation' : 'Component instructions'}
          onClose={() => open(null)}
        />
      )}
    </div>
  )
}
