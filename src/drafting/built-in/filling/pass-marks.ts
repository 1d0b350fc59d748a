import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { hasDigit, raised, startsWithLetter, withoutEnd } from '../../../language/characters.ts'
import { formOf, isVerb } from '../../../language/clause.ts'
import { newIn } from '../../../language/nothing-new.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { boundsTold } from './bound-told.ts'
import type { AnswerApart, TellsRows } from './fields-told.ts'
import { lineRead, type Reader } from './line-read.ts'

/** "Pass: ", "Pass is ": what counts, within what is told of a step. */
const LABEL = /^pass(?:es|ed)?(?: marks?)?(?::| is| are| =)\s+/i
/** "Finished when ", "We call it good when ": behind it stands what is so then. */
const STATE = /^(?:it |(?:we|I) call it )?(?:pass(?:es|ed)?|good|finished|done|accepted|complete) (?:when|if|once)\s+/i

/** What parts one mark from the next; a figure behind it goes on with the one before, "between 3 and 7". */
const BETWEEN = /;\s+|,\s+(?:and\s+)?(?=\p{L})|\s+and\s+(?=\p{L})/u

/**
 * An answer on the steps with the marks that sentences of theirs tell as tests: "Pass: mass under 180 g, no crack." A mark has what is measured and the figure that
 * binds it, else it is its own words: "the TPOC has no open comment". What cannot be parted surely is one mark, and none of it goes to how the step is done.
 */
export function withPassMarks(one: AnswerApart, names: Pick<Reader, 'known' | 'steps' | 'people'>): AnswerApart {
  const form = ANSWER_FORMS.test
  const at = one.told.findIndex((told) => told.form === ANSWER_FORMS.steps)
  const steps = one.told[at]
  if (one.subject !== 'steps' || !form || !steps) return one
  const reader: Reader = { ...names, form, subject: 'test' }
  const read = steps.rows.map((row) => marksApart(row, reader))
  const tests = read.flatMap((step) => step.tests)
  if (tests.length === 0) return one
  const told: TellsRows[] = one.told.with(at, { ...steps, rows: read.map(({ row }) => row) })
  return { ...one, told: [...told, { form, rows: tests }] }
}

function marksApart(row: AnswerRow, reader: Reader): { row: AnswerRow; tests: AnswerRow[] } {
  const { action = '', method = '', ...others } = row
  const tests: AnswerRow[] = []
  const now = sentencesOf(method).reduce((words, sentence) => {
    const [opening] = LABEL.exec(sentence) ?? STATE.exec(sentence) ?? []
    if (!opening) return words
    const told = withoutEnd(sentence.slice(opening.length).trim(), ' .')
    if (newIn(told, 'pass mark', true) === '') return words
    const pieces = HANGS_TOGETHER.test(told) ? [told] : wholeStates(told)
    const marks = pieces.map((piece) => (tellsMore(piece) ? undefined : markIn(piece, reader)) ?? { 'proof.quantity': raised(piece) })
    tests.push(...marks.map((mark) => ({ ...mark, action })))
    return words.replace(sentence, () => '')
  }, method)
  if (tests.length === 0) return { row, tests }
  const told = now.replace(/ {2,}/g, ' ').trim()
  return { row: { ...others, action, ...(told && { method: told }) }, tests }
}

/** "The bonds keep at least 10 MPa": a clause that says more than that its figure is so is told whole. */
function tellsMore(piece: string): boolean {
  const [bound, another] = boundsTold(piece) ?? []
  const said = wordsOf(bound?.name ?? '')
  return !bound || another !== undefined || /[,;]\s/.test(piece) || BETWEEN.test(piece) || said.slice(-1).some(isVerb)
}

/** What hangs on something else, or on one of two, is one state with it; a figure "or less" is no other one. */
const HANGS_TOGETHER =
  /\b(?:or(?! (?:less|fewer|lower|smaller|shorter|below|under|more|better|higher|greater|longer|above)\b)|either|unless|if|except)\b/i

/** The parts that each say something by themselves, as they stand: what does not goes on with the one before it, and the first with the one behind it. */
function wholeStates(told: string): string[] {
  const whole: string[] = []
  let from = 0
  for (const part of told.split(BETWEEN)) {
    const start = told.indexOf(part, from)
    const before = whole.at(-1)
    if (before !== undefined && !(saysItself(part) && saysItself(before))) whole[whole.length - 1] = before + told.slice(from, start) + part
    else whole.push(part)
    from = start + part.length
  }
  return whole
}

/** Whether words say something of what they name: by a verb that stands behind it and is no "running", or by the figure that binds it. */
function saysItself(piece: string): boolean {
  const [bound, another] = boundsTold(piece) ?? []
  const words = wordsOf(piece)
  const verb = words.findIndex(isVerb)
  return (
    (bound !== undefined && !another && bound.name !== '') || (verb > 0 && words.some((word) => isVerb(word) && formOf(word) !== 'ing'))
  )
}

/** A mark as a row of a test; undefined for words without a figure that binds what they name. */
function markIn(piece: string, reader: Reader): AnswerRow | undefined {
  const test = hasDigit(piece) ? lineRead(piece, reader) : {}
  const [quantity = '', limit = ''] = [test['proof.quantity'], test['proof.limit']]
  return startsWithLetter(quantity) && hasDigit(limit) ? { ...test, 'proof.quantity': raised(quantity) } : undefined
}
