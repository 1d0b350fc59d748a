import type { WorkBreakdown, WorkPerson, WorkStep } from '../work-breakdown.ts'
import { type CellRef, type ComposedLine, cellsOf, ownLine, type TaskNumbers } from './composed.ts'
import type { Composition } from './frame.ts'
import { closed, joined, nameOf, open, taskNames } from './phrase.ts'

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

/** Who has to do a step: "The Contractor (Ana Ruiz, antenna engineer)"; of another employer "The Contractor, through Lakeside Hospital (…)". */
export function performerOf(step: WorkStep, { rows, frame }: Composition): { text: string; from: CellRef[] } {
  const lead = leadOf(step)
  if (!lead) return { text: 'The Contractor', from: [] }
  const person = personNamed(lead, rows.people)
  const named = joined([person?.name ?? lead, person?.role && open(person.role.split(';', 1)[0] ?? '')], ', ')
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
export function othersIn(step: WorkStep, { rows }: Composition): string[] {
  const lead = leadOf(step)
  const isLead = (name: string) =>
    name === lead || (lead !== undefined && personNamed(name, rows.people) === personNamed(lead, rows.people))
  return step.people.filter((name) => !isLead(name)).map((name) => personNamed(name, rows.people)?.name ?? name)
}

/** Who works on the plan, each with role, employer, hours and place, and the tasks that they lead. */
export function peopleLine({ rows }: Composition, numbers: TaskNumbers): ComposedLine[] {
  if (rows.people.length === 0) return [ownLine('People: [name the Principal Investigator and who leads each task].')]
  const named = rows.people.map((person) => {
    const led = rows.steps.flatMap((step) => (leads(person, step, rows) ? (numbers.get(step.id) ?? []) : [])).sort(inTaskOrder)
    const cells = [person.role, person.employer, person.hours, person.place].map((cell) => cell && nameOf(cell))
    const told = joined([...cells, led.length > 0 ? `leads ${taskNames(led)}` : ''], ', ')
    return told === '' ? person.name : `${person.name} (${told})`
  })
  return [
    {
      text: `People: ${closed(named.join('; '))}`,
      from: rows.people.flatMap(({ id }) => cellsOf(id, 'name', 'role', 'employer', 'hours', 'place')),
    },
  ]
}

/** Task 3.2 stands before Task 10.1. */
export function inTaskOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

function leads(person: WorkPerson, step: WorkStep, rows: WorkBreakdown): boolean {
  const lead = leadOf(step)
  return lead !== undefined && personNamed(lead, rows.people) === person
}
