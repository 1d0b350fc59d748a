import type { AnyRow } from '../../../domain/work-breakdown/alike-rows.ts'
import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { Cell, CellState } from '../../../domain/work-breakdown/rows.ts'
import type { WorkBreakdown, WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import type { CompanyPerson, CompanyTold, Told } from './company-told.ts'
import { rootsIn } from './step-words.ts'

/** The most people whom nobody has named that a company's profile offers. */
const MOST_PEOPLE = 8
/** How much of what a step does a sentence on tools has to say for them to be offered there. */
const SAYS_ENOUGH = 0.3

/**
 * What the company's profile and documents say for rows that count, by their ids; rows of other ids are new. What is certain counts: who somebody is that an
 * answer names. The rest is only suggested: that people whom no answer names work on it, where and with what a step is done, and what the work builds on.
 * Without any step there is nothing yet to which it could belong.
 */
export function companyOffers({ told, answers }: { told: CompanyTold | null } & Pick<PlanFacts, 'answers'>, rows: WorkBreakdown): AnyRow[] {
  if (!told || rows.steps.length === 0) return []
  const { people, facility, tools, existing } = told
  const isBuiltOn = answers.some(({ subject, answer }) => subject === 'existing' && answer.trim() !== '')
  return [
    ...peopleOffers(people, rows),
    ...rows.steps.flatMap((step) => stepOffer(step, facility, tools)),
    ...(existing && !isBuiltOn ? [{ id: 'company-plan', kind: 'plan', cells: { existing: cellOf(existing, 'suggested') } } as const] : []),
  ]
}

function cellOf({ value, origin }: Told, state: CellState): Cell {
  return { value, origin, state }
}

function peopleOffers(people: readonly CompanyPerson[], { people: rows, steps }: WorkBreakdown): AnyRow[] {
  const named = steps.flatMap((step) => [...(step.lead ? [step.lead] : []), ...step.people])
  if (rows.length + named.length === 0) return people.slice(0, MOST_PEOPLE).map((one) => personRow(one, one.id, 'suggested'))
  const known = rows.flatMap(({ id, name }) => {
    const found = people.find((one) => one === personNamed(name, people))
    return found ? [personRow(found, id, 'read')] : []
  })
  const others = named.filter((name) => !personNamed(name, rows)).map((name) => personNamed(name, people))
  return [...known, ...people.filter((one) => others.includes(one)).map((one) => personRow(one, one.id, 'read'))]
}

function personRow({ cells }: CompanyPerson, id: string, state: CellState): AnyRow {
  return { id, kind: 'person', cells: Object.fromEntries(Object.entries(cells).map(([name, told]) => [name, cellOf(told, state)])) }
}

/** Where and with what a step may be done, as far as it does not say so itself. */
function stepOffer(step: WorkStep, facility: Told | null, tools: readonly Told[]): AnyRow[] {
  const fitting = step.tools ? undefined : toolsFor(step, tools)
  const cells = {
    ...(facility && !step.place ? { place: cellOf(facility, 'suggested') } : {}),
    ...(fitting ? { tools: cellOf(fitting, 'suggested') } : {}),
  }
  return Object.keys(cells).length > 0 ? [{ id: step.id, kind: 'step', cells }] : []
}

/** The tools whose sentence says most of what the step does; undefined where each says too little of it. */
function toolsFor({ action }: WorkStep, tools: readonly Told[]): Told | undefined {
  const roots = rootsIn(action)
  const shares = tools.map(({ origin }) => {
    const said = new Set(rootsIn(origin.words))
    return roots.filter((root) => said.has(root)).length / Math.max(1, roots.length)
  })
  const most = Math.max(0, ...shares)
  return most >= SAYS_ENOUGH ? tools[shares.indexOf(most)] : undefined
}
