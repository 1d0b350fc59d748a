import { type ComponentProps, Fragment, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Grounds } from '../../domain/grounding/traced.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { groundsCount } from './grounds-count.ts'
import type { TracedText } from './plan-texts.ts'
import type { SentenceActions } from './sentence-card.tsx'
import type { PlacedSentence } from './sentences-in-box.ts'
import { nextLoose, sentenceAt, sentencesInBox } from './sentences-in-box.ts'
import { type Piece, stretches } from './text-pieces.ts'

/** What the sentences of a box rest on, and what can be done with one that rests on nothing. */
export type BoxSources = { texts: readonly TracedText[]; actions: SentenceActions }

/** It is shown once somebody comes to a sentence. */
const SentenceCard = late(async () => (await import('./sentence-card.tsx')).SentenceCard)

/** Marks the sentence at the caret. */
const CURRENT = 'data-current'
/** So high are the bars that stay at the top of the screen, in pixels. */
const BARS = 130

type SourcedBoxProps = BoxSources & Omit<ComponentProps<typeof TextArea>, 'value'> & { value: string }

/** A box to type in whose sentences are marked by what they rest on; what the one at the caret rests on stands below it, in sight wherever the box ends. */
export function SourcedBox({ texts, actions, className = '', ...rest }: SourcedBoxProps) {
  const { value } = rest
  const box = useRef<HTMLTextAreaElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const caret = useCaret(box)
  const placed = useMemo(() => sentencesInBox(value, texts), [value, texts])
  const current = caret === null ? undefined : sentenceAt(placed, caret)
  const goOn = () => {
    const next = nextLoose(placed, caret ?? -1)?.sentence
    if (!next || !box.current) return
    box.current.focus()
    box.current.setSelectionRange(next.start, next.end)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="relative grid grid-cols-[minmax(0,1fr)]">
        <Marks ref={marks} value={value} placed={placed} current={current?.key} />
        <TextArea
          {...rest}
          ref={box}
          data-caret=""
          className={`relative bg-transparent! ${className}`}
          onScroll={({ currentTarget }) => marks.current?.scrollTo(0, currentTarget.scrollTop)}
        />
      </div>
      {placed.length > 0 && <Told texts={texts} onNext={goOn} hasNext={nextLoose(placed, -1) !== undefined} />}
      {current && <AtCaret placed={current} actions={actions} marks={marks} />}
    </div>
  )
}

type MarksProps = { ref: React.Ref<HTMLDivElement>; value: string; placed: readonly PlacedSentence[]; current: string | undefined }

/** The same words behind those that are typed, unseen but for their marks. */
function Marks({ ref, value, placed, current }: MarksProps) {
  const sentences = placed.map(({ sentence }) => sentence)
  return (
    <div
      ref={ref}
      aria-hidden
      className="pointer-events-none absolute inset-0 overflow-hidden rounded-control border border-transparent bg-surface px-3 py-2 text-body leading-6 whitespace-pre-wrap text-transparent select-none [overflow-wrap:break-word]"
    >
      {stretches(value, sentences).map((stretch, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place
        if (stretch.kind === 'between') return <Fragment key={at}>{stretch.text}</Fragment>
        const key = placed[stretch.position]?.key
        return (
          <span
            key={key}
            className={`${MARK_LOOKS[stretch.sentence.grounds]} ${key === current ? 'rounded-[3px] bg-blue-soft' : ''}`}
            {...(key === current && { [CURRENT]: '' })}
          >
            {stretch.pieces.map(({ kind, text }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
              <span key={nth} className={PIECE_LOOKS[kind]}>
                {text}
              </span>
            ))}
          </span>
        )
      })}
    </div>
  )
}

function Told({ texts, hasNext, onNext }: { texts: readonly TracedText[]; hasNext: boolean; onNext: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <GroundsCounts texts={texts} />
      {hasNext && (
        <Button variant="quiet" onClick={onNext} className="-my-2 px-2">
          <span className="text-caption">Next without a source</span>
        </Button>
      )}
    </div>
  )
}

type AtCaretProps = { placed: PlacedSentence; actions: SentenceActions; marks: RefObject<HTMLDivElement | null> }

function AtCaret({ placed, actions, marks }: AtCaretProps) {
  const card = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence stands elsewhere
  useLayoutEffect(() => {
    const sentence = marks.current?.querySelector(`[${CURRENT}]`)?.getBoundingClientRect()
    const covered = sentence && card.current ? sentence.bottom - card.current.getBoundingClientRect().top : 0
    if (sentence && covered > 0) scrollBy({ top: Math.min(covered, sentence.top - BARS) })
  }, [placed.key, marks])
  return (
    <section
      ref={card}
      aria-label="What this sentence rests on"
      className="sticky bottom-2 z-10 max-h-[40vh] overflow-y-auto rounded-control border border-line-strong bg-sheet px-4 py-3 shadow-overlay"
    >
      <SentenceCard placed={placed} actions={actions} />
    </section>
  )
}

/** The mark of each kind of grounds: the kind of line tells them apart, not the colour alone. */
const MARK_LOOKS: Record<Grounds, string> = {
  sourced: 'underline decoration-sky decoration-1 underline-offset-4',
  own: 'underline decoration-success decoration-2 decoration-dotted underline-offset-4',
  connecting: '',
  blank: '',
  unsupported: 'underline decoration-warning decoration-1 decoration-wavy underline-offset-4',
}

const SHOWN: { grounds: Grounds; words: string; look: string }[] = [
  { grounds: 'sourced', words: 'from a source', look: MARK_LOOKS.sourced },
  { grounds: 'own', words: 'your own', look: MARK_LOOKS.own },
  { grounds: 'blank', words: 'to fill in', look: 'rounded-[3px] border border-dashed border-lit-line bg-lit px-1 text-ink' },
  { grounds: 'unsupported', words: 'without a source', look: MARK_LOOKS.unsupported },
]

/** How many sentences rest on what, each kind under the mark that it has in the text: counts and legend in one. */
function GroundsCounts({ texts }: { texts: readonly TracedText[] }) {
  const count = groundsCount(texts)
  return (
    <span className="numeric flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
      {SHOWN.filter(({ grounds }) => count[grounds] > 0).map(({ grounds, words, look }) => (
        <span key={grounds} className={grounds === 'unsupported' ? 'font-semibold text-warning' : ''}>
          {count[grounds]} <span className={look}>{words}</span>
        </span>
      ))}
    </span>
  )
}

/**
 * Where the caret stands in a box, or stood last before it went on to no other such box; else null. However it is moved, by pointer, keys or a link, it is
 * heard. The box has to say that it is one: `data-caret`.
 */
function useCaret(box: RefObject<HTMLTextAreaElement | null>): number | null {
  const [caret, setCaret] = useState<number | null>(null)
  useEffect(() => {
    const hear = () => {
      const active = document.activeElement
      if (box.current && active === box.current) setCaret(box.current.selectionStart)
      else if (active?.hasAttribute('data-caret')) setCaret(null)
    }
    document.addEventListener('selectionchange', hear)
    document.addEventListener('focusin', hear)
    return () => {
      document.removeEventListener('selectionchange', hear)
      document.removeEventListener('focusin', hear)
    }
  }, [box])
  return caret
}

/** The look of a piece of a sentence; nothing of it is wider than its letters, so that it stands behind those that are typed. */
const PIECE_LOOKS: Record<Piece['kind'], string> = {
  plain: '',
  blank: 'rounded-[3px] bg-lit outline-1 outline-dashed outline-lit-line',
  unsupported: 'rounded-[3px] bg-warning-soft',
}
