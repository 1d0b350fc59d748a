import { printedAs } from '../work-breakdown/composed/kept-out-of.ts'
import type { SpokenSentence } from '../work-breakdown/composed/spoken-sentences.ts'
import type { One } from './left-objections.ts'

/** The sentences of the rows that read as spoken: those that are kept out, as one thing that is gone through one after another; those that are printed are only worth a look. */
export function spokenLeft(spoken: readonly SpokenSentence[]): One[] {
  const out = spoken.filter((one) => printedAs(one) === '').length
  const printed = spoken.length - out
  return [
    ...(out > 0 ? [{ ...readingSo(`${out} kept out of the plan until worded`), blocks: true as const }] : []),
    ...(printed > 0 ? [readingSo(`${printed} that ${printed === 1 ? 'is' : 'are'} printed`)] : []),
  ]
}

function readingSo(which: string): One {
  return {
    kind: which,
    reason: 'quality',
    severity: 'warning',
    mends: 'Word each as a contract has it, who does what to what, or say that it is printed as it stands.',
    place: { message: `Sentences that read as spoken: ${which}.`, cell: { row_id: 'spoken', name: 'Go through them' } },
  }
}
