import { componentNotes } from './component-columns.ts'
import type { FormDocument, PlanToLayOut } from './form-document.ts'
import { laidOutUnder } from './outline.ts'

/** What the BAA asks of a Phase I statement of work, in its order: objectives, tasks with how, a schedule of major events, the products; and of the volume around it who does it and where. */
const HEADINGS = [
  'Phase I Technical Objectives',
  'Phase I Statement of Work: Tasks',
  'Schedule of Major Events',
  'Products to Be Delivered',
  'Acceptance and Payments',
  'Key Personnel and Subcontractors',
  'Facilities and Equipment',
]

/** The plan as the statement of work of a Phase I technical volume, with what the component adds on option and days of payment (brief §2.1: DoD SBIR 25.4 BAA, section 3.7 and Appendix A). */
export function statementOfWork(given: PlanToLayOut): FormDocument {
  const form = laidOutUnder(HEADINGS, 'Phase I Statement of Work', given)
  return { ...form, sections: [...form.sections, ...componentNotes(given)] }
}
