import { dollarLabel } from '../money.ts'
import { paidTogether } from '../payment.ts'
import { leastShares, type Performer } from '../quality/least-share.ts'
import { type FormSection, type PlanToLayOut, plainCell } from './form-document.ts'
import { ownShares } from './own-shares.ts'

const COLUMNS = [
  { heading: 'Performer', share: 0.4 },
  { heading: 'Share of the cost', share: 0.26 },
  { heading: 'At least', share: 0.12 },
  { heading: 'Amount', share: 0.22 },
] as const

/** Who does how much of an STTR effort, as the plan says it; a blank where it does not. Nothing for SBIR. */
export function workShareSections(given: PlanToLayOut, priced: boolean): FormSection[] {
  const { plan, research_institution } = given
  if (plan.program_type !== 'STTR') return []
  const shares = ownShares({ ...plan, research_institution })
  const performers: [Performer, string][] = [
    ['small business', named('Small business', plan.company_name)],
    ['research institution', named('Research institution', research_institution ?? '')],
    ['others', 'Other subcontractors and consultants'],
  ]
  const rows = performers.map(([performer, name]) => {
    const percent = shares.get(performer)
    const least = leastShares('STTR', plan.phase)[performer]
    const cells = [
      name,
      percent === undefined ? `[state the share of ${ASKED[performer]} in percent]` : `${percent}%`,
      least === undefined ? '' : `${least}%`,
      percent === undefined ? '' : dollarLabel(Math.round((paidTogether(plan.milestones) * percent) / 100)),
    ]
    return (priced ? cells : cells.slice(0, 3)).map(plainCell)
  })
  const columns = priced ? COLUMNS : COLUMNS.slice(0, 3).map((column) => ({ ...column, share: column.share / 0.78 }))
  return [{ heading: 'Work share by cost before profit', blocks: [{ kind: 'table', table: { columns, rows } }] }]
}

const ASKED: Record<Performer, string> = {
  'small business': 'the small business',
  'research institution': 'the research institution',
  others: 'others',
}

function named(role: string, name: string): string {
  return name.trim() === '' ? role : `${role}: ${name.trim()}`
}
