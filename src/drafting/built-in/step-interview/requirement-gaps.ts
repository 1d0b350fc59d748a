import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isTestable } from '../../../domain/solicitation/requirement/answered-by.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { shownIn } from '../../../domain/work-breakdown/composed/criteria.ts'
import { figure, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { lacksMark } from '../../../domain/work-breakdown/composed/proven.ts'
import { askedFigures, figuresOf, tellingOf } from '../../../domain/work-breakdown/told-figures.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { stemsIn } from '../../../language/stem.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf } from './gap.ts'
import { type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { asked, quoted } from './quoting.ts'

/** How many requirements a step asks about: what else it lacks has to be asked as well. */
const MOST = 2

/** How much a value weighs that stands otherwise in a test, and a requirement that no test shows; what is taken off where it binds less. */
const WEIGHT = { otherwise: 12, untested: 10 }
const LESS: Record<Requirement['strength'], number> = { must: 0, should: 1, objective: 2 }

/**
 * The requirements that stand on a step which ends in this milestone and that no test of it shows, or one with another value: the answer is a pass mark of that
 * step. In which step one is answered that stands on none is said beside the steps themselves.
 */
export function requirementGaps({ facts, milestone }: MilestoneNow): Gap[] {
  const { rows, frame } = planRows(facts).composition
  const shown = new Set([...shownIn(planRows(facts).composition).values()].flat())
  const ended = openTasks(milestone, facts).filter(({ isInterim }) => !isInterim)
  const isOpen = (one: Requirement) => isTestable(one) && isOfPhase(one, facts.phase) && (lacksMark(one, rows) || !shown.has(one.id))
  const gaps = frame.requirements.filter(isOpen).flatMap((one) => {
    const last = rows.steps.findLast(({ requirement_ids }) => requirement_ids.includes(one.id))
    const of = ended.find(({ step }) => step.id === last?.id)
    return of ? [askedOf(one, of)] : []
  })
  return gaps.sort((one, other) => other.weight - one.weight).slice(0, MOST)
}

function askedOf(one: Requirement, of: OpenTask): Gap {
  const other = of.step.proof.find((proof) => tellsOtherwise(proof, one))
  const asks = `The solicitation asks ${asked(one)}`
  if (other) {
    const q = `${asks}; the test says ${quoted(`${other.quantity}: ${figure(other)}`)}. Which value counts as met?`
    const why = 'A value of the solicitation stands otherwise in the plan.'
    return markGap(one, of, WEIGHT.otherwise, { q, why, about: other.quantity, instead: { proof: other } })
  }
  const work = of.task.number ? `Task ${of.task.number}` : 'this work'
  const q = `${asks}. Which test of ${work} shows it, and what counts as a pass?`
  const why = 'The plan says that this work answers it, but no test of it has this pass mark.'
  const [what] = one.quantities.flatMap((quantity) => quantity.what || [])
  return markGap(one, of, WEIGHT.untested, { q, why, about: what ?? open(requirementWords(one)) })
}

/** Whether a test has another value of what a requirement names, in the same unit. */
function tellsOtherwise(proof: Proof, one: Requirement): boolean {
  const named = stemsIn(requirementWords(one))
  const isOf = stemsIn(proof.quantity).some((word) => named.includes(word))
  return isOf && askedFigures(one).some((figure) => tellingOf(figure, figuresOf(proof).own) === 'other')
}

type Asked = { q: string; why: string; about: string; instead?: Record<string, unknown> }

function markGap(one: Requirement, { task, step }: OpenTask, weight: number, { q, why, about, instead }: Asked): Gap {
  const { id, quote, page, strength } = one
  const fills = {
    cell: 'proof' as const,
    tasks: [{ number: task.number ?? '', action: step.action }],
    about,
    ...(instead ? { instead } : {}),
  }
  const shown = { quote, page, requirement_id: id, ...(isReworded(one) ? { words: requirementWords(one) } : {}) }
  return gapOf('requirement', weight - LESS[strength], { q, why, ...shown, fills })
}
