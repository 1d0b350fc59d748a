import { coverage } from '../../src/domain/grounding/coverage.ts'
import { dollarString } from '../../src/domain/money.ts'
import { splitAward } from '../../src/domain/payment.ts'
import type { FinishedPlan } from '../../src/domain/plan.ts'
import { fiveColumns } from '../../src/domain/plan-forms/plan-columns.ts'
import { applying } from '../../src/domain/quality/asked-of-phase.ts'
import { wordForm } from '../../src/export/word-form.ts'
import { type Drafted, drafted } from '../drafting/drafted.ts'
import { goldenCases } from '../drafting/golden.ts'
import { AWARD } from '../drafting/golden-text.ts'
import { type Printed, printed } from './printed.ts'

/** Where the documents, their PDF and a picture of each page are put to be looked at. */
const FOLDER = new URL('../../.cache/paper/', import.meta.url).pathname

/** Prints the golden plans as Word documents with LibreOffice: their pages, what of each stays blank, and how high each milestone is in the table. */
export async function paperReport(): Promise<string> {
  const rows: string[] = []
  for (const one of goldenCases()) {
    const draft = await drafted(one)
    const plan = finished(draft)
    const topic_name = `${one.name}: ${draft.reviewed.topic?.title ?? ''}`
    const asked = askedIn(draft)
    const form = fiveColumns({ plan, topic_name, component: null, research_institution: one.research_institution, asked })
    rows.push(rowOf(one.name, plan.milestones.length, await printed(FOLDER, one.name, await wordForm(form, plan, topic_name))))
  }
  const head = '| plan | milestones | pages | blank of each page | height of each milestone, in thirds of a page |\n|---|---|---|---|---|'
  return `Word documents as LibreOffice prints them (${FOLDER})\n\n${[head, ...rows].join('\n')}`
}

function rowOf(name: string, milestones: number, { blank, rows }: Printed): string {
  const pages = blank.map((share) => `${Math.round(100 * share)}%`).join(', ')
  return `| ${name} | ${milestones} | ${blank.length} | ${pages} | ${rows.map((height) => height.toFixed(1)).join(', ')} |`
}

function askedIn({ reviewed, milestones }: Drafted) {
  const requirements = applying(reviewed)
  return coverage(requirements, milestones).flatMap((one, at) => {
    const requirement = requirements[at]
    return requirement ? [{ requirement, coverage: one }] : []
  })
}

/** A drafted plan with its payments, as it is exported. */
function finished({ of, plan, milestones, reviewed }: Drafted): FinishedPlan {
  const payments = splitAward(AWARD[of.phase], milestones.length)
  return {
    phase: of.phase,
    program_type: of.program_type,
    company_name: of.company_name,
    customer_org: of.customer_organization ?? '',
    period_of_performance: reviewed.period,
    scope_paragraph: plan.scope,
    milestones: milestones.map((one, at) => ({ ...one, payment_amount: dollarString(payments[at] ?? 0) })),
  }
}
