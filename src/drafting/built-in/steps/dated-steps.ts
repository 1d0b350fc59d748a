import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { oneOf, VALUES } from '../../../language/quantity/number-word.ts'
import { wordsOf } from '../../../language/words.ts'
import { baseForm } from '../english/inflection.ts'
import { leansOn } from './entry-tail.ts'
import { baseOfParticiple, isActivity, isWorkVerb, openingVerb } from './step-verb.ts'
import { tellsOfItself } from './told-result.ts'

/** The months of the effort in which work is done, first and last, both counted from the award. */
export type Months = readonly [number, number]

/** One entry of a company's calendar: "(3) Coding, months 8 to 15: we …". `label` names the entry; `parts` are its orders and things, `tails` the sentences behind it that say more of it; `said` is all of it. */
export type DatedEntry = { months: Months; label: string; parts: readonly string[]; tails: readonly string[]; said: string }

const NUMBER = `(\\d{1,2}|${oneOf(VALUES.keys())})`
const MONTHS = `months?\\s+${NUMBER}(?:\\s*(?:-|–|to|through|until|and)\\s*(?:month\\s+)?${NUMBER})?(?![\\w%])`
const BULLET = /^\s*(?:[-–—*•●▪◦·]\s+|\(?\d{1,2}[.):]\s+|step \d{1,2}\s*[:.–-]\s+)/i
/** "months 4-10: two-DMD projector built", "In months 1 to 2 we build …". */
const BEFORE = new RegExp(`^(?:(?:from|in|during|over|for)\\s+)?${MONTHS}\\s*(?::|,|–|-)?\\s+(.+)$`, 'is')
/** "Print settings, months 2-3: raster gap …", "Down-select at the end of month 5: …". */
const BEHIND = new RegExp(
  `^([^:;.]{3,90}?),?\\s+\\(?(?:(?:at|by)\\s+the\\s+end\\s+of\\s+|in\\s+|during\\s+|by\\s+)?${MONTHS}\\)?\\s*(?::\\s*(.*))?$`,
  'is',
)
/** "Months 1 to 4 is the model", "Month 5 will be for the tests": the months are told as if they were the work. */
const SAID_TO_BE = /^(?:is|are|will be|would be) (?:for )?(?=(?:the|an?|our|all) )/i

/** What is not done but expected, and what goes wrong, is no entry of a calendar. */
const DOUBTFUL = /\b(?:if|unless|may|might|could|fall ?back|risks?|otherwise|sign|needed from|not fixed|in case)\b/i

/** The dated entries of an answer, none where fewer than two are dated: a single month is a date and no calendar. */
export function datedEntries(answer: string): DatedEntry[] {
  const entries: (DatedEntry | null)[] = []
  for (const chunk of chunks(answer)) {
    const last = entries.at(-1)
    if (last && leansOn(chunk)) entries[entries.length - 1] = { ...last, tails: [...last.tails, chunk], said: `${last.said} ${chunk}` }
    else entries.push(entryIn(chunk))
  }
  const dated = entries.filter((one) => one !== null)
  return dated.length > 1 ? dated : []
}

function chunks(answer: string): string[] {
  return answer
    .replace(/[’]/g, "'")
    .replace(/(?<=[.;:)]|\S )[ \t]+(?=\(?\d{1,2}[.)][ \t]+\p{L})/gu, '\n')
    .replace(/(?<=;)[ \t]+(?:and )?(?=(?:in )?months? \d{1,2}(?:\s*(?:-|–|to|and)\s*\d{1,2})?:)/gi, '\n')
    .replace(/(?<=[;,])[ \t]+(?:and )?(?=(?:in )?months? \d{1,2}(?:\s*(?:-|–|to|and)\s*\d{1,2})? (?:we|the) )/gi, '\n')
    .split(/\r?\n/)
    .flatMap((line) => {
      const bare = line.replace(BULLET, '').trim()
      return sentencesIn(bare).map(({ start, end }) => bare.slice(start, end).trim())
    })
}

function entryIn(said: string): DatedEntry | null {
  const plain = said.replace(/[.;,]+$/, '').replace(BULLET, '')
  if (DOUBTFUL.test(plain)) return null
  const before = BEFORE.exec(plain)
  if (before) return entry(said, [before[1], before[2]], '', (before[3] ?? '').replace(SAID_TO_BE, ''))
  const behind = BEHIND.exec(plain)
  if (!behind || /\b(?:is|are|was|were|will|shall|has|have)\b/.test(behind[1] ?? '')) return null
  return entry(said, [behind[2], behind[3]], behind[1] ?? '', behind[4] ?? '')
}

function entry(said: string, [from, to]: readonly (string | undefined)[], label: string, body: string): DatedEntry | null {
  if (label === '' && tellsOfItself(body)) return null
  const first = numberOf(from)
  const last = to === undefined ? first : numberOf(to)
  if (first < 1 || last < first) return null
  const parts = body.trim() === '' ? [] : partsOf(withoutPerson(body.trim()).replace(/ [+&] /g, ' and '))
  return { months: [first, last], label: withoutPerson(label.trim()).replace(/ [+&] /g, ' and '), parts, tails: [], said }
}

function numberOf(word: string | undefined): number {
  const plain = word?.toLowerCase() ?? ''
  return VALUES.get(plain) ?? Number(plain)
}

/** Who does it is told in its own place: "optical design (Dr. Iris Vance)". */
function withoutPerson(text: string): string {
  return text.replace(/,? \((?:Dr\.? |Prof\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+)?\)\.?$/u, '')
}

/** The clauses of an entry; a list of things stays one part. */
function partsOf(body: string): string[] {
  const clauses = body
    .split(/;\s+|,?\s+and\s+(?=we\b)|,\s+(?=we\b)/i)
    .flatMap(passives)
    .map((part) => part.replace(/^and /, '').trim())
    .filter((part) => part !== '')
  const isWork = clauses.map((part) => orderOf(part) !== null)
  if (!isWork[0]) return [body]
  const parts: string[] = []
  for (const [index, clause] of clauses.entries()) {
    if (isWork[index]) parts.push(clause)
    else parts.push(`${parts.pop()}; ${clause}`)
  }
  return parts
}

const IS_DONE = /^(.{3,80}?) (?:is|are|gets?|will be|shall be) (?:then |also )?([a-z]+)\b(.*)$/

/** "X is modelled and Y is proved" tells two pieces of work. */
function passives(clause: string): string[] {
  const cuts = [...clause.matchAll(/,? and (?=(?:the |its |our )?[\w-]+(?: [\w-]+){0,4} (?:is|are) [a-z]+)/g)].map(({ index }) => index)
  const at = cuts.find((cut) => IS_DONE.test(clause.slice(0, cut)))
  return at === undefined ? [clause] : [clause.slice(0, at), ...passives(clause.slice(at).replace(/^,? and /, ''))]
}

const WE = /^(?:we|i)(?:'ll| will| would| shall| are going to| plan to| intend to| want to)?(?: (?:first|then|also|next|finally))? /i

/** Work that somebody else does: "Halden grows the tubes". */
const OTHERS = /^(\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3}) (\p{Ll}+s) ((?:the|an?|our|all|each|\d).+)$/u
const THEY_GET = /, they (?:get|have|make) ([^,;]+)$/

function doneByOthers(clause: string): string | null {
  const [, who = '', form = '', what = ''] = OTHERS.exec(clause) ?? []
  const verb = baseForm(form, form.replace(/s$/, ''))
  return who !== '' && isWorkVerb(verb) && verb !== 'do' ? `${verb} ${what.replace(THEY_GET, ' ($1)')}, through ${who}` : null
}

/** A clause as an order: "we write X", "X is coded in SPARK", "X built and aligned"; null where it names a thing. */
export function orderOf(clause: string): string | null {
  const isTold = WE.test(clause)
  const others = isTold ? null : doneByOthers(clause)
  if (others) return others
  const plain = lowered(clause.replace(WE, '').replace(/^([a-z]+): (?=\S)/, isTold ? '$1 ' : '$&'))
  const second = /^[a-z]+ and ([a-z]+)\b/.exec(plain)?.[1]
  if (openingVerb(plain, isTold) && (isTold || second === undefined || isWorkVerb(second))) return plain
  if (isTold) return null
  const [, thing = '', form = '', rest = ''] = IS_DONE.exec(clause) ?? []
  const verb = form ? baseOfParticiple(form) : null
  if (verb) return activeOf(verb, thing, rest)
  return participial(clause)
}

function activeOf(verb: string, thing: string, rest: string): string {
  const what = lowered(thing)
  const it = /s$/.test(what) && !/ss$/.test(what) ? 'them' : 'it'
  const [, before = '', form = '', after = ''] = /^(.*?) and ([a-z]+(?:ed|en|wn|lt|nt))\b(.*)$/.exec(rest) ?? []
  const next = form ? baseOfParticiple(form) : null
  return (next ? `${verb} ${what}${before} and ${next} ${it}${after}` : `${verb} ${what}${rest}`).trim()
}

/** "two-DMD projector built and aligned" → "build and align the two-DMD projector". */
function participial(clause: string): string | null {
  const found =
    /^((?:the |an? )?[\w][\w .-]{2,60}?) ([a-z]+(?:ed|ilt|en|wn|ade))(?: and ([a-z]+(?:ed|ilt|en|wn|ade)))?(?=$|,| (?:in|on|at|with|by)\b)(.*)$/.exec(
      clause,
    )
  const [, thing = '', one = '', other = '', rest = ''] = found ?? []
  const verb = one ? baseOfParticiple(one) : null
  const next = other ? baseOfParticiple(other) : null
  if (!verb || (other && !next) || wordsOf(`the ${thing}`).at(-1)?.pos === 'ADV') return null
  return `${[verb, next].filter(Boolean).join(' and ')} ${withThe(lowered(thing))}${rest}`
}

function withThe(thing: string): string {
  return /^(?:the|an?|our|its|all|each|\d)\b/.test(thing) ? thing : `the ${thing}`
}

function lowered(text: string): string {
  return /^[A-Z][a-z]+\b(?! [A-Z])/.test(text) && !isActivityName(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function isActivityName(text: string): boolean {
  return wordsOf(`the ${text.charAt(0).toLowerCase()}${text.slice(1)}`)[1]?.pos === 'PROPN' && !isActivity(text)
}
