import { meaningfulWords } from '../english/wording.ts'
import { type Person, personName } from './people.ts'
import { MONTHS, spanIn, withoutMonths } from './person-months.ts'

const HOURS = /^(?:\d{1,3} hours a week|full time|half time|part time|\d{1,3} ?%)$/i
const ROLE =
  /^(?:\w+ )?(?:engineer|scientist|analyst|technician|chemist|physicist|programmer|developer|designer|professor|consultant|machinist)$/i
const PRINCIPAL = /\bPI\b|\bprincipal investigator\b/i
const PLACE = /^(?:(?:here |also )?(?:in |at )?)((?:\p{Lu}[\p{L}.&'-]*,? ?){1,5}(?:office|lab|laboratory|shop|plant|facility|site)?)$/u

const ENTRY = new RegExp(`^(${personName}), (.+?)(?: [-–—] |: )(.+?)\\.?$`, 'u')
const OTHERS = new RegExp(
  `^(?:[Ii]n ${MONTHS} )?((?:\\p{Lu}[\\p{L}&'-]+ ?){1,4}?) (?:(?:in|at|of) (\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?(?:, (?:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|[A-Z]{2}))?) )?(?:does|do|makes?|runs?|handles?|performs?) (?:all )?(?:the )?([^;()]+?)(?:,? \\(?(?:led by |under )?(${personName})\\)?(?: leads (?:it|that|this))?)?\\.?$`,
  'u',
)
const WORK_IS = new RegExp(`^(?:[Tt]he )?(\\p{L}[\\p{L} -]{3,40}?) is(?: done)?(?: by)?,? (${personName})(?:, ([^;]+?))?\\.?$`, 'u')

type Part = Pick<Person, 'name' | 'part' | 'place' | 'months'>

function person({ name, part, place, months }: Part): Person {
  return { name: name.trim(), part, place, isPrincipal: false, words: meaningfulWords(part), ...(months ? { months } : {}) }
}

/** "Jo Reed, engineer, 20 hours a week, Reno, months 3 to 8 - hulls, tow tests months 7 to 8": a part for each piece of work, with its months. */
export function entryIn(text: string): Person[] {
  const plain = text.replace(/^PI (?=\p{Lu}\p{Ll})/u, '').replace(/^(\S.*?) is responsible for (?=\p{Lu}[^,]*? [-–—] )/u, '$1, ')
  const [, name, about = '', works = ''] = ENTRY.exec(plain) ?? []
  if (!name || PRINCIPAL.test(about)) return []
  const said = about.split(/, /).map((one) => one.trim())
  const rest = said.filter((one) => !HOURS.test(one) && !ROLE.test(one) && withoutMonths(one) !== '')
  if (!rest.every((one) => PLACE.test(one))) return []
  const whole = spanIn(about)
  const place = rest.map((one) => PLACE.exec(one)?.[1] ?? '').join(', ')
  return works.split(/, /).map((work) => person({ name, part: withoutMonths(work), place, months: spanIn(work) ?? whole }))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Who leads what another firm does: "Halden in Dayton, Ohio does the coating, Ruth Roe" or with `next` "Ruth Roe leads that". */
export function ofFirm(text: string, next: string): Person[] {
  const [, , , firm = '', town, work = '', named] = OTHERS.exec(text) ?? []
  if (firm === '' || /^(?:The|We|All|Our|It|This|That|Each)\b/.test(firm)) return []
  const leads = new RegExp(
    `^(${personName}) (?:leads?|runs?|heads?|does) (?:it|that|this|them|there|(?:the )?${escaped(withoutMonths(work))})\\.?$`,
    'u',
  ).exec(next)?.[1]
  const name = named ?? leads
  if (!name) return []
  const place = town ? `${firm.trim()} in ${town}` : firm.trim()
  return [person({ name, part: withoutMonths(work), place, months: spanIn(text) })]
}

/** "Controller software is Pat Roe, 15 hours a week (months 10 to 15)". */
export function ofWork(text: string): Person[] {
  const [, work = '', name, rest = ''] = WORK_IS.exec(text) ?? []
  if (!name || /^(?:PI|principal investigator|lead|who)$/i.test(work)) return []
  const plain = withoutMonths(rest)
  if (plain !== '' && !HOURS.test(plain)) return []
  return [person({ name, part: work.charAt(0).toLowerCase() + work.slice(1), place: '', months: spanIn(rest) })]
}
