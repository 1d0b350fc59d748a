import { asSentence } from '../../language/characters.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { stem } from '../../language/stem.ts'
import { countingValues } from './breakdown-of.ts'
import { saidIn, thingWords } from './named-alike.ts'
import { aboutOf, type Row } from './rows.ts'

/** A figure that somebody takes back, the one in its place as it was typed, and the words of both: "infested sections: make that 12, not 10". */
type Correction = { was: Measure; now: Measure; words: string }

/** A cell that still has a figure which was taken back: the words around that, the figure in its place, and the value of the cell with it. */
export type Outdated = { row: Row; cell: string; quote: string; now: string; value: unknown }

/** What stands between a figure and the one in its place, "6 piles -> 9", and between that and the former, "12 dry logs, not 10". */
const TO_LATER = /^(?:\s[\p{L}-]+)?,?\s*(?:-+>|→|=+>|(?:but |and |it )?(?:is )?now(?: at)?)\s*$/iu
const TO_FORMER = /^(?:\s[\p{L}-]+){0,3}?[\s,;(–-]*(?:not|instead of|rather than|no longer|was)(?: the)?\s*$/iu

/** The figures that words take back. One of another kind is none in its place. */
function correctionsIn(words: string): Correction[] {
  const all = measuresIn(words).filter(({ isPronoun }) => !isPronoun)
  return all.flatMap((one, at): Correction[] => {
    const next = all[at + 1]
    if (!next || !isAlike(one, next) || one.value === next.value) return []
    const between = words.slice(one.end, next.start)
    if (TO_LATER.test(between)) return [{ was: one, now: next, words }]
    return TO_FORMER.test(between) ? [{ was: next, now: one, words }] : []
  })
}

function isAlike({ unit: one }: Measure, { unit: other }: Measure): boolean {
  return one === null || other === null || one.dimension === other.dimension
}

/** More of them say something else. */
const MOST_CELLS = 3

/**
 * The cells that still say what these words take back, those first that say most of the same things: only a figure beside one of the things that the words
 * name is of that, and whether it is to change a person says.
 */
export function outdatedBy(words: string, rows: readonly Row[]): Outdated[] {
  const found = correctionsIn(words).flatMap((correction) => rows.flatMap((row) => outdatedIn(row, correction)))
  return found.sort((one, other) => other.shared - one.shared).slice(0, MOST_CELLS)
}

type Found = Outdated & { shared: number }

function outdatedIn(row: Row, correction: Correction): Found[] {
  return Object.entries(countingValues(row)).flatMap(([cell, value]) =>
    textsIn(value).flatMap(({ text, beside, put }): Found[] => {
      const told = changed(text, correction)
      const shared = told ? sharedWith(correction.words, [aboutOf(row) ?? '', beside, told.sentence].join('; ')) : 0
      return told && shared > 0 ? [{ row, cell, quote: told.sentence, now: told.now, value: put(told.text), shared }] : []
    }),
  )
}

/** A text of a cell, what stands beside it there, and the value of the cell with another text in its place. */
type Text = { text: string; beside: string; put: (text: string) => unknown }

function textsIn(value: unknown): Text[] {
  if (typeof value === 'string') return [{ text: value, beside: '', put: (text) => text }]
  if (!Array.isArray(value)) return []
  return value.flatMap((thing: unknown, at): Text[] => {
    if (typeof thing !== 'object' || thing === null) return []
    const beside = Object.values(thing).filter((one) => typeof one === 'string')
    return Object.entries(thing).flatMap(([name, text]): Text[] =>
      typeof text === 'string' ? [{ text, beside: beside.join('; '), put: (now) => value.with(at, { ...thing, [name]: now }) }] : [],
    )
  })
}

/** A text with the figure in its place, where it has the former and not yet the new one; and the line around that. */
function changed(text: string, { was, now, words }: Correction): { text: string; now: string; sentence: string } | undefined {
  const all = measuresIn(text)
  const isBare = all.length === 1 && all[0]?.start === 0 && all[0].end === text.length
  const isOfKind = ({ unit }: Measure) => isBare || unit?.dimension === was.unit?.dimension
  const place = all.find((one) => one.value === was.value && isOfKind(one))
  if (!place || all.some(({ value }) => value === now.value)) return undefined
  const figure = text.slice(place.start, place.end)
  const [number = ''] = /^[\d.,]*\d/.exec(words.slice(now.start, now.end)) ?? []
  const told = now.unit ? words.slice(now.start, now.end) : figure.replace(/^(?:[\d.,]*\d|\p{L}+)/u, number)
  const from = text.lastIndexOf('\n', place.start) + 1
  const sentence = asSentence(text.slice(from).split('\n')[0] ?? '')
  return { text: text.slice(0, place.start) + told + text.slice(place.end), now: told, sentence }
}

function sharedWith(words: string, text: string): number {
  const isSaid = saidIn(text)
  return new Set(thingWords(words).filter(isSaid).map(stem)).size
}
