import { useLayoutEffect, useRef } from 'react'

/** How near the end somebody still counts as following it, in pixels: a line. */
const NEAR = 24

/** Stands there until the first words have come. */
const WORDS_APPEAR = 'Its words appear here as they are written.'

type ArrivingTextProps = {
  /** What it is, for those who hear it: "Milestone 2 as it is written". */
  label: string
  text: string
  className?: string
  /** Told when somebody scrolls away from the end to read. */
  onReading?: () => void
}

/** A text while it is written, as plain text: the newest words stay in view until somebody scrolls up to read, and again once they are back at the end. */
export function ArrivingText({ label, text, className = 'max-h-72', onReading }: ArrivingTextProps) {
  const box = useRef<HTMLElement>(null)
  const isFollowing = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new words that move the end
  useLayoutEffect(() => {
    if (box.current && isFollowing.current) box.current.scrollTop = box.current.scrollHeight
  }, [text])
  const scrolled = () => {
    if (!box.current) return
    const { scrollTop, clientHeight, scrollHeight } = box.current
    const isAtEnd = scrollHeight - clientHeight - scrollTop <= NEAR
    if (isFollowing.current && !isAtEnd) onReading?.()
    isFollowing.current = isAtEnd
  }
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll what it can reach
      tabIndex={0}
      onScroll={scrolled}
      className={`overflow-y-auto rounded-control border border-line bg-surface px-4 py-3 [overflow-wrap:anywhere] ${className}`}
    >
      {text === '' ? <span className="text-muted">{WORDS_APPEAR}</span> : <Paragraphs text={text} />}
    </section>
  )
}

/** Each line of what a model writes is a paragraph of its own, and is told from the next by a gap. */
function Paragraphs({ text }: { text: string }) {
  return (
    <div className="grid gap-2">
      {text
        .split('\n')
        .filter(Boolean)
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only come at the end
          <p key={at}>{line}</p>
        ))}
    </div>
  )
}
