import { hasDigit } from '../../../language/characters.ts'
import { DOLLARS } from '../../../language/quantity/money.ts'
import { comparedTokens } from '../../../language/tokens.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import { subcontractsIn } from '../subcontracts.ts'
import type { WorkBreakdown, WorkPerson, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf, ownLine, type TaskNumbers } from './composed.ts'
import type { Composition } from './frame.ts'
import { hoursTold } from './hours-told.ts'
import { inTaskOrder, isName, isOwnStaff, personNamed } from './people.ts'
import { joined, nameOf, open, taskNames } from './phrase.ts'
import { closed } from './sentences.ts'

/** Who works on the plan, each with role, employer where that is another one, hours and place, and the tasks that they lead. */
export function peopleLine({ rows, frame }: Composition, numbers: TaskNumbers): ComposedLine[] {
  if (rows.people.length === 0) return [ownLine('People: [name the Principal Investigator and who leads each task].')]
  const named = rows.people.map((person) => {
    const led = rows.steps.flatMap((step) => (leads(person, step, rows) ? (numbers.get(step.id) ?? []) : [])).sort(inTaskOrder)
    const once = unsaid(person.name)
    const role = once(person.role)
    const isClause = person.role !== undefined && !isName(person.role)
    const hours = person.hours && hoursTold(person.hours)
    const employer = isOwnStaff(person, frame.company_name) ? '' : person.employer
    const cells = [isClause ? '' : role, ...[employer, hours, person.place].map(once)]
    const inRow = joined([...cells, led.length > 0 ? `leads ${taskNames(led)}` : ''], ', ')
    const told = joined([inRow, isClause && role !== '' ? `role: ${role}` : ''], '; ')
    return told === '' ? person.name : `${person.name} (${told})`
  })
  return [
    {
      text: `People: ${closed(named.join('; '))}`,
      from: rows.people.flatMap(({ id }) => cellsOf(id, 'name', 'role', 'employer', 'hours', 'place')),
    },
  ]
}

/** What others than the company do for how much of the award: each subcontract once, however many of its people work on the plan. */
export function subcontractsLine({ rows, frame }: Composition): ComposedLine[] {
  const own = subcontractsIn(rows.people, frame.company_name)
  if (own.length === 0) return []
  const told = own.map(({ who, cost }) => `${who}, ${open(cost)}`)
  return [
    {
      text: `Subcontracts: ${told.join('; ')}.`,
      from: rows.people.flatMap(({ id, cost }) => (cost ? cellsOf(id, 'name', 'employer', 'cost') : [])),
    },
  ]
}

/** Gives of a cell what none before it says of somebody; what they are paid is a matter of the costs. */
function unsaid(name: string): (cell: string | undefined) => string {
  const said = new Set([plain(name)])
  return (cell = '') => {
    if (said.has(plain(cell))) return ''
    const parts = nameOf(cell)
      .split(/,\s+/)
      .map(unpaid)
      .filter((part) => part !== '' && !said.has(plain(part)))
    for (const part of parts) said.add(plain(part))
    return parts.join(', ')
  }
}

/** What stands before an amount of money with a figure of its own: "120 hours at $180" is 120 hours. */
function unpaid(part: string): string {
  const money = part.search(new RegExp(DOLLARS, 'i'))
  if (money < 0) return part
  const words = wordsOf(part.slice(0, money))
  const end = words.findLastIndex(({ pos }) => pos !== 'ADP' && pos !== 'PUNCT') + 1
  const rest = textOf(words.slice(0, end))
  return hasDigit(rest) ? rest : ''
}

function plain(words: string): string {
  return comparedTokens(words).join(' ')
}

function leads(person: WorkPerson, step: WorkStep, rows: WorkBreakdown): boolean {
  return step.lead !== undefined && personNamed(step.lead, rows.people) === person
}
