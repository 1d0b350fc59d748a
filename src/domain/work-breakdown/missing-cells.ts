import { listed, raised } from './composed/phrase.ts'
import type { CellsOf } from './rows.ts'

type StepCells = CellsOf<'step'>

/** What a step needs so that a plan can be composed from it, each with the cells of which one has to be filled and how it is called when it is not. */
const NEEDED: readonly { words: string; isPlural?: true; isThere: (cells: StepCells) => boolean }[] = [
  { words: 'what is done', isThere: ({ action }) => counts(action) },
  { words: 'method', isThere: ({ method }) => counts(method) },
  { words: 'tools', isPlural: true, isThere: ({ tools, input }) => counts(tools) || counts(input) },
  { words: 'people', isPlural: true, isThere: ({ lead, people }) => counts(lead) || (counts(people) && people?.value.length !== 0) },
  { words: 'place', isThere: ({ place }) => counts(place) },
  { words: 'months', isPlural: true, isThere: ({ from_month, to_month }) => counts(from_month) && counts(to_month) },
  { words: 'result', isThere: ({ result }) => counts(result) },
  {
    words: 'a pass mark',
    isThere: ({ proof }) => counts(proof) && (proof?.value ?? []).some(({ comparator, value }) => comparator && value),
  },
]

/** In a sentence what a step lacks: "Method, tools and a pass mark are missing."; null when nothing is. What is only suggested does not count. */
export function missingWords(cells: StepCells): string | null {
  const missing = NEEDED.filter(({ isThere }) => !isThere(cells))
  const [first] = missing
  if (!first) return null
  const names = missing.map(({ words }) => words)
  return `${raised(listed(names))} ${names.length > 1 || first.isPlural ? 'are' : 'is'} missing.`
}

function counts(cell: { state: string } | undefined): boolean {
  return cell !== undefined && cell.state !== 'suggested'
}
