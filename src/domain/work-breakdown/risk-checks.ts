import { wordsOf } from '../../language/words.ts'
import type { Check } from './check.ts'
import type { WorkBreakdown } from './work-breakdown.ts'

/** Whether words say only how something is, "rain is fine, ice is not", and not what anybody does. A thing that is named alone, "a spare mast", is used then. */
export function saysOnlyState(words: string): boolean {
  const kinds = wordsOf(words).map(({ pos }) => pos)
  return kinds.includes('AUX') && !kinds.includes('VERB')
}

/** Of a fallback that tells how things are it is asked what is done: it would be printed as what the company does then. */
export function riskChecks({ risks }: Pick<WorkBreakdown, 'risks'>): Check[] {
  return risks.flatMap(({ id, what, fallback }): Check[] => {
    if (!fallback || !saysOnlyState(fallback)) return []
    const said = `The fallback of the risk “${what}” says how things are, and not what is done: “${fallback}”.`
    return [{ kind: 'value', row_id: id, cell: 'fallback', what: said, mends: 'Say what you do then, beginning with a verb.' }]
  })
}
