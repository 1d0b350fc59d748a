import { Check, CircleCheck, SkipForward, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { JudgedSentence } from '../../../domain/solicitation/analysis.ts'
import { leansToYes } from '../../../domain/solicitation/verdict/certainty.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KINDS, labelOf, STRENGTHS } from './requirement-words.ts'
import type { Look } from './use-look.ts'

/** Asks about one sentence after another that the reader is not sure of. The keyboard starts here, and stays when the last one is answered. */
export function LookPanel({ look, onShowRequirements }: { look: Look; onShowRequirements: () => void }) {
  const { current, asked } = look
  const panel = useRef<HTMLDivElement>(null)
  const isDone = current === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the last one is answered its buttons go, and the keyboard with them
  useEffect(() => {
    const area = panel.current?.closest('[data-look]')
    if (!area?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-4 outline-none">
      {current ? (
        <Question sentence={current.sentence} number={current.number} look={look} />
      ) : (
        <EmptyState
          icon={CircleCheck}
          heading="h2"
          title={asked.length === 0 ? 'Nothing to look at' : 'All looked at'}
          action={<Button onClick={onShowRequirements}>Show the requirements</Button>}
        >
          {asked.length === 0 ? 'The reader is sure of every sentence.' : told(asked)}
        </EmptyState>
      )}
      <LastAnswer look={look} />
    </div>
  )
}

function Question({ sentence, number, look }: { sentence: JudgedSentence; number: number; look: Look }) {
  const { page, quote, kind, strength, probability } = sentence
  return (
    <section aria-label="Sentence to look at" className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div aria-live="polite" className="grid gap-3">
        <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 font-bold">
          Does this ask something of the work?
          <span className="numeric text-caption font-normal text-muted">
            {number} of {look.asked.length}
          </span>
        </h2>
        <blockquote className="max-h-[40dvh] overflow-y-auto border-l-4 border-blue bg-blue-soft px-3 py-2 [overflow-wrap:anywhere]">
          {quote}
        </blockquote>
        <p className="text-caption text-muted">
          The reader leans to {leansToYes(probability) ? 'yes' : 'no'}. If it asks something: {labelOf(KINDS, kind)},{' '}
          {labelOf(STRENGTHS, strength)}, <span className="numeric">page {page}</span>.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={Check} aria-keyshortcuts="Y" onClick={() => look.answer('requirement')}>
          Yes, it asks something of the work
          <Key name="Y" />
        </Button>
        <Button icon={X} aria-keyshortcuts="N" onClick={() => look.answer('none')}>
          No
          <Key name="N" />
        </Button>
        {look.left > 1 && (
          <Button variant="quiet" icon={SkipForward} aria-keyshortcuts="S" onClick={look.skip}>
            Skip
            <Key name="S" />
          </Button>
        )}
      </div>
    </section>
  )
}

function LastAnswer({ look: { last, undo } }: { look: Look }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3">
      <p role="status" className="line-clamp-2 text-caption text-muted [overflow-wrap:anywhere]">
        {last && `${last.verdict === 'requirement' ? 'Yes' : 'No'}: “${last.quote}”`}
      </p>
      {last && (
        <Button icon={Undo2} aria-keyshortcuts="U" onClick={undo}>
          Undo
          <Key name="U" />
        </Button>
      )}
    </div>
  )
}

/** The key that does the same, where there is a keyboard. */
function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="rounded-[4px] border border-current px-1.5 font-mono text-caption opacity-80 pointer-coarse:hidden">
      {name}
    </kbd>
  )
}

function told(asked: readonly JudgedSentence[]): string {
  const yes = asked.filter(({ verdict }) => verdict === 'requirement').length
  const no = asked.length - yes
  return `${yes} of these sentences ${yes === 1 ? 'asks' : 'ask'} something of the work, ${no} ${no === 1 ? 'does' : 'do'} not.`
}
