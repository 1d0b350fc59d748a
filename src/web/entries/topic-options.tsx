import { useEffect, useRef } from 'react'
import type { TopicFound } from './matching-topics.ts'

type TopicOptionsProps = {
  id: string
  topics: readonly TopicFound[]
  /** The place of the marked one. */
  at: number
  sought: string
  onMark: (number: string) => void
  onChoose: (topic: TopicFound) => void
}

/** The topics to choose from, the marked one always in sight. */
export function TopicOptions({ id, topics, at, sought, onMark, onChoose }: TopicOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${at}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div className="min-h-0 grow overflow-y-auto rounded-control border border-line">
      {topics.length === 0 && <NoMatch sought={sought} />}
      <div ref={list} id={id} role="listbox" aria-label="Topics" hidden={topics.length === 0} className="divide-y divide-line">
        {topics.map((topic, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the search box, which moves the mark
          // biome-ignore lint/a11y/useFocusableInteractive: the same
          <div
            key={`${topic.number} ${topic.page}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => onMark(topic.number)}
            onDoubleClick={() => onChoose(topic)}
            className="grid cursor-pointer grid-cols-[1fr_auto] gap-x-4 border-l-3 border-l-transparent px-3 py-2.5 [contain-intrinsic-height:4rem] [content-visibility:auto] hover:bg-sheet aria-selected:border-l-blue aria-selected:bg-blue-soft sm:grid-cols-[8rem_1fr_auto]"
          >
            <span className="numeric font-semibold text-navy [overflow-wrap:anywhere]">{topic.number}</span>
            <span className="order-3 col-span-2 [overflow-wrap:anywhere] sm:order-none sm:col-span-1">{topic.title || 'No title'}</span>
            <span className="numeric text-caption leading-6 text-muted">page {topic.page}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

function NoMatch({ sought }: { sought: string }) {
  return (
    <div className="grid gap-1 px-4 py-8 text-center">
      <p className="font-semibold [overflow-wrap:anywhere]">No topic has “{sought.trim()}”</p>
      <p className="text-muted">Try one word of its title, or a part of its number.</p>
    </div>
  )
}
