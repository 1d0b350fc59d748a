import type { WorkBreakdown, WorkStep } from '../../src/domain/work-breakdown/work-breakdown.ts'
import { type Share, sharedRoots } from './carried.ts'
import { sameWords } from './same-words.ts'

/** A row by its cells, in words; months and steps are words, too. */
type Cells = Record<string, string>

/**
 * How many cells somebody has to set right or fill in so that the rows that were read become the ones that are meant, of all that are meant: cells
 * that differ or are empty, and a row that nothing meant for each one too many.
 */
export function correctionsFor(read: WorkBreakdown, meant: WorkBreakdown): Share {
  const kinds = [
    [read.steps.map((step) => stepCells(step, read)), meant.steps.map((step) => stepCells(step, meant))],
    [read.people.map(cellsIn), meant.people.map(cellsIn)],
    [read.commitments.map(cellsIn), meant.commitments.map(cellsIn)],
    [read.risks.map(cellsIn), meant.risks.map(cellsIn)],
    [read.furnished.map(cellsIn), meant.furnished.map(cellsIn)],
    [[cellsIn(read.plan)], [cellsIn(meant.plan)]],
  ] as const
  return kinds.map(([some, all]) => ofKind(some, all)).reduce((sum, one) => ({ there: sum.there + one.there, of: sum.of + one.of }))
}

function ofKind(read: readonly Cells[], meant: readonly Cells[]): Share {
  const pairs = paired(read, meant)
  const right = pairs.reduce((sum, pair) => sum + pair.right, 0)
  const cells = meant.reduce((sum, row) => sum + Object.keys(row).length, 0)
  return { there: cells - right + read.length - pairs.length, of: cells }
}

/** Each row that is meant with the one that takes least to set right, the surest first; a row that shares no word with it would be no help. */
function paired(read: readonly Cells[], meant: readonly Cells[]): { one: Cells; row: Cells; right: number }[] {
  const all = read.flatMap((one) => meant.map((row) => ({ one, row, right: rightCells(one, row), alike: likeness(one, row) })))
  const best = all.filter(({ alike }) => alike > 0).sort((first, other) => other.right - first.right || other.alike - first.alike)
  const taken = new Set<Cells>()
  return best.filter(({ one, row }) => {
    const isFree = !taken.has(one) && !taken.has(row)
    if (isFree) taken.add(one).add(row)
    return isFree
  })
}

function rightCells(one: Cells, row: Cells): number {
  return Object.entries(row).filter(([cell, words]) => one[cell] && sameWords(one[cell] ?? '', words)).length
}

/** How many words two rows share, all cells together. */
function likeness(one: Cells, other: Cells): number {
  return sharedRoots(Object.values(one).join(' '), Object.values(other).join(' '))
}

function stepCells(step: WorkStep, { steps }: WorkBreakdown): Cells {
  const { id: _, needs, proof, requirement_ids: __, interim: ___, people, goes_to: ____, ...cells } = step
  // who leads works on it
  const others = people.filter((name) => name !== step.lead)
  const needed = needs.map((one) => steps.find(({ id }) => id === one)?.action ?? '').join(' ')
  return cellsIn({ ...cells, people: others.join(' '), needs: needed, proof: proof.map((one) => Object.values(one).join(' ')).join(' ') })
}

function cellsIn(row: object): Cells {
  const kept = Object.entries(row).filter(([name, value]) => name !== 'id' && name !== 'step_ids' && value !== undefined && value !== '')
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
