import type { AnswerFact } from '../answers/answer-facts.ts'
import { gerund } from '../english/gerund.ts'
import { baseForm } from '../english/inflection.ts'
import { meaningfulWords } from '../english/wording.ts'
import { spanIn, withoutMonths } from './person-months.ts'

/**
 * A person whom the answers name. `part` is what they do, as a noun ("HFSS modeling", "writing the code") or their role ("PI").
 * `words` are those that tell which work it is, `place` where they do it; empty where that is not said.
 */
export type Person = {
  name: string
  part: string
  place: string
  isPrincipal: boolean
  words: ReadonlySet<string>
  /** The months in which they do it, where they are given. */
  months?: readonly [number, number]
}

/** Who is named in a statement; `isWhole` tells that nothing else is said there, so that the names and parts can stand for it. */
type Naming = { people: Person[]; isWhole: boolean }

const GIVEN = "\\p{Lu}[\\p{L}'’]*(?:-\\p{L}[\\p{L}'’]*)*\\.?"
const PARTICLE = '(?:de|del|della|der|den|di|da|dos|du|la|le|van|von|al|el|bin|ibn|ter|ten|zu|y)'
const TITLE = '(?:Dr|Mr|Ms|Mrs|Prof|Professor|Lt|Col|Capt|Maj|Gen|Sgt)\\.?'
const EMPTY_PART = /^(?:that|this|it|there|here|them|those|these|which|all of (?:that|it))\b/i
/** A person's name: two to five parts with capitals and particles between; behind a title one part is enough. */
export const personName = `(?:${TITLE} )+(?:${GIVEN}(?: ${PARTICLE})* ?){1,4}|${GIVEN}(?: (?:${PARTICLE} )*${GIVEN}){1,3}`
const SUFFIX = '(?:,? (?:Jr|Sr|II|III|Ph\\.?D|M\\.?D|P\\.?E)\\.?)*'

/** Two words with capitals that name no person. */
const NO_PERSON =
  /\b(?:University|College|Institute|Laborator(?:y|ies)|Lab|Labs|Center|Corps|Command|Wing|Force|Office|Systems?|Technolog(?:y|ies)|Studio|Suite|Range|Navy|Army|Agency|Company|School|Inc|LLC|State|Phase|Task|Milestone|Monte|Software|Server|Cloud|Design|Works|Research|Engineering|Contractor|Government|Program|Team|Principal|Investigator|Lead|Manager|Engineer|Our|The|This|Both|All|Each|And|From|With|In|On|At|For|We|If|When)\b|(?:^| )[\p{Lu}\d]{2,}(?= |$)|\d|^(?:Ansys|Comsol|Abaqus|Altair|Matlab|Python|Simulink|Keysight|Cadence|Synopsys|Siemens|Zemax|Nastran|Open|Star|Azure|Amazon|Google|Microsoft|Nvidia|Intel|Autodesk|Lockheed|Northrop|General|United|North|South|East|West|New)\b/u

/** Leads work: what follows is the work. */
const LEADS =
  "(?:leads?|heads?|manages?|runs?|owns?|handles?|oversees?|directs?|does|covers?|takes?|(?:is|'s) (?:in charge of|responsible for))"
const MAKES =
  '(?:builds?|writes?|designs?|develops?|measures?|models?|codes?|tests?|performs?|analy[sz]es|trains?|simulates?|machines?|fabricates?|makes)'
const LED = new RegExp(`^(${personName})${SUFFIX}(?:, ([^,;]{3,60}),)? (?:will |shall |also )*(${LEADS}|${MAKES}) ([^;]{3,110})$`, 'u')
const BE = new RegExp(
  `^(${personName})${SUFFIX},? (?:is|will be|shall be|serves as|acts as)(?: the| our| its| an?| the Contractor's)? ([^;.]{2,110})$`,
  'u',
)
const ROLE_IS = new RegExp(
  `^(?:the |our |its |the Contractor's )?([\\p{L}][\\p{L} /-]{1,50}?)(?: is|: | will be| =| [-–—]) ?(${personName})${SUFFIX}((?:,| \\()[^;]{2,60})?$`,
  'iu',
)
const LISTED = new RegExp(`^(${personName})${SUFFIX}(?: ?[:–—-] | \\(|, )([^;()]{2,80})\\)?$`, 'u')

const PRINCIPAL = /\bPI\b|\bprincipal investigator\b/i
const ROLE =
  /\b(?:PI|investigator|lead|leader|manager|engineer|scientist|director|chemist|physicist|analyst|psychologist|advisor|adviser|consultant|developer|technician|officer|CTO|CEO|president|founder|programmer|designer|professor|researcher|specialist|head|chief|architect)\b/i

/** Names of people in what was said on people; nobody where it is not plain who does what. */
export function peopleIn({ text, topic }: Pick<AnswerFact, 'text' | 'topic'>): Naming {
  if (topic !== 'people') return { people: [], isWhole: false }
  const clauses = clausesOf(text)
  const named = clauses.map(datedPersonIn)
  return {
    people: atSamePlace(named.flatMap((one) => (one ? [one.person, ...(one.also ? [one.also] : [])] : []))),
    isWhole: named.length > 0 && named.every((one) => one?.isWhole === true),
  }
}

/** One person a clause: full stops, semicolons, and an "and" or comma before the next name with its verb. */
function clausesOf(said: string): string[] {
  const text = withoutPronoun(said)
  const next = new RegExp(
    `(?:;|,| and|, and|(?<!\\b(?:${TITLE}|\\p{Lu}))\\.) (?=(?:${personName}) (?:(?:${LEADS}|${MAKES}|is|will|shall)\\b|\\())`,
    'gu',
  )
  return text
    .replace(/[.;]+$/, '')
    .split(next)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

/** "The PI is Jane Roe. She is 20 hours a week in Reno" is one statement on her. */
const PRINCIPAL_FIRST = new RegExp(
  `^(?:The |the )?(PI|[Pp]rincipal [Ii]nvestigator) is (${personName})[.;,] (?:[Ss]he|[Hh]e) (?:is |works |has )(?=\\d|at |in |half|full)`,
  'u',
)

/** "Jane Roe is the PI, 20 hours a week; she leads the design" names her part in a second clause. */
function withoutPronoun(said: string): string {
  const text = said.replace(PRINCIPAL_FIRST, '$2 is the $1, ')
  const name = new RegExp(`^${personName}`, 'u').exec(text)?.[0]
  const again = new RegExp(`[;,.] (?:and )?(?:she|he|they|who) (?=(?:will |shall |also )*(?:${LEADS}|${MAKES}) )`, 'gu')
  const also = new RegExp(`(?<= is (?:the |our )?(?:PI|[Pp]rincipal [Ii]nvestigator)[^.;]*?),? and (?=${LEADS} )`, 'u')
  return name ? text.replace(again, `; ${name.trim()} `).replace(also, `; ${name.trim()} `) : text
}

/** Where somebody works, between the name and the verb: "Ann Vale at HydroLab in Reno, Nevada does the tow tests". */
const BETWEEN = new RegExp(
  `^(${personName}) (?:at|of|from) ((?:the )?\\p{Lu}[\\p{L}.&'-]*(?: \\p{Lu}[\\p{L}.&'-]*| of| in|,)*) (?=(?:will |shall |also )*(?:${LEADS}|${MAKES}) )`,
  'u',
)
const PAID =
  /(?:, (?:with |for )?| (?:with|for) )(?:\d{1,3} hours a week|\d{1,4} hours in total|full time|half time|part time)(?:, as an? [^,.;]+)?(?=,|$| (?:does|do|runs|leads|is) )/i
/** "also Longmont" at the end. */
const ALSO_AT = /, also (?:in |at )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, (?:[A-Z]{2}|\p{Lu}\p{Ll}+))?)$/u

/** "That is at the Reno fuels lab." behind what somebody does. */
const DONE_AT =
  /[.;] (?:[Tt]hat|[Tt]his|[Ii]t) is (?:done )?(?:at|in) (?:the )?((?:\p{Lu}[\p{L}&'-]* ?){1,5}(?:[a-z]+ )?(?:[Ll]ab|[Ll]aboratory|[Ss]hop|[Cc]enter|[Oo]ffice|[Ff]acility|[Pp]lant)?)$/u

/** A person with the months and the place that are told beside the work. */
function datedPersonIn(clause: string): ReturnType<typeof personIn> {
  const months = spanIn(clause)
  const between = BETWEEN.exec(withoutMonths(clause))
  const undated = withoutMonths(clause)
  const place = (between?.[2] ?? ALSO_AT.exec(undated)?.[1] ?? DONE_AT.exec(undated)?.[1])?.trim() ?? ''
  const plain = undated.replace(BETWEEN, '$1 ').replace(ALSO_AT, '').replace(DONE_AT, '').replace(PAID, '').trim()
  const found = personIn(plain)
  if (!found || plain === clause) return found
  const told = (one: Person): Person => ({ ...one, ...(months ? { months } : {}), place: one.place === '' ? place : one.place })
  return { person: told(found.person), ...(found.also ? { also: told(found.also) } : {}), isWhole: false }
}

const SAME_PLACE = /,? (?:(?:in|at) the same (?:place|lab|laboratory|shop|site)|also there)$/i

/** "in the same place" is where the one named before works. */
function atSamePlace(people: readonly Person[]): Person[] {
  return people.map((one, index) => {
    if (!SAME_PLACE.test(one.part)) return one
    const place = people.slice(0, index).findLast((before) => before.place !== '')?.place ?? SAME
    return { ...one, part: one.part.replace(SAME_PLACE, ''), place }
  })
}

/** The place of somebody named in an earlier statement. */
export const SAME = 'the same place'

/** Who judges a result leads none of the work. */
const JUDGES = /^(?:judges?|witness|referee|reviewer)$/i

function personIn(clause: string): { person: Person; also?: Person; isWhole: boolean } | null {
  const led = LED.exec(clause)
  if (led?.[1] && led[3] && led[4] && isName(led[1])) return ledBy(led[1], led[2], led[3], led[4])
  const be = BE.exec(clause)
  if (be?.[1] && be[2] && isName(be[1]) && ROLE.test(be[2])) return inRole(be[1], be[2])
  const role = ROLE_IS.exec(clause)
  if (role?.[2] && role[3] && PRINCIPAL.test(role[1] ?? '') && HOURS.test(role[3]) && isName(role[2]))
    return inHours(role[2], `PI, ${role[3].replace(/^,? \(?|\)$/g, '')}`)
  if (role?.[1] && role[2] && isName(role[2]) && !JUDGES.test(role[1]) && /^\p{Lu}/u.test(role[2]) && role[1].split(' ').length <= 5)
    return { ...inRole(role[2], role[1]), isWhole: false }
  const listed = LISTED.exec(clause)
  if (listed?.[1] && listed[2] && isName(listed[1]) && HOURS.test(listed[2])) return inHours(listed[1], listed[2])
  if (listed?.[1] && listed[2] && isName(listed[1]) && (ROLE.test(listed[2]) || /[:–—-] |\(/.test(clause)))
    return inRole(listed[1], listed[2])
  return null
}

/** "30 h/week", "half time": how much somebody works, not at what. */
const HOURS = /\b\d{1,3} ?(?:%|percent|h\b|hrs?\b|hours?\b)(?: ?(?:\/|per|a|an|each) ?(?:wk|week|month))?|\b(?:half|full|part)[ -]time\b/i

/** An entry with hours: "Marco Bell, 30 h/week, opto-mechanics, alignment". */
function inHours(name: string, said: string) {
  const parts = said
    .split(/[,;:] /)
    .map((one) => one.replace(HOURS, '').trim())
    .filter((one) => one !== '' && !PRINCIPAL.test(one))
  const work = parts.join(' and ').replace(/ and (?=.* and )/g, ', ')
  const person = { name: name.trim(), part: work, place: '', isPrincipal: false, words: meaningfulWords(work) }
  if (!PRINCIPAL.test(said)) return { person, isWhole: false }
  const principal = { ...person, part: 'PI', isPrincipal: true }
  return work === '' ? { person: principal, isWhole: false } : { person: principal, also: person, isWhole: false }
}

function isName(name: string): boolean {
  const plain = name.replace(new RegExp(`^(?:${TITLE} )+`, 'u'), '')
  return !NO_PERSON.test(plain.replace(/\b\p{Lu}\. /gu, ''))
}

/** "Maria Chen runs the coupons at our Dayton laboratory": the place is told apart, the work is her part. */
function ledBy(name: string, apposition: string | undefined, verb: string, rest: string) {
  const place = PLACE.exec(rest)?.[1] ?? ''
  const work = partOf(place === '' ? rest : rest.replace(PLACE, ''))
  const [first = verb] = verb.split(' ')
  const part = new RegExp(`^${LEADS}$`).test(verb)
    ? work.replace(/^(?:the|all|all of the) /i, '')
    : `${gerund(baseForm(first, first.replace(/s$/, '')))} ${work}`
  const isEmpty = EMPTY_PART.test(work) || /\b(?:is|are|was|were)\b/.test(work)
  const isAll = place === '' ? work === rest.trim() : `${work} ` === rest.slice(0, rest.search(PLACE) + 1)
  return {
    person: {
      name: name.trim(),
      part: isEmpty ? (apposition ?? '') : part,
      place,
      isPrincipal: PRINCIPAL.test(`${apposition} ${rest}`),
      words: meaningfulWords(isEmpty ? (apposition ?? '') : `${work} ${apposition ?? ''}`),
    },
    isWhole: apposition === undefined && isAll && !isEmpty && work.split(' ').length <= 9 && !/[.,]/.test(work),
  }
}

/** A place of the company behind the work, at the end: "… at its Dayton laboratory". */
const PLACE =
  /,? (?:at|in|from) (?:(?:the Contractor's|its|our) (?=\S))?((?<=(?:Contractor's|its|our) )(?:[^,.;]{3,50}|\p{Lu}[\p{L}. ]+, \p{Lu}[\p{L} ]+,? \p{Ll}+)|\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,2} in \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?))?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}(?:, (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?))?)$/u

function partOf(rest: string): string {
  return (
    rest.split(
      /,? (?:using|with) (?:the |our |its )|,|\. | and (?=(?:the whole|it|we|they|this|that|holds?|has|owns?|is|are|was|also|will|shall|wrote|writes|signs|keeps?|brings?|spends?|works?|reports?|reviews?|teaches)\b)/,
    )[0] ?? rest
  )
    .replace(/\b(?:our|the Contractor's)\b/g, 'its')
    .replace(/ (?:is|are|was|and)$/, '')
    .trim()
}

function inRole(name: string, said: string) {
  const role = (
    said.split(/,|\. | and (?=(?:will|shall|also|leads?|does|holds?|has|owns?|is|was)\b)| (?:at|with|for) (?=\d)/)[0] ?? said
  ).trim()
  const isPrincipal = PRINCIPAL.test(said)
  const part = isPrincipal ? 'PI' : role.replace(/ (?:is|are|was|and)$/, '')
  const rest = said.replace(/\b(?:the )?(?:PI|principal investigator)\b/gi, '')
  return {
    person: { name: name.trim(), part, place: isPrincipal ? (PLACE.exec(said)?.[1] ?? '') : '', isPrincipal, words: meaningfulWords(rest) },
    isWhole: !isPrincipal && role === said.trim(),
  }
}
