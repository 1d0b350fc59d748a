import { writtenOut } from '../../language/noted-signs.ts'
import { wordsOf } from '../../language/words.ts'
import { listed, lowered, raised } from './composed/phrase.ts'
import { openVerb } from './deed.ts'
import type { CellsOf } from './rows.ts'
import { hasMark, isPlaced } from './told-elsewhere.ts'
import type { WorkBreakdown } from './work-breakdown.ts'

type StepCells = CellsOf<'step'>

/** The rows around a step, and which of them it is: a place may be that of its people, a pass mark a commitment's. */
type Around = { id: string; rows: Pick<WorkBreakdown, 'people' | 'commitments'> }

/** What a step needs so that a plan can be composed from it, each with the cells of which one has to be filled and how it is called when it is not. */
const NEEDED: readonly { words: string; isPlural?: true; isThere: (cells: StepCells, around: Around) => boolean }[] = [
  { words: 'what is done', isThere: ({ action }) => counts(action) },
  { words: 'method', isThere: ({ method }) => counts(method) },
  { words: 'tools', isPlural: true, isThere: ({ tools, input }) => counts(tools) || counts(input) },
  { words: 'people', isPlural: true, isThere: ({ lead, people }) => counts(lead) || (counts(people) && people?.value.length !== 0) },
  {
    words: 'place',
    isThere: ({ place, lead, people }, { rows }) =>
      isPlaced({ place: counted(place), lead: counted(lead), people: counted(people) ?? [] }, rows.people),
  },
  { words: 'months', isPlural: true, isThere: ({ from_month, to_month }) => counts(from_month) && counts(to_month) },
  { words: 'result', isThere: ({ result }) => counts(result) },
  { words: 'a pass mark', isThere: ({ proof }, { id, rows }) => hasMark({ id, proof: counted(proof) ?? [] }, rows.commitments) },
]

/** In a sentence what a step lacks: "Method, tools and a pass mark are missing."; null when nothing is. What is only suggested does not count. */
export function missingWords(cells: StepCells, around: Around): string | null {
  const missing = NEEDED.filter(({ isThere }) => !isThere(cells, around))
  const [first] = missing
  if (!first) return null
  const names = missing.map(({ words }) => words)
  return `${raised(listed(names))} ${names.length > 1 || first.isPlural ? 'are' : 'is'} missing.`
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
