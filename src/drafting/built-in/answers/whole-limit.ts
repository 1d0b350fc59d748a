import { wordsOf } from '../../../language/words.ts'
import { finiteVerb } from '../english/inflection.ts'
import { isPlural } from '../english/noun-phrase.ts'
import { hasFinite } from '../english/third-person.ts'
import { hasNumber, lowerStart } from '../english/wording.ts'
import { type Limit, limitsOf, setsLimit } from './limits.ts'

/** What is committed to or passes: its limits, else the whole as it was said. */
export function whole(text: string, isClause = false): Limit[] {
  if (/^that /i.test(text)) return [finding(text.slice(5))]
  const parts = text.split(/,? and (?=(?:when|if|that) )|, (?=(?:when|if) )/)
  if (parts.length > 1 && parts.every(hasNumber)) return parts.map((part) => part.replace(/^(?:when|if) /, '')).flatMap(ofPart)
  const limits = setsLimit(text) ? limitsOf(text) : []
  if (limits.length > 0) return limits
  return [isClause || /^(?:all|every|each) .*\bpass(?:es)?$/i.test(text) ? finding(text) : value(text)]
}

/** One of several conditions of a pass is a clause of its own. */
function ofPart(part: string): Limit[] {
  return hasFinite(wordsOf(part)) && /^(?:at (?:least|most)|no|not|none) /i.test(part) ? [finding(part)] : whole(part, true)
}

/** A limit that stands behind "that". */
export function finding(text: string): Limit {
  return { kind: 'finding', text: lowerStart(text.replace(/^and /i, '')), condition: '' }
}

/** A limit that stands behind "shows". */
export function value(text: string): Limit {
  return { kind: 'value', text: lowerStart(text), condition: '' }
}

/** "Each module is 38 kg today and must come under 30 kg" → "each module comes under 30 kg". */
export function comesTo(before: string, verb: string, rest: string): string {
  const subject = /^(.+?) (?:is|are|weighs?|stands?|takes?) .*\b(?:and|but)$/i.exec(before)?.[1] ?? before
  const plural = isPlural(subject)
  const others = rest
    .replace(/\band must ([a-z]+)\b/gi, (_, other: string) => `and ${finiteVerb(other.toLowerCase(), plural, false)}`)
    .replace(/\bfrom \d[\d.,]* ?[^\s\d]* (?=to \d)/i, verb.toLowerCase() === 'come' ? '' : '$&')
  return `${lowerStart(subject)} ${finiteVerb(verb.toLowerCase(), plural, false)} ${others}`
}
