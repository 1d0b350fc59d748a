import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { partedAtSpaces, withoutEnd } from '../../../language/characters.ts'

/** "Dov leads 3, 4 and 5", "I lead steps 1, 2", and "Imre 7 and 8" behind such a clause. */
const NAME = String.raw`\p{Lu}[\p{L}’'.-]*`
const STEPS = String.raw`(?:\d{1,2}(?:, and |, | and | & |$))+`
const LEADS = new RegExp(`^(?:and )?(${NAME}(?: ${NAME}){0,3}) (?:leads? |is lead (?:of|on) )?(?:steps? |tasks? )?(${STEPS})$`, 'u')
const SAYS_LEAD = /\bleads?\b/i

const PRINCIPAL = /(?<!co-?\s?)\b(?:PI|principal investigator)\b/i

/**
 * The rows of people with the steps that sentences of their answer say each leads, by their numbers, and the answer without these sentences. Whoever says "I" is the principal
 * investigator. A sentence of which a clause says something else stays.
 */
export function withLeads(rows: readonly AnswerRow[], answer: string): { rows: AnswerRow[]; answer: string } {
  const leads = new Map<AnswerRow, string>()
  const left = answer.split('\n').map((line) =>
    line
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !isRead(sentence, rows, leads))
      .join(' '),
  )
  if (leads.size === 0) return { rows: [...rows], answer }
  return {
    rows: rows.map((row) => (leads.has(row) ? { ...row, leads: leads.get(row) ?? '' } : row)),
    answer: left.join('\n').trim(),
  }
}

function isRead(sentence: string, rows: readonly AnswerRow[], leads: Map<AnswerRow, string>): boolean {
  if (!SAYS_LEAD.test(sentence)) return false
  const clauses = withoutEnd(sentence.trim(), ' .').split(/;\s+/)
  const told = clauses.flatMap((clause): [AnswerRow, string][] => {
    const [, name = '', numbers = ''] = LEADS.exec(clause) ?? []
    const row = name === '' ? undefined : personOf(name, rows)
    // who has said it in a field has said it
    return row && !row.leads ? [[row, numbers]] : []
  })
  if (told.length < clauses.length) return false
  for (const [row, numbers] of told) leads.set(row, [leads.get(row) ?? [], numbers].flat().join(', '))
  return true
}

/** The only person who is called so. */
function personOf(name: string, rows: readonly AnswerRow[]): AnswerRow | undefined {
  const said = partedAtSpaces(name)
  const isMeant = ({ name: own = '', role = '' }: AnswerRow) =>
    name === 'I' ? PRINCIPAL.test(role) : said.every((word) => partedAtSpaces(own).includes(word))
  const [one, another] = rows.filter(isMeant)
  return another ? undefined : one
}
