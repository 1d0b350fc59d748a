import { asSentence } from '../../language/characters.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { measureUnit } from '../../language/quantity/unit.ts'
import { stretchesIn } from '../../language/sentence.ts'
import { stem } from '../../language/stem.ts'
import { type Correction, type MonthsAnew, spansTakenBack, takenBack } from '../../language/taken-back/taken-back.ts'
import { countingValues } from './breakdown-of.ts'
import { saidIn, thingWords } from './named-alike.ts'
import { aboutOf, type Cell, type Row } from './rows.ts'
import { leadsAnew, maySetAnew, mayStretchAnew, monthsSet, setAnew, stepNamed, stretchSet } from './step-corrections.ts'

/** A cell that still has a figure which was taken back: the words around that, the figure in its place, and the value of the cell with it. */
export type Outdated = { row: Row; cell: string; quote: string; now: string; value: unknown }

/** The passages of answers that take a figure back which a row still has, also where they stand in a row themselves. */
export function takingBack(answers: readonly { slot: string; answer: string }[], rows: readonly Row[]): { slot: string; text: string }[] {
  return answers.flatMap(({ slot, answer }) =>
    passagesTakingBack(answer).flatMap((text) => (outdatedByPassage(text, rows).length > 0 ? [{ slot, text }] : [])),
  )
}

/** The passages of an answer that may set something otherwise that was told before, each as many sentences as that takes: of most that is known without any row. */
export function passagesTakingBack(answer: string): string[] {
  const lines = Array.from(answer.matchAll(/[^\n]+/g), ({ 0: line, index }) =>
    spansIn(line).map(({ start, end }) => answer.slice(index + start, index + end)),
  )
  return lines.flat()
}

type Span = { start: number; end: number }

function spansIn(line: string): Span[] {
  const spans: Span[] = spansTakenBack(line)
  const isIn = (one: Span) => spans.some(({ start, end }) => one.start >= start && one.end <= end)
  const setting = stretchesIn(line).flatMap((one, at, all) => {
    const next = all[at + 1]
    const isSet = ({ start, end }: Span) => setsAnew(line.slice(start, end))
    // "The months of step 2 are wrong. They are 3 to 6."
    const both = next && !isIn(next) && !isSet(next) ? [{ start: one.start, end: next.end }] : []
    return isIn(one) ? [] : [one, ...both].filter(isSet).slice(0, 1)
  })
  return [...spans, ...setting].sort((one, other) => one.start - other.start)
}

function setsAnew(words: string): boolean {
  return maySetAnew(words) || mayStretchAnew(words)
}

/** More of them say something else. */
const MOST_CELLS = 3

/**
 * The cells that still say what these words take back, those first that say most of the same things: only a figure beside one of the things that the words
 * name is of that, and whether it is to change a person says.
 */
export function outdatedBy(words: string, rows: readonly Row[]): Outdated[] {
  return passagesTakingBack(words).flatMap((passage) => outdatedByPassage(passage, rows))
}

function outdatedByPassage(words: string, rows: readonly Row[]): Outdated[] {
  const { figures, months, names } = takenBack(words)
  const found = [
    ...figures.map((correction) => rows.flatMap((row) => outdatedIn(row, correction))),
    ...months.map((correction) => rows.flatMap((row) => outdatedMonths(row, correction, stepNamed(correction.words, rows) === row))),
  ]
  const leads = names.flatMap((name) => leadsAnew(name, rows))
  const set = setAnew(words, rows).filter(({ row, cell }) => !leads.some((one) => one.row === row && one.cell === cell))
  const anew = [...leads, ...set].map((one): Outdated => ({ ...one, value: one.now }))
  const stretched = months.length > 0 ? [] : stretchSet(words, rows)
  const all: Outdated[] = [...anew, ...monthsSet(words, rows), ...stretched, ...found.flatMap(mostAlike)]
  return all.filter((one) => !isSettled(one)).slice(0, MOST_CELLS)
}

/** Whether somebody has said that both are right: what the cell says, and what words say. */
function isSettled({ row, cell, now }: Outdated): boolean {
  return (cellOf(row, cell)?.stands ?? []).includes(now)
}

/** Whether somebody has said of a row that what it says is right beside this. */
export function isSettledIn({ cells }: Pick<Row, 'cells'>, now: string): boolean {
  return Object.values(cells as Readonly<Record<string, Cell>>).some(({ stands }) => stands?.includes(now))
}

/** The cell of whatever row, with what was said of it. */
export function cellOf(row: Pick<Row, 'cells'>, name: string): Cell | undefined {
  return (row.cells as Readonly<Record<string, Cell | undefined>>)[name]
}

/** The cell of which somebody says that it is right beside what words say, so that nobody asks again. */
export function standingCell({ row, cell, now }: Pick<Outdated, 'row' | 'cell' | 'now'>): Cell | undefined {
  const kept = cellOf(row, cell)
  return kept && { ...kept, state: 'seen', stands: [...(kept.stands ?? []), now] }
}

/** Those that say most of the same things: a cell that shares less is of something else. */
function mostAlike(found: readonly Found[]): Found[] {
  const most = Math.max(...found.map(({ shared }) => shared))
  return found.filter(({ shared }) => shared === most)
}

type Found = Outdated & { shared: number }

/** Cells in which stands what a person has said of others, and no words of the plan. */
const SAID: ReadonlySet<string> = new Set(['limits', 'worded', 'as_said', 'shows'])

function outdatedIn(row: Row, correction: Correction): Found[] {
  return Object.entries(countingValues(row)).flatMap(([cell, value]) => {
    if (SAID.has(cell)) return []
    return textsIn(row, cell, value).flatMap(({ text, beside, put }): Found[] => {
      const told = changed(text, correction, beside, aboutOf(row) ?? '')
      return told ? [{ row, cell, quote: told.sentence, now: told.now, value: put(told.text), shared: told.shared }] : []
    })
  })
}

/** Cells that hold the number of a month: the first one or the last one of a stretch. */
const FIRST_MONTHS = ['from_month']
const LAST_MONTHS = ['due_month', 'to_month', 'by_month']

/** The months of a row that words name, also by the number of a step, "report moves to month 9 instead of 8"; where they take back a stretch, the row has to have all of it. */
function outdatedMonths(row: Row, { was, now, words }: MonthsAnew, isNamed: boolean): Found[] {
  const values = countingValues(row)
  const shared = isNamed ? Number.POSITIVE_INFINITY : sharedWith(words, aboutOf(row) ?? '')
  const isStretch = was.from !== was.to
  if (shared === 0 || (isStretch && (values.from_month !== was.from || values.to_month !== was.to))) return []
  const anew = (cells: readonly string[], before: number, month: number) =>
    cells.flatMap((cell) => (values[cell] === before && month !== before ? [monthAnew(row, cell, before, month, shared)] : []))
  return [...anew(FIRST_MONTHS, was.from, now.from), ...anew(LAST_MONTHS, was.to, now.to)]
}

function monthAnew(row: Row, cell: string, before: number, month: number, shared: number): Found {
  return { row, cell, quote: `month ${before}`, now: `month ${month}`, value: month, shared }
}

/** A text of a cell, what stands beside it there, and the value of the cell with another text in its place. */
type Text = { text: string; beside: string; put: (text: string) => unknown }

function textsIn(row: Row, cell: string, value: unknown): Text[] {
  const { unit: own } = countingValues(row)
  const isMark = cell === 'value' && typeof own === 'string' && typeof value === 'string'
  if (isMark) return [{ text: `${value} ${own}`, beside: '', put: (now) => valueIn(now, own) }]
  if (typeof value === 'string') return [{ text: value, beside: '', put: (text) => text }]
  if (!Array.isArray(value)) return []
  return value.flatMap((thing: unknown, at): Text[] => {
    if (typeof thing !== 'object' || thing === null) return []
    // a mark as it was told says the former figure, too
    const { as_told: _, unit, ...fields } = thing as Record<string, unknown>
    const beside = Object.values(fields).filter((one) => typeof one === 'string')
    return Object.entries(fields).flatMap(([name, text]): Text[] => {
      if (typeof text !== 'string') return []
      const isValue = name === 'value' && typeof unit === 'string'
      const own = isValue ? `${text} ${unit}` : text
      const put = (now: string) => value.with(at, isValue ? { ...fields, ...measureOf(now) } : { ...thing, [name]: now })
      return [{ text: own, beside: beside.join('; '), put }]
    })
  })
}

/** A figure in a cell beside that of its unit: by its number where it has that unit, else whole, so that no other one is read with it. */
function valueIn(now: string, own: string): string {
  const { value, unit } = measureOf(now)
  return unit === undefined || measureUnit(unit)?.name === measureUnit(own)?.name ? value : now
}

function measureOf(text: string): { value: string; unit?: string } {
  const [value = text, unit = ''] = /^(\S+)\s+(.*)$/.exec(text)?.slice(1) ?? []
  return unit === '' ? { value } : { value, unit }
}

/** How far around a figure its own words stand, in characters. */
const AROUND = 40

/** A text with the figure in its place, where it has the former beside one of the things that the words name, and not yet the new one; and the sentence around that. */
function changed(text: string, { was, now, words }: Correction, beside: string, about: string) {
  // the correction may stand in the cell, too
  const own = words.slice(0, Math.max(was.end, now.end))
  const from = text.indexOf(own)
  const all = measuresIn(text).filter(({ start }) => from < 0 || start < from || start >= from + own.length)
  if (all.some((one) => one.value === now.value && isSameUnit(one.unit, now.unit ?? was.unit))) return undefined
  // "6 wt%, not 8": the unit of one is that of both; without any what is counted is meant, or all that a cell says
  const unit = was.unit ?? now.unit
  const isOfKind = (one: Measure) => isSameUnit(one.unit, unit) || (unit === null && isBareFigure(text))
  const told = (place: Measure) => (isBareFigure(text) ? beside || about : `${around(text, place, unit !== null)} ${beside}`)
  const [best] = all
    .filter((one) => one.value === was.value && isOfKind(one))
    .map((place) => ({ place, shared: sharedWith(words, told(place)) }))
    .sort((one, other) => other.shared - one.shared)
  if (!best || best.shared === 0) return undefined
  const { start, end } = best.place
  const printed = words.slice(now.start, now.end)
  const anew = now.unit || !best.place.unit ? printed : text.slice(start, end).replace(/^(?:[-−–]?[\d.,]*\d|\p{L}+)/u, printed)
  const sentence = stretchesIn(text).find((one) => start >= one.start && start < one.end)
  return {
    text: text.slice(0, start) + anew + text.slice(end),
    now: anew,
    sentence: asSentence(text.slice(sentence?.start, sentence?.end).trim()),
    shared: best.shared,
  }
}

function isSameUnit(one: Measure['unit'], other: Measure['unit']): boolean {
  return one?.dimension === other?.dimension && one?.factor === other?.factor
}

/** The words around a figure, up to the next mark; of one with a unit those of its sentence. */
function around(text: string, { start, end }: Measure, isMeasured: boolean): string {
  const mark = isMeasured ? /[;\n]|\.\s/ : /[.;,\n]|\sand\s/
  const far = isMeasured ? text.length : AROUND
  const before = text.slice(Math.max(0, start - far), start).split(mark)
  const behind = text.slice(end, end + far).split(mark)
  return `${before.at(-1)} ${behind[0]}`
}

/** Words that say nothing of what is corrected. */
const NO_THING = /^(?:correct(?:ion|ed)?|tests?|runs?|wrote|said)$/i

function sharedWith(words: string, text: string): number {
  const isSaid = saidIn(text)
  return new Set(
    thingWords(words)
      .filter((word) => !NO_THING.test(word) && isSaid(word))
      .map(stem),
  ).size
}
