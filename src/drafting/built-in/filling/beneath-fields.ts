import { isOfWholeWork } from '../../../domain/answer-fields/forms.ts'
import { namesOption } from '../../../domain/answer-fields/step-cells.ts'
import { endsWithOne, hasDigit, hasLetter, partedAtSpaces } from '../../../language/characters.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import type { AnswerApart } from './answer-apart.ts'
import type { Piece } from './gathered-rows.ts'
import { namesField } from './named-cells.ts'

/**
 * What is written beneath the fields of an answer: `read` where it names a field itself, or the option, which has none; all else is `beside`, to be placed
 * by who said it, since whoever had a field for it would have used that. An answer without a field is read whole.
 */
export function beneathFields({ slot, subject, answer, told }: AnswerApart): { read: string; beside: Piece[] } {
  if (subject !== 'milestones' && told.every(({ form }) => isOfWholeWork(form))) return { read: answer, beside: [] }
  const fields = told.flatMap(({ form }) => form.fields)
  const isOptionTold = told.some(({ rows }) => rows.some(({ part }) => part))
  const isNamed = (sentence: string) => (namesOption(sentence) && !isOptionTold) || namesField(sentence, fields)
  const sentences = sentencesOfLines(answer)
  return {
    read: sentences.filter(isNamed).join('\n'),
    beside: sentences.flatMap((text) => (isNamed(text) || saysNothing(text) ? [] : [{ slot, text }])),
  }
}

/** A sum without a word, "25,000", and two words that only head what stands below, "money in", say nothing by themselves. */
function saysNothing(line: string): boolean {
  return !hasLetter(line) || (partedAtSpaces(line).length <= 2 && !hasDigit(line) && !endsWithOne(line, '.!?'))
}
