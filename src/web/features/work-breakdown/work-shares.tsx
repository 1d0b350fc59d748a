import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { leastShareSource, leastShares, type Performer } from '../../../domain/quality/least-share.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { sharesWords, type TypedShares, typedShares } from '../../../domain/work-breakdown/typed-shares.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Column } from './column.ts'
import { useBreakdown } from './use-breakdown.ts'

type Told = { performer: Performer; label: string; look: string }

/** Who may share the work of a topic, with the colour that stands for each. */
function performersOf({ programType, companyName, researchInstitution }: CurrentTopic): Told[] {
  const institution = programType === 'STTR' || researchInstitution !== undefined
  return [
    { performer: 'small business', label: companyName || 'The company', look: 'bg-navy' },
    ...(institution
      ? [{ performer: 'research institution' as const, label: researchInstitution || 'The research institution', look: 'bg-blue' }]
      : []),
    { performer: 'others', label: 'Subcontractors and consultants', look: 'bg-line-strong' },
  ]
}

type WorkSharesProps = { topic: CurrentTopic; row: KeptRow; column: Column; words: string }

/** Shares of the cost as numbers, and a bar of them against what is asked for. The plan says them in the words that stand below. */
export function WorkShares({ topic, row, column, words }: WorkSharesProps) {
  const { store, cells } = useBreakdown()
  const place = { row: row.id, column: column.name }
  const shares = typedShares(words)
  const performers = performersOf(topic)
  const type = (performer: Performer, typed: string) => {
    const { [performer]: _, ...others } = shares
    const percent = Number(typed)
    const isShare = typed.trim() !== '' && percent >= 0 && percent <= 100
    store.type(place, sharesWords(isShare ? { ...others, [performer]: percent } : others), cells.before(row, column))
  }
  return (
    <fieldset className="grid gap-3 pb-3">
      <legend className="pb-2 text-muted">Share of the cost, in percent</legend>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        {performers.map(({ performer, label }) => (
          <Field key={performer} label={label}>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                inputMode="decimal"
                min={0}
                max={100}
                step="any"
                value={shares[performer] ?? ''}
                onChange={({ target }) => type(performer, target.value)}
                onBlur={() => void cells.save(place)}
              />
            )}
          </Field>
        ))}
      </div>
      <ShareBar performers={performers} shares={shares} topic={topic} />
    </fieldset>
  )
}

function ShareBar({ performers, shares, topic }: { performers: readonly Told[]; shares: TypedShares; topic: CurrentTopic }) {
  const sum = performers.reduce((total, { performer }) => total + (shares[performer] ?? 0), 0)
  if (sum === 0) return <p className="text-caption text-muted">Type each share, and see it held against what is asked for.</p>
  const least = leastShares(topic.programType, topic.phase)
  const own = least['small business'] ?? 0
  return (
    <div className="grid gap-1.5">
      <div className="relative" aria-hidden>
        <div className="flex h-4 overflow-hidden rounded-control bg-sheet forced-colors:border">
          {performers.map(({ performer, look }) => (
            <span
              key={performer}
              className={`${look} border-r-2 border-surface last:border-r-0`}
              style={{ width: `${((shares[performer] ?? 0) / Math.max(sum, 100)) * 100}%` }}
            />
          ))}
        </div>
        <span className="absolute -inset-y-1 w-0.5 bg-danger" style={{ left: `${(own / Math.max(sum, 100)) * 100}%` }} />
      </div>
      <div role="status">
        <ul className="grid gap-0.5 text-caption">
          <li className={isWhole(sum) ? 'text-muted' : 'font-semibold text-warning'}>{sumWords(sum)}</li>
          {performers.map(({ performer, label }) => {
            const atLeast = least[performer]
            if (atLeast === undefined) return null
            const isKept = (shares[performer] ?? 0) >= atLeast
            return (
              <li key={performer} className={isKept ? 'text-success' : 'font-semibold text-danger'}>
                {label}: {shown(shares[performer] ?? 0)} %, at least {shown(atLeast)} % {isKept ? 'is kept' : 'is asked for'} (
                {leastShareSource(topic.programType)}).
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function isWhole(sum: number): boolean {
  return Math.abs(sum - 100) < 0.01
}

function sumWords(sum: number): string {
  if (isWhole(sum)) return 'All of the cost is shared out.'
  return sum < 100 ? `${shown(100 - sum)} % of the cost is nobody’s yet.` : `${shown(sum - 100)} % more than the whole is shared out.`
}

function shown(percent: number): string {
  return String(Math.round(percent * 10) / 10)
}
