import { formOf } from './clause.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** What goes before an action, so that its first word is read as what one has to do. */
const DUTY = 'The team shall'
/** What may follow a verb that may be a noun as well, when it is the verb: "test the coupons", "model two antennas", "fly it". */
const FOLLOWS = new Set(['DET', 'NUM', 'PRON', 'ADV', 'ADJ'])
/** "Lay out", "work up": with these it is the verb, too. */
const PARTICLES = new Set(['out', 'up', 'down', 'off', 'away', 'through'])

/** Whether what is to be done begins with a verb in its bare form, so that it can stand behind "shall": "Model the antenna", not "Antenna model". */
export function beginsWithVerb(action: string): boolean {
  const before = wordsOf(DUTY).length
  const [verb, next, ...rest] = wordsOf(`${DUTY} ${lowerFirst(action.trim())}`).slice(before)
  if (verb?.pos !== 'VERB' || !isBare(verb) || next?.text === 'of') return false
  if (wordsOf(`the ${verb.text}`)[1]?.pos !== 'NOUN') return true
  const isPair = next?.pos === 'CCONJ' && beginsWithVerb(textOf(rest))
  return next !== undefined && (FOLLOWS.has(next.pos) || PARTICLES.has(next.text) || isPair)
}

/** The reader does not know each verb's dictionary form ("lay out"), but these endings are no bare form. */
function isBare(verb: Word): boolean {
  return formOf(verb) === 'bare' || !/(?:ing|ed|s)$/.test(verb.text)
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
