import { wordsOf } from '../../../language/words.ts'
import { finiteVerb } from '../english/inflection.ts'
import { isPlural } from '../english/noun-phrase.ts'
import { hasFinite } from '../english/third-person.ts'
import { hasNumber, indefinite, lowerStart } from '../english/wording.ts'
import { isAboutSpeaker, isGoalOnly } from './binding.ts'

/** What has to be shown: a value ("no dropped frame") or a finding, to stand behind "that" ("the mean is above 20 kV/mm"); and on what. */
export type Limit = { kind: 'value' | 'finding'; text: string; condition: string }

const BEFORE_NUMBER = '(?=(?:about |an? )?[±+-]?\\$?\\.?\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half)\\b)'
const COMPARES = `(?:[<>≤≥]=? ?|\\b(?:above|below|under|over|within|at least|at most|(?:no|not) (?:more|less|fewer|greater) than|(?:less|more|greater|fewer|better) than|max(?:imum)?\\.?(?: of)?|min(?:imum)?\\.?(?: of)?) )`
const COMPARED = new RegExp(`^(.*?)(${COMPARES})${BEFORE_NUMBER}(.+)$`, 'i')
const LASTS = /^(?:over|within) [\d.]+ (?:years?|months?|weeks?|days?|hours?|minutes?)\b/i
const COUNTED =
  /\b\d[\d.,]* ?[^\s\d]* or (?:less|more|better|fewer)\b|(?:^|: )(?:no|zero) (?!need)[a-z]|(?:^|: )\d[\d.]* ?(?:%|percent)(?: of)? [a-zA-Z]|\bnone (?:is|are|has|have)\b/i

/** Whether words set a limit: a comparator with its number, "no dropped frame", "100 percent coverage". */
export function setsLimit(text: string): boolean {
  return COUNTED.test(text) || isCompared(text)
}

/** Whether a quantity is compared with a number; a span of time in which something is done is no limit. */
export function isCompared(text: string): boolean {
  const [, before = '', comparator = '', value = ''] = COMPARED.exec(text) ?? []
  if (value === '') return false
  return LASTS.test(`${comparator}${value}`) ? isCompared(value) : !/\bcycles? $/.test(before)
}

const LABEL = /^([^:;]{3,110}): (?!\d)(.+)$/

/** "In the sphere test the current density …" says first where it is measured. */
const WHERE =
  /^((?:in|on|during|under) (?:the |an? )?(?:[\w-]+ ){0,3}(?:tests?|trials?|runs?|simulations?|bench|coupons?|demonstration)),? (.+)$/i

/** The limits in one clause; its parts without a limit of their own are conditions where they stand before, and go with the limit where behind. */
export function limitsOf(clause: string, condition = ''): Limit[] {
  const plain = clause.replace(/^(?:(?:and )?then|next|so),? (?=\w)/i, '')
  if (plain !== clause) return limitsOf(plain, condition)
  const [, label, rest] = LABEL.exec(clause) ?? []
  if (label && rest && !setsLimit(label)) return limitsOf(rest, isAboutSpeaker(label) ? condition : joined(condition, label))
  const parts = clause.split(/; (?=[^\d])/)
  if (parts.length > 1) return parts.flatMap((part) => (setsLimit(part) ? limitsOf(part, condition) : []))
  const [, where, what] = WHERE.exec(clause) ?? []
  if (where && what) return limitsOf(what, joined(condition, where))
  const all = piecesOf(clause)
  if (isWhole(clause, all)) return [{ kind: 'finding', text: plainly(clause), condition }]
  return all.reduce<{ found: Limit[]; open: string[] }>(withPiece(condition), { found: [], open: [] }).found
}

/** What is said to somebody, "and you can bolt it to the wall", is no part of a limit. */
const ADDRESSED = /\b(?:you|your|we|our|they|it (?:can|will|talks?|fits))\b|^fits\b/i

function withPiece(condition: string) {
  return ({ found, open }: { found: Limit[]; open: string[] }, piece: string): { found: Limit[]; open: string[] } => {
    const last = found.at(-1)
    if (!setsLimit(piece) && last && (ADDRESSED.test(piece) || (hasFinite(wordsOf(piece)) && !/\d/.test(piece)))) return { found, open }
    if (!setsLimit(piece))
      return last
        ? { found: [...found.slice(0, -1), { ...last, text: `${last.text}, ${piece}` }], open }
        : { found, open: [...open, piece] }
    const isBare = COMPARED.exec(piece)?.[1]?.trim() === ''
    const quantity = isBare && open.length === 1 && /^[a-z]/i.test(open[0] ?? '') ? open[0] : undefined
    const own = quantity ? `${quantity} ${piece}` : isBare && last?.kind === 'finding' ? `${quantityOf(last.text)} ${piece}`.trim() : piece
    const on = quantity ? condition : joined(condition, open.join(', '))
    return { found: [...found, { ...limitOf(withUnit(own, last?.text)), condition: on === '' ? (last?.condition ?? '') : on }], open: [] }
  }
}

/** "The mean is above 20 kV/mm and none is below 18" is one sentence; what is only strung together is taken apart. */
function isWhole(clause: string, pieces: readonly string[]): boolean {
  const before = COMPARED.exec(clause)?.[1]
  if (before === '') return false
  if (before !== undefined && pieces.length > 1 && (!hasFinite(wordsOf(before)) || pieces.filter(isOwn).length > 1)) return false
  return hasFinite(wordsOf(clause)) && !pieces.every((piece) => setsLimit(piece) && !hasFinite(wordsOf(piece)))
}

/** "The gain is at least 3 dB" speaks of the gain; '' where that is not plain. */
export function quantityOf(finding: string): string {
  return /^(?:the |an? |its )?((?!none\b|no\b)[a-z][^,;:]{2,60}?) (?:is|are) (?=\D{0,24}\d)/i.exec(finding)?.[1] ?? ''
}

/** A quantity with its limit and no verb: "heat load not more than half of it". */
function isOwn(piece: string): boolean {
  const [, quantity = '', , value = ''] = COMPARED.exec(piece) ?? []
  return quantity.trim() !== '' && value !== '' && !hasFinite(wordsOf(quantity))
}

function piecesOf(clause: string): string[] {
  return clause
    .split(/[;,] (?:(?:and|but|then|also) )*/)
    .flatMap((piece) => {
      const [, one, other] = /^(.+?) and (.+)$/.exec(piece) ?? []
      return one && other && setsLimit(one) && setsLimit(other) ? [one, other] : [piece]
    })
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** "none below 18" behind "mean above 20 kV/mm" is said in the same unit. */
function withUnit(piece: string, before: string | undefined): string {
  const unit = /\d ([A-Za-zµ°%]+(?:\/[A-Za-z]+)?)\b/.exec(before ?? '')?.[1]
  return unit && /^none\b.*\d$/i.test(piece) ? `${piece} ${unit}` : piece
}

function limitOf(piece: string): Omit<Limit, 'condition'> {
  const [, before = '', comparator = '', value = ''] = COMPARED.exec(piece) ?? []
  const quantity = before.trim()
  if (value === '' || quantity === '' || hasFinite(wordsOf(quantity)))
    return { kind: (value === '' || quantity !== '') && hasFinite(wordsOf(piece)) ? 'finding' : 'value', text: plainly(piece) }
  if (COUNTED.test(quantity)) return { kind: 'value', text: withArticle(plainly(piece)) }
  if (/(?:\b(?:of|with|at|in|for|to|by|from|and|over)|ing)$/i.test(quantity)) return { kind: 'value', text: plainly(piece) }
  const verb = finiteVerb(
    'be',
    (isPlural(quantity) || /^\d+ of (?:the )?\d/.test(quantity)) && !/^(?:none|no one|each|every)\b/i.test(quantity),
    false,
  )
  return { kind: 'finding', text: `${named(quantity)} ${verb} ${plainly(`${comparator}${value}`)}` }
}

function named(quantity: string): string {
  const plain = lowerStart(quantity.replace(/^(?:that|of) /i, ''))
  return /^(?:an?|the|each|every|all|no|none|any|its|\d[\d.,]*)\b/i.test(plain) || isPlural(plain) ? plain : `the ${plain}`
}

const SIGNS: readonly [RegExp, string][] = [
  [/(?:<=|≤) ?(?=[±+-]?\$?\d)/g, 'at most '],
  [/(?:>=|≥) ?(?=[±+-]?\$?\d)/g, 'at least '],
  [/< ?(?=[±+-]?\$?\d)/g, 'less than '],
  [/> ?(?=[±+-]?\$?\d)/g, 'more than '],
  [/\bmax(?:imum)?\.?(?: of)? (?=\$?\d)/gi, 'at most '],
  [/\bmin(?:imum)?\.?(?: of)? (?=\$?\d)/gi, 'at least '],
]

/** Signs as words; every number stays. */
function plainly(text: string): string {
  return lowerStart(SIGNS.reduce((so_far, [sign, words]) => so_far.replace(sign, words), text)).trim()
}

function joined(one: string, other: string): string {
  return [one, other].filter((part) => part !== '').join(/^and /.test(other) ? ' ' : ', ')
}

const COMMON =
  /^(?:percent|above|below|under|within|more|less|than|least|most|every|each|none|over|shall|contractor|with|that|this|from|result|value|values)$/i

/** Whether two limits bind the same: all numbers of the one stand in the other, and they speak of the same. */
export function isSame(one: Limit, other: Limit): boolean {
  const [few, many] = [numbersIn(one.text), numbersIn(other.text)].sort((a, b) => a.length - b.length)
  if (!few || !many || few.length === 0) return one.text === other.text
  if (!few.every((number) => many.includes(number))) return false
  const [own, others] = [topicWords(one.text), topicWords(other.text)]
  const fewest = Math.min(own.length, others.length)
  return fewest === 0 || own.filter((word) => others.includes(word)).length >= fewest / 2
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(/((?<![A-Za-z\d-])\d[\d.,]*\d|(?<![A-Za-z\d-])\d)( ?(?:%|percent\b))?/g)].map(
    ([, number = '', percent]) => `${number}${percent ? '%' : ''}`,
  )
}

function topicWords(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.replace(/s$/, '')).filter((word) => !COMMON.test(word))
  return [...new Set(words)]
}

/** A number that was reached before, or a wish, binds nobody. */
export function isNoTarget(clause: string): boolean {
  return (
    /^(?:today|currently|so far|now)\b|\bas (?:printed|delivered|built|received)\b|\b(?:ended with|reached|achieved|measured|was|were|had|got to|got down to) (?:about )?[^;]*\d/i.test(
      clause,
    ) ||
    isGoalOnly(clause) ||
    /\bwould like\b|\bhopes?\b|\bwish(?:es)?\b|\bcannot promise\b|\bnot a commitment\b|\bideally\b|\bnot (?:yet )?decided\b|\[confirm/i.test(
      clause,
    ) ||
    !(hasNumber(clause) || COUNTED.test(clause) || /\b(?:no|zero|all|every|each) /i.test(clause))
  )
}

/** A value as it stands behind "shows": "a macro-F1 of 0.80", "30 dB at 30 MHz". */
export function withArticle(phrase: string): string {
  if (/^(?:an?|the|each|all|no|about|in|on|at|over|under|\d)\b/i.test(phrase) || /^[^ ]+ing\b/.test(phrase)) return lowerStart(phrase)
  return isPlural(phrase) || /\bstate\b/.test(phrase) ? lowerStart(phrase) : `${indefinite(phrase)} ${lowerStart(phrase)}`
}
