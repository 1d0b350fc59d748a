import type { CompanyFacts } from '../../../domain/company.ts'
import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import type { CellOrigin } from '../../../domain/work-breakdown/rows.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { peopleNamed } from './company-people.ts'

type ProfileOrigin = Extract<CellOrigin, { from: 'profile' }>

/** Something that a company says of itself, and where. */
export type Told<Value = string> = { value: Value; origin: ProfileOrigin }

/** Somebody of the company, each of whose cells rests on words of its own. */
export type CompanyPerson = { id: string; name: string; cells: { name: Told; role?: Told; employer?: Told; hours?: Told } }

/** What a company says of itself that rows may hold: its people, and what its technology has shown. */
export type CompanyTold = { people: CompanyPerson[]; existing: Told | null }

const known = new WeakMap<CompanyFacts, CompanyTold>()

/** Reads what a company's profile and documents tell; the same company is read once. */
export function companyTold(company: CompanyFacts): CompanyTold {
  const before = known.get(company)
  if (before) return before
  const said = sentencesOf(company)
  const told = { people: peopleOf(company, said), existing: existingOf(company.profile) }
  known.set(company, told)
  return told
}

/** A sentence or line of the profile or of a document. */
type Sentence = { text: string; file_name?: string; page?: number }

/** So much is looked through: more sentences are no profile but a library. */
const MOST_SENTENCES = 2000

function sentencesOf({ profile, documents }: CompanyFacts): Sentence[] {
  const pages = documents.flatMap(({ file_name, pages: all }) =>
    all.map(({ page, text }) => ({ text, file_name: file_name.slice(0, 300), page })),
  )
  const texts = [{ text: profile.company_description }, { text: profile.technology_overview }, ...pages]
  return texts.flatMap(({ text, ...where }) => linesIn(text).map((one) => ({ ...where, text: one }))).slice(0, MOST_SENTENCES)
}

/** A line that is shorter than this, in characters, ends where it ends; a longer one was broken to fit its page. */
const BROKEN = 60

function linesIn(text: string): string[] {
  const lines: string[] = []
  let isBroken = false
  for (const line of text.split('\n').map((one) => one.replace(/^\s*[-•*–]\s+/, '').trim())) {
    if (isBroken && line !== '') lines.push(`${lines.pop() ?? ''} ${line}`)
    else if (line !== '') lines.push(line)
    isBroken = line.length >= BROKEN && !/[.!?:;]$/.test(line)
  }
  return lines.flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end).trim()))
}

function told(value: string, { text, file_name, page }: Sentence): Told {
  return { value, origin: { from: 'profile', words: text, ...(file_name === undefined ? {} : { file_name, page }) } }
}

/** Whoever entered the profile, by its own fields, and those whom its texts name beside a role. Who is named twice is one; the first words count. */
function peopleOf({ profile }: CompanyFacts, said: readonly Sentence[]): CompanyPerson[] {
  const people: CompanyPerson[] = []
  const own = `${profile.first_name} ${profile.last_name}`.trim()
  if (profile.first_name.trim() !== '' && profile.last_name.trim() !== '') {
    const entered = (value: string): Told => ({ value, origin: { from: 'profile', words: value } })
    const employer = profile.company_name.trim()
    people.push({ id: 'company-1', name: own, cells: { name: entered(own), ...(employer ? { employer: entered(employer) } : {}) } })
  }
  for (const sentence of said) {
    for (const { name, role, hours } of peopleNamed(sentence.text)) {
      const cells = { role: told(role, sentence), ...(hours ? { hours: told(hours, sentence) } : {}) }
      const before = personNamed(name, people)
      const one = people.find(({ id }) => id === before?.id)
      if (one) one.cells = { ...cells, ...one.cells }
      else people.push({ id: `company-${people.length + 1}`, name, cells: { name: told(name, sentence), ...cells } })
    }
  }
  return people
}

/** The most sentences that tell what a company builds on. */
const MOST_OFFERED = 5

/** What the technology is and has shown, as its own part of the profile begins. */
function existingOf({ technology_overview }: CompanyFacts['profile']): Told | null {
  const all = linesIn(technology_overview).slice(0, MOST_OFFERED)
  return all.length === 0 ? null : { value: all.map(closed).join(' '), origin: { from: 'profile', words: all.join(' … ') } }
}
