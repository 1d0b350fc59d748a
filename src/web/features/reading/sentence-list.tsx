import { useState } from 'react'
import type { JudgedSentence } from '../../../domain/solicitation/analysis.ts'
import { isAsked } from '../../../domain/solicitation/verdict/certainty.ts'
import { Badge } from '../../ui/badge.tsx'
import { SelectField } from '../../ui/select-field.tsx'

type Shown = JudgedSentence['verdict'] | 'all'

const VERDICTS = [
  { value: 'all', label: 'All sentences' },
  { value: 'requirement', label: 'Requirements' },
  { value: 'none', label: 'Not requirements' },
  { value: 'unsure', label: 'To look at' },
] as const satisfies { value: Shown; label: string }[]

/** Every sentence of the work sections with its verdict, which one press turns; pressing its words shows them in the document. */
export function SentenceList({
  sentences,
  onShow,
  onTurn,
}: {
  sentences: readonly JudgedSentence[]
  onShow: (sentence: JudgedSentence) => void
  onTurn: (sentence: JudgedSentence, verdict: 'requirement' | 'none') => void
}) {
  const [shown, setShown] = useState<Shown>('all')
  const listed = sentences.filter(({ verdict }) => shown === 'all' || verdict === shown)
  return (
    <div className="grid gap-4">
      <SelectField label="Verdict" options={VERDICTS} value={shown} onChange={setShown} />
      <p role="status" className="numeric text-caption text-muted">
        {listed.length} of {sentences.length} sentences. A tick makes a sentence a requirement.
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
        {listed.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document may say the same sentence twice
          <SentenceItem key={at} {...{ sentence, onShow, onTurn }} />
        ))}
      </ul>
    </div>
  )
}

function SentenceItem({
  sentence,
  onShow,
  onTurn,
}: {
  sentence: JudgedSentence
  onShow: (sentence: JudgedSentence) => void
  onTurn: (sentence: JudgedSentence, verdict: 'requirement' | 'none') => void
}) {
  const { page, quote, verdict, requirement_id, set_by } = sentence
  const isRequirement = isAsked(sentence)
  return (
    <li className="flex items-start gap-1">
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isRequirement}
          aria-label={`Requirement: ${quote}`}
          onChange={({ currentTarget }) => onTurn(sentence, currentTarget.checked ? 'requirement' : 'none')}
          className="size-5 accent-navy"
        />
      </label>
      <button
        type="button"
        onClick={() => onShow(sentence)}
        className="grid min-w-0 grow gap-1 rounded-control py-2.5 pr-3 text-left outline-offset-[-2px] [overflow-wrap:anywhere] hover:bg-sheet"
      >
        <span className={isRequirement ? '' : 'text-muted'}>{quote}</span>
        <span className="flex flex-wrap items-center gap-2 text-caption text-muted">
          {isRequirement && requirement_id && <span className="numeric font-bold text-navy">{requirement_id}</span>}
          <span className="numeric">page {page}</span>
          {verdict === 'unsure' && <Badge tone="warning">to look at</Badge>}
          {set_by === 'person' && <span className="rounded-full bg-navy-soft px-2 font-semibold text-navy">said by you</span>}
        </span>
      </button>
    </li>
  )
}
