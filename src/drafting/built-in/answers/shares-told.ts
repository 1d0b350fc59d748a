/** Shares of the cost in percent, as the company answered them. */
export type Shares = { company: number; institution: number }

const SHARE = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/gi
const COMPANY = /\b(?:the Contractor|small business|company|us|we|our(?:s|selves)?)\b/i
const INSTITUTION = /\b(?:university|college|institute?|institution|lab(?:oratory)?)\b/i

/** The shares of company and institution in an answer that names both and whose percents make up the whole; null where none does. */
export function sharesTold(answers: readonly { text: string }[], institution: string | undefined): Shares | null {
  for (const { text } of answers) {
    const shares = sharesIn(text, institution?.trim() ?? '')
    if (shares) return shares
  }
  return null
}

function sharesIn(text: string, institution: string): Shares | null {
  for (const sentence of text.split(/(?<=[.;]) /)) {
    const found = [...sentence.matchAll(SHARE)]
    const [one, other] = found.map(([, number]) => Number(number))
    if (found.length !== 2 || one === undefined || other === undefined || one + other !== 100) continue
    const who = partiesOf(sentence, found, institution)
    if (who) return who === 'company first' ? { company: one, institution: other } : { company: other, institution: one }
  }
  return null
}

/** Who stands with the first percent: its words reach to where the second begins, or, said the other way around, from the start to it. */
function partiesOf(
  sentence: string,
  found: readonly RegExpMatchArray[],
  institution: string,
): 'company first' | 'institution first' | null {
  const [first, second] = found.map(({ index = 0 }) => index)
  if (first === undefined || second === undefined) return null
  const isBehind = /^\W*\d/.test(sentence) || sentence.slice(0, first).trim().split(' ').length > 12
  const end = first + (found[0]?.[0].length ?? 0)
  const [one, other] = isBehind
    ? [sentence.slice(end, second), sentence.slice(second)]
    : [sentence.slice(0, first), sentence.slice(end, second)]
  if (isCompany(one, institution) && isOther(other, institution)) return 'company first'
  return isOther(one, institution) && isCompany(other, institution) ? 'institution first' : null
}

function isOther(part: string, institution: string): boolean {
  const name = institution.split(' ').find((word) => word.length > 3 && !/^(?:university|college|institute|the|state)$/i.test(word))
  return INSTITUTION.test(part) || (name !== undefined && part.toLowerCase().includes(name.toLowerCase()))
}

function isCompany(part: string, institution: string): boolean {
  return COMPANY.test(part) && !isOther(part, institution)
}
