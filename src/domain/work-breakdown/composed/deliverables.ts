import { dueLabel } from '../../schedule.ts'
import { type ComposedLine, cellsOf, ownLine } from './composed.ts'
import type { Composition } from './frame.ts'
import { LONGEST_THING, listed, open, raised, shortened } from './phrase.ts'
import { namedFor, statusReports } from './reports.ts'
import type { Span } from './spine.ts'

/** What is handed over in a milestone: the results that go to the Government. What one step hands to the next is none; then the milestone is reported. */
export function deliverablesOf(span: Span, { rows, frame }: Composition): ComposedLine[] {
  const ended = span.portions.filter(({ is }) => is !== 'interim').map(({ step }) => step)
  const isForAnother = (goal: string | undefined) => rows.steps.some(({ id }) => id === goal)
  const handed = ended.filter(({ result, goes_to }) => result && !isForAnother(goes_to))
  const lines = handed.map(({ id, result = '' }) => ({
    text: `${namedFor(shortened(raised(open(result)), LONGEST_THING), frame.component)}, to the TPOC`,
    from: cellsOf(id, 'result', 'goes_to'),
  }))
  const isOwn = span.number === 1 || span.number === frame.milestones
  const told = lines.length > 0 || isOwn ? lines : [report(span)]
  return [...told, ...statusReports(span, frame.phase, frame.component)]
}

/** Between kickoff and close a milestone has no tasks but those of its steps. */
function report({ number, portions, due }: Span): ComposedLine {
  const tasks = portions.map((_, at) => `${number}.${at + 1}`)
  const on = tasks.length > 0 ? ` on ${tasks.length > 1 ? 'Tasks' : 'Task'} ${listed(tasks)}` : ''
  return ownLine(`Progress report${on} (PDF): work done, results so far, open risks; to the TPOC by ${dueLabel(due)}`)
}
