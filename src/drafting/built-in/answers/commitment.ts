import { wordsOf } from '../../../language/words.ts'
import { isPlural } from '../english/noun-phrase.ts'
import { hasFinite } from '../english/third-person.ts'
import { lowerStart } from '../english/wording.ts'
import { isCompared, type Limit, limitsOf, setsLimit } from './limits.ts'
import { value } from './whole-limit.ts'

const COMMITMENT = '(?:an? |our |the |its )?(?:(?:firm|hard|real) )?commitments?'
/** "A mass of no more than 4 kg is a commitment": the words behind the value say only who is bound. */
const IS = new RegExp(`^(.+?),? (?:is|are)(?: both| all| each)? ${COMMITMENT}(?:[,;].*)?$`, 'i')
/** "…, that is a commitment" leans on the value before it. */
const LEANS = new RegExp(`,? (?:and )?(?:that|this|it|which|both|these) (?:is|are) ${COMMITMENT}$`, 'i')
const LIST = /^(?:the |its |our )?(?:firm )?commitments? (?:is|are):? (.+)$/i
/** "Drift: 3 mm now: 1 mm commitment, 0.5 mm goal" as a busy person types it. */
const SHORT = /^([^:]{3,70}): (.*\bcommit(?:ted|ments?)?\b.*)$/i

const OF_NOTHING = /^(?:it|that|this|they|these|those|both|neither|none|nothing|no|not)\b/i
const DIGIT = /(?<![A-Za-z\d-])\d/

/** A clause without the words behind it that only say that it binds. */
export function withoutStatus(clause: string): string {
  return clause.replace(LEANS, '')
}

/** The values of a clause that calls them commitments; null where it does not, [] where it names nothing that can be judged. */
export function committedIn(clause: string): Limit[] | null {
  const listed = LIST.exec(clause)?.[1]
  if (listed && DIGIT.test(listed)) return itemsOf(listed).filter(isNamed).map(value)
  const body = IS.exec(clause)?.[1]
  if (body && DIGIT.test(body) && !OF_NOTHING.test(body)) return partsOf(body).filter(isNamed).flatMap(asValue)
  const [, label, told] = SHORT.exec(clause) ?? []
  return label && told ? shortlyTold(label, told) : null
}

function asValue(part: string): Limit[] {
  return /[<>≤≥]/.test(part) ? limitsOf(part) : [value(part)]
}

/** "30 percent efficiency" says of what; "24 hours" does not. */
function isNamed(part: string): boolean {
  return setsLimit(part) || /[a-z]{3}/i.test(part.replace(/^\$?\d[\d.,]* ?[^\s\d]*/, ''))
}

/** Two values joined by "and" are two; where only one of the parts is a limit they are one. */
function partsOf(body: string): string[] {
  const parts = body.split(/,? and |, /)
  return parts.length > 1 && parts.every(isCompared) ? parts : joinedLimits(body)
}

function joinedLimits(body: string): string[] {
  const [, one, other] = /^(.+?),? and (.+)$/.exec(body) ?? []
  return one && other && isCompared(one) && isCompared(other) ? [one, ...joinedLimits(other)] : [body]
}

function itemsOf(listed: string): string[] {
  const items = listed.split(/,? and |, /).map((item) => item.trim())
  return items.every((item) => DIGIT.test(item)) ? items : [listed]
}

const START = /\b(?:today|now|currently|at present)\b/i
const STATUS = / ?\(?\b(?:we |the Contractor )?commit(?:ted|ments?)?(?: to)?\b:?\)?/i
const AMOUNT = /^(\d[\d.,]*)( ?[^\s\d,]+)?(.*)$/

/** Name, start and commitment on one line: the commitment binds, and the start says in which direction it passes. */
function shortlyTold(label: string, told: string): Limit[] | null {
  if (START.test(label) || /\bcommit/i.test(label) || hasFinite(wordsOf(label))) return null
  const segments = told.split(/[:;,] /).map((segment) => segment.trim())
  const bound = segments
    .find((segment) => /\bcommit/i.test(segment))
    ?.replace(STATUS, '')
    .trim()
  if (!bound) return []
  const [name = label, ...conditions] = label.split(', ')
  const condition = conditions.join(', ')
  if (setsLimit(bound)) return limitsOf(`${lowerStart(name)} ${bound}`, condition)
  const [, amount, unit = '', rest = ''] = AMOUNT.exec(bound) ?? []
  if (!amount) return []
  const start = segments.find((segment) => START.test(segment) && segment !== bound)
  const [, before, startUnit = '', behind = ''] = AMOUNT.exec(start?.replace(START, '').trim() ?? '') ?? []
  const said = `${amount}${unit}${rest === '' ? behind.trimEnd() : rest}`
  const isComparable = before !== undefined && unit.trim() === startUnit.trim() && before !== amount
  if (!isComparable) return [{ ...value(`${lowerStart(name)} of ${said}`), condition }]
  const comparator = Number(amount.replace(/,/g, '')) < Number(before.replace(/,/g, '')) ? 'at most' : 'at least'
  const plural = isPlural(name)
  return [{ kind: 'finding', text: `${plural ? '' : 'the '}${lowerStart(name)} ${plural ? 'are' : 'is'} ${comparator} ${said}`, condition }]
}
