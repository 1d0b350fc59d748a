import type { Requirement, RequirementQuantity } from '../../domain/solicitation/analysis.ts'
import { itemOf } from './list-item.ts'
import { isPlural } from './noun-phrase.ts'
import { lowerLabel, lowerStart, tidy } from './wording.ts'
import { wordsOf } from './words.ts'

const LONGEST_NAME = 6

/**
 * A labelled value of the solicitation ("Endurance: 70 min (Threshold)") as a clause that is true or false: "the endurance meets 70 min
 * (Threshold)". Null where the requirement is no label with its value; nothing but what was read from the document goes in.
 */
export function measuredClause(requirement: Requirement): string | null {
  const { quantities } = requirement
  const [first] = quantities
  const label = tidy(itemOf(requirement).text).toLowerCase()
  if (!first || quantities.length > 2 || !label.startsWith(first.what.toLowerCase()) || label.split(' ').length > 16) return null
  const name = quantityName(first.what)
  const isOne =
    quantities.every(({ what }) => what === first.what) &&
    (quantities.length === 1 || (quantities.some(isThreshold) && quantities.some(isObjective)))
  if (name === null || !isOne || isPlural(name) || / x \d/.test(label)) return null
  const required = quantities.filter((quantity) => !isObjective(quantity))
  const wished = quantities.filter(isObjective)
  const must = required.map((quantity) => reached(quantity, name)).join(' and ')
  const wish = wished.map(amount).join(' and ')
  if (must === '') return wish === '' ? null : `the ${name} is set beside ${wish} (Objective) with its margin`
  return `the ${name} ${must}${wish === '' ? '' : `, with the distance to ${wish} (Objective) stated`}`
}

const NO_NAME =
  /^(?:quantit(?:y|ies)|final form|periods?|intervals?|support|design|values?|use|order|development|system|systems|need|extending|phase|goals?|others?|capabilit(?:y|ies)|ability|integration|demonstration|delivery|operations?)$|\/|[,;:]|\b(?:such|each|other|these|those|this|that|its|their|no|not|than|per|to|will|should|must|shall)\b/i

const NOUN = /^(?:NOUN|PROPN|X)$/

/** The words before a number as the name of what is measured; null where they are half a sentence. */
function quantityName(what: string): string | null {
  const plain = what.replace(/^(?:the|an?|any|its) /i, '').trim()
  const words = wordsOf(lowerStart(plain))
  const hasVerb = words.some(
    ({ pos, text }, index) => /^(?:AUX|PRON|SCONJ)$/.test(pos) || (pos === 'VERB' && !isAttribute(text, words[index + 1]?.pos)),
  )
  const isName = NOUN.test(words.at(-1)?.pos ?? '') && words.length <= LONGEST_NAME && !hasVerb
  return isName && plain.length > 2 && !/\d/.test(plain) && !NO_NAME.test(plain) ? lowerLabel(plain) : null
}

/** "operating depth", "required range": a participle that belongs to the noun behind it. */
function isAttribute(word: string, next: string | undefined): boolean {
  return /(?:ing|ed)$/.test(word) && NOUN.test(next ?? '')
}

const COMPARED: Record<RequirementQuantity['comparator'], string> = {
  '>=': 'is at least',
  '<=': 'is at most',
  '<': 'is less than',
  '>': 'is greater than',
  '=': 'is',
  range: 'covers',
  approx: 'is about',
}

function isThreshold({ threshold_or_objective }: RequirementQuantity): boolean {
  return threshold_or_objective === 'threshold'
}

function isObjective({ threshold_or_objective }: RequirementQuantity): boolean {
  return threshold_or_objective === 'objective'
}

function reached(quantity: RequirementQuantity, name: string): string {
  const verb = /^\+\/-|^±/.test(quantity.value)
    ? 'stays within'
    : quantity.comparator === '=' && isThreshold(quantity)
      ? 'meets'
      : COMPARED[quantity.comparator]
  const said = name.endsWith(quantity.unit.toLowerCase()) ? { ...quantity, unit: '' } : quantity
  return `${verb} ${amount(said)}${isThreshold(quantity) ? ' (Threshold)' : ''}`
}

/** Value and unit as one would print them: "30 dB", "2"", "$10,000", "12 CPU cores". */
function amount({ value, unit }: Pick<RequirementQuantity, 'value' | 'unit'>): string {
  const number = value.replace(/\+$/, '')
  if (unit === '' || /^\$/.test(number)) return number
  return /^(?:["'%°]|percent$)/.test(unit) && unit !== '°C' && unit !== '°F' && unit !== 'percent'
    ? `${number}${unit}`
    : `${number} ${unit}`
}
