import { beginsWithVerb } from '../../language/action.ts'
import { withoutEnd } from '../../language/characters.ts'
import { sentencesOf } from '../../language/sentence.ts'
import type { Phase } from '../program.ts'
import { isNote, type Requirement } from '../solicitation/analysis.ts'
import { isOfOption } from '../solicitation/requirement/of-option.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { isOfTheStart } from '../solicitation/requirement/of-start.ts'
import { shortened } from './composed/thing.ts'
import { idFromSolicitation } from './from-solicitation.ts'
import { askedBeneath, setMonth } from './set-months.ts'
import type { WorkStep } from './work-breakdown.ts'

/** The plan that the steps are for. */
type Asking = { phase: Phase; objective?: string | undefined; undecided?: readonly string[] | undefined }

/**
 * Steps for what the solicitation asks of this phase and no step of the company answers: what it sets for a month, then work that it asks for in so many
 * words. They stand among the company's rows as rows of their own. Work that somebody has seen suggested and not accepted, `undecided`, is no step; what is set
 * for a month is owed whoever accepts it. All else that no step answers is told among what is left, and answered by nothing.
 */
export function solicitationSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, objective, undecided = [] }: Asking,
): WorkStep[] {
  const isTask = ({ from_month, requirement_ids }: WorkStep) =>
    from_month !== undefined || !requirement_ids.some((id) => undecided.includes(id))
  return askedSteps(requirements, steps, { phase, objective }).filter(isTask)
}

/** The same of whatever requirements, whether somebody has decided on them or not. */
export function askedSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, objective = '' }: { phase: Phase; objective?: string | undefined },
): WorkStep[] {
  const answered = answeredIds(steps)
  const open = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase) && !isOfOption(one))
  const set = open.filter(({ quote }) => setMonth(quote))
  const beneath = new Map(
    set.map((one) => [one, askedBeneath(one, requirements).filter((other) => open.includes(other) && !isOfEveryPlan(other))]),
  )
  const taken = new Set([...set, ...[...beneath.values()].flat()])
  const asked = open.filter((one) => !taken.has(one) && isWork(one) && !isAim(one, objective) && !isOfEveryPlan(one))
  return [...set.map((one) => setStep(one, beneath.get(one) ?? [])), ...asked.map((one) => askedStep(one, requirements, steps))]
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
  return (kind === 'task' || kind === 'deliverable') && whose !== 'product' && beginsWithVerb(text) && !NAMES_PHASE.test(text)
}

/** "Phase I requires delivery of …": the name of the phase, and nothing that is to be phased. */
const NAMES_PHASE = /^phase (?:I{1,3}|[1-3])\b/i

/** What the whole effort is for is nobody's single step. */
function isAim({ quote }: Requirement, objective: string): boolean {
  return squeezed(objective).includes(squeezed(quote))
}

function squeezed(text: string): string {
  return text.replace(/\W+/g, '').toLowerCase()
}

function step(id: string, cells: Partial<WorkStep> & Pick<WorkStep, 'action' | 'requirement_ids'>): WorkStep {
  return { id, people: [], part: 'base', needs: [], proof: [], interim: [], ...cells }
}

function setStep({ id, quote }: Requirement, beneath: readonly Requirement[]): WorkStep {
  const { month, words } = setMonth(quote) ?? { month: 1, words: quote }
  const result = withoutEnd(words.trim(), '.;')
  const [first = result] = sentencesOf(result)
  const short = shortened(result, LONGEST_NAME)
  const name = withoutEnd(short.length < first.length ? short : first, '.;')
  return step(idFromSolicitation(id), {
    action: `provide what the solicitation sets for month ${month}: ${name}`,
    from_month: month,
    to_month: month,
    result: name === result ? result : `${name}: “… ${behind(name, result)}”`,
    goes_to: 'Government',
    requirement_ids: [id, ...beneath.map((one) => one.id)],
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
