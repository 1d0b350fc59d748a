import { centsOf, dollarLabel } from '../../../../domain/money.ts'
import type { PlanReadiness, StepReadiness } from '../../../../domain/steps/readiness.ts'
import { PlanLink } from '../../../grounding/plan-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Expander } from '../../../ui/expander.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { StepStatusBadge } from './step-status.tsx'

const COLUMNS: readonly Column<StepReadiness>[] = [
  {
    heading: 'Step',
    cell: ({ milestone_number, title }) => (
      <>
        <PlanLink milestone_number={milestone_number}>Milestone {milestone_number}</PlanLink>
        <span className="line-clamp-2 text-muted [overflow-wrap:anywhere]">{title}</span>
      </>
    ),
  },
  { heading: 'Status', cell: ({ status }) => <StepStatusBadge status={status} /> },
  {
    heading: 'Narrative',
    cell: ({ has_narrative }) => (has_narrative ? 'Written' : <span className="text-muted">None yet</span>),
    narrow: true,
  },
  { heading: 'Errors', cell: ({ errors }) => <Count count={errors} look="font-bold text-danger" />, className: 'text-right' },
  { heading: 'Warnings', cell: ({ warnings }) => <Count count={warnings} look="font-semibold text-warning" />, className: 'text-right' },
]

/** How far a plan is from being handed in: what blocks it, its payments against the award, its steps, and what was overruled with which reason. */
export function Readiness({ readiness }: { readiness: PlanReadiness }) {
  const { steps, payments, uncovered, blocks, overruled } = readiness
  const ready = steps.filter(({ status, errors }) => status === 'finalized' && errors === 0).length
  const award = centsOf(payments.award)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {blocks.length === 0 ? (
        <Banner tone="success" title="Nothing blocks this plan from being handed in" />
      ) : (
        <Expander title="Still open before the hand-in" isOpen>
          <ul className="grid max-w-prose list-disc gap-2 pl-5 [overflow-wrap:anywhere] marker:text-danger">
            {blocks.map((block) => (
              <li key={block}>{block}</li>
            ))}
          </ul>
        </Expander>
      )}
      <Facts
        facts={[
          { label: 'Ready to hand in', value: `${ready} of ${steps.length} milestones` },
          {
            label: 'Payments against the award',
            value:
              award === 0
                ? `${dollarLabel(centsOf(payments.total))}; no award was entered`
                : `${dollarLabel(centsOf(payments.total))} of ${dollarLabel(award)} (${payments.percent.toFixed(1)}%)`,
          },
          { label: 'Requirements that no milestone answers', value: uncovered.length === 0 ? 'None' : uncovered.join(', ') },
        ]}
      />
      <Table caption="How far each step is" columns={COLUMNS} rows={steps} rowKey={({ step_id }) => step_id} />
      {overruled.length > 0 && <Overruled overruled={overruled} />}
    </div>
  )
}

function Overruled({ overruled }: Pick<PlanReadiness, 'overruled'>) {
  return (
    <Expander title={overruled.length === 1 ? '1 overruled finding' : `${overruled.length} overruled findings`} isOpen>
      <ul className="grid max-w-prose gap-4 [overflow-wrap:anywhere]">
        {overruled.map(({ milestone_number, rule, message, reason }) => (
          <li key={`${milestone_number} ${rule} ${message} ${reason}`} className="grid gap-0.5">
            <p>
              <PlanLink milestone_number={milestone_number}>Milestone {milestone_number}</PlanLink>: {message}{' '}
              <span className="text-muted">(rule {rule})</span>
            </p>
            <p>
              <span className="font-semibold">Overruled because:</span> {reason}
            </p>
          </li>
        ))}
      </ul>
    </Expander>
  )
}

function Count({ count, look }: { count: number; look: string }) {
  return <span className={`numeric ${count > 0 ? look : 'text-muted'}`}>{count}</span>
}
