import type { AnswerFact } from '../answers/answer-facts.ts'
import { COMPANY_SLOT } from '../answers/company-facts.ts'
import { meaningfulWords } from '../english/wording.ts'

/**
 * A place of work that the answers name: as it stands in a list, the words of the work done there, whether all of it is, whether it is
 * the company's own or where its usual work is done, and whether only tests are done there.
 */
export type Site = {
  name: string
  isPlanWide: boolean
  isOwn: boolean
  isForTests: boolean
  words: ReadonlySet<string>
  text: string
}

const KIND =
  '(?:[Oo]ffices?|[Ll]abs?|[Ll]aborator(?:y|ies)|[Ss]hop|[Ww]orkshop|[Ff]acilit(?:y|ies)|[Cc]hamber|[Rr]ange|[Tt]est (?:site|stand|bed|track|cell|bench)|[Ss]ite|[Cc]ampus|[Cc]enter|[Aa]irfield|[Aa]irport|[Pp]lant|[Cc]leanroom|[Cc]lean room|[Hh]angar|[Ff]oundry|[Tt]unnel|[Bb]ase|[Yy]ard|[Pp]ier|[Ww]arehouse|[Cc]loud tenant|[Cc]luster|[Bb]asin|[Tt]ank|[Rr]oom|University|Institute|AFB|Air Force Base|Arsenal|Depot|Proving Ground|[Ff]acility)'
const CITY = '\\p{Lu}[\\p{Ll}.]+(?: \\p{Lu}[\\p{Ll}]+){0,2}(?:, (?:[A-Z]{2}\\b|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?))?'
const WORD = "[\\p{L}\\d&'’./-]+"
const SITE = new RegExp(
  `\\b(?:[Ii]n|[Aa]t|[Oo]n|to|[Ii]nside|uses?|using|rents?|books?) ((?:the Contractor's |our |its |the |an? )?(?:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?, (?:[A-Z]{2}|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?=\\p{L}))?(?:(?!(?:in|at|on|to|with|and|from|by|is|are|for|of|uses?|using|does|do|runs?|makes?|builds?|leads?)\\b)${WORD} ){0,5}${KIND}(?! temperature)(?: (?:in|at|near|of|outside) ${CITY})?)(?![\\p{L}])`,
  'gu',
)
const TOWN = new RegExp(`\\b(?:in|at|near) (${CITY})(?= |[.,;]|$)`, 'gu')
const FROM_KIND = new RegExp(
  `\\b((?:the |our |its )?(?:(?!(?:and|or|in|at)\\b)${WORD} ){0,4}${KIND}(?: (?:in|at|near|of) ${CITY})?)(?![\\p{L}])`,
  'u',
)

const SEAT = new RegExp(`(?<!\\p{L})(${KIND}),? (?:(?:is|are|,) )?(?:located |based )?(?:in|at|near) (${CITY})`, 'u')

/** A phrase that begins with a town. */
const FIRST_TOWN = new RegExp(`^${CITY}(?=$|[.,;])`, 'u')

const ALL =
  /\b(?:all|everything|most|both parts)\b(?: of)?(?: the| our| its)?(?: work| tasks?| development| engineering)?\b|^both (?:work )?(?=in |at )|^(?:the |our |its )?(?:work|effort|project) (?:is|will be|shall be|takes|happens)/i

const OWN = /^(?:the Contractor's|our|its) /i

/** The places that a statement names; nothing where it is not plain that they are places of work. */
export function sitesIn({ text, topic, form, slot }: Pick<AnswerFact, 'text' | 'topic' | 'form' | 'slot'>): Site[] {
  if (slot === COMPANY_SLOT) return seatIn(text, topic)
  if (!/^(?:place|people|test|measurement|institution)$/.test(topic)) return []
  return text.split(/(?<=[.;]) /).flatMap((sentence): Site[] => {
    if (UNUSED.test(sentence)) return []
    const [plain, exception] = withoutException(sentence.replace(/[.;]+$/, ''))
    if (exception) return [...sitesIn({ text: `${plain}.`, topic: 'place', form, slot }), { ...exception, text }]
    const [, town, kind] = (topic === 'place' && TOWN_FIRST.exec(plain)) || []
    if (town && kind)
      return [{ name: `${bare(kind)} in ${town}`, isPlanWide: true, isOwn: true, isForTests: false, words: new Set<string>(), text }]
    const names = namesIn(plain, topic, form)
    const isPlanWide = topic === 'place' && (ALL.test(plain) || (form === 'phrase' && isPlaceAlone(plain, names)))
    if (isPlanWide)
      return names.length > 0
        ? [{ name: names.map(bare).join(' and '), isPlanWide, isOwn: true, isForTests: false, words: new Set<string>(), text }]
        : []
    return names.map((name) => {
      const work = workAt(name, plain)
      return { name: bare(name), isPlanWide, isOwn: OWN.test(name) || USUAL.test(work), ...workDone(work), text }
    })
  })
}

/** A place where nothing is done. */
const UNUSED = /\b(?:do(?:es)? not|don't|doesn't|will not|shall not|no longer) (?:use|need|go to|rent|have)\b/i

/** "All in Tucson, except the demonstration (KHILS)": the work that is done elsewhere, and where. */
const EXCEPT =
  /,? (?:except|apart from|other than)(?: for)? (?:the )?([\w -]{2,60}?)(?: \(([^()]{2,50})\)|,? (?:which|that) (?:is|are|takes place|happens|will be) (?:done )?(?:at|in|on) ([^;]{2,60}))$/i

function withoutException(sentence: string): [string, Omit<Site, 'text'> | null] {
  const [found, work = '', bracket, told] = EXCEPT.exec(sentence) ?? []
  const name = bracket ?? told
  if (!found || !name) return [sentence, null]
  return [sentence.replace(found, ''), { name: bare(name), isPlanWide: false, isOwn: false, ...workDone(work) }]
}

/** Work that is done wherever nothing else is said. */
const USUAL =
  /\b(?:design|engineering|development|coding|code|software|office|bench|analysis|simulation|modeling) (?:work|is|are|happens|takes)\b/i

/** Words of every test or piece of work, which do not tell which it is. */
const GENERAL = /\b(?:tests?|tested|testing|measure\w*|trials?|work|works|done|made|make|take place|takes? place|tried|happens?)\b/gi
const TESTED = /\b(?:tests?|tested|testing|measure[ds]?|measurements?|trials?|tried|demonstrat\w+|experiments?|flights?|flown)\b/i

/** The words that tell which work is done at a place, and whether it is testing. */
function workDone(work: string): Pick<Site, 'words' | 'isForTests'> {
  return {
    words: meaningfulWords(work.replace(GENERAL, ' ')),
    isForTests: TESTED.test(work) && !/\b(?:design|and bench|bench tests?)\b/i.test(work),
  }
}

/** "Tucson, our lab" → the lab in Tucson. */
const TOWN_FIRST = new RegExp(
  `^(?:(?:in|at) )?(\\p{Lu}[\\p{Ll}.]+(?: \\p{Lu}\\p{Ll}+){0,2}), (?:(?:in|at) )?((?:our|the Contractor's|its) (?:own )?${KIND})$`,
  'iu',
)

function namesIn(sentence: string, topic: AnswerFact['topic'], form: AnswerFact['form']): string[] {
  const kinds = [...sentence.matchAll(SITE)].map(([, name]) => name ?? '')
  if (topic !== 'place') return [...new Set(kinds)]
  if (kinds.length === 0 && form === 'phrase')
    return [FROM_KIND.exec(sentence)?.[1] ?? FIRST_TOWN.exec(sentence)?.[0] ?? [...sentence.matchAll(TOWN)][0]?.[1] ?? []].flat()
  if (kinds.length === 0) return [...sentence.matchAll(TOWN)].slice(0, 1).map(([, name]) => name ?? '')
  const rest = sentence.slice(sentence.lastIndexOf(kinds.at(-1) ?? '') + (kinds.at(-1)?.length ?? 0))
  const second = /^ and (?=(?:the |our |its )?\p{L})/u.test(rest) ? FROM_KIND.exec(rest.slice(5))?.[1] : undefined
  return [...new Set([...kinds, ...(second && rest.startsWith(` and ${second}`) ? [second] : [])])]
}

/** Where a company sits serves all its work, as long as no answer says otherwise. */
function seatIn(text: string, topic: AnswerFact['topic']): Site[] {
  const [, kind, city] = (topic === 'place' && SEAT.exec(text)) || []
  const name = `${kind} in ${city}`
  return kind && city ? [{ name, isPlanWide: true, isOwn: true, isForTests: false, words: new Set<string>(), text }] : []
}

/** A phrase that names places and nothing else says where all the work is done. */
function isPlaceAlone(sentence: string, names: readonly string[]): boolean {
  const rest = names.reduce((left, name) => left.replace(name, ' '), sentence)
  return rest.replace(/\b(?:at|in|on|and|the|our|its|Contractor's|also|mostly|mainly)\b|[^\p{L}]/giu, '') === ''
}

/** What is said of the work at one of several places: the part of the sentence that names it. */
function workAt(name: string, sentence: string): string {
  const part = sentence.split(/,(?= (?!\p{Lu}))| and (?=[\p{L} ]{3,40} (?:at|in|on) )/u).find((one) => one.includes(name)) ?? sentence
  return part.replace(name, ' ').replace(/\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}'’-]+/gu, ' ')
}

/** "the Contractor's Dayton laboratory" → "Dayton laboratory". */
function bare(name: string): string {
  return name
    .replace(/^(?:the Contractor's|our|its|the|an?) /i, '')
    .replace(/[.,;]+$/, '')
    .trim()
}
