import { withoutEnd } from '../../language/characters.ts'
import { figureSentence } from '../plan-forms/criterion-sentence.ts'
import { isAnswer } from '../plan-forms/in-short.ts'

/** The pieces in which a form prints a criterion; a date that is the milestone's stands in its row. */
export function printedPieces(text: string): string[] {
  const told = withoutEnd(text, '.')
    .split('; ')
    .flatMap((part) => (isAnswer(part) ? [] : part.replace(/^by /, '')))
  const [claim = '', ...parts] = told
  const sentence = figureSentence(claim)
  return sentence === undefined ? told : [...withoutEnd(sentence, ')').split(/ \(|; /), ...parts]
}
