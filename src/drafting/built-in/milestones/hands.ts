import type { AnswerFact } from '../answers/answer-facts.ts'
import { COMPANY_SLOT } from '../answers/company-facts.ts'
import { partnersIn } from './partners.ts'
import { type Person, peopleIn, SAME } from './people.ts'
import { entryIn, ofFirm, ofWork } from './person-entry.ts'
import { type Site, sitesIn } from './sites.ts'

/** Who does the work, and where, as far as the answers name it. Whom a company employs leads nothing until somebody says so. */
export type Hands = { people: Person[]; sites: Site[] }

/** Everybody and every place of work that the answers name. */
export function handsIn(facts: readonly AnswerFact[]): Hands {
  const said = facts.filter(({ slot }) => slot !== COMPANY_SLOT)
  const slots = new Set(said.filter(({ topic }) => topic === 'people').map(({ slot }) => slot))
  const people = said.flatMap((fact, index) =>
    fact.topic === 'institution' ? partnersIn(fact.text) : peopleOf(amongPeople(fact, slots), said[index + 1]),
  )
  return { people: named(atFullPlace(atItsPlace(people))), sites: facts.flatMap((fact) => sitesIn(fact)) }
}

/** Who is named in a statement, as an entry of a list, as the lead of another firm's work, or in a sentence. */
function peopleOf(fact: AnswerFact, next: AnswerFact | undefined): Person[] {
  if (fact.topic !== 'people' && fact.topic !== 'place') return []
  const listed = fact.topic === 'people' ? entryIn(fact.text) : []
  if (listed.length > 0) return listed
  const led = ofFirm(fact.text, next?.slot === fact.slot ? next.text : '')
  if (led.length > 0) return led
  const known = peopleIn(fact).people
  return known.length > 0 || fact.topic !== 'people' ? known : ofWork(fact.text)
}

/** "in the same place" is where the one named before works. */
function atItsPlace(people: readonly Person[]): Person[] {
  return people.map((one, index) =>
    one.place === SAME
      ? { ...one, place: people.slice(0, index).findLast(({ place }) => place !== '' && place !== SAME)?.place ?? '' }
      : one,
  )
}

/** "Longmont" of one who works where another does is the same town with its state. */
function atFullPlace(people: readonly Person[]): Person[] {
  const places = people.map(({ place }) => inTown(place))
  return people.map((one, index) => {
    const place = places[index] ?? ''
    const fuller = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(place) ? places.find((other) => other.includes(`${place}, `)) : undefined
    return { ...one, place: fuller ?? place }
  })
}

/** "Duluth MN office" → "office in Duluth, MN". */
function inTown(place: string): string {
  return place
    .replace(/^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? ([A-Z]{2}) (\p{Ll}+)$/u, '$3 in $1, $2')
    .replace(/^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) ([A-Z]{2})$/u, '$1, $2')
}

/** "Victor Lam trains the reader", told where people were asked for, is said of him and not of the method. */
function amongPeople(fact: AnswerFact, slots: ReadonlySet<string>): AnswerFact {
  return slots.has(fact.slot) && (fact.topic === 'method' || fact.topic === 'other') ? { ...fact, topic: 'people' } : fact
}

/** A role that names no work. */
const ROLE_ALONE = /^(?:senior |our |its )?(?:consultant|engineer|scientist|technician|employee|founder|advis[eo]r)$/i

/** A person is listed once, with what was said of them first. */
function named(people: readonly Person[]): Person[] {
  const once = people.filter(({ name, part }, index) => people.findIndex((one) => one.name === name && one.part === part) === index)
  const hasWork = (name: string) =>
    once.some((one) => one.name === name && !one.isPrincipal && one.part !== '' && !ROLE_ALONE.test(one.part))
  return once.filter(({ name, part }) => (part !== '' && !ROLE_ALONE.test(part)) || !hasWork(name))
}
