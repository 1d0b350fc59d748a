import { writtenOut } from '../../language/noted-signs.ts'
import { wordsOf } from '../../language/words.ts'
import { lowered } from './composed/phrase.ts'
import { openVerb } from './deed.ts'
import type { CellsOf } from './rows.ts'
import { hasMark, isPlaced } from './told-elsewhere.ts'
import type { WorkBreakdown } from './work-breakdown.ts'

type StepCells = CellsOf<'step'>

/** The rows around a step, and which of them it is: a place may be that of its people, a pass mark a commitment's. */
type Around = { id: string; rows: Pick<WorkBreakdown, 'people' | 'commitments'> }

/** What a step needs so that a plan can be composed from it, by the cell that is to be filled. */
const NEEDED: readonly [keyof StepCells, (cells: StepCells, around: Around) => boolean][] = [
  ['action', ({ action }) => counts(action)],
  ['method', ({ method }) => counts(method)],
  ['tools', ({ tools, input }) => counts(tools) || counts(input)],
  ['people', ({ lead, people }) => counts(lead) || (counts(people) && people?.value.length !== 0)],
  [
    'place',
    ({ place, lead, people }, { rows }) =>
      isPlaced({ place: counted(place), lead: counted(lead), people: counted(people) ?? [] }, rows.people),
  ],
  ['from_month', ({ from_month, to_month }) => counts(from_month) && counts(to_month)],
  ['result', ({ result }) => counts(result)],
  ['proof', ({ proof }, { id, rows }) => hasMark({ id, proof: counted(proof) ?? [] }, rows.commitments)],
]

/** The cells that a step lacks. What is only suggested does not count. */
export function missingCells(cells: StepCells, around: Around): string[] {
  return NEEDED.flatMap(([cell, isThere]) => (isThere(cells, around) ? [] : [cell]))
}

/** What is mostly done in a step, for whoever has named only a thing: one of them goes before its name. */
export const COMMON_VERBS = ['Build', 'Design', 'Model', 'Test', 'Measure', 'Conduct', 'Prepare', 'Write'] as const

/** What is to be asked of a step's words, of which nobody but the company knows what is done: "camera ring", "load cases". */
export function verbAsked({ action, deed }: StepCells): ReturnType<typeof openVerb> {
  const told = counted(action)
  return told === undefined ? null : openVerb({ action: told, deed: counted(deed) })
}

/** "Build" and "Camera ring" → "Build the camera ring"; a word with a capital inside is a name, and of several things joined none has an article. */
export function withVerb(verb: string, thing: string): string {
  const told = writtenOut(thing)
  const words = wordsOf(told)
  const isNamed = ['DET', 'NUM', 'PRON'].includes(words[0]?.pos ?? '')
  const isName = /^\S+?\p{Lu}/u.test(told)
  return `${verb} ${isNamed || words.some(({ pos }) => pos === 'CCONJ') ? '' : 'the '}${isName ? told : lowered(told)}`
}

function counts(cell: { state: string; value: unknown } | undefined): boolean {
  return counted(cell) !== undefined
}

function counted<Value>(cell: { state: string; value: Value } | undefined): Value | undefined {
  return cell && cell.state !== 'suggested' ? cell.value : undefined
}
