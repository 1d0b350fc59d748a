import type { ComponentFacts, FactSource, PlanForm } from '../component/component-facts.ts'
import { printedFacts } from '../component/limit.ts'
import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import type { ProgramType } from '../program.ts'
import { afwerxTable } from './afwerx-table.ts'
import { armyTwoPages } from './army-two-pages.ts'
import { componentColumns } from './component-columns.ts'
import { dafDirect } from './daf-direct.ts'
import type { FormDocument, PlanToLayOut } from './form-document.ts'
import { laidOutUnder } from './outline.ts'
import { statementOfWork } from './statement-of-work.ts'

/** A form that a topic's component wants its work plans in, beside the five columns. */
export type OfferedForm = {
  name: string
  /** What is added to the file's name. */
  file_name: string
  source: FactSource
  /** What may and what may not stand in it, as the component's document has it. */
  rules: readonly string[]
  /** The most pages that it may have, where the component sets a limit for the plan itself. */
  pages_at_most?: number | undefined
  laidOut: (given: PlanToLayOut) => FormDocument
}

type Known = Pick<OfferedForm, 'name' | 'file_name' | 'laidOut'>

/** The Department of the Air Force's outline of a Phase I statement of work: tasks with how, by whom and against which risk, schedule, deliverables, reports; no prices. */
export const dafOutline = (given: PlanToLayOut): FormDocument =>
  laidOutUnder(PLAN_LAYOUTS.daf_outline.sections, `Phase ${given.plan.phase} Work Plan Outline`, given)

const OF_FORM: Record<Exclude<PlanForm, 'five_columns'>, Known> = {
  army_two_pages: { name: 'Army Non-Proprietary Work Plan (2 pages)', file_name: 'Army-Non-Proprietary', laidOut: armyTwoPages },
  daf_outline: { name: 'Air Force Phase I outline', file_name: 'Air-Force-Outline', laidOut: dafOutline },
  daf_d2p2: { name: 'Air Force Direct to Phase II work plan', file_name: 'Air-Force-Direct-to-Phase-II', laidOut: dafDirect },
  afwerx_table: { name: 'AFWERX table of line items', file_name: 'AFWERX-Table', laidOut: afwerxTable },
}

/** The STTR rule on shares of the work, for components of which nothing else is known. */
const STTR: FactSource = { document: 'DoD STTR 25.4 BAA', release: '25.4', place: 'Appendix A' }

/** The form that the component wants this plan in, with only what a document may say of it; null where the five columns are all that is known. */
export function offeredForm(known: ComponentFacts | null, program_type: ProgramType): OfferedForm | null {
  const offered = formOf(printedFacts(known), program_type)
  return offered && { ...offered, laidOut: (given) => offered.laidOut({ ...given, component: printedFacts(given.component) }) }
}

function formOf(component: ComponentFacts | null, program_type: ProgramType): OfferedForm | null {
  const { form, outline } = component ?? {}
  if (outline) return { ...outlineForm(outline.value), name: 'Outline of the topic', source: outline.source, rules: [] }
  if (form && form.value !== 'five_columns') {
    const { rules, pages_at_most } = PLAN_LAYOUTS[form.value]
    return { ...OF_FORM[form.value], source: form.source, rules, pages_at_most }
  }
  const own = ownColumns(component)
  if (own) return own
  if (program_type !== 'STTR') return null
  return { name: 'Five columns with the STTR work shares', file_name: 'STTR', source: STTR, rules: [], laidOut: componentColumns }
}

/** A plan under headings of somebody's own: those that the topic asks for, or that a person types. */
export function outlineForm(headings: readonly string[]): Known {
  const laidOut = (given: PlanToLayOut) => laidOutUnder(headings, `Phase ${given.plan.phase} Work Plan`, given)
  return { name: 'Outline under your headings', file_name: 'Outline', laidOut }
}

/** What a component without a form of its own is offered: the five columns in its words, or with its notes; of Phase I the statement of work that all components ask for. */
function ownColumns(component: ComponentFacts | null): OfferedForm | null {
  if (!component) return null
  const { wording, day_payments, option, phase } = component
  const columns = { file_name: component.component.replace(/[^A-Za-z0-9]+/g, '-'), rules: [], laidOut: componentColumns }
  if (wording) return { ...columns, name: `Five columns in the words of ${component.component}`, source: wording.source }
  if (phase === 'I') return { ...STATEMENT, rules: [], laidOut: statementOfWork }
  const source = day_payments?.source ?? option?.source
  return source ? { ...columns, name: `Five columns with ${component.component} notes`, source } : null
}

const STATEMENT = {
  name: 'Statement of work for the technical volume',
  file_name: 'Statement-of-Work',
  source: { document: 'DoD SBIR 25.4 BAA', release: '25.4', place: 'section 3.7 and Appendix A' },
}
