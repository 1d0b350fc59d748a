import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { isOfTheStart } from '../../../domain/solicitation/requirement/of-start.ts'
import { isProposalDuty } from '../../../domain/solicitation/requirement/proposal-duty.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'
import type { WorkBreakdownProps } from '../../app/work-breakdown-slot.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Progress } from '../../ui/progress.tsx'
import { breakdownQueries } from './breakdown-queries.ts'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

/** The work breakdown of a topic as other screens show it: the answers are read into its rows first, then it is edited. */
export function WorkBreakdownView({ topic, payments, dues, foot }: WorkBreakdownProps) {
  const filling = useQuery(breakdownQueries.filled(useQueryClient(), topic.storeId, askedDrafter(topic)))
  const solicitation = useQuery(solicitationQuery(topic.storeId))
  const asked = solicitation.data?.analysis.requirements
  const requirements = useMemo(
    () => asked?.filter((one) => !isProposalDuty(one) && isOfPhase(one, topic.phase) && !isOfTheStart(one)),
    [asked, topic.phase],
  )
  if (filling.isPending || (solicitation.isPending && !requirements)) return <Reading />
  if (!requirements) {
    const { error, isFetching, refetch } = solicitation
    const why = error?.message ?? ''
    return <LoadFailed title="The solicitation could not be loaded" why={why} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {filling.error && (
        <LoadFailed
          title="Your answers could not be read into rows"
          why={`${filling.error.message} The rows below are as they were kept last.`}
          busy={filling.isFetching}
          onRetry={() => void filling.refetch()}
        />
      )}
      <WorkBreakdownTable topic={topic} payments={payments} dues={dues} requirements={requirements} filled={filling.data} foot={foot} />
    </div>
  )
}

function Reading() {
  return (
    <div role="status" className="grid gap-3 rounded-card border border-line bg-blue-soft px-4 py-4">
      <p className="font-medium text-navy">Reading your answers into rows…</p>
      <Progress percent={null} label="Reading answers" />
    </div>
  )
}
