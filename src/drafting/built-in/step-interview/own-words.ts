import { isFirstPerson } from '../../../language/first-person.ts'

/** What the composition writes before a cell that stands behind others in its line. */
const OPENINGS = ['early sign: ', 'fallback: ', 'if it is late: ', 'conditions: ', 'runs: ', 'evidence: ']
/** What it adds of its own behind a cell. */
const ADDED = ['by month ', 'by Award', 'judged by ', 'answers R', 'to the TPOC', 'to Task', 'month ', 'months ', 'from month ']

const BETWEEN = new RegExp(`([;,] (?=${[...OPENINGS, ...ADDED].join('|')}))`)

/**
 * Words as they were typed, for prose that speaks of the Contractor: a cell in which somebody says "we" or "our" stands between quotation marks, so that
 * the sentence around it stays the plan's. Others stay as they are.
 */
export function inOwnWords(text: string): string {
  return isFirstPerson(text) ? text.split(BETWEEN).map(quotedIfOwn).join('') : text
}

function quotedIfOwn(piece: string): string {
  if (!isFirstPerson(piece) || /[“”]/.test(piece)) return piece
  const opening = OPENINGS.find((one) => piece.startsWith(one)) ?? ''
  return `${opening}“${piece.slice(opening.length)}”`
}
