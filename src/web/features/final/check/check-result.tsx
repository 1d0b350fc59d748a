import { Link } from 'react-router'
import type { CheckedRequirement, FileCheck } from '../../../../domain/file-check/checked-file.ts'
import type { CoverageStrength } from '../../../../domain/quality/review.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Expander } from '../../../ui/expander.tsx'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import { Table } from '../../../ui/table.tsx'
import { arrivedWords, FOUND_WORDS, foundSentence, lostWhere, placeWords, whyNotFound, worstFirst } from './check-words.ts'

const isOpen = ({ strength }: CheckedRequirement) => strength !== 'full'

/** What was found in a file and what was not, the worst first; what is found is folded. */
export function CheckResult({ check }: { check: FileCheck }) {
  const { file_name, pages, requirements, parts } = check
  const lost = parts.filter(({ page }) => page === null)
  const [open, found] = [worstFirst(requirements.filter(isOpen)), requirements.filter((one) => !isOpen(one))]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 break-words">
      <p role="status" className="[overflow-wrap:anywhere]">
        <strong>{foundSentence(check)}</strong> in {file_name}. Of what the plan says, the file has {arrivedWords(parts).join(', ')}.
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
      {open.length > 0 && <Requirements caption={`Requirements to look at in ${file_name}`} rows={open} pages={pages} />}
      {found.length > 0 && (
        <Expander title={`${found.length} found, each with its passage`}>
          <Requirements caption={`Requirements found in ${file_name}`} rows={found} pages={pages} />
        </Expander>
      )}
    </div>
  )
}

type RequirementsProps = { caption: string; rows: readonly CheckedRequirement[]; pages: number }

function Requirements({ caption, rows, pages }: RequirementsProps) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ requirement_id }) => requirement_id}
      columns={[
        { heading: 'Requirement', cell: (one) => <Asked {...one} />, className: 'align-top' },
        { heading: 'Found', cell: (one) => <Found {...one} />, className: 'align-top' },
        { heading: 'Where', cell: (one) => placeWords(one, pages), className: 'align-top' },
        {
          heading: 'Passage of the file',
          cell: ({ places }) => places[0] && <q>{places[0].words}</q>,
          foldsBelow: 'md',
          className: 'align-top md:w-2/5',
        },
      ]}
    />
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
  broken: 'danger',
}

/** Whether it is found, if not why, and the way to where it is mended: its milestone, else the coverage of all requirements. */
function Found(one: CheckedRequirement) {
  const { strength, places } = one
  const milestone = places[0]?.milestone_number
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={TONES[strength]}>{FOUND_WORDS[strength]}</Badge>
      {strength !== 'full' && (
        <>
          <span className="text-caption text-muted">{whyNotFound(one)}</span>
          {milestone ? (
            <Link to={{ pathname: '/steps', hash: `#milestone-${milestone}` }} className={LINK_LOOK}>
              Milestone {milestone}
            </Link>
          ) : (
            <Link to={{ hash: '#coverage' }} className={LINK_LOOK}>
              Where it is answered
            </Link>
          )}
        </>
      )}
    </span>
  )
}
