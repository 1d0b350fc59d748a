import { isToldIn } from '../../../domain/grounding/coverage-exception.ts'
import { isProhibition } from '../../../domain/grounding/prohibition.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isTestable } from '../../../domain/solicitation/requirement/answered-by.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { figuresHeld, tellsOtherwise } from '../../../domain/work-breakdown/composed/asked-figure.ts'
import { shownIn } from '../../../domain/work-breakdown/composed/criteria.ts'
import type { Composition } from '../../../domain/work-breakdown/composed/frame.ts'
import { figure, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isFromSolicitation, REST } from '../../../domain/work-breakdown/from-solicitation.ts'
import { likelySteps, mayAnswer, SURE } from '../../../domain/work-breakdown/matched-requirements.ts'
import { saysOther } from '../../../domain/work-breakdown/showing-tests.ts'
import { askedFigures, figuresOf, isOfOtherKind, tellingOf } from '../../../domain/work-breakdown/told-figures.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { stemsIn } from '../../../language/stem.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf, offering } from './gap.ts'
import { isSet, type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { namedValue, quoted, quoteOf } from './quoting.ts'

/** How many requirements a milestone asks about: what else it lacks has to be asked as well. */
const MOST = 2

/** As many signs of a requirement tell which one it is; all of it stands beside the question. */
const SHORT = 60

/** How much a value weighs that stands otherwise in a test, a requirement that nothing answers or no test shows, and a figure that is not told; what is taken off where it binds less. */
const WEIGHT = { otherwise: 36, unanswered: 34, untested: 32, untold: 30 }
const LESS: Record<Requirement['strength'], number> = { must: 0, should: 1, objective: 3 }

/**
 * What is open of the requirements of the steps that end in a milestone: a test has another value, no test shows one, its figure is not told, or no step does
 * one that one of these surely would. Which test shows a requirement is judged where its criterion names it (`shownIn`), which step does where rows are matched.
 */
export function requirementGaps({ facts, milestone }: MilestoneNow): Gap[] {
  const { composition, milestones } = planRows(facts)
  const { rows, frame } = composition
  const all = openTasks(milestone, facts)
  const ended = all.filter(({ isInterim, step }) => !isInterim && !isSet(step))
  if (ended.length === 0) return []
  const lines = milestones.flatMap((one) => [...one.all, ...one.deliverables, ...one.criteria])
  // a stated exception leaves nothing to ask, as long as the plan tells its figures
  const isExcepted = ({ id }: Requirement) =>
    rows.steps.some(({ limits }) =>
      limits?.some(({ exception, told, requirement_id }) => exception && requirement_id === id && isToldIn(lines, { told, exception })),
    )
  const asked = frame.requirements.filter((one) => isOfPhase(one, facts.phase) && !isProhibition(one) && !isExcepted(one))
  const answering = (one: Requirement) => rows.steps.findLast(({ id, requirement_ids }) => id !== REST && requirement_ids.includes(one.id))
  const linked = asked.flatMap((one) => {
    const of = ended.find(({ step }) => step.id === answering(one)?.id)
    if (!of) return []
    return isTestable(one) ? testGap(one, of, composition) : untold(one, of, milestone)
  })
  const left = asked.filter((one) => one.whose === 'work' && !answering(one))
  return [...linked, ...unanswered(left, composition, ended)].sort((one, other) => other.weight - one.weight).slice(0, MOST)
}

/** What is open of a requirement that a test has to show: nothing where one of those that show it has its values or is passed in words. */
function testGap(one: Requirement, of: OpenTask, composition: Composition): Gap[] {
  const showing = [...shownIn(composition)].flatMap(([test, ids]) => (ids.includes(one.id) ? [test] : []))
  if (showing.length === 0) {
    if (figuresHeld(one).length > 0) return [untested(one, of, composition)]
    // work without a figure is done when it is done, and what no test could show is told
    if (one.whose === 'work') return []
    return of.step.proof.length > 0 ? [untested(one, of, composition)] : [methodGap(one, of, WEIGHT.untold, UNSHOWN)]
  }
  const [nearest] = mostAlike(
    one,
    of.step.proof.filter((proof) => showing.includes(proof)),
  )
  const isOpen = (test: Proof) => tellsOtherwise(test, one) && !isSettled(test, one, of, composition)
  return nearest && showing.every(isOpen) ? [otherwise(one, of, nearest)] : []
}

/** Whether another value than a requirement has is right: a person has said that it is of something else, or the topic sets it itself in another one. */
function isSettled(test: Proof, one: Requirement, { step }: OpenTask, { frame }: Composition): boolean {
  const told = figure(test)
  const isSaid = step.limits?.some((said) => saysOther(said, one.id, told))
  const { own } = figuresOf(test)
  const isSetBy = (other: Requirement) =>
    alike(other, test) > 0 && askedFigures({ quantities: figuresHeld(other) }).some((asked) => tellingOf(asked, own) === 'same')
  return isSaid === true || frame.requirements.some((other) => other.id !== one.id && isSetBy(other))
}

function otherwise(one: Requirement, of: OpenTask, proof: Proof): Gap {
  const q = `The test ${quoted(testNamed(proof))} has another value than ${one.id}. Which one counts?`
  const [asked, fills] = [limitOf(one), { cell: 'proof', about: proof.quantity, instead: { proof } } as const]
  return requirementGap(one, of, WEIGHT.otherwise, { q, why: `The solicitation asks for ${asked}.`, fills, offers: [figure(proof), asked] })
}

const UNSHOWN = 'The plan says that this work answers it, but nothing in it shows that.'

/** The limits that a requirement sets, without the objectives beside them. */
export function limitOf(one: Requirement): string {
  return figuresHeld(one)
    .filter(({ threshold_or_objective }) => threshold_or_objective !== 'objective')
    .map(figure)
    .join(' and ')
}

/**
 * Which test shows it is not guessed: all of the plan are there to choose from, and the chosen one shows it as it stands; those of the task that are of its
 * matter are offered first.
 */
function untested(one: Requirement, of: OpenTask, { rows }: Composition): Gap {
  const named = namedValue(one)
  const q = `Which test of ${taskOf(of)} shows ${one.id}${named ? `, ${quoted(named)}` : ''}, and what counts as a pass?`
  const why = 'The plan says that this work answers it, but no test of it shows that.'
  // another test has no name of one that stands there, which it would take the place of
  const about = (named && one.quantities[0]?.what) ?? open(requirementWords(one))
  const tests = [...rows.steps.filter(({ id }) => id !== of.step.id), of.step].flatMap(({ id, action, proof }) => {
    const elsewhere = id === of.step.id ? {} : { action }
    // of two that read the same that of the task counts
    return proof.map((test) => [testNamed(test), { requirement_id: one.id, quantity: test.quantity, ...elsewhere }] as const)
  })
  const people = rows.people.map(({ name }) => name.split(',', 1)[0] ?? name)
  const fills = {
    cell: 'proof',
    about,
    people,
    requirement_id: one.id,
    ...(tests.length > 0 ? { choices: Object.fromEntries(tests) } : {}),
  } as const
  return requirementGap(one, of, WEIGHT.untested, {
    q,
    why,
    fills,
    offers: mostAlike(one, of.tests)
      .filter((test) => isOfMatter(one, test))
      .map(testNamed),
  })
}

/** "rope pull: at most 390 N" */
function testNamed(test: Proof): string {
  return [test.quantity, figure(test)].filter(Boolean).join(': ')
}

function mostAlike(one: Requirement, tests: readonly Proof[]): Proof[] {
  return [...tests].sort((first, second) => alike(one, second) - alike(one, first))
}

function alike(one: Requirement, { quantity }: Proof): number {
  const named = stemsIn(requirementWords(one))
  return stemsIn(quantity).filter((word) => named.includes(word)).length
}

/** Whether a test may be of what a requirement is of: its figures are of no other kind, and some word of its name stands there or one of them is of the kind that is asked. */
export function isOfMatter(one: Requirement, test: Proof): boolean {
  const [asked, told] = [askedFigures({ ...one, quantities: figuresHeld(one) }), figuresOf(test)]
  return !isOfOtherKind(asked, told) && (alike(one, test) > 0 || asked.some((figure) => tellingOf(figure, told.own) !== 'none'))
}

/** A figure of a requirement that its task is to answer and that nothing there tells. */
function untold(one: Requirement, of: OpenTask, { acceptance_criteria }: StoredMilestone): Gap[] {
  const { task, step } = of
  const words = [task.text, ...task.labels.map(({ text }) => text), ...acceptance_criteria, step.method, step.result]
  const { own } = figuresOf({ quantity: words.join('; ') })
  const isUntold = askedFigures({ quantities: figuresHeld(one) }).some((asked) => ['other', 'none'].includes(tellingOf(asked, own)))
  return isUntold ? [methodGap(one, of, WEIGHT.untold, `The plan does not say ${quoted(limitOf(one))} of it.`)] : []
}

/** The requirements that no step of the plan does and of which one that ends here surely would, unless somebody has said that it does not. */
function unanswered(left: readonly Requirement[], { rows, frame }: Composition, ended: readonly OpenTask[]): Gap[] {
  if (left.length === 0) return []
  const own = rows.steps.filter((step) => !isFromSolicitation(step))
  // one is told apart from all others
  const likeliest = likelySteps(frame.requirements, own, rows)
  return left.flatMap((one) => {
    const [best] = likeliest[frame.requirements.indexOf(one)] ?? []
    const of =
      best && best.likely > SURE && mayAnswer(best.step, one, best.isShown) ? ended.find(({ step }) => step.id === best.step.id) : undefined
    return of ? [methodGap(one, of, WEIGHT.unanswered, 'No step of the plan answers it yet, and this one comes nearest.')] : []
  })
}

/** What is done for a requirement stands as a statement behind the method, and the requirement beside the step. */
function methodGap(one: Requirement, of: OpenTask, weight: number, why: string): Gap {
  const instead = of.step.method === undefined ? {} : { instead: { method: of.step.method } }
  const q = `How does ${taskOf(of)} meet ${one.id}, ${quoted(namedValue(one) ?? requirementWords(one), SHORT)}?`
  return requirementGap(one, of, weight, { q, why, fills: { cell: 'method', requirement_id: one.id, ...instead } })
}

function taskOf({ task }: OpenTask): string {
  return task.number ? `Task ${task.number}` : 'this work'
}

type Asked = { q: string; why: string; fills: Omit<Gap['question']['fills'], 'tasks'>; offers?: string[] }

function requirementGap(one: Requirement, { task, step }: OpenTask, weight: number, { q, why, fills, offers = [] }: Asked): Gap {
  const tasks = [{ number: task.number ?? '', action: step.action }]
  return gapOf('requirement', weight - LESS[one.strength], { q, why, ...quoteOf(one), ...offering(offers), fills: { ...fills, tasks } })
}
