import { type Blank, blanksIn, filledBlank } from '../../../domain/blank.ts'
import { statementsIn } from '../../../domain/grounding/statement.ts'
import type { MilestoneEdit } from '../../app/unsaved-milestones.ts'
import { type MilestoneFields, type Part, WORDED, WORDED_BOXES, type WordedBox } from './milestone-fields.ts'

/** Something to fill in: the box it stands in, and the sentence around it. `key` names it among the blanks of its milestone. */
export type FieldBlank = { key: string; field: WordedBox; part: Part; blank: Blank; sentence: string }

/** Everything a milestone still has to be filled in, in reading order. */
export function fieldBlanks(fields: MilestoneFields): FieldBlank[] {
  return WORDED_BOXES.flatMap((field) =>
    blanksIn(fields[field]).map((blank, at, all) => {
      const nth = all.slice(0, at).filter(({ ask }) => ask === blank.ask).length
      return {
        key: `${field} ${blank.ask} ${nth}`,
        field,
        part: WORDED[field].column,
        blank,
        sentence: sentenceAt(field, fields[field], blank.start),
      }
    }),
  )
}

/** What filling a blank changes, and the sentence that the person has written by it; null while something else in it is to be filled in. */
export function blankFilled(
  fields: MilestoneFields,
  { field, blank }: FieldBlank,
  written: string,
): { edit: MilestoneEdit; own: string | null } {
  const filled = filledBlank(fields[field], blank, written)
  const sentence = sentenceAt(field, filled, blank.start)
  return { edit: { [field]: filled }, own: blanksIn(sentence).length === 0 && sentence !== '' ? sentence : null }
}

/** The sentence at a place of a box, as it is traced; in a list no sentence goes on in the next line. */
function sentenceAt(field: WordedBox, text: string, place: number): string {
  if (field === 'text') return statementAt(text, place)
  const from = text.lastIndexOf('\n', place - 1) + 1
  return statementAt(text.slice(from).split('\n', 1)[0] ?? '', place - from)
}

function statementAt(text: string, place: number): string {
  const found = statementsIn(text).find(({ start, end }) => start <= place && place < end)
  return found ? text.slice(found.start, found.end) : ''
}
