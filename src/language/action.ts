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
  if (
    !verb ||
    !(verb.pos === 'VERB' || MAIN.has(verb.text)) ||
    !isBare(verb) ||
    next?.text === 'of' ||
    (next?.pos === 'PRON' && rest[0]?.pos === 'AUX')
  )
    return false
  if (wordsOf(`the ${verb.text}`)[1]?.pos !== 'NOUN') return true
  const isPair = (next?.pos === 'CCONJ' || next?.text === ',') && beginsWithVerb(textOf(rest))
  return next !== undefined && (FOLLOWS.has(next.pos) || PARTICLES.has(next.text) || isPair || isDoneTo(verb, [next, ...rest]))
}

/** What was done, and is no bare form although it has no ending. */
const PAST = new Set(
  'built made written held kept sent found taken done shown given met told grown drawn chosen driven flown worn sold bought brought taught led'.split(
    ' ',
  ),
)

/** "Do the simulation", "have it welded": what helps other verbs can be what is done. */
const MAIN = new Set(['do', 'have'])
/** Nouns that name work, and what one does with work. */
const WORK = new Set('test trial run experiment study campaign measurement analysis simulation session'.split(' '))
const DONE_WITH_WORK = new Set(['run', 'plan', 'design', 'repeat'])

/** "Measure coupons": what is done to several things, where "test plan" is one thing. "Flight tests" are work themselves, and nothing that one flights. */
function isDoneTo(verb: Word, words: readonly Word[]): boolean {
  const end = words.findIndex(({ pos }) => pos !== 'NOUN')
  const head = words.slice(0, end < 0 ? undefined : end).at(-1)
  const [first] = words
  if (head && WORK.has(head.lemma)) return isPlural(head) && DONE_WITH_WORK.has(verb.text)
  return first !== undefined && isPlural(first)
}

function isPlural({ pos, text, lemma }: Word): boolean {
  return pos === 'NOUN' && text.endsWith('s') && lemma !== text
}

/** The reader does not know each verb's dictionary form ("lay out"), but these endings are no bare form. */
function isBare(verb: Word): boolean {
  return formOf(verb) === 'bare' || !(/(?:ing|ed|s)$/.test(verb.text) || PAST.has(verb.text))
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/**
 * What is done, beginning with its verb in the bare form, where the words show what that is: "builds four cages" → "build four cages", "screening 17
 * metals" → "screen 17 metals", "the code is written in C" → "write the code in C". Other words stay as they are.
 */
export function asAction(told: string): string {
  const text = told.trim().replace(/^(?:to|we(?:'ll| will)?|i(?:'ll| will)?|then|and|our|my)\s+/i, '')
  if (beginsWithVerb(text)) return text
  const words = wordsOf(text)
  return active(words) ?? bareStart(text) ?? text
}

/** A sentence whose subject is what something is done to, turned round. */
function active(words: readonly Word[]): string | undefined {
  const at = words.findIndex(({ pos }) => pos === 'AUX')
  const verb = words[at + 1]
  if (at < 1 || words[at]?.lemma !== 'be' || verb?.pos !== 'VERB' || !/(?:ed|en|t|n|wn)$/.test(verb.text)) return undefined
  const rest = textOf(words.slice(at + 2))
  const turned = `${verb.lemma} ${lowerFirst(textOf(words.slice(0, at)))}${/^[,.;]/.test(rest) ? '' : ' '}${rest}`.trim()
  return beginsWithVerb(turned) ? turned : undefined
}

/** "builds", "building" at the start. */
function bareStart(text: string): string | undefined {
  const [verb, ...rest] = wordsOf(`She ${lowerFirst(text)}`).slice(1)
  if (verb?.pos !== 'VERB' || verb.lemma === verb.text.toLowerCase()) return undefined
  const bare = `${verb.lemma}${rest[0]?.space ?? ' '}${textOf(rest)}`
  return beginsWithVerb(bare) ? bare : undefined
}
