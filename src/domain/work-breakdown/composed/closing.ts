import { beginsWithVerb } from '../../../language/action.ts'
import type { Phase } from '../../program.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { answeredIds } from '../solicitation-steps.ts'
import type { PlanFields, WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf, ownLine } from './composed.ts'
import type { Composition } from './frame.ts'
import { closed, lowered, numbered, open, raised } from './phrase.ts'
import { quotedLines } from './step-lines.ts'

/** What the company aims at behind this phase stands under labels that say so: nobody is to read it as promised for this one. */
export function closingLabels(phase: Phase) {
  const next = phase === 'I' ? 'Phase II' : 'Phase III'
  return { end_state: `End state sought after Phase ${phase}`, next_phase: `Intended for ${next}`, later: `For the ${next} plan` }
}

/** What the work leads to, what the solicitation asks for later, and what the option would add. */
export function closing({ rows, frame }: Composition): ComposedLine[] {
  const labels = closingLabels(frame.phase)
  const taken = answeredIds(rows.steps)
  const later = frame.later.filter(({ id }) => !taken.has(id))
  return [
    ...planLines(rows, [
      ['end_state', labels.end_state],
      ['end_user', 'End user'],
      ['next_phase', labels.next_phase],
    ]),
    ...quotedLines(labels.later, later.slice(0, MOST_QUOTED)),
    ...rest(later.slice(MOST_QUOTED)),
    ...rows.steps.filter(({ part }) => part === 'option').map(optionLine),
  ]
}

/** So many are quoted; a page of them would hide what this phase does. */
const MOST_QUOTED = 12

function rest(later: readonly Requirement[]): ComposedLine[] {
  return later.length === 0 ? [] : [ownLine(`- and ${numbered(later.map(({ id }) => id))}, as numbered in the solicitation's requirements`)]
}

/** What is said of the plan as a whole, each cell as it was typed behind its label. */
export function planLines({ plan }: WorkBreakdown, cells: readonly (readonly [cell: keyof PlanFields, label: string])[]): ComposedLine[] {
  return cells.flatMap(([cell, label]) => {
    const words = plan[cell]
    return words ? [{ text: `${label}: ${closed(raised(words))}`, from: cellsOf('plan', cell) }] : []
  })
}

function optionLine(step: WorkStep): ComposedLine {
  const { action, method, result } = step
  const work = beginsWithVerb(action) ? `the Contractor shall ${lowered(open(action))}` : `work: ${open(action)}`
  const how = [method && `Method: ${open(method)}.`, result && `Result: ${open(result)}.`].filter(Boolean)
  return { text: [`Option: ${raised(work)}.`, ...how].join(' '), from: cellsOf(step.id, 'action', 'method', 'result') }
}
