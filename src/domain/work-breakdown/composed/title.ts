import { wordsOf } from '../../../language/words.ts'
import { isFromSolicitation } from '../from-solicitation.ts'
import { GOVERNMENT, goalsIn } from '../goals.ts'
import { type ComposedLine, cellsOf, ownLine } from './composed.ts'
import { interimState } from './criteria.ts'
import type { Composition } from './frame.ts'
import { paidEvent } from './paid-event.ts'
import { FIRST_PART, lowered, open, raised } from './phrase.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { named, shortened } from './thing.ts'

/** The title of a milestone: its name where the company planned it and did not name what it is paid for, the cell of a step that ends in it, else what the step that ends last in it is about; kickoff and close are named for what they are. */
export function titleOf({ number, due, portions }: Span, before: Span | undefined, { frame }: Composition): ComposedLine {
  const planned = frame.named?.[number - 1]
  const event = paidEvent({ number }, frame)
  const work = planned && (event || isStatement(planned.title)) ? workIn(portions, event) : undefined
  if (work) return work
  if (planned) return { text: raised(open(planned.title)), from: cellsOf(planned.id, 'title') }
  const own = portions.filter(({ step }) => !isFromSolicitation(step))
  const titled = own.findLast((one) => one.step.title && isEnded(one))?.step
  if (titled?.title) return { text: raised(open(titled.title)), from: cellsOf(titled.id, 'title') }
  if (number === 1) return ownLine('Kickoff and baseline of the requirements')
  if (number === frame.milestones)
    return ownLine(frame.phase === 'I' ? 'Final report and Phase II plan' : 'Final report and Phase III transition plan')
  const candidates = own.length > 0 ? own : portions
  const set = candidates.find((one) => one.step.title && isEnded(one))?.step
  if (set?.title) return { text: raised(open(set.title)), from: cellsOf(set.id, 'title') }
  const leading = leadingPortion(candidates)
  if (!leading) return ownLine(`Review of the results of Milestone ${before?.number ?? 1}`)
  const { step } = leading
  if (!isEnded(leading)) return { text: raised(shortened(interimState(step, due))), from: cellsOf(step.id, 'interim', 'action') }
  return { text: raised(named(step)), from: cellsOf(step.id, step.result ? 'result' : 'action') }
}

/** "Reports are handed over as PDF" says something of the work and names none of it. */
function isStatement(title: string): boolean {
  return wordsOf(title).some(({ pos }) => pos === 'AUX')
}

/**
 * The work that ends in a milestone by its names, where these are few, else by that of its leading step; where only a part of some is done in it, what it is paid for, else the work as a
 * part. Undefined where it has none.
 */
function workIn(portions: readonly Portion[], event: ReturnType<typeof paidEvent>): ComposedLine | undefined {
  const ended = portions.filter(isEnded)
  if (ended.length === 0 && event) return { text: raised(event.things.join('; ')), from: cellsOf(event.planned.id, 'title') }
  const own = ended.length > 0 ? ended : portions
  const nameOf = ({ step, is }: Portion) =>
    open(step.title ?? step.action) + (is === 'first' ? FIRST_PART : is === 'next' ? ' (continued)' : '')
  const names = own.map((one, at) => (at === 0 ? raised : lowered)(nameOf(one))).join('; ')
  const leading = leadingPortion(own)
  if (!leading) return undefined
  const text = shortened(names) === names ? names : raised(shortened(nameOf(leading)))
  return { text, from: own.flatMap(({ step }) => cellsOf(step.id, step.title ? 'title' : 'action')) }
}

/** Of the steps that end last the one whose result goes to the Government, else the one that is judged by most figures. */
function leadingPortion(portions: readonly Portion[]): Portion | undefined {
  const end = Math.max(...portions.map(({ to }) => to))
  const weightOf = ({ step }: Portion) => (goalsIn(step.goes_to).includes(GOVERNMENT) ? 10 : 0) + step.proof.length
  return portions
    .filter(({ to }) => to === end)
    .reduce<Portion | undefined>((best, one) => (best && weightOf(best) >= weightOf(one) ? best : one), undefined)
}
