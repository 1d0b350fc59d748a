import type { Requirement, RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { isTestable } from '../../../domain/solicitation/requirement/answered-by.ts'
import { figure, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { wordsOf } from '../../../language/words.ts'
import { isLimit } from './quoted.ts'

/** A figure that the solicitation sets: what is measured, "response time", and the limit as a pass mark says it, "less than 200 ms". `isNamed` where it is a thing's name and not what something does. */
export type AskedFigure = { requirement: Requirement; quantity: string; limit: string; isNamed: boolean }

/** The figures of requirements that limit a result, each by itself. What is only aimed at is no limit. */
export function askedFigures(requirements: readonly Requirement[]): AskedFigure[] {
  return requirements.filter(isTestable).flatMap((requirement) =>
    requirement.quantities.flatMap((set) => {
      const isSet = isLimit(set) && set.threshold_or_objective !== 'objective' && set.comparator !== '=' && !isTolerance(set)
      const quantity = isSet ? measuredIn(set) : ''
      return quantity === '' ? [] : [{ requirement, quantity, limit: figure(set), isNamed: isNamed(set) }]
    }),
  )
}

/** "110 N ±20 N": how far another figure may be missed is no figure of its own. */
function isTolerance({ value }: RequirementQuantity): boolean {
  return value.startsWith('±')
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
