import { beginsWithVerb } from '../../language/action.ts'
import { withoutEnd } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import type { Months, Phase } from '../program.ts'
import { SHOWN_AGAINST } from '../quality/how-task.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { answeredBy } from '../solicitation/requirement/answered-by.ts'
import { isOfOption } from '../solicitation/requirement/of-option.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { isOfTheStart } from '../solicitation/requirement/of-start.ts'
import { isReworded, requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { listed, numbered } from './composed/phrase.ts'
import { shortened } from './composed/thing.ts'
import { idFromSolicitation, REST } from './from-solicitation.ts'
import { tellsState } from './proposed-row.ts'
import { askedBeneath, setMonth } from './set-months.ts'
import type { WorkStep } from './work-breakdown.ts'

/**
 * Steps for what the solicitation asks of this phase and no step of the company answers: what it sets for a month, work that it asks for in so many
 * words, and one step that shows how far all else is met. They stand among the company's rows as rows of their own. Work that somebody has seen suggested and
 * not accepted, `undecided`, is no step of its own: how far it is met is shown with all else. What is set for a month is owed whoever accepts it.
 */
export function solicitationSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, shown_by, objective, undecided = [], areStepsTold = false }: Asking,
): WorkStep[] {
  const isTask = ({ from_month, requirement_ids }: WorkStep) =>
    from_month !== undefined || !requirement_ids.some((id) => undecided.includes(id))
  const asked = askedSteps(requirements, steps, { phase, objective, areStepsTold }).filter(isTask)
  const answered = answeredIds([...steps, ...asked])
  const rest = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase) && !isOfEveryPlan(one))
  return [...asked, ...(rest.length > 0 && !areStepsTold ? [shownStep(rest, shown_by)] : [])]
}

/** The plan that the steps are for, and the month by which it is shown how far all is met. Who has told all steps is promised nothing beside them. */
type Asking = {
  phase: Phase
  shown_by: Months
  objective?: string | undefined
  undecided?: readonly string[] | undefined
  areStepsTold?: boolean
}

/**
 * Of those steps the ones for a single requirement: what the solicitation sets for a month, which is owed whoever has told the steps, then work that it asks
 * for in so many words.
 */
export function askedSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, objective = '', areStepsTold = false }: Omit<Asking, 'shown_by' | 'undecided'>,
): WorkStep[] {
  const answered = answeredIds(steps)
  const open = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase) && !isOfOption(one))
  const set = open.filter(setMonth)
  const beneath = new Map(
    set.map((one) => [one, askedBeneath(one, requirements).filter((other) => open.includes(other) && !isOfEveryPlan(other))]),
  )
  const taken = new Set([...set, ...[...beneath.values()].flat()])
  const asked = open.filter((one) => !taken.has(one) && isWork(one) && !isAim(one, objective) && !isOfEveryPlan(one))
  const work = areStepsTold ? [] : asked.map((one) => askedStep(one, requirements, steps))
  return [...set.map((one) => setStep(one, beneath.get(one) ?? [])), ...work]
}

/** The requirements that steps name; only the base answers: an option may never be taken up. */
export function answeredIds(steps: readonly WorkStep[]): Set<string> {
  return new Set(steps.flatMap(({ part, requirement_ids }) => (part === 'option' ? [] : requirement_ids)))
}

/** The plan of the next phase and the final report, which every plan hands over at its end. */
const AT_CLOSE = /^(?:\w+ ){1,4}(?:Phase I{2,3} (?:\w+ ){0,3}plan|final report)\b/i

/** Whether it is the close of the plan that answers a requirement. */
export function isOfTheClose({ text }: Pick<Requirement, 'text'>): boolean {
  return AT_CLOSE.test(text) && beginsWithVerb(text)
}

/** Whether no step of the company has to answer a requirement: what every plan does at its start or its end does, or it is a note. */
export function isOfEveryPlan(one: Pick<Requirement, 'text' | 'is_note' | 'strength'>): boolean {
  return isNote(one) || isOfTheStart(one) || isOfTheClose(one)
}

function isWork({ kind, whose, text }: Requirement): boolean {
  return (
    (kind === 'task' || kind === 'deliverable') &&
    whose !== 'product' &&
    beginsWithVerb(text) &&
    !tellsState(text) &&
    !NAMES_PHASE.test(text)
  )
}

/** "Phase I requires delivery of …": the name of the phase, and nothing that is to be phased. */
const NAMES_PHASE = /^phase (?:I{1,3}|[1-3])\b/i

/** What the whole effort is for is nobody's single step. */
export function isAim({ quote }: Pick<Requirement, 'quote'>, objective: string): boolean {
  return squeezed(objective).includes(squeezed(quote))
}

function squeezed(text: string): string {
  return text.replace(/\W+/g, '').toLowerCase()
}

function step(id: string, cells: Partial<WorkStep> & Pick<WorkStep, 'action' | 'requirement_ids'>): WorkStep {
  return { id, people: [], part: 'base', needs: [], proof: [], interim: [], ...cells }
}

function setStep(one: Requirement, beneath: readonly Requirement[]): WorkStep {
  const { month, words } = setMonth(one) ?? { month: 1, words: requirementWords(one) }
  const result = withoutEnd(words.trim(), '.;')
  const [first = result] = sentencesOf(result)
  const short = shortened(result, LONGEST_NAME)
  const name = withoutEnd(short.length < first.length ? short : first, '.;')
  return step(idFromSolicitation(one.id), {
    action: `provide what the solicitation sets for month ${month}: ${name}`,
    from_month: month,
    to_month: month,
    result: name === result ? result : `${name}: ${isReworded(one) ? `… ${behind(name, result)}` : `“… ${behind(name, result)}”`}`,
    goes_to: 'Government',
    requirement_ids: [one, ...beneath].map(({ id }) => id),
  })
}

/** What is said of a thing behind its name, for quotation marks. */
function behind(name: string, told: string): string {
  return told
    .slice(name.length)
    .replace(/^[\s,;:.]+/, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
}

/** A thing that is told in more characters has a name and what it has to hold. */
const LONGEST_NAME = 130

/** Work in the solicitation's own words, in the months of the step that answers what stands before it there. */
function askedStep(one: Requirement, requirements: readonly Requirement[], steps: readonly WorkStep[]): WorkStep {
  const before = requirements.slice(0, requirements.indexOf(one)).reverse()
  const beside = before.flatMap(({ id }) => steps.find(({ requirement_ids }) => requirement_ids.includes(id)) ?? [])[0]
  return step(idFromSolicitation(one.id), { action: one.text, to_month: beside?.to_month, requirement_ids: [one.id] })
}

/** A test shows what is asked of the product; of work there is what was done to tell, and a term of the award is kept. */
function shownOf(rest: readonly Requirement[]): string {
  const named = (some: readonly Requirement[]) => numbered(some.map(({ id }) => id))
  const tested = named(rest.filter((one) => answeredBy(one) === 'property'))
  const kept = named(rest.filter((one) => answeredBy(one) === 'term'))
  const done = named(rest.filter((one) => answeredBy(one) === 'work' || answeredBy(one) === 'handed_over'))
  const parts = [
    tested && `${SHOWN_AGAINST} ${tested}`,
    done && `write down what was done on ${done}`,
    kept && `confirm that the work keeps to ${kept}`,
  ]
  return listed(parts.filter((part) => part !== ''))
}

function shownStep(rest: readonly Requirement[], to_month: Months): WorkStep {
  const asked = numbered(rest.map(({ id }) => id))
  return step(REST, {
    action: shownOf(rest),
    result: `verification table (XLSX) with finding or value, margin and evidence for ${asked}`,
    title: 'Verification against the requirements',
    goes_to: 'Government',
    from_month: to_month,
    to_month,
    requirement_ids: rest.map(({ id }) => id),
  })
}
