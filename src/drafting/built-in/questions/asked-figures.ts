import { isSetByPerson, type Requirement, type RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { figuresHeld } from '../../../domain/work-breakdown/composed/asked-figure.ts'
import { figure, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { stripped } from '../../../language/characters.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { measureUnit } from '../../../language/quantity/unit.ts'
import { wordsOf } from '../../../language/words.ts'
import { wordsIn } from './quoted.ts'

/** A figure that the solicitation sets: what is measured, "response time", and the limit as a pass mark says it, "less than 200 ms". `isNamed` where it is a thing's name and not what something does. */
export type AskedFigure = { requirement: Requirement; set: RequirementQuantity; quantity: string; limit: string; isNamed: boolean }

/** The figures of requirements that limit a result, each by itself, of those sentences in which each stands beside the thing that it measures, or a person has said which. */
export function askedFigures(requirements: readonly Requirement[]): AskedFigure[] {
  return requirements.flatMap((requirement) => {
    const limits = limitsIn(requirement)
    const told = limits.flatMap((set) => {
      if (isSetByPerson(set) && set.what !== '') return [{ requirement, set, quantity: open(set.what), limit: figure(set), isNamed: true }]
      const quantity = standsBeside(requirement, set) ? measuredIn(set) : ''
      return quantity === '' ? [] : [{ requirement, set, quantity, limit: figure(set), isNamed: isNamed(set) }]
    })
    return told.length === limits.length ? told : []
  })
}

/**
 * What a requirement limits of a result. What is only aimed at, where or by how much another figure holds, and until when after the award something is
 * there, is no limit of its own.
 */
export function limitsIn(requirement: Requirement): RequirementQuantity[] {
  if (requirement.whose === 'background') return []
  const ofResult = figuresHeld(requirement).filter(({ unit, printed }) => !isDate(unit, printed, requirement))
  return ofResult.filter((set) => set.threshold_or_objective !== 'objective' && binds(set) && !set.value.startsWith('±'))
}

/** "Within 30 days of award", and when a paper is handed over. */
function isDate(unit: string, printed: string, { kind, text }: Requirement): boolean {
  if (!['time', 'month'].includes(measureUnit(unit)?.dimension ?? '')) return false
  const behind = wordsIn(text.slice(text.indexOf(printed) + printed.length)).slice(0, 3)
  return kind === 'deliverable' || behind.some((word) => stripped(word, '.,;') === 'award')
}

/** Words that only lead to a name: "and the mass". */
const LEADING: ReadonlySet<string> = new Set(['DET', 'CCONJ', 'PUNCT'])
/** What parts two clauses: a name before it is not that of a figure behind it. */
const PARTS = [', ', '; ', '. ', ' and ', '(']

/** Whether the whole name of what is measured stands in one clause with its figure: the thing of "and no more than 12 g on the mast" stands nowhere before it. */
function standsBeside(requirement: Requirement, { printed, what, threshold_or_objective }: RequirementQuantity): boolean {
  // a row of a table has the name of what it measures before its cells
  if (threshold_or_objective === 'threshold' && requirement.text.startsWith(`${what}: `)) return true
  const text = wordsIn(requirementWords(requirement)).join(' ')
  const at = text.indexOf(printed)
  const named = text.lastIndexOf(what, at)
  const behind = text.slice(at + printed.length)
  if (named < 0) return /^[\s-]/.test(behind) && behind.slice(1).startsWith(what)
  const between = text.slice(named + what.length, at)
  const isLabel = between.startsWith(':') && /^\s?[\p{L}\d]/u.test(behind)
  return !isLabel && !PARTS.some((part) => between.includes(part)) && isLead(leadBefore(text.slice(0, named), requirement.quantities))
}

/** What stands before a name since the figure or the label before it. */
function leadBefore(text: string, quantities: readonly RequirementQuantity[]): string {
  const ends = quantities.flatMap(({ printed }) => (text.includes(printed) ? [text.lastIndexOf(printed) + printed.length] : []))
  return text.slice(Math.max(0, text.lastIndexOf(': ') + 1, ...ends))
}

function isLead(words: string): boolean {
  return wordsOf(words).every(({ pos }) => LEADING.has(pos))
}

const UNNAMED: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON'])

/** "Average power consumption" names a thing; "system shall inspect" and "no single item" do not. */
function isNamed({ what }: RequirementQuantity): boolean {
  const words = wordsOf(what)
  const isNone = words[0]?.text.toLowerCase() === 'no'
  return words.length > 0 && !isNone && words.at(-1)?.pos !== 'ADP' && !words.some(({ pos }) => UNNAMED.has(pos))
}

/** What is measured; of a whole sentence what is done: "sensor shall withstand accelerations" is measured in "withstand accelerations". Only where it is, "on the mast", is no name. */
function measuredIn({ what }: RequirementQuantity): string {
  const words = wordsOf(what)
  const done = words.slice(words.findLastIndex(({ pos }) => pos === 'AUX') + 1)
  const isTold = done.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') && done[0]?.pos !== 'ADP' && done.at(-1)?.pos !== 'ADP'
  return isTold ? open(done.map(({ space, text }) => space + text).join('')) : ''
}
