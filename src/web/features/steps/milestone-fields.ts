import { deliverableLines, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { parse } from '../../../domain/milestone-document.ts'
import { criteriaWithNumbers, optionMilestones, optionText } from '../../../domain/milestone-option.ts'
import { centsOf, dollarString } from '../../../domain/money.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'
import type { BoxKinds } from '../../saving/boxes.ts'

/** A milestone as it stands in its four boxes: lists one item a line, the payment in dollars. */
export type MilestoneFields = Required<MilestoneEdit>

/** The two columns that are saved each on its own: the text; deliverables, payment and criteria (spec §2). */
export const PARTS = ['text', 'handover'] as const
export type Part = (typeof PARTS)[number]

/** What stands beside the buttons that save a column, which leaving a box of it does as well (spec §4). */
export const SAVES_ITSELF = 'Leaving a box does this too'

/** The boxes of a milestone: in lists blank lines, in amounts the way of writing are no difference. */
export const MILESTONE_BOXES: BoxKinds<keyof MilestoneFields> = {
  text: { label: 'Text', unit: 'sentences', part: 'text' },
  deliverables: { label: 'Deliverables', unit: 'lines', part: 'handover', plain: plainLines },
  payment: { label: 'Payment Amount', unit: 'whole', part: 'handover', plain: plainAmount },
  criteria: { label: 'Acceptance Criteria', unit: 'lines', part: 'handover', plain: plainLines },
}

/** The boxes that hold words: the column each is saved with, how it is called in a sentence, and how the server names one of its items and what was kept of it. */
export const WORDED = {
  text: { column: 'text', name: 'text', item: 'text', kept: 'text' },
  deliverables: { column: 'handover', name: 'deliverables', item: 'deliverable', kept: 'deliverables' },
  criteria: { column: 'handover', name: 'acceptance criteria', item: 'criterion', kept: 'acceptance_criteria' },
} as const
export type WordedBox = keyof typeof WORDED

/** These boxes in the order in which they are shown. */
export const WORDED_BOXES = ['text', 'deliverables', 'criteria'] as const

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

/** The milestone of the option that lines tell, where they are those of one. */
function optionMilestone(part: string, lines: string): StoredMilestone | undefined {
  return Number(part) ? optionMilestones(parse(lines).lines).milestones[0] : undefined
}

/** The boxes of a part of a text beside the milestone's own; the criteria of an option's milestone keep the numbers under which they are known there. */
export function partFields(part: string, text: string): MilestoneFields {
  const milestone = optionMilestone(part, text)
  if (!milestone) return { text, deliverables: '', payment: '', criteria: '' }
  const { milestone_number, acceptance_criteria } = milestone
  return savedFields({ ...milestone, acceptance_criteria: criteriaWithNumbers(milestone_number, acceptance_criteria) })
}

/** The lines that keep such boxes; an amount that cannot be read stays as it is `before`. */
export function partLines(part: string, fields: MilestoneFields, before: string): string {
  const milestone = optionMilestone(part, before)
  return milestone ? optionText({ ...milestone, ...changeOf(fields) }) : fields.text
}

/** What is wrong with a typed payment; null when it can be saved. Blank is no payment. */
export function paymentObjection(typed: string): string | null {
  const amount = typed.replace(/[$,\s]/g, '')
  return /^(\d{1,12}(\.\d*)?|\.\d+|)$/.test(amount) ? null : 'Enter dollars of at least 0, like 12500.00.'
}

/** What an edit changes, in the form that is sent; a payment that cannot be read is left out. */
export function changeOf(edit: MilestoneEdit): MilestoneChange {
  const { text, deliverables, criteria, payment } = sendableEdit(edit)
  return {
    ...(text === undefined ? {} : { refined_text: text }),
    ...(deliverables === undefined ? {} : { deliverables: deliverableLines(deliverables) }),
    ...(criteria === undefined ? {} : { acceptance_criteria: deliverableLines(criteria) }),
    ...(payment === undefined ? {} : { payment_amount: dollarString(centsOf(payment)) }),
  }
}

/** The edit without a payment that cannot be read: it stays in its box until it is mended. */
export function sendableEdit({ payment, ...edit }: MilestoneEdit): MilestoneEdit {
  return payment === undefined || paymentObjection(payment) ? edit : { ...edit, payment }
}

function plainLines(list: string): string {
  return deliverableLines(list).join('\n')
}

function plainAmount(typed: string): string {
  return paymentObjection(typed) ? typed : dollarString(centsOf(typed))
}
