import { hasDigit, oneLine } from '../../language/characters.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { heldBack, namesHeldBack, withoutHeld } from '../answer-fields/held-back.ts'
import type { Answer } from '../interview.ts'
import type { PreparedReview } from '../quality/prepared-review.ts'
import { type ReviewedPlan, type Said, shortQuote } from '../quality/rule.ts'
import { isSettledIn, outdatedBy } from '../work-breakdown/corrections.ts'
import { saidIn, thingWords } from '../work-breakdown/named-alike.ts'
import type { Row } from '../work-breakdown/rows.ts'
import type { One } from './left-objections.ts'
import type { Places } from './left-places.ts'

/** What answers have said of a plan's words that these do not heed: names and prices that are not for print, and figures that were corrected. */
export function unheededLeft(
  plan: ReviewedPlan,
  { answers, rows }: { answers: readonly Answer[]; rows: readonly Row[] },
  { context: { said } }: Pick<PreparedReview, 'context'>,
  places: Places,
): One[] {
  return [...heldLeft(plan, answers, said, places), ...correctedLeft(answers, rows, said, places)]
}

/** Where the words of an answer are not heeded. */
function placeOf({ milestone_number, part, sentence }: Said, message: string, question: string, { composedFrom }: Places) {
  const quote = shortQuote(sentence)
  const cell = composedFrom({ quote, message, ...(milestone_number !== undefined && { milestone_number }) })
  return { milestone_number, place: { message, part, quote, question, ...(cell && { cell }) } }
}

/** What is held back of answers and stands in the plan all the same; a name that the topic has itself is no secret. */
function heldLeft(plan: ReviewedPlan, answers: readonly Answer[], said: readonly Said[], places: Places): One[] {
  const known = namesKnown(plan)
  const names = namesHeldBack(answers).filter(({ name }) => !known(name))
  const secrets = [
    ...names.map(({ name, ...of }) => ({ ...of, words: name, isIn: (sentence: string) => hasName(sentence, name) })),
    ...figuresHeld(answers),
  ]
  return said.flatMap((one) => {
    const found = secrets.find(({ isIn }) => isIn(one.sentence))
    if (!found) return []
    const message = `“${found.words}” is printed here, and an answer asks not to print it.`
    const mends = `Word it as the answer asks: “${shortQuote(oneLine(found.text))}”`
    return [{ kind: `held ${found.slot}`, reason: 'quality', severity: 'error', mends, ...placeOf(one, message, found.slot, places) }]
  })
}

/** Which names the topic, the company and the customer have. */
function namesKnown({ sources, requirements, company_name = '', customer_organization = '' }: ReviewedPlan): (name: string) => boolean {
  const pages = (sources?.documents ?? []).flatMap(({ role, pages }) => (role === 'solicitation' ? pages.map(({ text }) => text) : []))
  const all = [...pages, ...requirements.map(({ quote }) => quote), company_name, customer_organization]
  return (name) => all.some((text) => hasName(text, name))
}

/** Whether a name stands in a text, between others: "Alder" is none of "Alderson". */
function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  const isPart = (letter: string) => /[\p{L}\d]/u.test(letter)
  const rest = text.slice(at + name.length)
  return !(isPart(text.charAt(at - 1)) || isPart(rest.charAt(0))) || hasName(rest, name)
}

/** The figures that are held back and that no other words of an answer tell: a price by itself, others of the same thing. */
function figuresHeld(answers: readonly Answer[]) {
  const told = withoutHeld(answers).flatMap(({ answer }) => measuredIn(answer))
  return heldBack(answers).flatMap(({ slot, text }) =>
    measuredIn(text)
      .filter((figure) => !told.some((one) => isSame(one, figure)))
      .map((figure) => ({
        slot,
        text,
        words: text.slice(figure.start, figure.end),
        isIn: (sentence: string) =>
          measuredIn(sentence).some((one) => isSame(one, figure)) &&
          (figure.unit?.dimension === 'dollars' || thingWords(text).some(saidIn(sentence))),
      })),
  )
}

function measuredIn(text: string): Measure[] {
  return hasDigit(text) ? measuresIn(text).filter(({ unit }) => unit !== null) : []
}

function isSame(one: Measure, other: Measure): boolean {
  return one.value === other.value && one.unit?.dimension === other.unit?.dimension && one.unit?.factor === other.unit?.factor
}

/** Figures that an answer has corrected and that still stand as they were: in the words of the plan, or in a row that prints none there. */
function correctedLeft(answers: readonly Answer[], rows: readonly Row[], said: readonly Said[], places: Places): One[] {
  const texts = said.map(rowOf)
  const one = { kind: 'corrected', reason: 'quality', severity: 'error', mends: MENDS } as const
  return answers.flatMap(({ slot, answer }) => {
    const ofRows = outdatedBy(answer, rows)
    const inPlan = outdatedBy(answer, texts)
      .filter((told) => !rows.some((row) => isSettledIn(row, told.now)))
      .flatMap(({ row, quote, now }) => {
        const standing = said[row.position]
        const from = ofRows.find((other) => isSameSentence(other.quote, quote))
        return standing ? [{ ...placeOf(standing, corrected(quote, now), slot, places), from }] : []
      })
    const cellOf = ({ row, cell }: (typeof ofRows)[number]) => ({ row_id: row.id, cell, name: places.nameOf(row.id) })
    const isTold = ({ row, cell, quote }: (typeof ofRows)[number]) =>
      inPlan.some(({ place, from }) => from?.quote === quote || (place.cell?.row_id === row.id && place.cell.cell === cell))
    return [
      ...inPlan.map(({ from, place, ...of }): One => ({ ...one, ...of, place: from ? { ...place, cell: cellOf(from) } : place })),
      ...ofRows
        .filter((told) => !isTold(told))
        .map((told): One => ({ ...one, place: { message: corrected(told.quote, told.now), question: slot, cell: cellOf(told) } })),
    ]
  })
}

/** Whether one sentence stands in another, however it is led in: "So: the gel freezes" is printed as "The gel freezes". */
function isSameSentence(said: string, printed: string): boolean {
  const [whole, part] = [said, printed].map((words) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )
  return whole !== undefined && part !== undefined && whole.endsWith(part)
}

const MENDS = 'Write the corrected figure there; the work breakdown offers it for the row. If another one is meant, say so in the answer.'

function corrected(quote: string, now: string): string {
  return `“${shortQuote(quote)}” still has the figure that an answer corrects to ${now}.`
}

/** A sentence of the plan as a row, so that it is held against corrections as rows are. */
function rowOf({ sentence }: Said, position: number): Row {
  return {
    id: `said ${position}`,
    kind: 'plan',
    position,
    cells: { statements: { value: sentence, origin: { from: 'person' }, state: 'seen' } },
  }
}
