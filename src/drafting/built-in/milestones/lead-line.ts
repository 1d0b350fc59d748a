import { milestoneTitle } from '../../../domain/milestone.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import { activity } from '../english/gerund.ts'
import { isThing, shortened } from '../english/noun-phrase.ts'
import { withoutVerbs } from '../english/opening-verbs.ts'
import { lowerStart, meaningfulWords } from '../english/wording.ts'
import type { Hands } from './hands.ts'
import { type Person, peopleIn } from './people.ts'
import { fitOf, IN_TITLE, isInTime, isTester, LEADS_IT, overlapOf, type Work } from './person-fit.ts'
import type { SaidInStep } from './said-in-step.ts'
import { type Site, sitesIn } from './sites.ts'
import { mainTask } from './task-line.ts'

/** What the line that tells who, where and when begins with. */
export const LEAD_LABEL = 'Lead, place and time: '

/** What the plan asks once where nobody said where the work is done. */
const PLACE_ASKED = '[name the place where the work is done]'

/** Where the Principal Investigator works is where that work is done of which nothing else is said. */
function usualPlace(people: readonly Person[]): string | undefined {
  const principal = people.find(({ isPrincipal }) => isPrincipal)?.name
  return people.find(({ name, place }) => name === principal && place !== '')?.place
}

/** Of whom it was said here, whose own work it is more than any other milestone's, and what the milestone's own step has said. */
export type Placed = { here: readonly Person[]; own: readonly Person[]; said?: SaidInStep }

/** For each milestone those whose part it speaks of most, so that everybody who is named with a part leads something; none for milestones left out. */
export function ownWork(people: readonly Person[], works: readonly (Work | null)[]): Person[][] {
  const bySpot: Person[][] = works.map(() => [])
  for (const person of people.filter(({ isPrincipal, part }) => !isPrincipal && part !== '')) {
    const scores = works.map((work) => (work ? fitOf(person, work) : 0))
    const best = Math.max(...scores)
    if (best >= SPEAKS_OF_IT) bySpot[scores.indexOf(best)]?.push(person)
  }
  return bySpot
}

/** How much of a person's part their own milestone has to speak of at least. */
const SPEAKS_OF_IT = 0.2

/** "Lead, place and time: Tom Velez (HFSS modeling), Dayton laboratory, months 3 to 4."; what no answer names is a blank there, once in a plan. */
export function leadLine(work: Work, { people, sites }: Hands, { here, own: first, said }: Placed, earlier: string): string {
  const { name, from, due } = work
  const lead = said?.lead ? [said.lead] : leadFor(people, here, first, work)
  const isNew = lead.length > 0 && !lead.some((one) => earlier.includes(shown(one)) || one.isPrincipal || one.part === '')
  const who = `${lead.length === 0 ? 'the Principal Investigator' : lead.map(shown).join(' and ')}${isNew ? '' : ` for ${name}`}`
  const own =
    [...new Set(lead.flatMap(({ place, isPrincipal }) => (place === '' || (isPrincipal && work.isTest) ? [] : [place])))].join(' and ') ||
    null
  const where = said?.place ?? own ?? siteFor(sites, work) ?? usualPlace(people) ?? PLACE_ASKED
  const place = where === PLACE_ASKED && earlier.includes(PLACE_ASKED) ? '' : `, ${where}`
  return `${LEAD_LABEL}${who}${place}, ${from >= due ? `month ${due}` : `months ${from} to ${due}`}.`
}

/** Whether a statement on people or places stands for good in the lines that tell who and where, with nothing of it left out. */
export function isToldIn(fact: AnswerFact, plan: string): boolean {
  const lines = plan.split('\n').filter((line) => line.startsWith(LEAD_LABEL))
  const { people, isWhole } = peopleIn(fact)
  if (isWhole) return people.every((person) => lines.some((line) => line.includes(shown(person)) && line.includes(person.place)))
  const sites = fact.topic === 'place' && isShort(fact.text) ? sitesIn(fact) : []
  return sites.length > 0 && sites.every(({ name }) => lines.some((line) => line.includes(name)))
}

/** A statement that says where which work is done and nothing else. */
function isShort(text: string): boolean {
  return !/\d/.test(text) && text.split(' ').length <= LONGEST_OF_PLACE
}

const LONGEST_OF_PLACE = 24

/** Titles that name an activity: "Verification of the magnetometer", "Design for low noise". */
const ACTIVITY =
  /^[A-Z][\w-]*(?:ation|tion|sion|ment|sis|ing|design|build|test|assembly|survey|study|review|trade|concept|feasibility|hardening|delivery|proof|trials?)s?\b/i

/** What each milestone is about, as one names it in passing: "the verification of the magnetometer"; no two the same. */
export function worksOf(texts: readonly string[]): string[] {
  const names: string[] = []
  for (const text of texts) {
    const title = milestoneTitle(text)
      .replace(/ \([^)]*\)/g, '')
      .replace(/[.;:]+$/, '')
    const act = NOMINAL.test(title) ? null : activity(title)
    const object = act ? shortened(withoutVerbs(lowerStart(title)), LONGEST_OBJECT) : inSentence(title)
    const named = !act && (ACTIVITY.test(title) || NOMINAL.test(title)) ? definite(object) : `the work on ${definite(object)}`
    const isTelling = !act || (object.split(' ').length >= 3 && isThing(object))
    names.push(isTelling && !names.includes(named) ? named : (act ?? `the work on "${title.replace(/"/g, "'")}"`))
  }
  return names
}

/** A title that is a noun, although its first word could be an order: "Design of the system", "Complete build of the unit". */
const NOMINAL = /^(?!\S+ (?:the|an?|each|all|how|which)\b)\S+(?: (?:and )?[a-z]\S*){0,2} (?:of|for)\b/

/** A title within a sentence; what bears a name, "Concept of Operations", keeps it. */
function inSentence(title: string): string {
  return /^Concepts? of Operations\b/.test(title) ? title : lowerStart(title)
}

/** How long the thing that is worked on may be in passing, in characters. */
const LONGEST_OBJECT = 48

function definite(object: string): string {
  return /^(?:the|an?|each|all|its|this|any)\b/i.test(object) ? object : `the ${object}`
}

const TESTS = /\b(?:tests?|testing|verif\w+|validat\w+|demonstrat\w+|trials?|measur\w+|proof|evaluat\w+|assess\w+|feasibility)\b/i
const MAKES =
  /\b(?:design\w*|build\w*|implement\w*|concepts?|describ\w*|description|hardening|analy[sz]\w*|develop\w*|integrat\w*|plan\w*)\b/i

/** What is planned, designed or read is not tested yet: "Plan to build and test the model", "State-of-the-art assessments". */
const PLANS = /^(?:plans?|planning|preparation|design|requirements|concept)\b|\b(?:literature|state-of-the-art|surveys?|reviews?)\b/i

/** Whether a milestone is a test: its title says so, or its main task is one and the title does not speak of making. */
export function isTestOf(text: string): boolean {
  const title = milestoneTitle(text)
  if (PLANS.test(title)) return false
  return TESTS.test(title) || (mainTask(text).stage === 'test' && !MAKES.test(title))
}

function shown({ name, part }: Person): string {
  return part === '' ? name : `${name} (${part})`
}

/** The one or two whose part this work is, else those of whom it was said here, else the Principal Investigator, who answers for all of it. */
function leadFor(all: readonly Person[], told: readonly Person[], own: readonly Person[], work: Work): Person[] {
  const people = all.filter((one) => isInTime(one, work))
  const [here, first] = [told.filter((one) => isInTime(one, work)), own.filter((one) => isInTime(one, work))]
  const byStep = namedIn(people, work)
  if (byStep.length > 0) return byStep
  const scored = people
    .map((person) => ({ person, score: fitOf(person, work) }))
    .filter(
      ({ person, score }) => (score >= LEADS_IT || (score > 0 && overlapOf(person.words, work.title) >= IN_TITLE)) && !person.isPrincipal,
    )
    .sort((one, other) => other.score - one.score)
  const best = scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) * 0.75).map(({ person }) => person)
  const said = here.filter((one) => !one.isPrincipal && !(isTester(one) && fitOf(one, work) === 0))
  const fits = [...first, ...best].sort((one, other) => fitOf(other, work) - fitOf(one, work))
  const chosen = onceEach([...fits, ...said]).slice(0, 2)
  return chosen.length > 0 ? chosen : all.filter(({ isPrincipal }) => isPrincipal).slice(0, 1)
}

function onceEach(people: readonly Person[]): Person[] {
  return people.filter(({ name }, index) => people.findIndex((one) => one.name === name) === index)
}

/** Those whom the company names with the step itself, by their surname or by the firm that does it. */
function namedIn(people: readonly Person[], work: Work): Person[] {
  const { said = '' } = work
  if (said === '') return []
  const isNamed = ({ name, place }: Person) =>
    [name.split(' ').at(-1) ?? '', /^\p{Lu}\S+(?= in |$| \p{Lu})/u.exec(/ in |^\S+$/.test(place) ? place : '')?.[0] ?? ''].some(
      (word) => word.length > 2 && new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}'-]/gu, '.')}(?!\\p{L})`, 'u').test(said),
    )
  const found = people.filter((one) => !one.isPrincipal && isNamed(one))
  return onceEach(found.sort((one, other) => fitOf(other, work) - fitOf(one, work))).slice(0, 2)
}

/** How much of a site's own work a milestone has to speak of for it to be done there. */
const DONE_THERE = 0.5
const DONE_THERE_BY_TASKS = 0.6

/** The place whose work this is, else the one where all the work is done, else the Contractor's own, where what is not done elsewhere is done. */
function siteFor(sites: readonly Site[], { name, words, title, isTest }: Work): string | null {
  const named = sites.find((site) => !site.isPlanWide && name.toLowerCase().includes(site.name.toLowerCase()))
  if (named) return named.name
  const isShown = (site: Site) => SHOWN.test(site.text) && SHOWN.test(name)
  const scored = sites
    .filter((site) => !site.isPlanWide && (isTest || !site.isForTests || isShown(site)))
    .map((site) => ({
      site,
      inTitle: site.words.size === 0 ? 1 : overlapOf(site.words, title),
      score: site.words.size === 0 ? (site.isForTests ? DONE_THERE : 0) : overlapOf(site.words, title) + inTasks(site, words),
    }))
    .sort((one, other) => other.score - one.score)
  const isThere = ({ score, inTitle }: { score: number; inTitle: number }) => score >= (inTitle > 0 ? DONE_THERE : DONE_THERE_BY_TASKS)
  const best = scored.find(isThere)
  if (best) return best.site.name
  return (sites.find(({ isPlanWide }) => isPlanWide) ?? sites.find(({ isOwn }) => isOwn))?.name ?? null
}

/** What is demonstrated at a place is installed there. */
const SHOWN = /\b(?:install|demonstrat)\w*/i

function inTasks({ words: own }: Site, words: ReadonlySet<string>): number {
  return own.size > 1 ? overlapOf(own, words) : 0
}

/** The words of each text that not most of the others have as well. */
export function tellingWords(texts: readonly string[]): ReadonlySet<string>[] {
  const all = texts.map((text) => meaningfulWords(text))
  const isCommon = (word: string) => all.filter((words) => words.has(word)).length > Math.max(2, all.length * 0.6)
  return all.map((words) => new Set([...words].filter((word) => !isCommon(word))))
}
