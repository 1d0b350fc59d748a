import { useEffect, useMemo, useState } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { asksLeadTime } from '../../../domain/grounding/coverage-asked.ts'
import { keptByWhole, shareKeeper, termsOfPayment } from '../../../domain/grounding/coverage-terms.ts'
import { isProhibition } from '../../../domain/grounding/prohibition.ts'
import { projectEntries } from '../../../domain/grounding/project-entries.ts'
import { isNote, type Requirement } from '../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { handedOverIds } from '../../../domain/work-breakdown/composed/asked-handovers.ts'
import { Expander } from '../../ui/expander.tsx'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DecidedSection } from './deciding.tsx'
import { rowsOf, unplacedIds } from './parts.ts'
import { type Likely, stepOffers } from './requirement-actions.ts'
import { cellsOf } from './row-line.ts'
import { StepOffers } from './step-offers.tsx'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

const ForbiddenList = late(async () => (await import('./forbidden-list.tsx')).ForbiddenList)

const RequirementChoice = late(
  async () => (await import('./requirement-choice.tsx')).RequirementChoice,
  <Skeleton lines={3} label="Loading" />,
)

type TrayProps = {
  topic: CurrentTopic
  requirements: readonly Requirement[]
  rows: readonly KeptRow[]
  laid: LaidWords
}

/**
 * What the topic asks for and no row is said to answer yet: the requirements without a step that neither the shares of the work, nor its period and award keep, nor its payments are to, and whose things the plan does not hand over itself, step by step where one likely
 * answers them, the others in one list, each to be put into a step, or to be said of what becomes of it; all that only forbid stand by themselves, also those on a step, since no step answers them by what it says. Lead times
 * are asked besides.
 */
export function RequirementTray({ topic, requirements, rows, laid }: TrayProps) {
  const { limits, others, sharesKept } = useMemo(() => {
    const counting = requirements.filter((one) => !isNote(one))
    const kept = keptByWhole(counting, { entries: projectEntries(enteredOf(topic)) })
    const ofPayments = new Set(termsOfPayment(counting).map(({ requirement_id }) => requirement_id))
    const handedOver = handedOverIds({ requirements: counting, phase: topic.phase, period: topic.periodOfPerformance })
    const asking = counting.filter(({ id }) => !handedOver.has(id))
    const others = asking.filter((one) => !isProhibition(one) && !kept.has(one.id) && !ofPayments.has(one.id))
    const limits = asking.filter((one) => isProhibition(one) || asksLeadTime(one))
    return { limits, others, sharesKept: shareKeeper(others) }
  }, [requirements, topic])
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
  const unknown = ids.filter((id) => laid.of(keyOfAsked(id)) === 'unknown')
  const known = ids.filter((id) => !unknown.includes(id))
  const likely = useLikely(ids)
  const offers = likely ? stepOffers(known, likely, rows) : []
  const asked = known.filter((id) => !offers.some((offer) => offer.ids.includes(id)))
  const isAsked = useAsked('requirements', asked.length > 0)
  return (
    <>
      {likely && <StepOffers offers={offers} likely={likely} />}
      {isAsked && (
        <DecidedSection id="row-requirements" label="Requirements without a step">
          {!likely && <Skeleton lines={3} label="Loading" />}
          {likely && (
            <p role="status" className="font-semibold">
              {asked.length === 1
                ? 'The topic asks for this, and no row is said to answer it yet'
                : `The topic asks for these ${asked.length}, and no row is said to answer them yet`}
            </p>
          )}
          {likely && <RequirementChoice ids={asked} {...{ likely, laid }} />}
        </DecidedSection>
      )}
      {limits.length > 0 && <ForbiddenList limits={limits} rows={rows} />}
      {likely && unknown.length > 0 && (
        <div className="order-1">
          <Expander title={`Requirements of which you do not know yet (${unknown.length})`}>
            <RequirementChoice ids={unknown} {...{ likely, laid }} />
          </Expander>
        </div>
      )}
    </>
  )
}

/** The period and the award of a topic's plan, as they were entered. */
function enteredOf({ companyName, phase, programType, periodOfPerformance, totalProposedEffort }: CurrentTopic) {
  const program = { company_name: companyName, phase, program_type: programType }
  return { ...program, period_of_performance: periodOfPerformance, award: totalProposedEffort }
}

const NONE: ReadonlyMap<string, Likely> = new Map()

/** The steps that likely answer requirements, worked out anew as the steps become others; undefined until that is known, and none where it cannot be. */
function useLikely(ids: readonly string[]): ReadonlyMap<string, Likely> | undefined {
  const { allRows, requirements } = useBreakdown()
  const [found, setFound] = useState<ReadonlyMap<string, Likely>>()
  const asked = ids.join(' ')
  const among = allRows()
    .flatMap(({ id, kind, version }) => (kind === 'step' || kind === 'plan' ? `${id} ${version}` : []))
    .join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is likely hangs on what the rows say
  useEffect(() => {
    let isWanted = true
    const likely = asked === '' ? Promise.resolve(NONE) : requirements.likely(asked.split(' ')).catch(() => NONE)
    void likely.then((all) => isWanted && setFound(all))
    return () => {
      isWanted = false
    }
  }, [requirements, asked, among])
  return found
}
