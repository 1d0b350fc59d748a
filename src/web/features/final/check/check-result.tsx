import type { CheckedRequirement, FileCheck } from '../../../../domain/file-check/checked-file.ts'
import type { CoverageStrength } from '../../../../domain/quality/review.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'
import { arrivedWords, FOUND_WORDS, foundSentence, lostWhere, placeWords } from './check-words.ts'

/** What was found in a file and what was not. */
export function CheckResult({ check }: { check: FileCheck }) {
  const { file_name, pages, requirements, parts } = check
  const lost = parts.filter(({ page }) => page === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 break-words">
      <p role="status" className="[overflow-wrap:anywhere]">
        <strong>{foundSentence(check)}</strong> in {file_name}. Of the plan: {arrivedWords(parts).join(', ')}.
      </p>
      {lost.length > 0 && (
        <section aria-label="Not found of the plan" className="grid gap-1">
          <h3 className="font-semibold">Not found of the plan, word for word</h3>
          <ul className="grid max-h-64 list-disc gap-1 overflow-y-auto pl-5">
            {lost.map((part) => (
              <li key={`${part.kind} ${part.milestone_number} ${part.words}`}>
                <span className="text-muted">{lostWhere(part)}:</span> {part.words}
              </li>
            ))}
          </ul>
        </section>
      )}
      {requirements.length > 0 && (
        <Table
          caption={`Requirements found in ${file_name}`}
          rows={requirements}
          rowKey={({ requirement_id }) => requirement_id}
          columns={[
            { heading: 'Requirement', cell: (one) => <Asked {...one} />, className: 'align-top' },
            { heading: 'Found', cell: (one) => <Found {...one} />, className: 'align-top whitespace-nowrap' },
            { heading: 'Where', cell: (one) => placeWords(one, pages), className: 'align-top' },
            {
              heading: 'Passage of the file',
              cell: ({ places }) => places[0] && <q>{places[0].words}</q>,
              foldsBelow: 'md',
              className: 'align-top md:w-2/5',
            },
          ]}
        />
      )}
    </div>
  )
}

/** What is asked, and below it, where there is no room for a column of its own, the passage that may answer it. */
function Asked({ requirement_id, words, places }: CheckedRequirement) {
  return (
    <span className="grid gap-1">
      <span className="line-clamp-3">
        <span className="numeric text-muted">{requirement_id}</span> {words}
      </span>
      {places[0] && <q className="text-muted md:hidden">{places[0].words}</q>}
    </span>
  )
}

const TONES: Record<CoverageStrength, 'success' | 'warning' | 'danger'> = {
  full: 'success',
  partial: 'warning',
  quoted: 'danger',
  none: 'danger',
}

/** Whether it is found; what the plan answers and the file does not was lost on the way. What a passage only comes near to is the person's to judge. */
function Found({ strength, in_plan }: CheckedRequirement) {
  const isLost = strength !== 'full' && in_plan === 'full'
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={TONES[strength]}>{FOUND_WORDS[strength]}</Badge>
      {isLost && <span className="text-caption text-muted">The plan has it</span>}
    </span>
  )
}
