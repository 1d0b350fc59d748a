import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { dollarLabel } from '../money.ts'
import { type CellLine, type FormBlock, type FormDocument, listCell, type PlanToLayOut, paragraph } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { handedOrNone, noneHanded } from './handed-over.ts'
import { optionSections } from './plan-columns.ts'
import { requirementsSections } from './requirements-table.ts'
import { scopeSentences } from './scope-parts.ts'
import { taskBlocks } from './told-blocks.ts'
import { numberedCriteria, type ToldMilestone, toldMilestones } from './told-milestone.ts'
import { partedPlan, wholeSections } from './whole-part.ts'
import { workShareSections } from './work-share.ts'

const SHARES = [0.08, 0.36, 0.38, 0.18] as const

/** AFWERX's table of line items: task, deliverable with its acceptance, due month and payment. The kickoff is the first line. */
export function afwerxTable(given: PlanToLayOut): FormDocument {
  const { base, option, whole } = partedPlan(given)
  const { plan } = base
  const told = toldMilestones(plan)
  const columns = PLAN_LAYOUTS.afwerx_table.columns.map((heading, index) => ({ heading, share: SHARES[index] ?? 0 }))
  const total = told.reduce((sum, { payment }) => sum + payment, 0)
  return {
    title: `Phase ${plan.phase} Work Plan`,
    facts: formFacts(given),
    sections: [
      { heading: 'Scope', blocks: [paragraph(scopeSentences(plan.scope_paragraph).join(' '))] },
      {
        heading: 'Line items',
        blocks: [
          { kind: 'table', table: { columns, rows: told.map((one) => row(one, noneHanded(given))) } },
          { kind: 'paragraph', label: 'Total payment', text: dollarLabel(total) },
        ],
      },
      ...optionSections(option, false),
      ...workShareSections(given, true),
      ...wholeSections(whole),
      { heading: 'How each line item is done', blocks: told.flatMap(howBlocks) },
      ...requirementsSections(given, given.plan.milestones),
    ],
    begins_on_new_page: true,
    left_out: [],
  }
}

/** Approach, people, places and risks of a line item, under the numbers that its tasks have in the table. */
function howBlocks({ milestone_number, title, ...told }: ToldMilestone): FormBlock[] {
  const heading: FormBlock = { kind: 'subheading', text: `Task ${milestone_number}: ${title}` }
  return [heading, ...taskBlocks(told, String(milestone_number))]
}

function row(told: ToldMilestone, none: string): CellLine[][] {
  const { milestone_number, title, opening, tasks, deliverables, due, payment } = told
  return [
    [{ kind: 'text', text: String(milestone_number).padStart(4, '0') }],
    [
      { kind: 'strong', text: title },
      ...opening.slice(0, 1).map((text): CellLine => ({ kind: 'text', text })),
      ...tasks.map(({ text }, index): CellLine => ({ kind: 'text', text: `${milestone_number}.${index + 1} ${text}` })),
    ],
    [...listCell(handedOrNone(deliverables, none)), { kind: 'strong', text: 'Accepted when' }, ...listCell(numberedCriteria(told))],
    [
      { kind: 'text', text: due },
      { kind: 'text', text: dollarLabel(payment) },
    ],
  ]
}
