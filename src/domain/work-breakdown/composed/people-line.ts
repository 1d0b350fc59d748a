import type { WorkBreakdown, WorkPerson, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf, ownLine, type TaskNumbers } from './composed.ts'
import type { Composition } from './frame.ts'
import { inTaskOrder, isName, isSameName, personNamed } from './people.ts'
import { joined, nameOf, taskNames } from './phrase.ts'
import { closed } from './sentences.ts'

/** Who works on the plan, each with role, employer, hours and place, and the tasks that they lead. */
export function peopleLine({ rows }: Composition, numbers: TaskNumbers): ComposedLine[] {
  if (rows.people.length === 0) return [ownLine('People: [name the Principal Investigator and who leads each task].')]
  const named = rows.people.map((person) => {
    const led = rows.steps.flatMap((step) => (leads(person, step, rows) ? (numbers.get(step.id) ?? []) : [])).sort(inTaskOrder)
    const [role, clause] = person.role && !isName(person.role) ? [undefined, `role: ${nameOf(person.role)}`] : [person.role, undefined]
    const employer = isSameName(person.name, person.employer) ? undefined : person.employer
    const cells = [role, employer, person.hours, person.place].map((cell) => cell && nameOf(cell))
    const told = joined([joined([...cells, led.length > 0 ? `leads ${taskNames(led)}` : ''], ', '), clause], '; ')
    return told === '' ? person.name : `${person.name} (${told})`
  })
  return [
    {
      text: `People: ${closed(named.join('; '))}`,
      from: rows.people.flatMap(({ id }) => cellsOf(id, 'name', 'role', 'employer', 'hours', 'place')),
    },
  ]
}

function leads(person: WorkPerson, step: WorkStep, rows: WorkBreakdown): boolean {
  return step.lead !== undefined && personNamed(step.lead, rows.people) === person
}
