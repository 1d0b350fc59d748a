import type { Grounds } from '../../domain/grounding/traced.ts'
import { groundsCount } from './grounds-count.ts'
import { MARK_LOOKS } from './mark-looks.ts'
import type { TracedText } from './plan-texts.ts'

const SHOWN: { grounds: Grounds; words: string; look: string }[] = [
  { grounds: 'sourced', words: 'from a source', look: MARK_LOOKS.sourced },
  { grounds: 'own', words: 'your own', look: MARK_LOOKS.own },
  { grounds: 'blank', words: 'to fill in', look: 'rounded-[3px] border border-dashed border-lit-line bg-lit px-1 text-ink' },
  { grounds: 'unsupported', words: 'without a source', look: MARK_LOOKS.unsupported },
]

/** How many sentences rest on what, each kind under the mark that it has in the text: counts and legend in one. */
export function GroundsCounts({ texts }: { texts: readonly TracedText[] }) {
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
