import { asSentence, raised, withoutEnd } from '../../language/characters.ts'
import { isPlainRemark } from '../../language/remark.ts'
import { stretchesIn } from '../../language/sentence.ts'
import { heldStretches } from '../answer-fields/held-back.ts'
import { isAsWritten, toldWords } from '../open-answer.ts'

/** The sentences of an answer that seem to speak to whoever asks and not of the work; none where the person has said that all of it belongs in the narrative. */
export function remarksIn(answer: string): string[] {
  const told = toldWords(answer)
  return isAsWritten(answer) ? [] : remarkStretches(told).map(({ start, end }) => told.slice(start, end).trim())
}

/** What an answer tells of the work: without its marks, and without its remarks as long as the person has not said that they belong there. */
export function withoutRemarks(answer: string): string {
  const told = toldWords(answer)
  if (isAsWritten(answer)) return told
  return remarkStretches(told)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start).trimEnd()}${rest.slice(end)}`, told)
    .trim()
}

/**
 * What a semicolon parts is judged as a sentence, since sentences are what was learned of. What keeps something out of the document stays beside that, until both
 * are held back.
 */
function remarkStretches(told: string) {
  const held = heldStretches(told)
  const isRemark = ({ start, end }: (typeof held)[number]) =>
    isPlainRemark(raised(asSentence(withoutEnd(told.slice(start, end).trim(), ';')))) &&
    !held.some((one) => one.start < end && one.end > start)
  return stretchesIn(told).filter(isRemark)
}
