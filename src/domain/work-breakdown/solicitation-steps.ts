import { beginsWithVerb } from '../../language/action.ts'
import type { Months, Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { quoted } from './composed/phrase.ts'
import type { Proof, WorkStep } from './work-breakdown.ts'

/** "Month 3: Report on the data": a date that the solicitation itself sets. */
const SET_MONTH = /^month (\d{1,2})\s?[:–-]\s?(.+)$/is

/** How the ids of steps begin that only the solicitation asks for. */
const FROM_SOLICITATION = 'of '

/** Whether a step stands among the company's only because the solicitation asks for it. */
export function isFromSolicitation({ id }: Pick<WorkStep, 'id'>): boolean {
  return id.startsWith(FROM_SOLICITATION)
}

/**
 * Steps for what the solicitation asks of this phase and no step of the company answers: what it sets for a month, work that it asks for in so many
 * words, and one step that shows how far all else is met. They stand among the company's rows as rows of their own.
 */
export function solicitationSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, shown_by, objective }: { phase: Phase; shown_by: Months; objective?: string | undefined },
): WorkStep[] {
  const asked = askedSteps(requirements, steps, { phase, objective })
  const answered = idsIn([...steps, ...asked])
  const rest = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase) && !isOfTheClose(one))
  return [...asked, ...(rest.length > 0 ? [shownStep(rest, shown_by)] : [])]
}

/** Of those steps the ones for a single requirement: what the solicitation sets for a month, then work that it asks for in so many words. */
export function askedSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, objective = '' }: { phase: Phase; objective?: string | undefined },
): WorkStep[] {
  const answered = idsIn(steps)
  const open = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase))
  const set = open.filter(({ quote }) => SET_MONTH.test(quote.trim()))
  const asked = open.filter((one) => !set.includes(one) && isWork(one) && !isAim(one, objective) && !isOfTheClose(one))
  return [...set.map(setStep), ...asked.map((one) => askedStep(one, requirements, steps))]
}

function idsIn(steps: readonly WorkStep[]): Set<string> {
  return new Set(steps.flatMap(({ requirement_ids }) => requirement_ids))
}

/** The plan of the next phase and the final report, which every plan hands over at its end. */
const AT_CLOSE = /^(?:\w+ ){1,4}(?:Phase I{2,3} (?:\w+ ){0,3}plan|final report)\b/i

/** Whether it is the close of the plan that answers a requirement. */
export function isOfTheClose({ text }: Pick<Requirement, 'text'>): boolean {
  return AT_CLOSE.test(text) && beginsWithVerb(text)
}

/** What is asked of the other phase belongs to its plan. */
export function isOfPhase({ phase }: Pick<Requirement, 'phase'>, plan: Phase): boolean {
  return phase === 'any' || phase === plan
}

function isWork({ kind, whose, text }: Requirement): boolean {
  return (kind === 'task' || kind === 'deliverable') && whose !== 'product' && beginsWithVerb(text)
}

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

function setStep({ id, quote }: Requirement): WorkStep {
  const [, month = '1', words = quote] = SET_MONTH.exec(quote.trim()) ?? []
  const result = words.trim().replace(/[.;]+$/, '')
  return step(`${FROM_SOLICITATION}${id}`, {
    action: `provide what the solicitation sets for month ${month}`,
    from_month: Number(month),
    to_month: Number(month),
    result,
    goes_to: 'Government',
    requirement_ids: [id],
  })
}

/** Work in the solicitation's own words, in the months of the step that answers what stands before it there. */
function askedStep(one: Requirement, requirements: readonly Requirement[], steps: readonly WorkStep[]): WorkStep {
  const before = requirements.slice(0, requirements.indexOf(one)).reverse()
  const beside = before.flatMap(({ id }) => steps.find(({ requirement_ids }) => requirement_ids.includes(id)) ?? [])[0]
  return step(`${FROM_SOLICITATION}${one.id}`, { action: one.text, to_month: beside?.to_month, requirement_ids: [one.id] })
}

function shownStep(rest: readonly Requirement[], to_month: Months): WorkStep {
  return step(`${FROM_SOLICITATION}the rest`, {
    action: 'demonstrate by analysis, inspection or test how far the result meets each of the requirements listed here',
    result: 'compliance table (XLSX) with the value or finding, its margin and its evidence for each requirement listed here',
    goes_to: 'Government',
    from_month: to_month,
    to_month,
    requirement_ids: rest.map(({ id }) => id),
    proof: rest.flatMap(figuresOf).slice(0, MOST_FIGURES),
  })
}

/** So many figures are read in one list; all of them stand in the table that is handed over. */
const MOST_FIGURES = 10

/** A requirement with figures, in its own words, as what its answer is judged by. */
function figuresOf(requirement: Requirement): Proof[] {
  const { quantities } = requirement
  return quantities.length > 0 ? [{ quantity: quoted(requirement), evidence: 'value, margin and method in the compliance table' }] : []
}
