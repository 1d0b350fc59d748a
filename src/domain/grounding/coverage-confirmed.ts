import { alikePairs } from '../../language/alike.ts'
import { writtenOut } from '../../language/noted-signs.ts'
import { standingIn } from '../../language/tokens.ts'
import { blanksIn } from '../blank.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { EXISTING, FEASIBILITY, parse, SECURITY, sectionsOf } from '../milestone-document.ts'
import { taskVerbPhrase } from '../quality/how-task.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfTheStart } from '../solicitation/requirement/of-start.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import type { ConfirmedStep } from '../work-breakdown/confirmed-step.ts'
import { shownBy } from '../work-breakdown/showing-tests.ts'
import { bareStep, type Proof } from '../work-breakdown/work-breakdown.ts'
import { askedValues, binding, isKeptIn } from './coverage-asked.ts'
import { squeezed, type ToldPart, toldParts } from './coverage-part.ts'
import { requirementsShown } from './plan-number.ts'
import { isProhibition } from './prohibition.ts'

/** For each requirement that a person put on steps the tests of these that show it to be met. */
type ConfirmedTests = ReadonlyMap<string, readonly Proof[]>

/** What the tests of confirmed steps show, which does not hang on what a plan says. */
export function confirmedTests(requirements: readonly Requirement[], confirmed: readonly ConfirmedStep[]): ConfirmedTests {
  const steps = confirmed.map(({ action, requirement_ids, tests = [], shows }, at) =>
    bareStep(`${at}`, { action, requirement_ids, proof: tests, shows }),
  )
  if (steps.every(({ proof }) => proof.length === 0)) return new Map()
  const shown = shownBy(requirements, { steps, commitments: [] })
  const proofs = steps.flatMap(({ proof }) => proof)
  return new Map(requirements.map(({ id }) => [id, proofs.filter((one) => shown.get(one)?.includes(id))]))
}

/**
 * The coverage with what the company discloses, and with what a person put on a step: where the step's task stands in the plan, it answers its requirements; in full where the step has a result
 * or proof of its own, and what the requirement says in figures stands in its milestone; else in part. Beside the task stand the criteria that tell a test of the
 * step that shows the requirement; what is only alike in other milestones stands there no longer.
 */
export function withConfirmed(
  coverage: readonly Coverage[],
  requirements: readonly Requirement[],
  milestones: readonly StoredMilestone[],
  confirmed: readonly ConfirmedStep[],
  tests: ConfirmedTests = confirmedTests(requirements, confirmed),
): Coverage[] {
  const settled = new Map(requirements.map((one) => [one.id, settledBy(one, milestones)]))
  const tasks = confirmed.length > 0 ? milestones.flatMap(tasksOf) : []
  const told = tasksOfSteps(confirmed, tasks)
  return coverage.map((one) => {
    const own = settled.get(one.requirement_id)
    if (own) return { ...one, ...own }
    const steps = confirmed.filter(({ requirement_ids }) => requirement_ids.includes(one.requirement_id))
    const answering = (some: readonly ConfirmedStep[]) => tasks.filter((task) => some.some((step) => told.get(step)?.includes(task)))
    const done = answering(steps)
    if (done.length === 0) return one
    const criteria = criteriaTelling(tests.get(one.requirement_id) ?? [], milestones, numbersOf(done))
    const places = [...done, ...criteria]
    const shown = numbersOf(answering(steps.filter(({ is_shown }) => is_shown)))
    const requirement = requirements.find(({ id }) => id === one.requirement_id)
    const isFull =
      shown.length > 0 && one.changed.length === 0 && requirement !== undefined && keepsValues(requirement, milestones, shown, criteria)
    const numbers = numbersOf(places)
    const said = one.covered_by.length > 0 ? one.places.filter(({ milestone_number }) => numbers.includes(milestone_number)) : []
    const strength = isFull || one.strength === 'full' ? 'full' : 'partial'
    return { ...one, covered_by: numbers.toSorted((first, other) => first - other), strength, places: [...places, ...said] }
  })
}

/**
 * The coverage with the criteria that say by its number which requirement they show to be met, in whatever milestone: in full where they say its figures. Of what
 * is forbidden no number tells that it is not done.
 */
export function withNamed(
  coverage: readonly Coverage[],
  requirements: readonly Requirement[],
  milestones: readonly StoredMilestone[],
): Coverage[] {
  const shown = milestones.flatMap(({ milestone_number, acceptance_criteria }) =>
    acceptance_criteria.map((quote) => ({ ids: requirementsShown(quote), place: { milestone_number, part: 'criterion', quote } as const })),
  )
  return coverage.map((one, at) => {
    const requirement = requirements[at]
    const criteria = shown.flatMap(({ ids, place }) => (ids.includes(one.requirement_id) ? [place] : []))
    if (!requirement || criteria.length === 0 || isProhibition(requirement)) return one
    const isFull = one.changed.length === 0 && keepsValues(requirement, milestones, numbersOf(criteria), criteria)
    const covered_by = [...new Set([...one.covered_by, ...numbersOf(criteria)])].sort((first, other) => first - other)
    const others = one.places.filter(({ quote }) => one.strength !== 'quoted' && !criteria.some((other) => other.quote.includes(quote)))
    return { ...one, covered_by, strength: isFull || one.strength === 'full' ? 'full' : 'partial', places: [...others, ...criteria] }
  })
}

function numbersOf(places: readonly CoveredPlace[]): number[] {
  return [...new Set(places.map(({ milestone_number }) => milestone_number))]
}

/** The criteria that tell a test, by its name and by all figures of its value: those of some milestones, and of a test that none of them tells any other's. */
function criteriaTelling(tests: readonly Proof[], milestones: readonly StoredMilestone[], numbers: readonly number[]): CoveredPlace[] {
  const tells = (criterion: string, { quantity, value = '' }: Proof) =>
    standingIn([writtenOut(criterion)])(writtenOut(quantity)) && figuresIn(value).every((figure) => figuresIn(criterion).includes(figure))
  const criteria = milestones.flatMap(({ milestone_number, acceptance_criteria }) =>
    acceptance_criteria.map((quote): CoveredPlace => ({ milestone_number, part: 'criterion', quote })),
  )
  const telling = tests.map((test) => criteria.filter(({ quote }) => tells(quote, test)))
  const nearest = telling.flatMap((some) => {
    const own = some.filter((one) => numbers.includes(one.milestone_number))
    return own.length > 0 ? own : some
  })
  return criteria.filter((one) => nearest.includes(one))
}

/** Whether each figure of a requirement stands in what some milestones promise, or one within its limit in a criterion that shows it. */
function keepsValues(
  requirement: Requirement,
  milestones: readonly StoredMilestone[],
  numbers: readonly number[],
  criteria: readonly CoveredPlace[],
): boolean {
  const parts = milestones.filter(({ milestone_number }) => numbers.includes(milestone_number)).flatMap(toldParts)
  const promised = parts.filter(({ promises }) => promises)
  const showing = promised.filter(({ quote }) => criteria.some((one) => one.quote.includes(quote)))
  return saysAll(requirement, promised, showing)
}

function saysAll(requirement: Requirement, parts: readonly ToldPart[], showing: readonly ToldPart[] = []): boolean {
  return binding(askedValues(requirement)).every((value) => isKeptIn(value, parts, showing))
}

/**
 * What the company says under a label that settles a requirement, whatever words it uses: of security, where also that there is nothing to disclose answers
 * who has to be disclosed; of feasibility, which is what a plan answers of the proposal, where each figure that is asked for has to be shown and no task to come can
 * show it.
 */
function settledBy(requirement: Requirement, milestones: readonly StoredMilestone[]): Partial<Coverage> | undefined {
  const ofProposal = isProposalDuty(requirement)
  if (!ofProposal && !isOfTheStart(requirement)) return undefined
  const places = milestones.flatMap((one) => linesUnder(ofProposal ? [EXISTING, FEASIBILITY] : [SECURITY], one))
  if (places.length === 0) return ofProposal ? { covered_by: [], strength: 'none', places: [], changed: [] } : undefined
  const said = milestones.flatMap(toldParts).filter(({ quote }) => places.some((place) => place.quote.includes(quote)))
  const strength = !ofProposal || saysAll(requirement, said) ? 'full' : 'partial'
  return { covered_by: numbersOf(places), strength, places, changed: [] }
}

/** The lines under some labels of a milestone, without those that still ask for words. */
function linesUnder(labels: readonly string[], milestone: StoredMilestone): CoveredPlace[] {
  const document = parse(shownText(milestone))
  const lines = sectionsOf(document).flatMap(({ name, from, to }) => (labels.includes(name) ? document.lines.slice(from, to) : []))
  return lines.flatMap(({ opening, text }): CoveredPlace[] =>
    text.trim() === '' || blanksIn(text).length > 0
      ? []
      : [{ milestone_number: milestone.milestone_number, part: 'text', quote: (opening + text).trim() }],
  )
}

function tasksOf(milestone: StoredMilestone): CoveredPlace[] {
  const { milestone_number } = milestone
  return parse(shownText(milestone)).lines.flatMap((line) => {
    const quote = line.kind === 'task' ? (line.opening + line.text).trim() : ''
    return quote === '' ? [] : [{ milestone_number, part: 'text', quote, by_person: true }]
  })
}

/** The tasks of each step: those that say what it does; where none does, since somebody has worded it otherwise, the one that is nobody else's and comes nearest. */
function tasksOfSteps(
  confirmed: readonly ConfirmedStep[],
  tasks: readonly CoveredPlace[],
): ReadonlyMap<ConfirmedStep, readonly CoveredPlace[]> {
  const told = new Map(confirmed.map((step) => [step, tasks.filter(({ quote }) => isTaskOf(quote, step.action))] as const))
  const lost = confirmed.filter((step) => told.get(step)?.length === 0)
  const free = tasks.filter((task) => ![...told.values()].some((own) => own.includes(task)))
  const pairs = alikePairs(
    lost.map(({ action }) => action),
    free.map(({ quote }) => taskVerbPhrase(quote)),
  )
  return new Map(
    confirmed.map((step) => {
      const to = pairs.find(({ from }) => lost[from] === step)?.to
      return [step, to === undefined ? (told.get(step) ?? []) : free.slice(to, to + 1)]
    }),
  )
}

/** A task ends with what its step does, whoever does it: "Task 3.1: The Contractor (Ana Ruiz) shall model the antenna." */
function isTaskOf(task: string, action: string): boolean {
  const done = squeezed(action)
  return done !== '' && squeezed(task).endsWith(done)
}
