import { deliverableLines, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { centsOf, dollarString } from '../../../domain/money.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'

/** A milestone as it stands in its four boxes: lists one item a line, the payment in dollars. */
export type MilestoneFields = Required<MilestoneEdit>

/** The two columns that are saved each on its own: the text; deliverables, payment and criteria (spec §2). */
export type Part = 'text' | 'handover'

const FIELDS: Record<Part, readonly (keyof MilestoneFields)[]> = { text: ['text'], handover: ['deliverables', 'payment', 'criteria'] }

/** What a save sends of a milestone (spec §7, PUT /api/milestones/{id}). */
export type MilestoneChange = Partial<Pick<StoredMilestone, 'deliverables' | 'acceptance_criteria'>> & {
  refined_text?: string
  payment_amount?: string
}

/** The boxes of a milestone as it was saved last. */
export function savedFields(milestone: StoredMilestone): MilestoneFields {
  return {
    text: shownText(milestone),
    deliverables: milestone.deliverables.join('\n'),
    payment: dollarString(centsOf(milestone.payment_amount)),
    criteria: milestone.acceptance_criteria.join('\n'),
  }
}

/** What is wrong with a typed payment; null when it can be saved. Blank is no payment. */
export function paymentObjection(typed: string): string | null {
  const amount = typed.replace(/[$,\s]/g, '')
  return /^(\d{1,12}(\.\d*)?|\.\d+|)$/.test(amount) ? null : 'Enter dollars of at least 0, like 12500.00.'
}

/** An edit without the fields that say the same as what was saved; null when nothing is left. */
export function realEdit(milestone: StoredMilestone, edit: MilestoneEdit): MilestoneEdit | null {
  const saved = savedFields(milestone)
  const real: MilestoneEdit = {}
  if (edit.text !== undefined && edit.text !== saved.text) real.text = edit.text
  if (edit.deliverables !== undefined && !sameLines(edit.deliverables, saved.deliverables)) real.deliverables = edit.deliverables
  if (edit.criteria !== undefined && !sameLines(edit.criteria, saved.criteria)) real.criteria = edit.criteria
  if (edit.payment !== undefined && !samePayment(edit.payment, saved.payment)) real.payment = edit.payment
  return Object.keys(real).length > 0 ? real : null
}

/** What an edit changes in one column, in the form that is sent; a payment that cannot be read is left out. */
export function changeOf(edit: MilestoneEdit, part: Part): MilestoneChange {
  if (part === 'text') return edit.text === undefined ? {} : { refined_text: edit.text }
  const { deliverables, criteria, payment } = sendableEdit(edit)
  return {
    ...(deliverables === undefined ? {} : { deliverables: deliverableLines(deliverables) }),
    ...(criteria === undefined ? {} : { acceptance_criteria: deliverableLines(criteria) }),
    ...(payment === undefined ? {} : { payment_amount: dollarString(centsOf(payment)) }),
  }
}

/** The fields of an edit that belong to one column. */
export function editOfPart(edit: MilestoneEdit, part: Part): MilestoneEdit {
  return Object.fromEntries(FIELDS[part].flatMap((field) => (edit[field] === undefined ? [] : [[field, edit[field]]])))
}

/** The edit without a payment that cannot be read: it stays in its box until it is mended. */
export function sendableEdit({ payment, ...edit }: MilestoneEdit): MilestoneEdit {
  return payment === undefined || paymentObjection(payment) ? edit : { ...edit, payment }
}

/** The edit without the fields that were saved just as they stand; what was typed since then remains. */
export function withoutSaved(edit: MilestoneEdit, saved: MilestoneEdit): MilestoneEdit {
  return Object.fromEntries(Object.entries(edit).filter(([field, typed]) => saved[field as keyof MilestoneEdit] !== typed))
}

function sameLines(one: string, other: string): boolean {
  return deliverableLines(one).join('\n') === deliverableLines(other).join('\n')
}

function samePayment(one: string, other: string): boolean {
  return !paymentObjection(one) && centsOf(one) === centsOf(other)
}
