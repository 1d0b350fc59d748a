import { asSentence } from '../../language/characters.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { stretchesIn } from '../../language/sentence.ts'
import { stem } from '../../language/stem.ts'
import { countingValues } from './breakdown-of.ts'
import { saidIn, thingWords } from './named-alike.ts'
import { aboutOf, type Row } from './rows.ts'
import { setAnew } from './step-corrections.ts'

/** A figure that somebody takes back, the one in its place, and the words of both: "infested sections: make that 12, not 10". */
type Correction = { was: Measure; now: Measure; words: string }

/** A cell that still has a figure which was taken back: the words around that, the figure in its place, and the value of the cell with it. */
export type Outdated = { row: Row; cell: string; quote: string; now: string; value: unknown }

/** What stands between a figure and the one in its place, "6 piles -> 9", "was 6, make it 9", and between that and the former, "12 dry logs, not 10", "12 (was 10)". */
const TO_LATER = /^(?:\s[\p{L}-]+)?,?\s*(?:-{1,2}>|→|=>|(?:but |and |it )?(?:is )?now(?: at)?|(?:so |but )?make (?:it|that))\s*$/iu
const TO_FORMER =
  /^(?:\s[\p{L}-]+){0,3}?[\s,;(–]{0,3}(?:not|instead of|rather than|no longer)(?: the)?\s*$|^\s*[(,;–]\s*(?:it was|was|formerly) $/iu
/** No more characters stand between the two. */
const FARTHEST = 60
/** Behind these a number is a name: "TRL 4 -> 6". */
const NAMES = /\b(?:TRL|steps?|tasks?|phase|milestones?|options?|no\.?|#)\s*$/i

/** The figures that words take back. One of another kind is none in its place. */
function correctionsIn(words: string): Correction[] {
  const all = measuresIn(words).filter(({ isPronoun, start }) => !isPronoun && !NAMES.test(words.slice(0, start)))
  return all.flatMap((one, at): Correction[] => {
    const next = all[at + 1]
    if (!next || !isAlike(one, next) || one.value === next.value || next.start - one.end > FARTHEST) return []
    const between = words.slice(one.end, next.start)
    if (TO_LATER.test(between)) return [{ was: one, now: next, words }]
    return TO_FORMER.test(between) ? [{ was: next, now: one, words }] : []
  })
}

function isAlike({ unit: one }: Measure, { unit: other }: Measure): boolean {
  return one === null || other === null || one.dimension === other.dimension
}

/** The sentences of answers that take a figure back which a row still has, also where they stand in a row themselves. */
export function takingBack(answers: readonly { slot: string; answer: string }[], rows: readonly Row[]): { slot: string; text: string }[] {
  return answers.flatMap(({ slot, answer }) =>
    stretchesIn(answer).flatMap(({ start, end }) => {
      const text = answer.slice(start, end)
      return outdatedBy(text, rows).length > 0 ? [{ slot, text }] : []
    }),
  )
}

/** More of them say something else. */
const MOST_CELLS = 3

/**
 * The cells that still say what these words take back, those first that say most of the same things: only a figure beside one of the things that the words
 * name is of that, and whether it is to change a person says.
 */
export function outdatedBy(words: string, rows: readonly Row[]): Outdated[] {
  const found = correctionsIn(words).flatMap((correction) => rows.flatMap((row) => outdatedIn(row, correction)))
  const anew = setAnew(words, rows).map((one): Outdated => ({ ...one, value: one.now }))
  return [...anew, ...found.sort((one, other) => other.shared - one.shared)].slice(0, MOST_CELLS)
}

type Found = Outdated & { shared: number }

/** Cells in which stands what a person has said of others, and no words of the plan. */
const SAID: ReadonlySet<string> = new Set(['limits', 'worded', 'as_said', 'shows'])

function outdatedIn(row: Row, correction: Correction): Found[] {
  return Object.entries(countingValues(row)).flatMap(([cell, value]) => {
    if (SAID.has(cell)) return []
    if (typeof value === 'number') return MONTHS.has(cell) ? outdatedMonth(row, cell, value, correction) : []
    return textsIn(value).flatMap(({ text, beside, put }): Found[] => {
      // a thing of several is told by its own fields: the name of its step is that of all of them
      const told = changed(text, correction, beside || (aboutOf(row) ?? ''))
      return told ? [{ row, cell, quote: told.sentence, now: told.now, value: put(told.text), shared: told.shared }] : []
    })
  })
}

/** Cells that hold the number of a month. */
const MONTHS: ReadonlySet<string> = new Set(['due_month', 'from_month', 'to_month', 'by_month'])

/** The month of a row that words name, "report moves to month 9 instead of 8". */
function outdatedMonth(row: Row, cell: string, value: number, { was, now, words }: Correction): Found[] {
  const shared = sharedWith(words, aboutOf(row) ?? '')
  const isMonth = [was, now].some(({ start }) => /\bmonth\s*$/i.test(words.slice(0, start)))
  if (value !== was.value || !isMonth || !Number.isInteger(now.value) || now.value < 1 || shared === 0) return []
  return [{ row, cell, quote: `month ${value}`, now: `month ${now.value}`, value: now.value, shared }]
}

/** A text of a cell, what stands beside it there, and the value of the cell with another text in its place. */
type Text = { text: string; beside: string; put: (text: string) => unknown }

function textsIn(value: unknown): Text[] {
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

function measureOf(text: string): { value: string; unit?: string } {
  const [value = text, unit = ''] = /^(\S+)\s+(.*)$/.exec(text)?.slice(1) ?? []
  return unit === '' ? { value } : { value, unit }
}

/** How far around a figure its own words stand, in characters. */
const AROUND = 40

/** A text with the figure in its place, where it has the former beside one of the things that the words name, and not yet the new one; and the line around that. */
function changed(text: string, { was, now, words }: Correction, beside: string) {
  const all = measuresIn(text)
  if (all.some(({ value }) => value === now.value)) return undefined
  // "6 wt%, not 8": the unit of one is that of both
  const dimension = (was.unit ?? now.unit)?.dimension
  const isOfKind = ({ unit }: Measure) => isBareFigure(text) || unit?.dimension === dimension
  const [best] = all
    .filter((one) => one.value === was.value && isOfKind(one))
    .map((place) => ({ place, shared: sharedWith(words, isBareFigure(text) ? beside : around(text, place)) }))
    .sort((one, other) => other.shared - one.shared)
  if (!best || best.shared === 0) return undefined
  const { start, end, unit } = best.place
  const printed = words.slice(now.start, now.end)
  const told = now.unit || !unit ? printed : text.slice(start, end).replace(/^(?:[-−–]?[\d.,]*\d|\p{L}+)/u, printed)
  const from = text.lastIndexOf('\n', start) + 1
  return {
    text: text.slice(0, start) + told + text.slice(end),
    now: told,
    sentence: asSentence(text.slice(from).split('\n')[0] ?? ''),
    shared: best.shared,
  }
}

/** The words around a figure, up to the next mark. */
function around(text: string, { start, end }: Measure): string {
  const before = text.slice(Math.max(0, start - AROUND), start).split(/[.;,\n]|\sand\s/)
  const behind = text.slice(end, end + AROUND).split(/[.;,\n]|\sand\s/)
  return `${before.at(-1)} ${behind[0]}`
}

function sharedWith(words: string, text: string): number {
  const isSaid = saidIn(text)
  return new Set(thingWords(words).filter(isSaid).map(stem)).size
}
