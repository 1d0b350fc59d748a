import type { AnyRow } from '../../../domain/work-breakdown/alike-rows.ts'
import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { Cell, CellState } from '../../../domain/work-breakdown/rows.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import type { CompanyPerson, CompanyTold, Told } from './company-told.ts'

/** The most people whom nobody has named that a company's profile offers. */
const MOST_PEOPLE = 8

/**
 * What the company's profile and documents say for rows that count, by their ids; rows of other ids are new. What is certain counts: who somebody is that an
 * answer names. The rest is only suggested: that people whom no answer names work on it, and what the work builds on.
 * Without any step there is nothing yet to which it could belong.
 */
export function companyOffers({ told, answers }: { told: CompanyTold | null } & Pick<PlanFacts, 'answers'>, rows: WorkBreakdown): AnyRow[] {
  if (!told || rows.steps.length === 0) return []
  const { people, existing } = told
  const isBuiltOn = answers.some(({ subject, answer }) => subject === 'existing' && answer.trim() !== '')
  return [
    ...peopleOffers(people, rows),
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
