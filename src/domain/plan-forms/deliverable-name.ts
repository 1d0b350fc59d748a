import { plainWords, withoutEnd } from '../../language/characters.ts'
import { monthBehind } from '../work-breakdown/composed/month-behind.ts'

/** Where a deliverable's name may end and the particulars of it begin: a colon, or a comma before what it answers, holds or to whom it goes. */
const MARK = /[:;,]\s/g
const PARTICULARS = new Set(
  'to answering with without listing annexed giving stating covering kept delivered handed due in by as'.split(' '),
)

/** A label before the name that says what kind of thing it is, not which: "Product for testing and demonstration: Bench prototype". */
const KIND = /^(?:products? for [^:]{5,90}):\s*/i

const CITED_PAGE_AT_END = /(?:\s*\((?:solicitation )?pp?\. ?\d+(?:[-–]\d+)?\))+$/i

/** A deliverable by its name and the month of its own: "Test report (PDF) with raw data (CSV)", not what it answers and to whom it goes. */
export function deliverableName(deliverable: string): string {
  const told = withoutKind(deliverable).trim()
  const name = withoutEnd(told.slice(0, endOfName(told)).replace(CITED_PAGE_AT_END, '').trim(), ',;:.')
  const month = monthBehind(name) ? undefined : monthBehind(told)?.month
  return name === '' ? told : name + (month ? `, by month ${month}` : '')
}

/** A deliverable without the label that says what kind of thing it is. */
export function withoutKind(deliverable: string): string {
  return deliverable.replace(KIND, '')
}

function endOfName(told: string): number {
  const end = Array.from(told.matchAll(MARK)).find(({ index, 0: mark }) => {
    const [next = ''] = plainWords(told.slice(index, index + 20))
    return (!mark.startsWith(',') || PARTICULARS.has(next)) && bracketsOpen(told.slice(0, index)) === 0
  })
  return end?.index ?? told.length
}

/** How many brackets are open behind a text. */
export function bracketsOpen(text: string): number {
  return Array.from(text).reduce((depth, sign) => depth + ('(['.includes(sign) ? 1 : ')]'.includes(sign) ? -1 : 0), 0)
}
