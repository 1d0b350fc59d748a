import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { offeredPuts } from '../../../domain/work-breakdown/offered-put.ts'
import { asSentence } from '../../../language/characters.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { asOffered, kept } from './put-form.tsx'
import { type PutKind, putRow, stepOptions } from './put-row.ts'
import type { Breakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** What waits of a paragraph. */
export type Pieces = readonly [Unplaced, ...Unplaced[]]

/** Besides the steps, the places where words may belong. */
export const WHOLE = 'whole'
export const OUT = 'out'

/** Where words may belong: a step by its id, the whole work, or nowhere. */
export function placesFor(rows: readonly KeptRow[]): { value: string; label: string }[] {
  return [...stepOptions(rows), { value: WHOLE, label: 'The plan as a whole' }, { value: OUT, label: 'Leave it out' }]
}

/**
 * Where what waits of a paragraph likely belongs: to the step under which it stood, unless it was said by the way, or to the only one that it names by its
 * number; nowhere, what is talk, or was said beside a correction among `all` that was told. A test is of the only step that is called so, else a person says of which, '' until
 * then, and what becomes of what was said by the way; all else holds for the whole work.
 */
export function likelyPlace(pieces: Pieces, rows: readonly KeptRow[], all: readonly Unplaced[]): string {
  const [{ slot, stood, aside, talk }] = pieces
  const isBeside = (one: Unplaced) => one.takes_back && one.slot === slot && one.stood?.paragraph === stood?.paragraph
  if (talk || (stood && !stood.step && all.some(isBeside))) return OUT
  const options = stepOptions(rows)
  const steps = options.map(({ value }) => value)
  if (stood?.step && !aside && steps.includes(stood.step)) return stood.step
  const named = new Set(pieces.flatMap(({ text }) => Array.from(text.matchAll(STEP), ([, number]) => Number(number))))
  const [only] = named.size === 1 ? named : []
  if (only && steps[only - 1]) return steps[only - 1] ?? ''
  const [testing, another] = options.filter(({ label }) => TESTING.test(label))
  if (pieces.some(isTest)) return (!another && testing?.value) || ''
  return aside ? '' : WHOLE
}

/** "Tests", "Bench testing". */
const TESTING = /\btest(?:s|ing)?\b/i
const STEP = /\bstep (\d{1,2})\b/gi

/** Whether words surely judge a result. */
function isTest({ text }: Unplaced): boolean {
  return offeredPuts(text)[0]?.kind === 'criterion'
}

/** Whether they say, too, how much it has to be. */
function isPassMark(piece: Unplaced): boolean {
  return isTest(piece) && quantitiesIn(piece.text).some(binds)
}

/**
 * Puts what waits of a paragraph where it belongs, word for word: of a step, what says how much its result has to be as an acceptance criterion, and all else behind how it is
 * done; or behind what holds for the whole work; or leaves it out. False where that could not be kept.
 */
export async function place(breakdown: Breakdown, laid: LaidWords, pieces: Pieces, where: string): Promise<boolean> {
  for (const [kind, words] of where === OUT ? [] : putsOf(pieces, where)) {
    const origin = { from: 'answer', slot: pieces[0].slot, words: words.map(({ text }) => text).join(' … ') } as const
    const row = putRow(asOffered({ kind, text: wordForWord(words), step: where }), { origin, rows: breakdown.allRows() })
    if (!row.ok || !(await kept(breakdown, row.value))) return false
  }
  for (const piece of pieces) laid.lay(keyOfWords(piece), where === OUT ? 'out' : 'placed')
  return true
}

/** What words become there: each criterion for itself, the others together. */
function putsOf(pieces: Pieces, where: string): readonly (readonly [PutKind, readonly Unplaced[]])[] {
  if (where === WHOLE) return [['statement', pieces]]
  const others = pieces.filter((piece) => !isPassMark(piece))
  const tests = pieces.filter(isPassMark).map((test) => ['criterion', [test]] as const)
  return others.length > 0 ? [...tests, ['method', others]] : tests
}

/** The words as they were said, in one paragraph: each line ends as a sentence does, and has no mark of a list before it. */
function wordForWord(pieces: readonly Unplaced[]): string {
  return pieces
    .map(({ text }) => text.replace(/^[-•*–]\s+/, ''))
    .map((text) => (/[;:]$/.test(text) ? text : asSentence(text)))
    .join(' ')
}
