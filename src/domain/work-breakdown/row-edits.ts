import type { CellsOf } from './rows.ts'

type StepCells = CellsOf<'step'>

/** What a step keeps to itself when it is split: what comes of it, and what only its whole answers. */
const STAYS: readonly (keyof StepCells)[] = ['requirement_ids', 'result', 'goes_to', 'proof', 'title', 'interim']

/** The cells of the second half of a step that is split: how, who and where are the same, what comes of it is still to be said. */
export function splitCells(cells: StepCells): StepCells {
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !STAYS.includes(name as keyof StepCells)))
}

/** The cells that change in a step when the next one is merged into it: texts are joined, lists united, months span both. */
export function mergedCells(cells: StepCells, next: StepCells): Partial<StepCells> {
  const merged: Record<string, unknown> = {}
  for (const name of Object.keys(next) as (keyof StepCells)[]) {
    const [one, other] = [cells[name], next[name]]
    if (!other || JSON.stringify(one?.value) === JSON.stringify(other.value)) continue
    const value = one ? joined(name, one.value, other.value) : other.value
    if (value !== one?.value) merged[name] = one ? { value, origin: { from: 'person' }, state: 'seen' } : other
  }
  return merged as Partial<StepCells>
}

function joined(name: keyof StepCells, one: unknown, other: unknown): unknown {
  if (name === 'from_month') return Math.min(Number(one), Number(other))
  if (name === 'to_month') return Math.max(Number(one), Number(other))
  if (name === 'lead' || name === 'part') return one
  if (Array.isArray(one) && Array.isArray(other)) return united(one, other)
  return `${one}; ${other}`
}

function united(one: readonly unknown[], other: readonly unknown[]): unknown[] {
  const known = new Set(one.map((value) => JSON.stringify(value)))
  return [...one, ...other.filter((value) => !known.has(JSON.stringify(value)))]
}

/** The names of the steps that another step or row speaks of, with one put in another's place; null when it is not among them. */
export function repointed(ids: readonly string[], from: string, to: string, self: string): string[] | null {
  if (!ids.includes(from)) return null
  return [...new Set(ids.map((id) => (id === from ? to : id)))].filter((id) => id !== self)
}
