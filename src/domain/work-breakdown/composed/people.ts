import { isDeed } from '../../../language/action.ts'
import type { WorkBreakdown, WorkPerson, WorkStep } from '../work-breakdown.ts'
import { type CellRef, cellsOf } from './composed.ts'
import type { StepComposition } from './frame.ts'
import { joined, nameOf, open } from './phrase.ts'

/** The person of that name, also where only a part of it was said ("Ruiz", "Ana"). */
export function personNamed(name: string, people: WorkBreakdown['people']): WorkPerson | undefined {
  const words = wordsOfName(name)
  if (words.length === 0) return undefined
  const exact = people.find((one) => wordsOfName(one.name).join(' ') === words.join(' '))
  const near = people.filter((one) => words.every((word) => wordsOfName(one.name).includes(word)))
  return exact ?? (near.length === 1 ? near[0] : undefined)
}

function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/\b(?:dr|mr|ms|mrs|prof)\b\.?/g, '')
    .split(/[^\p{L}\d'’-]+/u)
    .filter((word) => word !== '')
}

/** Who leads a step: the one who was named as such, or its only person. */
export function leadOf({ lead, people }: Pick<WorkStep, 'lead' | 'people'>): string | undefined {
  return lead ?? (people.length === 1 ? people[0] : undefined)
}

/** A role as it is called: "runs the shop" tells what somebody does, and stands behind its label as it was typed. */
export function isRoleName({ role }: Pick<WorkPerson, 'role'>): boolean {
  return role !== undefined && !isDeed(role)
}

/** Behind these a role tells more of somebody, which stands once, among the people. */
const FURTHER = /[;,]/

/** Who has to do a step: "The Contractor (Ana Ruiz, antenna engineer)"; of another employer "The Contractor, through Lakeside Hospital (…)". */
export function performerOf(step: WorkStep, { rows, frame }: StepComposition): { text: string; from: CellRef[] } {
  const lead = leadOf(step)
  if (!lead) return { text: 'The Contractor', from: [] }
  const person = personNamed(lead, rows.people)
  const named = joined(
    [person?.name ?? lead, person?.role && isRoleName(person) ? open(person.role.split(FURTHER, 1)[0] ?? '') : undefined],
    ', ',
  )
  const isOther = person?.employer && !isSame(person.employer, frame.company_name)
  const from = [...cellsOf(step.id, step.lead ? 'lead' : 'people'), ...(person ? cellsOf(person.id, 'name', 'role', 'employer') : [])]
  return { text: isOther ? `The Contractor, through ${nameOf(person.employer ?? '')} (${named}),` : `The Contractor (${named})`, from }
}

/** "Kvale Tension Instruments" is "Kvale Tension Instruments, Inc.", and "Kvale" is, too. */
function isSame(employer: string, company: string): boolean {
  const [one, other] = [wordsOfName(employer), wordsOfName(company)]
  return one[0] === other[0] || /^(?:us|we|our|the (?:company|contractor))\b/i.test(employer)
}

/** Others than the lead who work on a step. */
export function othersIn(step: WorkStep, { rows }: StepComposition): string[] {
  const lead = leadOf(step)
  const isLead = (name: string) =>
    name === lead || (lead !== undefined && personNamed(name, rows.people) === personNamed(lead, rows.people))
  return step.people.filter((name) => !isLead(name)).map((name) => personNamed(name, rows.people)?.name ?? name)
}

/** Task 3.2 stands before Task 10.1. */
export function inTaskOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
