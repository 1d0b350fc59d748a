import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { hasDigit, startsWithLetter } from '../../../language/characters.ts'
import { isVerb } from '../../../language/clause.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { AnswerApart, TellsRows } from './answer-apart.ts'
import { boundsTold } from './bound-told.ts'
import { inFigures } from './limit-told.ts'
import { lineRead, type Reader } from './line-read.ts'
import type { NamedPeople } from './named-people.ts'
import { type StepRead, stepRead } from './step-facts.ts'

/**
 * An answer that tells steps without fields with what the sentences on each tell of its cells, and with the pass marks among them as tests. A mark has what is measured and the
 * figure that binds it where it says nothing else, else it is its own words: "the TPOC has no open comment".
 */
export function withStepFacts(one: AnswerApart, names: Pick<Reader, 'known' | 'steps' | 'people'>, people: NamedPeople): AnswerApart {
  const form = ANSWER_FORMS.test
  const at = one.told.findIndex((told) => told.form === ANSWER_FORMS.steps && told.inWords)
  const steps = one.told[at]
  if (!form || !steps) return one
  const reader: Reader = { ...names, form, subject: 'test' }
  const read = withBefore(steps.rows.map((row) => stepRead(inDigits(row), people)))
  const tests = read.flatMap(({ row: { action = '' }, marks }) => marks.map((mark) => testOf(mark, action, reader)))
  const told: TellsRows[] = one.told.with(at, { ...steps, rows: read.map(({ row }) => row) })
  return { ...one, told: tests.length > 0 ? [...told, { form, rows: tests }] : told }
}

/** "Then she also does the optics, same bench": who is called so leads the step before, and what is called the same place is where that is done. */
function withBefore(steps: readonly StepRead[]): StepRead[] {
  let before: AnswerRow = {}
  return steps.map((one) => {
    const lead = one.row.lead ?? (one.isSamePerson ? before.lead : undefined)
    const place = SAME.test(one.row.place ?? '') ? before.place : one.row.place
    const row = { ...one.row, ...(lead && { lead }), ...(place && { place }) }
    before = row
    return { ...one, row }
  })
}

const SAME = /^(?:the )?same\b/i

/** A row with spoken numbers as figures: "two hundred eighty hours" is 280 hours. */
function inDigits(row: AnswerRow): AnswerRow {
  const written = (cell: string) =>
    stretchesIn(cell).reduceRight(
      (text, { start, end }) => text.slice(0, start) + inFigures(text.slice(start, end)) + text.slice(end),
      cell,
    )
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, written(cell)]))
}

function testOf(mark: string, action: string, reader: Reader): AnswerRow {
  return { ...((tellsMore(mark) ? undefined : markIn(mark, reader)) ?? { 'proof.quantity': mark }), action }
}

/** "The bonds keep at least 10 MPa": a clause that says more than that its figure is so is told whole. */
function tellsMore(mark: string): boolean {
  const [bound, another] = boundsTold(mark) ?? []
  const said = wordsOf(bound?.name ?? '')
  return !bound || another !== undefined || /[,;]\s|\s(?:and|or)\s/.test(mark) || said.slice(-1).some(isVerb)
}

/** A mark as a row of a test; undefined for words without a figure that binds what they name. */
function markIn(mark: string, reader: Reader): AnswerRow | undefined {
  const test = hasDigit(mark) ? lineRead(mark, reader) : {}
  const [quantity = '', limit = ''] = [test['proof.quantity'], test['proof.limit']]
  return startsWithLetter(quantity) && hasDigit(limit) ? test : undefined
}
