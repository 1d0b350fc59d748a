import { hasDigit, startsWithLetter } from '../../../language/characters.ts'
import { isVerb } from '../../../language/clause.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { TRIES } from '../../../language/quantity/tries.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { boundsTold } from '../filling/bound-told.ts'

/**
 * A line that tells several figures, each with what it is of, "mass below 4 kg; noise below 60 dBA", in its parts, also where commas part many of them, "Pass marks:
 * mass 4 kg, noise 60 dBA, …"; else the line.
 */
export function marksApart(line: string): string[] {
  const parts = line.split(/;\s+/)
  if (parts.length > 1 && parts.every((part) => boundsTold(part)?.length === 1)) return parts
  const items = line.replace(LIST_HEAD, '').split(/[,;]\s+(?:and\s+)?/)
  return items.length >= FEWEST_ITEMS && items.every((item) => hasDigit(item) && startsWithLetter(item)) ? items : [line]
}

const FEWEST_ITEMS = 4

/** What heads figures that commas part, "What we count on: …", and says none itself. */
const LIST_HEAD = /^[^:\d]{3,60}:\s+/

/** "Heat: rated to 60 C. The yard wants 80, and the glue softens.": the sentences that tell the mark, and those behind it that say why, and neither when nor who nor what has to be. */
export function whyApart(line: string, tellsField: (sentence: string) => boolean): { told: string; beside: string[] } {
  const sentences = sentencesOf(line)
  const at = LABELLED.test(sentences[0] ?? '') ? 0 : sentences.findIndex((one) => boundsTold(one))
  const isWhy = (one: string, nth: number) => at >= 0 && nth > at && wordsOf(one).findIndex(isVerb) > 0 && !isMark(one) && !tellsField(one)
  const beside = sentences.filter(isWhy)
  return { told: sentences.filter((one) => !beside.includes(one)).join(' '), beside }
}

/** A bound, what has to be so, or how often it is run. */
function isMark(sentence: string): boolean {
  return /\b(?:must|shall)\b/i.test(sentence) || TRIES.test(sentence) || quantitiesIn(sentence).some(binds)
}

/** A label, and a figure behind it. */
const LABELLED = /^[^:,;.]{2,60}:\s[^:]*\d/
