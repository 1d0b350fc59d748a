import { isBalanced } from '../english/wording.ts'
import { isDutyVerb } from './duty-verbs.ts'

/** "use such an antenna connector that is already used" → "use an antenna connector that is already used". */
export function withoutSuch(text: string): string {
  return text
    .replace(/^(\w+) such (an? .+? that\b)/, '$1 $2')
    .replace(/\bof such an? (?=\w)/g, 'of the ')
    .replace(/^(?:address|give|include) (?:the )?consideration (?:of|to) /, 'consider ')
    .replace(/\b(\w+ed\/\w+ed) (\w+)(?= (?:in|on|by|with) )/, (whole, done: string, noun: string) =>
      text.indexOf(noun) < text.indexOf(whole) ? done : whole,
    )
}

/** A duty without the joints that a cut leaves at its end, and with its verbs in one form. */
export function dutyText(text: string): string {
  return bothBase(text)
    .replace(/(?:,? (?:and|or|to|of|for|with|that)|,)$/, '')
    .replace(/^actually (?=[a-z]+ )/, '')
    .replace(/^((?:\w+ly )?(?:state|define|describe|identify)), /, '$1 ')
}

/** "characterize and modeling the surface" → "characterize and model the surface". */
function bothBase(text: string): string {
  return text.replace(/^(\w+) and (\w+)ing(?= (?:the|an?|its) )/, (whole, first: string, stem: string) =>
    isDutyVerb(stem) ? `${first} and ${stem}` : isDutyVerb(`${stem}e`) ? `${first} and ${stem}e` : whole,
  )
}

/** Brackets that the document opens and never closes are left out. */
export function closed(text: string): string {
  return isBalanced(text) ? text : text.replace(/[()[\]"]/g, '')
}
