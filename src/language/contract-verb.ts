import { beginsWithVerb } from './action.ts'
import { formOf, isModal } from './clause.ts'
import { agreeing, type Head, helperOfOne, ofOne, SAME_IN_PAST } from './contract-agreement.ts'
import { textOf, type Word } from './words.ts'

/** What words tell: what has to be done ("shall measure"), what is so ("measures"), or which thing is meant ("the bolts that the Contractor turns"). */
export type Voice = 'duty' | 'fact' | 'thing'

/** Who acts in a contract. */
export const CONTRACTOR = 'the Contractor'

/** The predicate of a sentence whose subject was "we", turned; `taken` are the words that it stands for, and `head` is how it leads the verbs behind them. */
type Predicate = { words: Word[]; taken: number; isDuty: boolean; head: Head }

/** Verbs that tell a state and no deed: nobody can be obliged to them, and as an order they only leave "we" out ("need two more"). */
const STATES = new Set('have need want own know expect believe hope think guess like prefer mean seem lack care'.split(' '))

export function isState({ lemma }: Word): boolean {
  return STATES.has(lemma)
}

const AT_START = /^\p{Lu}(?:\p{Ll}|$)/u

/** "Weigh" → "the Contractor shall weigh", "never open" → "the Contractor shall never open". */
export function shallDo(verb: Word, adverbs: readonly Word[], space = ' '): Word[] {
  return [
    word(CONTRACTOR, space),
    word('shall'),
    ...[...adverbs, verb].map(({ text }) => word(AT_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)),
  ]
}

/** What "we" do, of the Contractor, as a duty or as a fact: "'ll weigh" → "shall weigh", "weigh" → "weighs"; undefined where no verb is known for sure. */
export function predicateOf(words: readonly Word[], isMain: boolean, isDuty: boolean): Predicate | undefined {
  const at = words.findIndex(({ pos }) => pos !== 'ADV')
  const verb = words[at]
  const behind = words.slice(at + 1)
  if (!verb) return undefined
  const isOwed = isDuty && !words.slice(0, at).some(isHabit)
  const now = verb.lemma === 'will' && isMain ? planned(behind, isOwed) : undefined
  if (now) return { words: [...words.slice(0, at), word(now)], taken: at + 2, isDuty: false, head: 'now' }
  const turned = verb.pos === 'AUX' ? helped(verb, behind, isOwed) : done(verb, behind, isOwed)
  if (!turned) return undefined
  const adverbs = words.slice(0, at)
  const [first, ...others] = turned.split(' ').map((text) => word(text))
  const told = first && others.length > 0 && !others.includes(word('not')) ? [first, ...adverbs, ...others] : [...adverbs, word(turned)]
  return { words: told, taken: at + 1, isDuty: turned.startsWith('shall'), head: headOf(turned, verb, behind) }
}

/** Whether a predicate says what the Contractor is to do, or would. */
export function isHeldTo({ isDuty, words }: Predicate): boolean {
  return isDuty || words.some(({ text }) => text === 'would')
}

function headOf(turned: string, verb: Word, behind: readonly Word[]): Head {
  const isBare = turned.startsWith('shall') || isModal({ text: turned }) || (verb.lemma === 'do' && NOT.has(behind[0]?.text ?? ''))
  if (isBare) return 'bare'
  const isDone = turned === verb.text || turned === 'was' || (turned === 'has' && behind[0]?.pos === 'VERB')
  return isDone ? 'past' : 'now'
}

/** "Usually", "normally" tell how it is, and "only" what is done. */
function isHabit({ text }: Word): boolean {
  return text.endsWith('ly') && text !== 'only'
}

/** A helping verb by its person: "are" → "is", "have" → "has", "will" → "shall"; "do" and "have" may be all that is said. */
function helped({ lemma, text }: Word, behind: readonly Word[], isDuty: boolean): string | undefined {
  const next = behind.find(({ pos }) => pos !== 'ADV')
  if (/^['’]d$/.test(text)) return next?.pos === 'VERB' && formOf(next) === 'bare' ? 'would' : undefined
  if (lemma === 'be' || lemma === 'have') return helperOfOne(text) ?? text
  if (lemma === 'do') return text === 'did' ? 'did' : doing(behind, isDuty)
  return lemma === 'will' && isDuty && !isForeseen(behind) ? 'shall' : text
}

/** What somebody comes to, and not what they do: that they "will not reach it" is foreseen, and nobody is obliged not to. */
const COMES_TO = new Set('reach meet achieve attain hit'.split(' '))

function isForeseen(behind: readonly Word[]): boolean {
  const [not, next, there] = behind
  if (!not || !next || !NOT.has(not.text.toLowerCase())) return false
  return COMES_TO.has(next.lemma) || (next.lemma === 'get' && there?.lemma === 'there')
}

const NOT = new Set(['not', "n't", 'n’t', 'nt'])

/** "Will weigh" where nothing is owed: "weighs". */
function planned(behind: readonly Word[], isDuty: boolean): string | undefined {
  const [verb] = behind
  return !isDuty && verb?.pos === 'VERB' ? done(verb, behind.slice(1), false) : undefined
}

/** "Do not weigh" → "does not", "do part of it" → "does"; "do weigh it" is understood by nobody. */
function doing(behind: readonly Word[], isDuty: boolean): string | undefined {
  const at = behind.findIndex(({ pos }) => pos !== 'ADV')
  const next = behind[at]
  if (next && NOT.has(next.text)) return 'does'
  return next?.pos === 'VERB' && behind[at + 1]?.text !== 'of' ? undefined : isDuty ? 'shall do' : 'does'
}

/** What stands behind "we" is its verb, also where the tagger knows only a noun of that form ("we tag it"). */
function done(verb: Word, behind: readonly Word[], isDuty: boolean): string | undefined {
  if (verb.pos === 'ADJ' && verb.text.endsWith('ed')) return verb.text
  const isMistaken = (verb.pos === 'NOUN' && verb.lemma === verb.text) || isState(verb)
  if (verb.pos !== 'VERB' && !isMistaken) return undefined
  // "gold coat it"
  if (isMistaken && behind[0]?.pos === 'VERB' && !isState(verb)) return undefined
  const form = formOf(verb)
  if (form === 's' || form === 'ing') return undefined
  const isPast = SAME_IN_PAST.has(verb.text) && behind.some(isOfPast)
  if (form !== 'bare' || (isPast && !isDuty)) return verb.text
  const isWish = behind[0]?.text === 'to' && beginsWithVerb(textOf(behind.slice(1)))
  if (isDuty && !isState(verb) && !isWish) return `shall ${verb.text}`
  return ofOne(verb.text)
}

function isOfPast({ text }: Word): boolean {
  return ['was', 'were', 'had'].includes(text)
}

/** "It was cold before we put it in": of a verb that has one form for now and then nobody can tell the time from what was. */
export function isOfAnyTime({ text }: Word, at: number, words: readonly Word[]): boolean {
  const last = words[at - 1]
  return last !== undefined && isWe(last) && SAME_IN_PAST.has(text) && words.slice(0, at).some(isOfPast)
}

/** One more thing that somebody does behind a comma, "dry it and weigh it" → "dries it and weighs it"; undefined where its first word may be a thing. */
export function further([verb, ...behind]: readonly Word[], head: Head): Word[] | undefined {
  const more = verb && ['DET', 'PRON'].includes(behind[0]?.pos ?? '') ? agreeing(behind, head) : undefined
  return verb && more && [head === 'bare' ? verb : { ...verb, text: ofOne(verb.text) }, ...more]
}

/** "… and weigh it", "… and then weigh it": one more thing that is done. */
export function isNextVerb(words: readonly Word[], at: number): boolean {
  const [before, next] = [words.slice(0, at).findLast(({ pos }) => pos !== 'ADV'), words[at]]
  const isVerb = next?.pos === 'VERB' && formOf(next) === 'bare'
  return before?.pos === 'CCONJ' && (isVerb || beginsWithVerb(textOf(words.slice(at))))
}

/** Whether a word is "we". */
export function isWe({ text }: Word): boolean {
  return text.toLowerCase() === 'we'
}

/** A word that is put into a sentence. */
export function word(text: string, space = ' '): Word {
  return { text, pos: 'X', lemma: text.toLowerCase(), space }
}
