import { raised } from '../language/characters.ts'
import { isRemark } from '../language/remark.ts'
import { withoutHeld } from './answer-fields/held-back.ts'
import type { Answer } from './interview.ts'
import { saysOpen } from './open-form.ts'
import { openSentences, withoutOpenHead } from './open-sentences.ts'
import { closed, linesIn, voiced } from './work-breakdown/composed/sentences.ts'

/**
 * What the company says that nobody knows yet, as a document lists it: in its own words with whoever it says settles them, each once, in the voice of a contract;
 * nothing that is not for the document, or speaks to whoever asks.
 */
export function openPoints(answers: readonly Answer[]): string[] {
  const told = withoutHeld(answers)
    .flatMap(openSentences)
    .filter((one) => saysOpen(one) || !isRemark(one))
  return [...new Set(told.map((one) => closed(raised(voiced(bare(one), 'fact')))))]
}

/** The words without the mark of their list and what only says that they are open. */
function bare(sentence: string): string {
  return linesIn(withoutOpenHead(sentence))
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(?:and )?(?:(?:we|I) have )?no idea (?:if|whether)\b/i, 'Whether')
}
