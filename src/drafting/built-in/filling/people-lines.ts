import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { BULLET } from '../../../domain/answer-fields/step-cells.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { listedPerson } from '../../../domain/work-breakdown/short-names.ts'
import { hasDigit, withoutEnd } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import type { AnswerApart } from './answer-apart.ts'
import { isOrganisation, namesCompany, namesSomebody } from './company-people.ts'

/** Words of an answer that fill a cell; what `isWhole` does so word for word. */
type Said = { kind: RowKind; cell: string; text: string; start: number; end: number; isWhole?: true }

/** Somebody's name at the beginning of a line, and what stands behind its comma to the end of the sentence; undefined where no name in full stands there. */
export function nameFirst(line: string): { name: string; rest: string } | undefined {
  const at = line.indexOf(', ')
  const name = line.slice(0, Math.max(0, at)).trim()
  if (!namesSomebody(name)) return undefined
  const behind = line.slice(at + 2)
  const [first] = stretchesIn(behind)
  return first && { name, rest: withoutEnd(behind.slice(first.start, first.end).trim(), ' .;') }
}

/** The row of somebody whom a line lists under their initials, "HL - Hank Lowry, 22 yrs in an egress shop": all behind the name says what they do. */
export function listedRow(line: string): AnswerRow | undefined {
  const listed = listedPerson(line)
  return listed && { name: listed.name, ...(listed.rest && { role: listed.rest }) }
}

/**
 * An answer on the team without the people whom its lines list under their initials, who are rows. Of whom such a line tells which steps they lead, only the initials go:
 * the rest is read.
 */
export function withListed(one: AnswerApart): AnswerApart {
  const form = ANSWER_FORMS.people
  if (!form || ![one.subject, one.also].includes('people')) return one
  const rows: AnswerRow[] = []
  const left = one.answer.split('\n').flatMap((line) => {
    const listed = listedPerson(line)
    if (!listed) return line
    if (LEADS_STEPS.test(listed.rest)) return line.slice(line.indexOf(listed.name))
    rows.push(listedRow(line) ?? {})
    return []
  })
  return rows.length === 0
    ? { ...one, answer: left.join('\n') }
    : { ...one, answer: left.join('\n').trim(), told: [...one.told, { form, rows }] }
}

/**
 * What an answer tells of people without what is nobody's: the company's own name, an organisation, what a party of the work is called, and what a sentence or
 * clause says of somebody else, "they have a kiln", with which its whole sentence waits. Who is named first in a line of a list, with no more of them than a
 * role, is what the rest of it says, word for word.
 */
export function ofPeople<One extends Said>(told: readonly One[], answer: string): One[] {
  const sentences = stretchesIn(answer)
  const sentenceOf = ({ start }: Said) => sentences.find((one) => start >= one.start && start < one.end)
  const isOwn = (one: Said) => namesCompany(one.text) && /^\W*we\b/i.test(answer.slice(sentenceOf(one)?.start))
  const isName = ({ kind, cell }: Said) => kind === 'person' && cell === 'name'
  const left = told.filter((one) => !(isName(one) && (isParty(one.text) || isOwn(one))))
  const isOfOthers = (one: Said, { start, end }: { start: number; end: number }) => {
    const names = left.some((other) => NAMING.has(other.cell) && other.start >= start && other.start < end)
    const words = answer.slice(start, end)
    return one.kind === 'person' && OF_SOMEBODY.has(one.cell) && !names && (OF_OTHERS.test(words) || isBought(words))
  }
  const inSame = (one: Said) => left.filter((other) => other.kind === 'person' && sentenceOf(other) === sentenceOf(one))
  // what goes on from an organisation is of who is named in its sentence, and of nobody where nobody is
  const isOfNobody = (one: Said) => {
    const names = inSame(one).filter(isName)
    return one.kind === 'person' && names.length > 0 && names.every(({ text }) => isOrganisation(text))
  }
  const waits = (one: Said) => (isName(one) && isOrganisation(one.text)) || isOfNobody(one) || isOfOthers(one, clauseOf(one, answer))
  const own = left.flatMap((one): One[] => {
    const { start, end } = sentenceOf(one) ?? one
    if (isOfOthers(one, { start, end })) return []
    return [waits(one) ? { ...one, cell: ELSE, text: answer.slice(start, end) } : one]
  })
  // whom an organisation lends stands behind what is said of it
  const place = (one: One) => {
    const named = inSame(one).some((other) => isName(other) && isOrganisation(other.text))
    const first = own.find((other) => named && isName(other) && sentenceOf(other) === sentenceOf(one) && other.start > one.start)
    return first && one.kind === 'person' && one.cell !== ELSE && !isName(one) ? first.end : one.start
  }
  return roleLines(answer).reduce(
    withRole,
    own.toSorted((one, other) => place(one) - place(other)),
  )
}

/** No cell of a person: what is told so waits. */
const ELSE = 'else'

const MARKS: ReadonlySet<string> = new Set(',;:.!?()\n')

/** The clause of what is told, from the mark before it. */
function clauseOf({ start, end }: Said, answer: string): { start: number; end: number } {
  let from = start
  while (from > 0 && !MARKS.has(answer[from - 1] ?? '')) from -= 1
  return { start: from, end }
}

const NAMING: ReadonlySet<string> = new Set(['name', 'lead', 'people'])
const OF_SOMEBODY: ReadonlySet<string> = new Set(['role', 'employer'])

/** "They have a flow loop", "We build winches": such a sentence says what nobody in it is. */
const OF_OTHERS = /^\W*(?:they|it|we|these|this|that) (?!(?:will |would )?(?:hire|add|bring))/i

/** "Paint, seals and rope we buy from Marlow Docks": what stands before who takes it is a thing, where nobody else is spoken of. */
function isBought(words: string): boolean {
  return /\p{L}.*\s(?:we|they) (?!(?:will |would )?(?:hire|add|bring))/u.test(words) && !/\b(?:he|she|his|her|I|who|whose)\b/i.test(words)
}

const PARTY =
  /^(?:(?:the|our|a) )?(?:sub(?:-?contractors?|s)?|consultants?|vendors?|suppliers?|partners?|(?:university|research) partners?|customers?)$/i

/** "Subcontractor is Kestrel University": what a party is called is no name. */
function isParty(name: string): boolean {
  return PARTY.test(name.trim())
}

type Line = { name: string; rest: string; start: number; end: number }

/** The lines of a list that begin with somebody's name and a comma. */
function roleLines(answer: string): Line[] {
  let from = 0
  return answer.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    const bullet = BULLET.exec(line)?.[0] ?? ''
    const read = bullet === '' ? undefined : nameFirst(line.slice(bullet.length))
    return read ? [{ ...read, start, end: start + line.length }] : []
  })
}

function withRole<One extends Said>(told: One[], { name, rest, start, end }: Line): One[] {
  const inside = told.filter((one) => one.start >= start && one.start < end)
  const named = inside.find(({ kind, cell, text }) => kind === 'person' && cell === 'name' && text === name)
  const isOpen = inside.every((one) => one === named || one.cell === 'ref' || one.cell === 'role')
  if (!named || !isOpen || hasDigit(rest) || LEADS.test(rest)) return told
  const at = told.indexOf(named)
  const from = named.end + 2
  const role: One = { ...named, cell: 'role', isWhole: true as const, text: rest, start: from, end: from + rest.length }
  return [...told.slice(0, at + 1), role, ...told.slice(at + 1).filter((one) => !inside.includes(one))]
}

/** "Built the head" is what somebody did, "heads steps 2 and 3" what they do. */
const LEADS_STEPS = /\b(?:leads|helps|heads|assists)\b|\blead (?:of|on|for) (?:steps?|tasks?)\b/i
/** Behind one of these stand steps. */
const LEADS = /\b(?:leads?|helps?|heads?|assists?)\b/i
