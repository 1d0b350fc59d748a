import { type ComposedLine, cellsOf, ownLine } from './composed.ts'
import { interimState } from './criteria.ts'
import type { Composition } from './frame.ts'
import { lowered, open, raised } from './phrase.ts'
import type { Portion, Span } from './spine.ts'

/** A title is read at a glance. */
const LONGEST_TITLE = 90

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
  if (leading.is === 'interim') return { text: shortened(named(interimState(step, due))), from: cellsOf(step.id, 'interim', 'result') }
  const text = shortened(step.result ? named(step.result) : step.action)
  return { text, from: cellsOf(step.id, step.result ? 'result' : 'action') }
}

/** Of the steps that end last the one whose result goes to the Government, else the one that is judged by most figures. */
function leadingPortion(portions: readonly Portion[]): Portion | undefined {
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

/** What may be left off the end of a title: what is said of the thing, not the thing. */
const ASIDE = /(?:,| that| which| using| by| with| for| to| in| on| and)\s/g
const SHORTEST_TITLE = 25

function shortened(text: string): string {
  const words = open(text)
  if (words.length <= LONGEST_TITLE) return raised(lowered(words))
  const ends = [...words.slice(0, LONGEST_TITLE).matchAll(ASIDE)].map(({ index }) => index).filter((end) => end >= SHORTEST_TITLE)
  return raised(lowered(words.slice(0, ends.at(-1) ?? LONGEST_TITLE).replace(ends.length > 0 ? '' : /\s+\S*$/, '')))
}
