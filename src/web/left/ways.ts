import type { LeftPlace, LeftReason, ThingLeft } from '../../domain/steps/thing-left.ts'
import { CARDS } from './left-words.ts'

/** The reason for which something is left, in a word or two. */
export const REASON_WORDS: Record<LeftReason, string> = {
  requirement: 'Requirement',
  source: 'Source',
  how: 'How',
  blank: 'To fill in',
  payment: 'Payment',
  schedule: 'Schedule',
  rows: 'Work breakdown',
  quality: 'Wording',
}

/** What a link to a place of the plan takes along: the words to go to, the part they stand in, or the cell of a row. */
type Sought = { words?: string; part?: string; cell?: string }

/** A way to where something is mended: its name, and where it leads. */
export type Way = { name: string; pathname: string; search?: string; hash: string; state: Sought }

/** Where a place is mended: in the milestone, at the words that were objected to, and in the row that they were composed from. */
export function waysTo({ reason }: ThingLeft, { milestone_number, card, quote, part, cell, question, requirement_id }: LeftPlace): Way[] {
  const sought: Sought = { ...(quote !== undefined && { words: quote }), part: part ?? 'text' }
  const name = card === undefined ? `Milestone ${milestone_number}` : (CARDS[card] ?? `Milestone ${card} (option)`)
  const inPlan: Way[] =
    milestone_number !== undefined
      ? [{ name, pathname: '/steps', hash: `#milestone-${card ?? milestone_number}`, state: sought }]
      : planWay(reason, part)
  const inRow: Way[] = cell
    ? [{ name: cell.name, pathname: '/steps', hash: `#row-${cell.row_id}`, state: cell.cell === undefined ? {} : { cell: cell.cell } }]
    : []
  const asked: Way[] = requirement_id
    ? [{ name: requirement_id, pathname: '/solicitation', search: `?requirement=${requirement_id}`, hash: '', state: {} }]
    : []
  return [...inPlan, ...inRow, ...asked, ...(question === undefined ? [] : [toQuestion(question)])]
}

/** The interview at the question of a slot: "Q7" is its question 7. */
function toQuestion(slot: string): Way {
  return { name: `Question ${slot.slice(1)}`, pathname: '/global-interview', search: `?question=${slot}`, hash: '', state: {} }
}

/** Where what concerns the plan as a whole is mended, if that is one place. */
function planWay(reason: LeftReason, part: LeftPlace['part']): Way[] {
  if (part === 'scope') return [{ name: 'Scope', pathname: '/final-export', hash: '#scope', state: {} }]
  if (reason === 'requirement') return [{ name: 'Where each requirement is answered', pathname: '', hash: '#coverage', state: {} }]
  if (reason === 'payment') return [{ name: 'Payments', pathname: '/steps', hash: '#payments', state: {} }]
  return []
}
