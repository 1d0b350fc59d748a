import { beginningOf, oneLine } from '../../language/characters.ts'
import { tablesApart } from '../answer-fields/step-table.ts'
import type { Row } from './rows.ts'

/** Where words stood in their answer: the paragraph, by the place at which it begins; the step of whose words it is; else how the paragraph begins. */
export type Stood = { paragraph: number; step?: string; under?: string }

type Words = { slot: string; text: string; held?: true | undefined }
type Placed<Piece> = { piece: Piece; start: number; end: number }

/** Words that wait, each with where it stood, in the order of their answers; a table is of no step. */
export function withWhereTheyStood<Piece extends Words>(
  pieces: readonly Piece[],
  answers: readonly { slot: string; answer: string }[],
  rows: readonly Row[],
): (Piece & { stood?: Stood })[] {
  const isOf = ({ slot }: Piece) => answers.find((one) => one.slot === slot)?.answer
  const found = (one: Piece) => !one.held && isOf(one)?.includes(one.text)
  const placed = answers.flatMap(({ slot, answer }) => {
    const own = pieces.filter((one) => one.slot === slot && found(one))
    const steps = rows.flatMap((row) => (row.kind === 'step' ? { id: row.id, words: wordsFrom(row, slot) } : []))
    const { tables } = tablesApart(answer)
    return placesIn(answer, own).map(({ piece, start }) => ({
      ...piece,
      stood: tables.includes(piece.text) ? { paragraph: start } : stoodAt(start, answer, steps),
    }))
  })
  return [...pieces.filter((one) => !found(one)), ...placed]
}

/** Where pieces stand, without those of which another one has all words. */
function placesIn<Piece extends Words>(answer: string, pieces: readonly Piece[]): Placed<Piece>[] {
  const places = pieces.map((piece) => ({ piece, start: answer.indexOf(piece.text), end: answer.indexOf(piece.text) + piece.text.length }))
  const isInOther = (one: Placed<Piece>) =>
    places.some(({ start, end }) => start <= one.start && one.end <= end && end - start > one.end - one.start)
  return places.filter((one) => !isInOther(one)).sort((one, other) => one.start - other.start)
}

type Step = { id: string; words: readonly string[] }

function stoodAt(start: number, answer: string, steps: readonly Step[]): Stood {
  const paragraph = Math.max(
    0,
    ...[...answer.matchAll(/\n\s*\n\s*/g)].flatMap((gap) => (gap.index < start ? gap.index + gap[0].length : [])),
  )
  const lines = answer.slice(paragraph, start).split('\n')
  const [step] = lines.toReversed().flatMap((line) => stepOf(line, steps) ?? [])
  const [first = ''] = answer.slice(paragraph).split('\n', 1)
  return step ? { paragraph, step } : { paragraph, under: beginningOf(oneLine(first), LONGEST) }
}

/** So many characters of a paragraph's first line tell which one it is. */
const LONGEST = 60

/** The step of whose words a line has most. */
function stepOf(line: string, steps: readonly Step[]): string | undefined {
  const much = steps.map(({ id, words }) => ({ id, much: Math.max(0, ...words.map((one) => (isSaid(line, one) ? one.length : 0))) }))
  return much.filter((one) => one.much > 0).sort((one, other) => other.much - one.much)[0]?.id
}

/** Behind so many characters, a label's, a line does not begin with words; and so many are no name that other lines have, too. */
const MOST_BEFORE = 16
const SENTENCE = 30

/** Whether a line begins with words, or has them as its own: "aging" stands in other lines, too. */
function isSaid(line: string, words: string): boolean {
  const at = line.indexOf(words)
  return at >= 0 && (at <= MOST_BEFORE || words.length >= SENTENCE)
}

/** What an answer says of what is done in a step, and how, line by line: figures and names stand beside other steps, too. */
function wordsFrom({ cells }: Row, slot: string): string[] {
  const { action, method } = cells as Partial<Record<string, { origin: { from: string; slot?: string; words?: string } }>>
  const told = [action, method].flatMap((one) =>
    one?.origin.from === 'answer' && one.origin.slot === slot ? [one.origin.words ?? ''] : [],
  )
  return told.flatMap((words) => words.split(/ … |\n/)).flatMap((words) => words.trim() || [])
}
