import { isDeed } from '../../../language/action.ts'
import { formOf } from '../../../language/clause.ts'
import { wordsOf } from '../../../language/words.ts'
import { goesBy } from '../short-names.ts'
import type { WorkBreakdown, WorkPerson, WorkStep } from '../work-breakdown.ts'
import { type CellRef, cellsOf } from './composed.ts'
import type { StepComposition } from './frame.ts'
import { joined, nameOf, open } from './phrase.ts'

/** The person of that name, also where only a part of it was said ("Ruiz", "Ana"), or the initials that are nobody else's ("AR"). */
export function personNamed(name: string, people: WorkBreakdown['people']): WorkPerson | undefined {
  const words = wordsOfName(name)
  if (words.length === 0) return undefined
  const exact = people.find((one) => wordsOfName(one.name).join(' ') === words.join(' '))
  const near = people.filter((one) => words.every((word) => wordsOfName(one.name).includes(word)))
  if (exact || near.length === 1) return exact ?? near[0]
  const [short, another] = people.filter((one) => goesBy(name.trim(), one.name))
  return another ? undefined : short
}

function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/\b(?:dr|mr|ms|mrs|prof)\b\.?/g, '')
    .split(/[^\p{L}\d'’-]+/u)
    .filter((word) => word !== '')
}

/** Whether a cell names somebody or something. A clause tells of it, "runs the shop", "the yard has the list", and stands behind its label as it was typed. */
export function isName(cell: string): boolean {
  const words = wordsOf(cell)
  const verb = words.findIndex((word) => word.pos === 'AUX' || (word.pos === 'VERB' && formOf(word) === 's'))
  const opening = words.findIndex(({ text }) => ['who', 'that', 'which'].includes(text))
  return !isDeed(cell) && (verb < 0 || (opening >= 0 && opening < verb))
}

/** Behind these a role tells more of somebody, which stands once, among the people; in brackets, too. */
const FURTHER = /[;,(]/

/** "At the mill": where somebody works is who employs them. */
const AT = /^(?:at|from|with|of)\s+(?=\S)/i

/** Who has to do a step: "The Contractor (Ana Ruiz, antenna engineer)"; of another employer "The Contractor, through Lakeside Hospital (…)". */
export function performerOf(step: WorkStep, { rows, frame }: StepComposition): { text: string; from: CellRef[] } {
  const { lead } = step
  if (!lead) return { text: 'The Contractor', from: [] }
  const person = personNamed(lead, rows.people)
  const who = person?.name ?? lead
  const isOther = person?.employer && !isOwnStaff(person, frame.company_name)
  const employer = (person?.employer ?? '').replace(AT, '')
  const named = joined(
    [
      isOther && isSameName(who, employer) ? undefined : who,
      person?.role && isName(person.role) ? open(person.role.split(FURTHER, 1)[0] ?? '') : undefined,
    ],
    ', ',
  )
  const from = [...cellsOf(step.id, 'lead'), ...(person ? cellsOf(person.id, 'name', 'role', 'employer') : [])]
  const inBrackets = named === '' ? '' : ` (${named})`
  return { text: isOther ? `The Contractor, through ${nameOf(employer)}${inBrackets},` : `The Contractor${inBrackets}`, from }
}

/** Whether an employer is called as somebody is: of one name twice one is enough. */
function isSameName(one: string, employer = ''): boolean {
  return wordsOfName(one).join(' ') === wordsOfName(employer).join(' ')
}

/** Whether the company itself employs somebody: "Kvale Tension Instruments" is "Kvale Tension Instruments, Inc.", and "Kvale" is, too. */
export function isOwnStaff({ employer = '' }: WorkPerson, company: string): boolean {
  const [one, other] = [employer, company].map((name) => wordsOfName(name).filter((word) => word !== 'the'))
  return (
    (one?.[0] !== undefined && one[0] === other?.[0]) || /^(?:us|we|ours?|(?:our|the) (?:company|contractor|shop))$/i.test(employer.trim())
  )
}

/** Others than the lead who work on a step. */
export function othersIn(step: WorkStep, { rows }: StepComposition): string[] {
  const { lead } = step
  const isLead = (name: string) =>
    name === lead || (lead !== undefined && personNamed(name, rows.people) === personNamed(lead, rows.people))
  return step.people.filter((name) => !isLead(name)).map((name) => personNamed(name, rows.people)?.name ?? name)
}

/** Task 3.2 stands before Task 10.1. */
export function inTaskOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
