import type { ComposedLine } from '../work-breakdown/composed/composed.ts'
import { actionIn } from '../work-breakdown/composed/told-task.ts'
import { factsOfCriterion, type HowFact } from './how-fact.ts'

/** A line as the rows compose it, with the first cell that it rests on. */
type FromRow = { text: string; cell?: ComposedLine['from'][number] | undefined }

/** What a pass mark tells of its task: who judges it is not who does it. */
const OF_TEST: ReadonlySet<HowFact> = new Set<HowFact>(['threshold', 'evidence'])

const NONE: ReadonlySet<HowFact> = new Set()

/**
 * Which facts the rows hold of a task although its text does not say them: its pass mark and what shows it are drafted as its criteria, with the
 * plan's completion. A task is known by what is done in it, whatever its number is by now.
 */
export function heldFacts(composed: readonly FromRow[]): (task: string) => ReadonlySet<HowFact> {
  const ofRow = new Map<string, Set<HowFact>>()
  for (const { text, cell } of composed.filter((one) => one.cell?.cell === 'proof')) {
    const facts = ofRow.get(cell?.row ?? '') ?? new Set()
    for (const fact of factsOfCriterion(text)) if (OF_TEST.has(fact)) facts.add(fact)
    ofRow.set(cell?.row ?? '', facts)
  }
  const rows = new Map(composed.flatMap(({ text, cell }) => (cell?.cell === 'action' ? [[actionIn({ text }), cell.row] as const] : [])))
  return (task) => ofRow.get(rows.get(actionIn({ text: task })) ?? '') ?? NONE
}
