import type { ComponentFacts } from '../component/component-facts.ts'
import type { FinishedPlan } from '../plan.ts'
import type { PlanRow } from '../printed-plan.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement, Topic } from '../solicitation/analysis.ts'

/** One line of a table's cell: plain, set in bold, or an item of a list. */
export type CellLine = { kind: 'text' | 'strong' | 'item'; text: string }

/** A table with its columns' shares of the width (they add up to 1) and its rows, cell by cell. */
export type FormTable = { columns: readonly FormColumn[]; rows: readonly (readonly (readonly CellLine[])[])[] }

/** A column by its heading and the share of the text width that it takes. */
export type FormColumn = { heading: string; share: number }

/**
 * What stands below a heading, in order. A paragraph may have a number ("4.1.1") or a label ("Risk") before its text. What is labelled has its label in
 * a column of its own, '' where it goes on below the line before; one that heads the lines below it stands out and stays with them.
 */
export type FormBlock =
  | { kind: 'paragraph'; text: string; number?: string; label?: string }
  | { kind: 'labelled'; label: string; text: string; is_head?: true }
  | { kind: 'subheading'; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'table'; table: FormTable }
  | { kind: 'plan_table'; rows: readonly PlanRow[]; deliverables_heading: string }
  | { kind: 'picture'; picture: FormPicture }

/** A picture drawn in lines, with what it shows in words and its size in points; `png` is the same in dots, for programs that cannot draw it. */
export type FormPicture = { svg: string; alt: string; width: number; height: number; png?: Uint8Array }

/** A heading and what stands below it. */
export type FormSection = { heading: string; blocks: readonly FormBlock[] }

/** A plan as a component wants it laid out. Every sentence stands in the plan; headings, numbers and blanks to fill are the form's own. */
export type FormDocument = {
  title: string
  /** What the plan is for, each with its name: "Topic", "Firm". */
  facts: readonly (readonly [name: string, value: string])[]
  sections: readonly FormSection[]
  /** The plan begins a page even when it is put into a longer document. */
  begins_on_new_page: boolean
  /** Its pages lie on their side. */
  is_wide?: boolean
  /** What a form of its kind leaves out, each in a few words. */
  left_out: readonly string[]
  /** What of this plan its pages have no room for; absent where a form is as long as its plan. */
  no_room_for?: NoRoom
}

/** What a form has no room for, in a few words that count it, '' where all of it stands there, and part by part. */
export type NoRoom = { in_words: string; parts: readonly string[] }

/** A requirement and how the plan answers it. */
export type CoveredRequirement = { requirement: Requirement; coverage: Coverage }

/** A finished plan with what a form needs to know around it. What is absent is left blank, never guessed. */
export type PlanToLayOut = {
  plan: FinishedPlan
  topic_name: string
  component: ComponentFacts | null
  research_institution?: string | undefined
  topic?: Topic | undefined
  /** What nobody knows yet, each in a sentence of the company's own. Absent where nothing is, or where the plan goes without the list. */
  open?: readonly string[] | undefined
  /** What the solicitation asks, with how the plan answers it. Absent where no solicitation is known, or where the plan goes without the table of the requirements. */
  asked?: readonly CoveredRequirement[] | undefined
}

/** The block without a number or label. */
export function paragraph(text: string): FormBlock {
  return { kind: 'paragraph', text }
}

/** A cell with one plain line. */
export function plainCell(text: string): CellLine[] {
  return [{ kind: 'text', text }]
}

/** A cell with a list; one entry alone is no list. */
export function listCell(texts: readonly string[]): CellLine[] {
  return texts.map((text) => ({ kind: texts.length > 1 ? 'item' : 'text', text }))
}

/**
 * Whether a block of some stays on one page with the next: what leads a list, a task with how it is done, a table or labelled lines does not stand alone at the foot of a page, nor the
 * last labelled line at the head of one.
 */
export function leadsOn(blocks: readonly FormBlock[], at: number): boolean {
  const [block, next, further] = blocks.slice(at, at + 3)
  if (block?.kind === 'labelled' && next?.kind === 'labelled') {
    const isLast = further?.kind !== 'labelled' || further.is_head === true
    const isFirst = block.label !== '' && next.label === ''
    return next.is_head ? opensPart(blocks, at) : isFirst || isLast || block.is_head === true
  }
  if (isTaskOf(next)) return blocks[at - 1]?.kind === 'subheading'
  const isTold = isTaskOf(block) && next?.kind === 'paragraph' && next.label !== undefined
  return block?.kind !== 'item' && (isTold || next?.kind === 'item' || isTable(next))
}

/** Lines below a heading that stand before its first task are no more than these: alone at the end of a page they would say nothing. */
const MOST_OPENING = 3

function opensPart(blocks: readonly FormBlock[], at: number): boolean {
  const head = blocks.slice(0, at + 1).findLastIndex(({ kind }) => kind === 'subheading')
  const between = blocks.slice(head + 1, at + 1)
  return head >= 0 && between.length <= MOST_OPENING && between.every((one) => one.kind === 'labelled' && !one.is_head)
}

/** A paragraph with the number of a task. */
function isTaskOf(block: FormBlock | undefined): boolean {
  return block?.kind === 'paragraph' && block.number !== undefined
}

export function isTable(block: FormBlock | undefined): boolean {
  return block?.kind === 'table' || block?.kind === 'plan_table'
}
