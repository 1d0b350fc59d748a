import { beginsWithVerb, surelyBeginsWithVerb } from './action.ts'
import { formOf, isModal } from './clause.ts'
import { isSubject, leads } from './contract-clause.ts'
import { textOf, type Word } from './words.ts'

/** How a predicate leads the verbs that are joined to it: as what one does now, as what was done, or bare as "shall" does. */
export type Head = 'now' | 'past' | 'bare'

/** What the verbs of several become of one. */
const OF_ONE = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
])

/** What was done is told in the same form as what is: "cut it and put it back". */
export const SAME_IN_PAST: ReadonlySet<string> = new Set('put cut set read hit let shut cost spread split quit burst cast'.split(' '))

/** The helping verb of several by one, "have" → "has", its short forms too; undefined where it shows no number. */
export function helperOfOne(text: string): string | undefined {
  return OF_ONE.get(
    text
      .toLowerCase()
      .replace(/^['’]?ve$/, 'have')
      .replace(/^['’]?(?:re|m)$|^am$/, 'are'),
  )
}

/** "weigh" → "weighs", "carry" → "carries", "press" → "presses". */
export function ofOne(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/**
 * Words behind a predicate of one, in which each verb that is joined to it agrees with it: "weighs it and have two" → "and has two"; undefined where nobody can
 * tell whose verb one is.
 */
export function agreeing(words: readonly Word[], head: Head): Word[] | undefined {
  let led: Led = head === 'bare' ? 'bare' : 'ours'
  const told: Word[] = []
  for (const [at, one] of words.entries()) {
    const turned = isJoined(words, at) ? joined(words.slice(at), led, head) : one
    if (!turned || (turned === one && isBehindStranded(words, at))) return undefined
    told.push(turned)
    led = isJoined(words, at) ? led : ledBehind(words, at, led)
  }
  return told
}

/** Whose verb comes next: the predicate's, bare behind "to", or that of somebody who was named since. */
type Led = 'ours' | 'bare' | 'unsure'

function ledBehind(words: readonly Word[], at: number, led: Led): Led {
  const [before, one] = [words[at - 1], words[at]]
  if (!one || led === 'unsure') return led
  if (one.text === 'to' && one.pos === 'PART') return 'bare'
  if (isModal(one)) return 'unsure'
  const isOfSeveral = helperOfOne(one.text) !== undefined || (one.pos === 'VERB' && formOf(one) === 'bare')
  return isOfSeveral && before !== undefined && (isSubject(before) || leads(before)) ? 'unsure' : led
}

function isJoined(words: readonly Word[], at: number): boolean {
  return words[at]?.pos !== 'ADV' && words.slice(0, at).findLast(({ pos }) => pos !== 'ADV')?.pos === 'CCONJ'
}

/** "What we test to and offer": behind a preposition that rules nothing stands a verb, also where the tagger knows only a noun. */
function isBehindStranded(words: readonly Word[], at: number): boolean {
  const [preposition, joint, one] = words.slice(Math.max(0, at - 2), at + 1)
  return preposition?.pos === 'ADP' && joint?.pos === 'CCONJ' && (one?.pos === 'NOUN' || one?.pos === 'VERB') && formOf(one) === 'bare'
}

/** The first of words that stand behind "and", as it agrees with what leads it. */
function joined(words: readonly Word[], led: Led, head: Head): Word | undefined {
  const [verb, next] = words
  const helper = verb?.pos === 'AUX' ? helperOfOne(verb.text) : undefined
  if (!verb || (verb.pos === 'AUX' && !helper)) return verb
  if (helper) {
    const isBare = led === 'bare' && (helper === 'does' || (helper === 'has' && next?.pos !== 'VERB' && next?.pos !== 'AUX'))
    if (isBare) return verb
    return led === 'unsure' || head === 'bare' ? undefined : { ...verb, text: helper }
  }
  const isBare = verb.pos === 'VERB' && formOf(verb) === 'bare'
  if (led === 'bare' || !(isBare || (verb.pos !== 'VERB' && head !== 'past' && beginsWithVerb(textOf(words))))) return verb
  if (head === 'past' && SAME_IN_PAST.has(verb.text)) return verb
  return led === 'ours' && isSurelyVerb(words, isBare) ? { ...verb, text: ofOne(verb.text) } : undefined
}

const BEHIND_VERB = new Set(['DET', 'PRON', 'ADP', 'PART', 'ADV', 'ADJ', 'NUM', 'PROPN'])

/** "Hood and film" before what is not known to be done may be two things. */
function isSurelyVerb(words: readonly Word[], isBare: boolean): boolean {
  const next = words[1]?.pos ?? ''
  return (isBare && BEHIND_VERB.has(next)) || (next !== 'CCONJ' && surelyBeginsWithVerb(textOf(words)))
}
