import { isFromSolicitation } from '../solicitation-steps.ts'
import { type ComposedLine, cellsOf, ownLine } from './composed.ts'
import { interimState } from './criteria.ts'
import type { Composition } from './frame.ts'
import { open, raised, shortened } from './phrase.ts'
import type { Portion, Span } from './spine.ts'

/** The title of a milestone: the cell of the step that leads it, else the result of the step that ends last in it; kickoff and close are named for what they are. */
export function titleOf({ number, due, portions }: Span, before: Span | undefined, { frame }: Composition): ComposedLine {
  if (number === 1) return ownLine('Kickoff and baseline of the requirements')
  if (number === frame.milestones)
    return ownLine(frame.phase === 'I' ? 'Final report and Phase II plan' : 'Final report and Phase III transition plan')
  const titled = portions.find(({ step, is }) => step.title && is !== 'interim')?.step
  if (titled?.title) return { text: raised(open(titled.title)), from: cellsOf(titled.id, 'title') }
  const leading = leadingPortion(portions)
  if (!leading) return ownLine(`Review of the results of Milestone ${before?.number ?? 1}`)
  const { step } = leading
  if (leading.is === 'interim')
    return { text: raised(shortened(named(interimState(step, due)))), from: cellsOf(step.id, 'interim', 'result') }
  const text = raised(shortened(step.result ? named(step.result) : step.action))
  return { text, from: cellsOf(step.id, step.result ? 'result' : 'action') }
}

/** Of the company's steps, where there are some, and of those that end last the one whose result goes to the Government, else the one that is judged by most figures. */
function leadingPortion(all: readonly Portion[]): Portion | undefined {
  const own = all.filter(({ step }) => !isFromSolicitation(step))
  const portions = own.length > 0 ? own : all
  const end = Math.max(...portions.map(({ to }) => to))
  const weightOf = ({ step }: Portion) => (step.goes_to === 'Government' ? 10 : 0) + step.proof.length
  return portions
    .filter(({ to }) => to === end)
    .reduce<Portion | undefined>((best, one) => (best && weightOf(best) >= weightOf(one) ? best : one), undefined)
}

/** What a result is, without its format and without an article: "a written model with its error bounds, as Python files" → "Written model with its error bounds". */
function named(result: string): string {
  const [thing = result] = open(result).split(/,? as (?=an? |[A-Z]|\w+ files)|[;,(]| in an? (?=[A-Z])/)
  return thing.trim().replace(/^(?:an?|the|one)\s/i, '')
}
