import { textOf, wordsOf } from '../../../language/words.ts'
import { openingVerbs } from './opening-verbs.ts'
import { lowerStart } from './wording.ts'

/** "measure" → "measuring", "plan" → "planning", "co-fire" → "co-firing". */
export function gerund(verb: string): string {
  const [, how, act] = /^(.+[ -])([a-z]+)$/.exec(verb) ?? []
  if (how && act) return `${how}${gerund(act)}`
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (/^(?:[^aeiou]*|[a-z]*(?:mit|fer|lan|ubmit))$/.test(verb) || /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb))
    return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

/** A duty named as an activity: "Define and develop concepts" → "defining and developing concepts"; null when it does not open with its verb. */
export function activity(duty: string): string | null {
  const plain = lowerStart(duty.trim())
  const words = wordsOf(plain)
  const verbs = openingVerbs(words)
  if (verbs.length === 0) return null
  const at = new Set(verbs.map(({ index }) => index))
  return textOf(words.map((word, index) => (at.has(index) ? { ...word, text: gerund(word.text.toLowerCase()) } : word)))
}
