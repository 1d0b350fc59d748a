import { printedAs } from '../work-breakdown/composed/kept-out-of.ts'
import type { SpokenSentence } from '../work-breakdown/composed/spoken-sentences.ts'
import type { One } from './left-objections.ts'

/** The sentences of the rows that read as spoken, as one thing: they are gone through one after another. Those that a person has typed are only worth a look. */
export function spokenLeft(spoken: readonly SpokenSentence[]): One[] {
  const told = spoken.filter(({ isTyped }) => !isTyped)
  const typed = spoken.length - told.length
  const out = told.filter((one) => printedAs(one) === '').length
  const kept = out > 0 ? `, ${out} of them kept out of the plan until worded` : ''
  return [
    ...(told.length > 0 ? [{ ...readingSo(`${told.length} of the rows${kept}`), blocks: true as const }] : []),
    ...(typed > 0 ? [readingSo(`${typed} that you typed`)] : []),
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
