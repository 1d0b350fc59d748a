import { useMemo } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { asksLeadTime } from '../../../domain/grounding/coverage-asked.ts'
import { shareKeeper } from '../../../domain/grounding/coverage-terms.ts'
import { isProhibition } from '../../../domain/grounding/prohibition.ts'
import { isNote, type Requirement } from '../../../domain/solicitation/analysis.ts'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DecidedSection } from './deciding.tsx'
import { rowsOf, unplacedIds } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { useDeciding, useFew } from './use-few.tsx'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

const ForbiddenList = late(async () => (await import('./forbidden-list.tsx')).ForbiddenList)

const RequirementChoice = late(
  async () => (await import('./requirement-choice.tsx')).RequirementChoice,
  <Skeleton lines={3} label="Loading" />,
)

type TrayProps = { requirements: readonly Requirement[]; rows: readonly KeptRow[]; laid: LaidWords; isWaiting?: boolean | undefined }

/**
 * What the topic asks for and no row is said to answer yet, though words that wait may: the requirements without a step whose figures no share of the work keeps, each to be put into one, or
 * to be said of what becomes of it; all that only forbid stand by themselves, also those on a step, since no step answers them by what it says. Lead times
 * are asked besides.
 */
export function RequirementTray({ requirements, rows, laid, isWaiting }: TrayProps) {
  const { limits, others, sharesKept } = useMemo(() => {
    const counting = requirements.filter((one) => !isNote(one))
    const others = counting.filter((one) => !isProhibition(one))
    const limits = counting.filter((one) => isProhibition(one) || asksLeadTime(one))
    return { limits, others, sharesKept: shareKeeper(others) }
  }, [requirements])
  const ids = useMemo(() => {
    const shares = rowsOf(rows, 'plan').map((row) => ({
      quote: String(cellsOf(row).work_shares?.value ?? ''),
      promises: true,
      quotations: [],
    }))
    const kept = sharesKept(shares)
    const asking = others.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    return unplacedIds(rows, asking)
  }, [others, rows, sharesKept])
  const { isList } = useDeciding()
  const known = ids.filter((id) => laid.of(keyOfAsked(id)) !== 'unknown')
  const asked = isList ? ids : known
  const { seen, told, more } = useFew(asked, 'requirements')
  return (
    <>
      {(isList || seen.length > 0) && (
        <DecidedSection id="row-requirements" label="Requirements without a step">
          <p role="status" className="font-semibold">
            {trayWords(told, asked.length - known.length, isWaiting)}
          </p>
          {ids.length > 0 && <RequirementChoice ids={asked} seen={seen} more={more} laid={laid} />}
        </DecidedSection>
      )}
      {limits.length > 0 && <ForbiddenList limits={limits} rows={rows} />}
    </>
  )
}

function trayWords(count: number, unknown: number, isWaiting = false): string {
  if (count === 0) return 'Every requirement has a step'
  const [these, them] = count === 1 ? ['this', 'it'] : [`these ${count}`, 'them']
  const words = `The topic asks for ${these}, and no row is said to answer ${them} yet`
  const known = unknown > 0 ? `${words}; of ${unknown} you have said that you do not know` : words
  return isWaiting ? `${known}. Words of yours that wait under “Not placed” may answer ${them}` : known
}
