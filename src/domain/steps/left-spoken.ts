import type { SpokenSentence } from '../work-breakdown/composed/spoken-sentences.ts'
import type { One } from './left-objections.ts'

/** The sentences of the rows that read as spoken, as one thing: they are gone through one after another. */
export function spokenLeft(spoken: readonly SpokenSentence[]): One[] {
  if (spoken.length === 0) return []
  const reads = spoken.length === 1 ? '1 sentence of the rows reads' : `${spoken.length} sentences of the rows read`
  const out = spoken.filter(({ isKeptOut }) => isKeptOut).length
  const kept = out === 0 ? '' : `; ${out === spoken.length ? 'kept' : `${out} of them kept`} out of the plan until worded`
  const mends = 'Word each as a contract has it, who does what to what, or say that it is printed as it stands.'
  return [
    {
      kind: 'spoken',
      reason: 'quality',
      severity: 'warning',
      blocks: true,
      mends,
      place: { message: `${reads} as spoken${kept}.`, cell: { row_id: 'spoken', name: 'Go through them' } },
    },
  ]
}
