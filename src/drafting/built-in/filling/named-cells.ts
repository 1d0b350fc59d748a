import type { AnswerField } from '../../../domain/answer-fields/forms.ts'
import { ROW_CELLS } from '../../../domain/work-breakdown/rows.ts'
import type { Stretch } from '../../../language/learned/sequence.ts'
import { stemsIn } from '../../../language/stem.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import type { PlacedWord } from './placed-words.ts'

const PLAN = 'plan.'
/** The cells about the plan as a whole by the words that they are called: "end user". */
const CELLS: ReadonlyMap<string, string> = new Map(
  Object.keys(ROW_CELLS.plan.shape).map((cell) => [stemsIn(cell.replaceAll('_', ' ')).join(' '), cell]),
)

/** A sentence on the plan whose subject is what a cell is called fills that cell, whatever was asked: "The end users are the maintainers". */
export function inNamedCells(stretches: readonly Stretch[], words: readonly PlacedWord[]): Stretch[] {
  return stretches.map((stretch) => {
    const cell = stretch.label.startsWith(PLAN) ? CELLS.get(subjectOf(words.slice(stretch.from, stretch.to))) : undefined
    return cell ? { ...stretch, label: PLAN + cell } : stretch
  })
}

/** Whether a sentence names a field: it begins with its label and a figure or mark, "Step 4: …", or speaks of what it is called, "The clearance is Ana Ruiz's". */
export function namesField(sentence: string, fields: readonly AnswerField[]): boolean {
  const subject = subjectOf(wordsOf(sentence))
  const begins = (label: string) =>
    sentence.toLowerCase().startsWith(label.toLowerCase()) && /^s?\s*[\d:,]/.test(sentence.slice(label.length))
  const isSubject = (name: string) => subject !== '' && stemsIn(name).join(' ') === subject
  return fields.some(({ cell, label }) => begins(label) || isSubject(label) || isSubject(cell.replaceAll('_', ' ')))
}

/** What stands before the first verb, without its article, in its stems. */
function subjectOf(words: readonly Word[]): string {
  const verb = words.findIndex(({ pos }) => pos === 'AUX' || pos === 'VERB')
  const subject = words.slice(0, Math.max(verb, 0)).filter(({ pos }) => pos !== 'DET' && pos !== 'PRON')
  return stemsIn(subject.map(({ text }) => text).join(' ')).join(' ')
}
