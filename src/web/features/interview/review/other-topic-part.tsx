import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { TopicPicker } from '../../../entries/topic-picker.tsx'
import { WorkProgress } from '../../../entries/work-progress.tsx'
import { Button } from '../../../ui/button.tsx'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { interviewQueries } from '../interview-queries.ts'
import { lossWords } from './loss-words.ts'
import type { OtherTopic } from './use-other-topic.ts'

/** Where a file holds many topics: which of them was read, and the way to another. Nothing stands here for a file of one topic. */
export function OtherTopicPart({ topic, solicitation, other }: { topic: CurrentTopic; solicitation: Solicitation; other: OtherTopic }) {
  const { analysis, file } = solicitation
  const { topics_found } = analysis.reading
  const [isAsking, ask] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancelling = useRef<HTMLButtonElement>(null)
  useFocusReturn(other.work !== null, opener)
  const { data: interview } = useQuery({ ...interviewQueries.state(topic), enabled: isAsking })
  if (topics_found.length < 2) return null
  const choose = (number: string) => {
    ask(false)
    if (number !== analysis.topic.number) void other.read(number)
  }
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-sheet px-4 py-2">
      {other.work ? (
        <WorkProgress work={other.work} onCancel={other.cancel} cancelling={cancelling} />
      ) : (
        <>
          <p>This is one of {topics_found.length} topics in the file.</p>
          <Button ref={opener} onClick={() => ask(true)}>
            Read another topic
          </Button>
        </>
      )}
      {isAsking && (
        <TopicPicker
          fileName={file.file_name}
          topics={topics_found}
          current={analysis.topic.number}
          warning={lossWords(analysis, interview?.answers ?? [])}
          onChoose={({ number }) => choose(number)}
          onCancel={() => ask(false)}
          onClosed={() => (cancelling.current ?? opener.current)?.focus()}
        />
      )}
    </div>
  )
}
