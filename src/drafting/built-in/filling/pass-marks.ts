import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { hasDigit, raised, startsWithLetter, withoutEnd } from '../../../language/characters.ts'
import { formOf, isVerb } from '../../../language/clause.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { boundsTold } from './bound-told.ts'
import type { AnswerApart, TellsRows } from './fields-told.ts'
import { lineRead, type Reader } from './line-read.ts'

/** "Pass: ", "Pass is ", "Finished when ": what counts, within what is told of a step. */
const PASS = /^(?:pass(?:es|ed)?(?: marks?)?(?::| is| are| =| if| when)|(?:finished|done|accepted|complete) (?:when|if|once))\s+/i

/** What parts one mark from the next; a figure behind it goes on with the one before, "between 3 and 7". */
const BETWEEN = /;\s+|,\s+(?:and\s+)?(?=\p{L})|\s+and\s+(?=\p{L})/u

/**
 * An answer on the steps with the marks that sentences of theirs tell as tests: "Pass: mass under 180 g, within the envelope." A mark has what is measured and the figure that
 * binds it, or behind "finished when" a verb: "the TPOC has no open comment"; what has neither stays in the words of its step.
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
    const [opening] = PASS.exec(sentence) ?? []
    if (!opening) return words
    const isClause = CLAUSE.test(opening)
    const told = withoutEnd(sentence.slice(opening.length).trim(), ' .')
    const pieces = isClause ? statesIn(told) : told.split(BETWEEN)
    const marks = pieces.map(
      (piece) => (isClause && tellsMore(piece) ? undefined : markIn(piece, reader)) ?? (isClause ? stateIn(piece) : undefined),
    )
    tests.push(...marks.flatMap((mark) => (mark ? { ...mark, action } : [])))
    const left = pieces.filter((_, at) => !marks[at])
    return words.replace(sentence, () => (left.length === 0 ? '' : `${opening.trimEnd()} ${left.join(', ')}.`))
  }, method)
  if (tests.length === 0) return { row, tests }
  const told = now.replace(/ {2,}/g, ' ').trim()
  return { row: { ...others, action, ...(told && { method: told }) }, tests }
}

/** "The bonds keep at least 10 MPa": a clause that says more than that its figure is so is told whole. */
function tellsMore(piece: string): boolean {
  const [bound, another] = boundsTold(piece) ?? []
  const said = wordsOf(bound?.name ?? '')
  return !bound || another !== undefined || piece.split(BETWEEN).length > 1 || said.slice(-1).some(isVerb)
}

/** "Finished when": behind it stands what is so then. */
const CLAUSE = /\b(?:when|if|once)\s*$/i

/** What hangs on something else, or on one of two, is one state with it; a figure "or less" is no other one. */
const HANGS_TOGETHER =
  /\b(?:or(?! (?:less|fewer|lower|smaller|shorter|below|under|more|better|higher|greater|longer|above)\b)|either|unless|if|except)\b/i

function statesIn(told: string): string[] {
  return HANGS_TOGETHER.test(told) ? [told] : wholeStates(told)
}

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

/** What is so when a step is done, as a test of which the words themselves are the mark. */
function stateIn(piece: string): AnswerRow | undefined {
  const says = hasDigit(piece) || wordsOf(piece).some(isVerb)
  return startsWithLetter(piece) && says ? { 'proof.quantity': raised(piece) } : undefined
}

/** A mark as a row of a test; undefined for words without a figure that binds what they name. */
function markIn(piece: string, reader: Reader): AnswerRow | undefined {
  const test = hasDigit(piece) ? lineRead(piece, reader) : {}
  const [quantity = '', limit = ''] = [test['proof.quantity'], test['proof.limit']]
  return startsWithLetter(quantity) && hasDigit(limit) ? { ...test, 'proof.quantity': raised(quantity) } : undefined
}
