import { lowered } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { CellsOf, Row } from '../../../domain/work-breakdown/rows.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { asAction, beginsWithVerb } from '../../../language/action.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { namesMonths } from '../../../language/calendar-months.ts'
import { endsWithOne, hasLetterOrDigit } from '../../../language/characters.ts'
import { areMonths, areMonthsBefore, monthsTold } from '../../../language/months-told.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { comparisonApart } from '../../../language/quantity/comparison.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { NeededStep } from './gathered.ts'
import type { Gathered, Piece } from './gathered-rows.ts'
import { limitTold } from './limit-told.ts'
import { isOfSelf, type KnownPerson, namesTold, nameTold } from './names-told.ts'
import { filledCells, plainWords, read, readFigure, readWords, saidOnce } from './read-cell.ts'

/** The id of the step at a place, within the rows that are read together. */
export function stepIdAt(at: number): string {
  return `s${at + 1}`
}

/** The row of a step out of what was told of it. */
export function stepRow(
  { cells, proofs }: Gathered,
  at: number,
  {
    people,
    needed,
    first,
    before,
  }: { people: readonly KnownPerson[]; needed: NeededStep; first?: NamedMonth | undefined; before: Row | undefined },
): Row {
  const months = monthCells(cells.months, first, before)
  return {
    id: stepIdAt(at),
    kind: 'step',
    position: at,
    cells: filledCells({
      action: cells.action && read(actionOf(cells.action).replace(OPTION, ''), cells.action),
      method: readWords(cells.method, betweenOf(cells.method, '; ')),
      tools: readWords(saidOnce(cells.tools)),
      input: readWords(saidOnce(cells.input)),
      place: readWords(cells.place?.filter(({ text }) => !areMonths(text)).slice(0, 1)),
      hours: readFigure(cells.hours),
      // a figure alone, as of what something costs, comes of no step
      result: readWords(
        cells.result?.filter(({ text }) => !isBareFigure(text)),
        cells.result?.some(({ isField }) => isField) ? '; ' : ', ',
      ),
      ...peopleCells(cells, people),
      ...months,
      part: partCell(cells),
      needs: needsCell(cells.needs, at, needed),
      goes_to: goalCell(cells.goes_to, at, needed),
      proof:
        proofs.length > 0
          ? read(
              proofs.map((one) => proofOf(one, people, first, months.to_month?.value)),
              proofs.flatMap((one) => Object.values(one).flat()),
            )
          : undefined,
    }),
  }
}

/** "Option: write the specification". */
const OPTION = /^option\s*[:–-]\s*/i

/** What is said to be of the option, or stands behind its label, is a part of it. */
function partCell({ part, action }: Gathered['cells']) {
  const told = part ?? action?.filter(({ text }) => OPTION.test(text))
  return told && told.length > 0 ? read('option' as const, told) : undefined
}

/**
 * What is done, told in several parts: "builds coupons" … "maps iron" is one thing after the other, "records 48 mice" … "at four doses" one. What is only
 * named is listed, or is the title of what is done: "Trade study: compare four blends". The words of a step's own field stand as they were typed.
 */
function actionOf(parts: readonly Piece[]): string {
  const told = parts.map((part) => plainWords([part]))
  const [first = '', ...further] = told
  if (parts[0]?.isField) return first
  if (!beginsWithVerb(asAction(first))) {
    const isTitle = !first.includes(':') && further.length > 0 && beginsWithVerb(asAction(further[0] ?? ''))
    return isTitle ? `${asAction(first)}: ${lowered(actionOf(parts.slice(1)))}` : asAction(told.join(', '))
  }
  return [asAction(first), ...further.map((part) => furtherAction(part, isOfSomebody(first)))].join(' ')
}

function furtherAction(part: string, isParallel: boolean): string {
  const action = asAction(part)
  if (beginsWithVerb(action)) return `and ${lowered(action)}`
  const [verb, ...rest] = wordsOf(part)
  return isParallel && verb && isOfSomebody(part) ? `and ${verb.lemma}${rest[0]?.space ?? ''}${textOf(rest)}` : part
}

/** "builds", "maps": who tells what somebody does goes on in the same form, also where it looks like a noun. */
function isOfSomebody(action: string): boolean {
  return /^\p{Ll}+[^s]s$/u.test(wordsOf(action)[0]?.text ?? '')
}

/** What stands between pieces that are put together: sentences stay sentences. */
function betweenOf(pieces: readonly Piece[] | undefined, ofWords: string): string {
  return pieces?.some(({ text }) => endsWithOne(text, '.!?')) ? '. ' : ofWords
}

function peopleCells({ lead, people: others }: Gathered['cells'], people: readonly KnownPerson[]) {
  const [leads, ...alsoLead] =
    lead?.flatMap(({ text, isField }) => nameTold(text, people) ?? (isField && !isOfSelf(text) ? text : [])) ?? []
  const named = [...alsoLead, ...(others?.flatMap(({ text }) => namesTold(text, people)) ?? [])]
  const names = new Set(named.filter((name) => name !== leads))
  return {
    lead: lead && leads ? read(leads, lead) : undefined,
    people: names.size > 0 ? read([...names], [...(others ?? []), ...(alsoLead.length > 0 ? (lead ?? []) : [])]) : undefined,
  }
}

function monthCells(
  months: readonly Piece[] | undefined,
  first: NamedMonth | undefined,
  before: Row | undefined,
): Pick<CellsOf<'step'>, 'from_month' | 'to_month'> {
  if (!months) return {}
  const told = namingMonths(months).flatMap(({ text }) => (areMonthsBefore(text) ? monthsIn(before) : (monthsTold(text, first) ?? [])))
  if (told.length === 0) return {}
  return {
    from_month: read(Math.min(...told.map(({ from }) => from)), months),
    to_month: read(Math.max(...told.map(({ to }) => to)), months),
  }
}

/** Where some words say that they name months, other numbers beside them count something else. */
function namingMonths(pieces: readonly Piece[]): readonly Piece[] {
  const naming = pieces.filter(({ text }) => namesMonths(text))
  return naming.length > 0 ? naming : pieces
}

function monthsIn(row: Row | undefined): { from: number; to: number }[] {
  const { from_month, to_month } = (row?.cells ?? {}) as CellsOf<'step'>
  return from_month && to_month ? [{ from: from_month.value, to: to_month.value }] : []
}

/** The steps that somebody named in the field for them, each with its whole name; of other words, "the model and the coupons", each part may name another step. */
function needsCell(needs: readonly Piece[] | undefined, at: number, needed: NeededStep) {
  const names = needs?.flatMap(({ text, isField }) => (isField ? [text] : text.split(/\band\b|[,+&]/)))
  const steps = names?.flatMap((name) => needed(name, at) ?? []) ?? []
  return needs && steps.length > 0 ? read([...new Set(steps)].map(stepIdAt), needs) : undefined
}

const GOVERNMENT = /\b(?:government|navy|army|air force|space force|darpa|nasa|sponsor|tpoc|agency|customer|program manager)\b/i

/** To whom a result goes: to the Government, or to a later step, since none has waited for it before. */
function goalCell(goes_to: readonly Piece[] | undefined, at: number, needed: NeededStep) {
  if (!goes_to) return undefined
  const words = plainWords(goes_to)
  if (GOVERNMENT.test(words)) return read('Government', goes_to)
  const step = needed(words, at)
  return step === undefined || step <= at ? undefined : read(stepIdAt(step), goes_to)
}

/** Who judges is one of the people, or goes by an office: "the depot's inspector"; somebody who only stands for a name is nobody. */
function judgeTold(words: string, people: readonly KnownPerson[]): string | undefined {
  const isStanding = wordsOf(words).every(({ pos }) => pos === 'PRON' || pos === 'DET')
  return nameTold(words, people) ?? (isStanding ? undefined : words)
}

/** What a pass mark measures of which nothing is named. */
const UNNAMED = 'result'

function proofOf(
  told: Record<string, Piece[]>,
  people: readonly KnownPerson[],
  first: NamedMonth | undefined,
  near: number | undefined,
): Proof {
  const words = (cell: string) => (told[cell] ? plainWords(told[cell]) : undefined)
  const { judge } = told
  const limit = limitTold(words('limit') ?? '', words('quantity'))
  const isMark = told.limit?.[0]?.isField || limit.comparator !== undefined || hasLetterOrDigit(comparisonApart(limit.value).rest)
  return filledCells({
    quantity: told.quantity ? plainWords(told.quantity, betweenOf(told.quantity, ' ')) : UNNAMED,
    ...(isMark ? limit : {}),
    // "at least", whose figure was taken for something else, is no pass mark
    condition: isMark ? words('condition') : plainWords([...(told.limit ?? []), ...(told.condition ?? [])], ' ') || undefined,
    runs: words('runs'),
    evidence: words('evidence'),
    judge: judge && judgeTold(plainWords(judge), people),
    by_month: monthsTold(words('by') ?? '', first, { near })?.to,
  })
}
