import { asSentence, raised, withoutEnd } from '../../language/characters.ts'
import { isPlainRemark } from '../../language/remark.ts'
import { stretchesIn } from '../../language/sentence.ts'
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

/** What a semicolon parts is judged as a sentence, since sentences are what was learned of. */
function remarkStretches(told: string) {
  return stretchesIn(told).filter(({ start, end }) => isPlainRemark(raised(asSentence(withoutEnd(told.slice(start, end).trim(), ';')))))
}
