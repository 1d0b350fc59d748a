import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import { wordsOf } from '../../../language/words.ts'

/** Somebody whom a text names with a role, as both stand there. */
export type NamedPerson = { name: string; role: string; hours?: string }

/** What people of a project are called by what they do: a role ends in one of these, so that names of places and products are not taken for people. */
const ROLES = setOf(
  `investigator pi engineer scientist physicist chemist biologist mathematician statistician physician technician machinist metallurgist researcher professor
   architect developer programmer designer analyst consultant specialist expert manager director officer president founder owner lead head chair
   ceo cto coo cfo technologist fellow advisor adviser assistant associate operator pilot welder toolmaker psychologist nurse economist`,
)
/** Names that end in one of these are no person's. */
const ORGANISATIONS = setOf(
  'inc llc corp corporation ltd company university univ college polytechnic institute laboratory laboratories lab labs center school group systems works',
)
const COMPANIES = setOf('inc llc corp corporation ltd company systems university')
/** Titles before a name and degrees behind it say nothing of what somebody does. */
const TITLES = setOf('dr mr ms mrs prof')
const DEGREES = setOf('phd ph.d md ms m.s msc bs b.s bsc mba pe p.e meng')
/** What stands between a name and a role, or before a name: "is our chief scientist", "I'm Ana Ruiz". */
const JOINS = setOf("is serves as our the a an its their will be i'm i’m")
const PLACING = setOf('in at of from for near to')

const MARKS = /\s*[,:|()\t]\s*|\s+[-–—]\s+/
const HOURS = /(?:\d+ )?hours? (?:a|per|each) (?:week|month)|(?:full|half|part)[- ]time/i
/** The most words of a role. */
const LONGEST_ROLE = 6

function setOf(words: string): ReadonlySet<string> {
  return new Set(partedAtSpaces(words))
}

/** Whether a word of a text is what somebody is called by what they do. */
export function namesRole(text: string): boolean {
  return partedAtSpaces(text).some((word) => ROLES.has(plain(word).replace(/s$/, '')))
}

/** The people whom a sentence or line names beside their roles: "Tom Velez, test engineer", "our chief scientist Dr. Ana Ruiz", "Ana Ruiz (CEO)". */
export function peopleNamed(sentence: string): NamedPerson[] {
  return open(sentence)
    .split(/;\s/)
    .flatMap((part) => {
      const people = peopleIn(part.split(MARKS).flatMap(namesApart).filter(isNoDegree))
      const hours = people.length === 1 ? HOURS.exec(part)?.[0] : undefined
      return people.map((one) => (hours ? { ...one, hours } : one))
    })
}

/** Whoever stands beside a role has it: the one behind it, else the one before. The last ones choose first, so that a role is that of whom it leads up to. */
function peopleIn(parts: readonly string[]): NamedPerson[] {
  const taken = new Set<number>()
  const people: NamedPerson[] = []
  for (const [at, part] of [...parts.entries()].reverse()) {
    const beside = isPersonName(part) && !isPlaceAfter(parts[at - 1] ?? '') ? [at + 1, at - 1] : []
    const from = beside.find((one) => !taken.has(one) && roleIn(parts[one] ?? '', one > at) !== undefined)
    if (from === undefined) continue
    taken.add(from)
    people.unshift({ name: withoutTitle(part), role: roleIn(parts[from] ?? '', from > at) ?? '' })
  }
  return people
}

/** "Our chief scientist Dr. Ana Ruiz", "Ana Ruiz is our chief scientist": the names and the rest apart. "Chief Technology Officer" is no name. */
function namesApart(part: string): string[] {
  const words = partedAtSpaces(part.trim())
  const isName = words.map(isOfName)
  for (let at = words.length - 2; at >= 0; at--)
    if (ROLES.has(plain(words[at + 1] ?? '')) || isTitleOf(words, isName, at)) isName[at] = false
  const runs: { isName: boolean; words: string[] }[] = []
  for (const [at, word] of words.entries()) {
    const isWhole = isName[at] === true && (isName[at - 1] === true || isName[at + 1] === true)
    const last = runs.at(-1)
    if (last?.isName === isWhole) last.words.push(word)
    else runs.push({ isName: isWhole, words: [word] })
  }
  return runs.map((run) => run.words.join(' '))
}

/** Whether a word goes before one that belongs to a role, as "Chief" does in "Chief Technology Officer". */
function isTitleOf(words: readonly string[], isName: readonly boolean[], at: number): boolean {
  return isName[at + 1] === false && isOfName(words[at + 1] ?? '')
}

function isOfName(word: string): boolean {
  return isCapitalised(word) && !ROLES.has(plain(word)) && !JOINS.has(plain(word))
}

/** The role that words behind a name begin with, or that words before it end with. What "and" opens behind a name is somebody else's who follows. */
function roleIn(part: string, isBehind: boolean): string | undefined {
  const words = partedAtSpaces(part.trim().replace(/[.\s]+$/, ''))
  const role = isBehind ? roleAtStart(words) : roleAtEnd(words)
  return role && role.length > 0 && role.length <= LONGEST_ROLE ? role.join(' ') : undefined
}

function roleAtStart(words: readonly string[]): readonly string[] | undefined {
  const said = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !JOINS.has(plain(word))),
    ),
  )
  const aside = said.findIndex((word, at) => at > 0 && (isPreposition(word) || isAnd(said, at)))
  const phrase = aside > 0 ? said.slice(0, aside) : said
  const end = phrase.findLastIndex(isRole) + 1
  // "lead integrator" is no lead
  if (end === 0 || isOneOf(wordsOf(phrase[end] ?? '')[0]?.pos, 'NOUN', 'ADJ')) return undefined
  return plain(said[end] ?? '') === 'of' ? withoutLoose(said) : said.slice(0, end)
}

function roleAtEnd(words: readonly string[]): readonly string[] | undefined {
  if (!isRole(words.at(-1) ?? '')) return undefined
  const before = words.findLastIndex((word, at) => !isRole(word) && (endsBefore(word) || isAnd(words, at)))
  return words.slice(before + 1)
}

/** What a role cannot have in it. */
function endsBefore(word: string): boolean {
  return JOINS.has(plain(word)) || isOneOf(wordsOf(word)[0]?.pos, 'ADP', 'VERB', 'AUX', 'DET', 'PRON', 'NUM')
}

/** "and" between two roles of one person joins them: "founder and CEO". */
function isAnd(words: readonly string[], at: number): boolean {
  return plain(words[at] ?? '') === 'and' && !(isRole(words[at - 1] ?? '') && isRole(words[at + 1] ?? ''))
}

function isRole(word: string): boolean {
  return ROLES.has(plain(word))
}

/** "professor of optics at": what opened something that stands elsewhere goes. */
function withoutLoose(words: readonly string[]): string[] {
  const end = words.findLastIndex((word) => !isPreposition(word)) + 1
  return words.slice(0, Math.min(end, LONGEST_ROLE))
}

function isPreposition(word: string): boolean {
  return isOneOf(wordsOf(word)[0]?.pos, 'ADP')
}

function isOneOf(pos: string | undefined, ...all: readonly string[]): boolean {
  return pos !== undefined && all.includes(pos)
}

/** Behind "at", "of" or "in" stands where somebody is or was, not who. */
function isPlaceAfter(part: string): boolean {
  return PLACING.has(plain(partedAtSpaces(part).at(-1) ?? ''))
}

/** Whether words are somebody's name as it is written in full: of an organisation, a role, a degree or half a sentence they are nobody's. */
export function isPersonName(part: string): boolean {
  const words = partedAtSpaces(withoutTitle(part))
  const isNone = words.some((word) => [ROLES, ORGANISATIONS, DEGREES].some((all) => all.has(plain(word))))
  return words.length >= 2 && words.length <= 4 && words.every(isCapitalised) && !isNone
}

/** Whether words name somebody beyond doubt: by a name in full, with initials or not, or behind a title, "Dr. Pell". */
export function namesSomebody(name: string): boolean {
  const own = withoutTitle(name)
  return isPersonName(name) || (own !== name.trim() && partedAtSpaces(own).every(isCapitalised))
}

/** Whether words are the name of a company beyond doubt, by what it ends in. */
export function namesCompany(name: string): boolean {
  return COMPANIES.has(plain(partedAtSpaces(name).at(-1) ?? ''))
}

/** Whether words name an organisation or a service and nobody: by what they end in, or a single abbreviation, "NDT". */
export function isOrganisation(name: string): boolean {
  return ORGANISATIONS.has(plain(partedAtSpaces(name.trim()).at(-1) ?? '')) || /^\p{Lu}{3,}$/u.test(name.trim())
}

/** Whether words stand in answers as the beginning of an organisation's name, "Kestrel" of "Kestrel State University", and for nobody's: what is short for it is nobody. */
export function isShortForOrganisation(name: string, answers: readonly string[]): boolean {
  const words = partedAtSpaces(name.trim()).map((word) => word.replace(/[^\p{L}\d'’-]/gu, ''))
  if (words.length !== 1 || !/^\p{Lu}[\p{L}'’-]+$/u.test(words[0] ?? '')) return false
  return answers.some((answer) =>
    [...answer.matchAll(new RegExp(String.raw`(?<!\p{Lu}[\p{L}.]{0,20} )${words[0]}(?: \p{Lu}[\p{L}'’-]+){1,3}`, 'gu'))].some(([full]) =>
      isOrganisation(full),
    ),
  )
}

/** Whether a word is a title that stands before a name. */
export function isTitle(word: string): boolean {
  return TITLES.has(plain(word))
}

function withoutTitle(name: string): string {
  const words = partedAtSpaces(name.trim())
  return (isTitle(words[0] ?? '') ? words.slice(1) : words).join(' ')
}

/** A name without the degrees behind it; undefined where one stands before: "PhD Penn State" is where somebody is from. */
export function withoutDegrees(name: string): string | undefined {
  const words = partedAtSpaces(name)
  const at = words.findIndex((word) => !isNoDegree(plain(word)))
  return at < 0 ? name : words.slice(0, at).join(' ').replace(/,$/, '') || undefined
}

function isNoDegree(part: string): boolean {
  return part !== '' && !DEGREES.has(plain(part))
}

function isCapitalised(word: string): boolean {
  return /^(?:\p{Lu}\.|(?:Dr|Prof|Mr|Ms|Mrs)\.|\p{Lu}[\p{L}'’-]*)$/u.test(word)
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[.,]+$/, '')
}
