import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { matchingTopics, type TopicFound } from './matching-topics.ts'
import { TopicOptions } from './topic-options.tsx'

type TopicPickerProps = {
  fileName: string
  topics: readonly TopicFound[]
  /** The topic that is chosen when it opens. */
  current?: string | undefined
  /** What choosing another one costs. */
  warning?: string | undefined
  onChoose: (topic: TopicFound) => void
  onCancel: () => void
  onClosed?: () => void
}

/** Asks which of a file's topics is meant: by search, arrows and Enter, or by pointing. */
export function TopicPicker({ fileName, topics, current, warning, onChoose, onCancel, onClosed }: TopicPickerProps) {
  const [sought, seek] = useState('')
  const settled = useDeferredValue(sought)
  const found = useMemo(() => matchingTopics(topics, settled), [topics, settled])
  const [marked, mark] = useState(current)
  const at = Math.max(
    0,
    found.findIndex(({ number }) => number === marked),
  )
  const chosen = found[at]
  const list = useId()
  const move = (event: KeyboardEvent) => {
    const to = target(event.key, at, found.length)
    if (to !== null) {
      event.preventDefault()
      mark(found[to]?.number)
    }
    // what is typed may be ahead of what is listed
    if (event.key !== 'Enter') return
    event.preventDefault()
    const first = settled === sought ? chosen : matchingTopics(topics, sought)[0]
    if (first) onChoose(first)
  }
  return (
    <Modal
      title="Which topic?"
      lead={`${fileName} holds ${topics.length} topics. Choose the one you propose for.`}
      onClose={onCancel}
      onClosed={onClosed}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            Read this topic
          </Button>
        </>
      }
    >
      {warning && (
        <div className="mb-3">
          <Banner tone="warning" title={warning} />
        </div>
      )}
      <SearchBox label="Search by number or title" list={list} marked={chosen ? at : null} value={sought} onSeek={seek} onKeyDown={move} />
      <p role="status" className="numeric mt-2 mb-2 text-caption text-muted">
        {settled.trim() === '' ? `${topics.length} topics` : `${found.length} of ${topics.length} topics`}
      </p>
      <TopicOptions id={list} topics={found} at={at} sought={settled} onMark={mark} onChoose={onChoose} />
    </Modal>
  )
}

/** How many rows a page key goes. */
const PAGE = 8

function target(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return at === last ? 0 : at + 1
    case 'ArrowUp':
      return at === 0 ? last : at - 1
    case 'PageDown':
      return Math.min(last, at + PAGE)
    case 'PageUp':
      return Math.max(0, at - PAGE)
    default:
      return null
  }
}
