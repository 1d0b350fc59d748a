import { open } from '../work-breakdown/composed/phrase.ts'
import { spokenSentences } from '../work-breakdown/composed/spoken-sentences.ts'
import type { WorkBreakdown } from '../work-breakdown/work-breakdown.ts'
import type { One } from './left-objections.ts'

/** The sentences of the rows that read as spoken, without the marks at their end. */
export function spokenIn(rows: WorkBreakdown): string[] {
  return spokenSentences(rows).map(({ printed }) => open(printed))
}

/** By so many characters a sentence is known: a finding quotes a long one only in part. */
const KNOWN_BY = 60

/** Whether a sentence of the plan is objected to that stands so in a row: there it is worded once for all places. */
export function isOfRows({ kind, place: { quote = '' } }: One, spoken: readonly string[]): boolean {
  return kind === 'QC-56' && spoken.some((printed) => quote.includes(printed.slice(0, KNOWN_BY)))
}

/** The sentences of the rows that read as spoken, as one thing: they are gone through one after another. */
export function spokenLeft({ length }: readonly string[]): One[] {
  if (length === 0) return []
  const message = `${length === 1 ? '1 sentence of the rows reads' : `${length} sentences of the rows read`} as spoken.`
  const mends = 'Word each as a contract has it, who does what to what, or say that it is printed as it stands.'
  return [
    {
      kind: 'spoken',
      reason: 'quality',
      severity: 'warning',
      blocks: true,
      mends,
      place: { message, cell: { row_id: 'spoken', name: 'Go through them' } },
    },
  ]
}
