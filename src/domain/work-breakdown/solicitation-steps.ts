import { beginsWithVerb } from '../../language/action.ts'
import type { Months, Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import type { WorkStep } from './work-breakdown.ts'

/** "Month 3: Report on the data": a date that the solicitation itself sets. */
const SET_MONTH = /^month (\d{1,2})\s?[:–-]\s?(.+)$/is

/**
 * Steps for what the solicitation asks of this phase and no step of the company answers: what it sets for a month, work that it asks for in so many
 * words, and one step that shows how far all else is met. They stand among the company's rows as rows of their own.
 */
export function solicitationSteps(
  requirements: readonly Requirement[],
  steps: readonly WorkStep[],
  { phase, shown_by }: { phase: Phase; shown_by: Months },
): WorkStep[] {
  const asked = askedSteps(requirements, steps, phase)
  const answered = idsIn([...steps, ...asked])
  const rest = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase))
  return [...asked, ...(rest.length > 0 ? [shownStep(rest, shown_by)] : [])]
}

/** Of those steps the ones for a single requirement: what the solicitation sets for a month, then work that it asks for in so many words. */
export function askedSteps(requirements: readonly Requirement[], steps: readonly WorkStep[], phase: Phase): WorkStep[] {
  const answered = idsIn(steps)
  const open = requirements.filter((one) => !answered.has(one.id) && isOfPhase(one, phase))
  const set = open.filter(({ quote }) => SET_MONTH.test(quote.trim()))
  const asked = open.filter((one) => !set.includes(one) && isWork(one))
  return [...set.map(setStep), ...asked.map((one) => askedStep(one, requirements, steps))]
}

function idsIn(steps: readonly WorkStep[]): Set<string> {
  return new Set(steps.flatMap(({ requirement_ids }) => requirement_ids))
}

/** What is asked of the other phase belongs to its plan. */
export function isOfPhase({ phase }: Pick<Requirement, 'phase'>, plan: Phase): boolean {
  return phase === 'any' || phase === plan
}

function isWork({ kind, whose, text }: Requirement): boolean {
  return (kind === 'task' || kind === 'deliverable') && whose !== 'product' && beginsWithVerb(text)
}

function step(id: string, cells: Partial<WorkStep> & Pick<WorkStep, 'action' | 'requirement_ids'>): WorkStep {
  return { id, people: [], part: 'base', needs: [], proof: [], interim: [], ...cells }
}

function setStep({ id, quote }: Requirement): WorkStep {
  const [, month = '1', words = quote] = SET_MONTH.exec(quote.trim()) ?? []
  const result = words.trim().replace(/[.;]+$/, '')
  return step(`of ${id}`, {
    action: `provide what the solicitation sets for month ${month}`,
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
  return step(`of ${one.id}`, { action: one.text, to_month: beside?.to_month, requirement_ids: [one.id] })
}

function shownStep(rest: readonly Requirement[], to_month: Months): WorkStep {
  return step('of the rest', {
    action: 'show by analysis, inspection or test how far the result meets each of the requirements listed here',
    result: `compliance table (XLSX) with the value or finding, its margin and its evidence for each of the ${rest.length} requirements`,
    goes_to: 'Government',
    to_month,
    requirement_ids: rest.map(({ id }) => id),
  })
}
