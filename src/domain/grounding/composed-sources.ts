import { sentencesIn } from '../../language/sentence.ts'
import type { Answer } from '../interview.ts'
import type { CellRef, ComposedLine, ComposedMilestone } from '../work-breakdown/composed/composed.ts'
import type { Cell } from '../work-breakdown/rows.ts'
import { cellTexts, ROW_ENTRY } from './row-entries.ts'
import type { ComposedSource, Origin } from './sources.ts'

type KeptRow = { id: string; cells: Readonly<Record<string, Cell | undefined>> }

/** A line names no more sources than a person would look at. */
const MOST_ORIGINS = 4

/**
 * The lines that the rows compose, each with its first cell and with what its cells rest on: the words of an answer, or what a person typed or has
 * accepted. A line of which one cell rests on something else names nothing. Of the product's own lines only those are among them that name a requirement,
 * which rest on where it is asked, and criteria.
 */
export function composedSources(
  milestones: readonly Pick<ComposedMilestone, 'milestone_number' | 'all' | 'deliverables' | 'criteria'>[],
  rows: readonly KeptRow[],
  answers: readonly Answer[],
  askedIn: (requirement_id: string) => Origin | null = () => null,
): ComposedSource[] {
  const cells = new Map(rows.map(({ id, cells }) => [id, cells]))
  const ids = new Set(cells.keys())
  const originsOf = ({ row, cell }: CellRef): Origin[] | null => {
    const kept = cells.get(row)
    if (!kept) return null
    const told = kept[cell]
    return told ? originOf(told, answers, ids) : []
  }
  return milestones
    .flatMap(({ milestone_number, all, deliverables, criteria }) => {
      const told = (line: ComposedLine, of: Pick<ComposedSource, 'criterion_of'>) => ({ line, of })
      return [
        ...[...all, ...deliverables].map((line) => told(line, {})),
        ...criteria.map((line) => told(line, { criterion_of: milestone_number })),
      ]
    })
    .flatMap(({ line: { text, from, requirement_ids = [] }, of }) => {
      const [cell] = from
      const found = [...from.map(originsOf), requirement_ids.flatMap((id) => askedIn(id) ?? [])]
      const origins = [...new Map(found.flatMap((some) => some ?? []).map((one) => [JSON.stringify(one), one])).values()]
      const isKnown = !found.includes(null)
      const known = isKnown ? origins.slice(0, MOST_ORIGINS) : []
      const isSource = cell || known.length > 0 || of.criterion_of !== undefined
      return isSource ? [{ text, origins: known, ...(cell && { cell }), ...of }] : []
    })
}

/** What a cell rests on; nothing where it only points to other rows, null where it is not known. */
function originOf({ value, origin, state }: Cell, answers: readonly Answer[], ids: ReadonlySet<string>): Origin[] | null {
  const said = origin.from === 'answer' ? sentenceOf(origin, answers) : null
  if (said) return [said]
  if (state !== 'seen' && origin.from !== 'person') return null
  const quote = cellTexts(value)
    .filter((text) => !ids.has(text))
    .join('; ')
  return quote === '' ? [] : [{ kind: 'entry', from: 'project', label: ROW_ENTRY, quote }]
}

/** The sentence of an answer in which the words of a cell stand, all pieces of them if "…" parts them; null where the answer says otherwise by now. */
function sentenceOf({ slot, words }: { slot: string; words: string }, answers: readonly Answer[]): Origin | null {
  const given = answers.find((one) => one.slot === slot)
  const pieces = words.split(' … ')
  if (!given || !pieces.every((piece) => given.answer.includes(piece))) return null
  const { question, answer } = given
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one))
  const at = answer.indexOf(longest)
  const around = sentencesIn(answer).find(({ start, end }) => start <= at && at + longest.length <= end)
  return { kind: 'answer', slot, question, quote: around ? answer.slice(around.start, around.end) : longest }
}
