import { wordsOf } from '../../../language/words.ts'
import type { Gathered, Piece } from './gathered-rows.ts'
import type { Told } from './told.ts'

const BETWEEN = /[,;:.!?\n()]/
/** What points back at something that was named before. */
const POINTING: ReadonlySet<string> = new Set([
  'that',
  'which',
  'who',
  'where',
  'this',
  'these',
  'those',
  'it',
  'there',
  'he',
  'she',
  'they',
  'her',
  'his',
])

/** Where all is done is no place that is still to be named. */
const INDEFINITE: ReadonlySet<string> = new Set(['a', 'an', 'some', 'another'])

/** The places of an answer on who works where that it tells of no step and of nobody: "the rest is in our shop", "we work in Dayton". */
export function placesOfAll(answer: string, told: readonly Told[]): Told[] {
  return told.filter((one) => {
    if (one.kind !== 'step' || one.cell !== 'place') return false
    const { start, end } = clauseAt(answer, one)
    const beside = told.filter((other) => other !== one && other.start >= start && other.start < end)
    const [first] = wordsOf(answer.slice(start, end))
    const isKnown = !INDEFINITE.has(wordsOf(one.text)[0]?.text.toLowerCase() ?? '')
    return isKnown && beside.every(({ cell }) => cell === 'place') && !POINTING.has(first?.text.toLowerCase() ?? '')
  })
}

/** The words between the marks around something. */
function clauseAt(answer: string, { start, end }: Told): { start: number; end: number } {
  let from = start
  while (from > 0 && !BETWEEN.test(answer[from - 1] ?? '')) from--
  let to = end
  while (to < answer.length && !BETWEEN.test(answer[to] ?? '')) to++
  return { start: from, end: to }
}

/** Steps of which nobody says where they are done are done where all else is; of two such places nobody knows which. */
export function withPlaceOfAll(steps: readonly Gathered[], places: readonly Piece[]): Gathered[] {
  const [place] = places
  if (!place || places.some(({ text }) => text !== place.text)) return [...steps]
  return steps.map((step) =>
    step.cells.place?.some(({ isOffered }) => !isOffered) ? step : { ...step, cells: { ...step.cells, place: [place] } },
  )
}
