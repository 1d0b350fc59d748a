import { isSameCompany } from '../../domain/company-name.ts'
import { milestoneTitle, shownText } from '../../domain/milestone.ts'
import { paymentEvent } from '../../domain/milestone-document.ts'
import { milestoneDues } from '../../domain/milestone-due.ts'
import { type Cents, centsOf } from '../../domain/money.ts'
import type { FinishedPlan } from '../../domain/plan.ts'
import { deliverableName } from '../../domain/plan-forms/deliverable-name.ts'
import { partedOption } from '../../domain/plan-forms/option-part.ts'
import { ownShares } from '../../domain/plan-forms/own-shares.ts'
import { leastShares, type Performer } from '../../domain/quality/least-share.ts'
import { costIn, type Subcontract } from '../../domain/work-breakdown/subcontracts.ts'
import { formulaCell, MONEY, numberCell, openCell, PERCENT, sheetOf, textCell, type WorkbookSheet } from './cells.ts'

const PAYMENT_COLUMNS = [
  ['Milestone', 11],
  ['Title', 50],
  ['Month', 9],
  ['Payment ($)', 16],
  ['Share', 10],
  ['Paid by then ($)', 16],
  ['Paid for', 50],
] as const

/** What is paid for each milestone and what for, the event that its text names, else what is handed over; its share and what is paid by then, and the sum against the award, all by formulas. */
export function paymentsSheet(plan: FinishedPlan, award: Cents): WorkbookSheet {
  const dues = milestoneDues(plan.milestones.map(shownText), plan.period_of_performance)
  const { option } = partedOption({ plan, component: null })
  const last = plan.milestones.length + 1
  const rows = plan.milestones.map((milestone, at) => {
    const row = at + 2
    return [
      numberCell(milestone.milestone_number),
      textCell(milestoneTitle(shownText(milestone))),
      numberCell(dues[at] ?? plan.period_of_performance),
      numberCell(centsOf(milestone.payment_amount) / 100, MONEY),
      formulaCell(`IF(SUM($D$2:$D$${last})=0,0,D${row}/SUM($D$2:$D$${last}))`, PERCENT),
      formulaCell(`SUM($D$2:D${row})`, MONEY),
      textCell(paymentEvent(shownText(milestone)) ?? milestone.deliverables.map(deliverableName).join('; ')),
    ]
  })
  const [total, asked] = [last + 1, last + 2]
  return sheetOf('Payments', PAYMENT_COLUMNS, [
    ...rows,
    [textCell('Total'), null, null, formulaCell(`SUM(D2:D${last})`, MONEY), formulaCell(`SUM(E2:E${last})`, PERCENT)],
    [textCell('Award'), null, null, openCell(award === 0 ? undefined : award / 100, MONEY)],
    [
      textCell('Check'),
      formulaCell(
        `IF(D${asked}=0,"Enter the award",IF(ROUND(D${total}-D${asked},2)=0,"The payments are the award",IF(D${total}>D${asked},"The payments are more than the award","The payments are less than the award")))`,
      ),
      null,
      formulaCell(`D${total}-D${asked}`, MONEY),
    ],
    ...(option ? [[textCell('Option'), textCell('Behind the base, priced apart'), null, openCell(option.price, MONEY)]] : []),
  ])
}

const SHARE_COLUMNS = [
  ['Performer', 50],
  ['Cost before profit ($)', 22],
  ['Share', 10],
  ['At least', 10],
  ['Kept', 22],
] as const

/** Room for other performers, one a line. */
const OTHERS = 4

/**
 * The cost of each performer, as the plan states the shares and else to be filled in, with shares and limits by formulas: what the cost volume has to
 * show by performer.
 */
export function workShareSheet(
  plan: FinishedPlan,
  award: Cents,
  research_institution: string | undefined,
  subcontracts: readonly Subcontract[] = [],
): WorkbookSheet {
  const isSttr = plan.program_type === 'STTR'
  const least = leastShares(plan.program_type, plan.phase)
  const stated = withOthers(ownShares({ ...plan, research_institution }), isSttr || research_institution !== undefined)
  const others = subcontracts.filter(({ who }) => !research_institution || !isSameCompany(who, research_institution))
  const performers: [Performer, string][] = [
    ['small business', `Small business: ${plan.company_name}`],
    ...(isSttr || research_institution ? [['research institution', named(research_institution)] as [Performer, string]] : []),
    ...others.map(({ who }): [Performer, string] => ['others', `Subcontractor or consultant: ${who}`]),
    ...Array.from({ length: Math.max(0, OTHERS - others.length) }, (_, at): [Performer, string] => [
      'others',
      `Subcontractor or consultant ${others.length + at + 1}`,
    ]),
  ]
  const last = performers.length + 1
  const firstOther = performers.findIndex(([performer]) => performer === 'others')
  const rows = performers.map(([performer, name], at) => {
    const row = at + 2
    const percent = performer === 'others' && (at !== firstOther || others.length > 0) ? undefined : stated.get(performer)
    const ofAward = (share: number | undefined) => (share === undefined || award === 0 ? undefined : Math.round(award * share) / 10_000)
    const subcontract = performer === 'others' ? others[at - firstOther]?.cost : undefined
    const cost = subcontract === undefined ? ofAward(percent) : costOf(subcontract, ofAward)
    const asked = least[performer]
    return [
      textCell(name),
      openCell(cost, MONEY),
      formulaCell(`IF(SUM($B$2:$B$${last})=0,0,B${row}/SUM($B$2:$B$${last}))`, PERCENT),
      ...(asked === undefined
        ? []
        : [
            numberCell(asked / 100, PERCENT),
            formulaCell(`IF(SUM($B$2:$B$${last})=0,"Enter the costs",IF(ROUND(C${row}-D${row},6)>=0,"Yes","No, too little"))`),
          ]),
    ]
  })
  const total = [textCell('Total'), formulaCell(`SUM(B2:B${last})`, MONEY), formulaCell(`SUM(C2:C${last})`, PERCENT)]
  return sheetOf('Work share', SHARE_COLUMNS, [...rows, total])
}

function costOf(subcontract: string, ofAward: (share: number | undefined) => number | undefined): number | undefined {
  const cost = costIn(subcontract)
  return cost && 'dollars' in cost ? cost.dollars : ofAward(cost?.percent)
}

/** What a small business without an institution leaves is done by others. */
function withOthers(stated: Map<Performer, number>, hasInstitution: boolean): Map<Performer, number> {
  const own = stated.get('small business')
  return own === undefined || hasInstitution ? stated : new Map([...stated, ['others', 100 - own]])
}

function named(institution: string | undefined): string {
  return institution ? `Research institution: ${institution}` : 'Research institution'
}
