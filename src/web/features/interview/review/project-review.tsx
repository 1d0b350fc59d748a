import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { solicitationQuery } from '../../../app/solicitation-query.ts'
import type { Entries, EntryName } from '../../../entries/entries.ts'
import { proposalsFor, settled } from '../../../entries/proposals.ts'
import { late } from '../../../ui/late.tsx'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import type { DocumentPlace } from './place-link.tsx'
import { ProjectCard } from './project-card.tsx'
import { isPhaseOpen } from './project-fields.ts'
import { ReadCard } from './read-card.tsx'
import { ReadingNotices } from './reading-notices.tsx'
import { useOtherTopic } from './use-other-topic.ts'
import { useProjectChange } from './use-project-change.ts'

const SourceDialog = late(async () => (await import('../../../source/source-dialog.tsx')).SourceDialog)

type ProjectReviewProps = {
  topic: CurrentTopic
  /** Whether the interview has begun before. */
  isStarted: boolean
  onStart: () => void
  /** Told when another topic of the file was read: what was answered for the former one is gone. */
  onOtherTopic: () => void
}

/** The project as it was entered and what was read in its solicitation, to look over before the interview starts (spec §2). */
export function ProjectReview({ topic, isStarted, onStart, onOtherTopic }: ProjectReviewProps) {
  const reading = useQuery({ ...solicitationQuery(topic.storeId), enabled: topic.storeId !== '' })
  const project = useProjectChange(topic)
  const other = useOtherTopic(topic, project, onOtherTopic)
  const isChanging = project.saving || other.work !== null
  const [place, open] = useState<DocumentPlace | null>(null)
  useFocusReturn(place !== null)
  const solicitation = reading.data
  const proposals = solicitation ? proposalsFor(solicitation.analysis, solicitation.instructions?.read ?? null, topic) : {}
  const isOpen = solicitation !== undefined && isPhaseOpen(topic, project.entered?.touched ?? null, proposals)
  const settle = (entries: Entries, touched: readonly EntryName[]) =>
    solicitation ? settled(entries, touched, solicitation.analysis, solicitation.instructions?.read ?? null) : entries
  const file = place?.from === 'instructions' ? solicitation?.instructions?.file : solicitation?.file
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {solicitation && <ReadingNotices reading={solicitation.analysis.reading} topic={topic} />}
      <ProjectCard
        topic={topic}
        project={{ ...project, saving: isChanging }}
        proposals={proposals}
        isPhaseOpen={isOpen}
        settle={settle}
        onOpen={open}
        isStarted={isStarted}
        onStart={onStart}
      />
      {topic.storeId !== '' && <ReadCard isPhaseOpen={isOpen} {...{ topic, reading, project, other }} onOpen={open} />}
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
