import { isPlural } from '../english/noun-phrase.ts'
import { upperStart } from '../english/wording.ts'

/** How one thing is dealt with: "Unit cells are modeled in CST Studio Suite". */
const FULL = /^(.{2,60}?) (is|are|will be) (\w+(?:ed|lt|wn|de|ne|un|ut|et|en)) ((?:in|with|by|on|at|using|from|through|to) .+)$/i
/** The same with the verb left out: "the array in our own MATLAB code". */
const SHORT = /^((?:the |an? |our |its |all |each )?[^,]{2,50}?) ((?:in|with|by|on|at|using|from|through) .+)$/i
/** A clause with a verb of its own: "the cost model is a spreadsheet". */
const OTHER = /^(?:the|an?|our|its|all|each) [^,]{2,50}? (?:is|are|will be|has|have|runs?|uses?|comes?) .+$/i

/**
 * "Unit cells are modeled in A, the array in B, and the cost model is a spreadsheet" → three statements, each of its own thing, so that each can
 * stand at its task. A sentence that is no such list stays whole.
 */
export function eachOfItsOwn(statement: string): string[] {
  const plain = statement.replace(/\.$/, '')
  if (/[.;:?]/.test(plain.replace(/\d\.\d|\b[A-Z]\./g, ''))) return [statement]
  const [first = '', ...others] = plain.split(/,? and (?=(?:the|an?|our|its|all|each) )|, (?=(?:the|an?|our|its|all|each) )/i)
  const [, , auxiliary = '', participle = ''] = FULL.exec(first) ?? []
  if (participle === '' || others.length === 0) return [statement]
  const told = others.map((part) => (FULL.test(part) || OTHER.test(part) ? part : completed(part, auxiliary, participle)))
  return told.every((one) => one !== null) ? [first, ...told].map((one) => `${upperStart(one ?? '')}.`) : [statement]
}

function completed(part: string, auxiliary: string, participle: string): string | null {
  const [, thing, rest] = SHORT.exec(part) ?? []
  if (!thing || !rest) return null
  const is = /will/i.test(auxiliary) ? 'will be' : isPlural(thing) ? 'are' : 'is'
  return `${thing} ${is} ${participle} ${rest}`
}
