import { upperStart } from '../english/wording.ts'

/** Signs of comparison as one says them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ ?(?:<=|=<|≤) ?(?=-?\.?\d)/g, ' at most '],
  [/ ?(?:>=|=>|≥) ?(?=-?\.?\d)/g, ' at least '],
  [/ ?(?<![-=])< ?(?=-?\.?\d)/g, ' less than '],
  [/ ?(?<![-=])> ?(?=-?\.?\d)/g, ' more than '],
]

const COMMIT =
  /^(?:we )?(?:commit(?:ment|ted|s)?|binding|firm|promise)(?: (?:value|number|by end of phase i+|for phase i+))?(?::| -| –) ?(.+)$/i
const GOAL = /^(?:(?:stretch )?goals?|aim|hope|nice to have)(?: only)?(?: \((?:no|not)[^)]*\))?(?::| -| –) ?(.+)$/i
const TODAY = /[,;]? \(?(?:today|now|currently|at present)(?: at)? ((?:about )?[-<>≤≥]{0,2} ?\d[^();]*(?:\([^()]*\))?)\)?$/i
const NUMBERED = /^([\p{L}][\p{L}\d /-]*?) ((?:at (?:most|least)|less than|more than|about|=)? ?-?\d.*)$/iu

/** "Commit: >95% det; today 80%" → "We commit to more than 95% detection; today it is 80%."; what is a goal only stays one. */
export function fullValue(line: string): string {
  const bullet = /^\s*(?:[-–—*•●▪◦·]+|\(?(?:\d{1,2}|[a-z])[.)])\s+/.exec(line)?.[0] ?? ''
  const plain = line.slice(bullet.length).replace(/[.;]+$/, '')
  const bound = COMMIT.exec(plain)?.[1]
  if (bound) return `${bullet}We commit to ${valueIn(bound)}.`
  const wished = GOAL.exec(plain)?.[1]
  return wished && /\d/.test(wished) ? `${bullet}A goal only, and no commitment: ${valueIn(wished)}.` : line
}

function valueIn(told: string): string {
  const today = TODAY.exec(told)?.[1]
  const value = spelled(today ? told.slice(0, told.length - (TODAY.exec(told)?.[0].length ?? 0)) : told)
  return today ? `${named(value)}; today it is ${spelled(today)}` : named(value)
}

function spelled(told: string): string {
  return SIGNS.reduce(
    (text, [sign, words]) => text.replace(sign, words),
    told.replace(/\bdet\b\.?/g, 'detection').replace(/\bacc\b\.?/g, 'accuracy'),
  )
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** "average precision 0.6 on X" → "an average precision of 0.6 on X". */
function named(value: string): string {
  const [, quantity = '', amount = ''] = NUMBERED.exec(value) ?? []
  if (
    quantity === '' ||
    /\b(?:of|to|at|than|under|over|below|above|within|is|are|with|in|by|for)$/i.test(quantity) ||
    quantity.split(' ').length > 5
  )
    return value
  const isMany = /s$/.test(quantity) && !/ss$|us$|is$/.test(quantity)
  const article =
    isMany || /^(?:the|an?|our)\b/i.test(quantity) || /^\p{Lu}{2}|^\p{Lu}\p{Ll}{0,2}\b/u.test(quantity)
      ? ''
      : /^[aeiou]/i.test(quantity)
        ? 'an '
        : 'a '
  return `${article}${quantity} of ${amount.replace(/^= ?/, '')}`
}

/** The lines of an answer about values, each of its short commitments told as a clause. */
export function fullValues(answer: string): string {
  return answer
    .split('\n')
    .map((line) =>
      /;\s+(?:commit|goal)/i.test(line)
        ? line
            .split(/;\s+(?=(?:commit|goal)[\w ]*:)/i)
            .map(fullValue)
            .map(upperStart)
            .join(' ')
        : fullValue(line),
    )
    .join('\n')
}
