import { beginsWithVerb } from './action.ts'
import { formOf } from './clause.ts'
import { textOf, type Word } from './words.ts'

/** What words tell: what has to be done ("shall measure"), what is so ("measures"), or which thing is meant ("the bolts that the Contractor turns"). */
export type Voice = 'duty' | 'fact' | 'thing'

/** Who acts in a contract. */
export const CONTRACTOR = 'the Contractor'

/** The predicate of a sentence whose subject was "we", turned; `taken` are the words that it stands for. */
type Predicate = { words: Word[]; taken: number; isDuty: boolean }

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
  if (now) return { words: [...words.slice(0, at), word(now)], taken: at + 2, isDuty: false }
  const several = isOwed && !isState(verb) ? undefined : together(verb, behind)
  if (several) return { words: [...words.slice(0, at), ...several], taken: at + several.length, isDuty: false }
  const turned = verb.pos === 'AUX' ? helped(verb, behind, isOwed) : done(verb, behind, isOwed)
  if (!turned) return undefined
  const adverbs = words.slice(0, at)
  const [first, ...others] = turned.split(' ').map((text) => word(text))
  const told = first && others.length > 0 && !others.includes(word('not')) ? [first, ...adverbs, ...others] : [...adverbs, word(turned)]
  return { words: told, taken: at + 1, isDuty: turned.startsWith('shall') }
}

/** "Usually", "normally" tell how it is, and "only" what is done. */
function isHabit({ text }: Word): boolean {
  return text.endsWith('ly') && text !== 'only'
}

/** A helping verb by its person: "are" → "is", "have" → "has", "will" → "shall"; "do" and "have" may be all that is said. */
function helped({ lemma, text }: Word, behind: readonly Word[], isDuty: boolean): string | undefined {
  const next = behind.find(({ pos }) => pos !== 'ADV')
  if (/^['’]d$/.test(text)) return next?.pos === 'VERB' && formOf(next) === 'bare' ? 'would' : undefined
  if (lemma === 'be') return text === 'were' ? 'was' : 'is'
  if (lemma === 'have') return text === 'had' ? 'had' : 'has'
  if (lemma === 'do') return text === 'did' ? 'did' : doing(next, isDuty)
  return lemma === 'will' && isDuty && !isForeseen(behind) ? 'shall' : text
}

/** What somebody comes to, and not what they do: that they "will not reach it" is foreseen, and nobody is obliged not to. */
const COMES_TO = new Set('reach meet achieve attain hit'.split(' '))

function isForeseen(behind: readonly Word[]): boolean {
  const [not, next, there] = behind
  if (!not || !next || !NOT.has(not.text.toLowerCase())) return false
  return COMES_TO.has(next.lemma) || (next.lemma === 'get' && there?.lemma === 'there')
}

const NOT = new Set(['not', "n't", 'n’t'])

/** "Will weigh" where nothing is owed: "weighs". */
function planned(behind: readonly Word[], isDuty: boolean): string | undefined {
  const [verb] = behind
  return !isDuty && verb?.pos === 'VERB' ? done(verb, behind.slice(1), false) : undefined
}

function doing(next: Word | undefined, isDuty: boolean): string | undefined {
  if (next?.text === 'not') return 'does'
  return next?.pos === 'VERB' ? undefined : isDuty ? 'shall do' : 'does'
}

/** What stands behind "we" is its verb, also where the tagger knows only a noun of that form ("we tag it"). */
function done(verb: Word, behind: readonly Word[], isDuty: boolean): string | undefined {
  if (verb.pos === 'ADJ' && verb.text.endsWith('ed')) return verb.text
  const isMistaken = (verb.pos === 'NOUN' && verb.lemma === verb.text) || isState(verb)
  if (verb.pos !== 'VERB' && !isMistaken) return undefined
  const form = formOf(verb)
  if (form === 's' || form === 'ing') return undefined
  if (form !== 'bare') return verb.text
  const isMixed = behind.some(({ pos }, nth) => pos === 'AUX' && behind[nth - 1]?.pos === 'CCONJ')
  if (isMixed) return undefined
  const isWish = behind[0]?.text === 'to' && beginsWithVerb(textOf(behind.slice(1)))
  if (isDuty && !isState(verb) && !isWish) return `shall ${verb.text}`
  return behind.some((_, at) => isNextVerb(behind, at)) ? undefined : ofOne(verb.text)
}

/** One more thing that somebody does behind a comma, "dry it and weigh it" → "dries it and weighs it"; undefined where its first word may be a thing. */
export function further([verb, ...behind]: readonly Word[]): Word[] | undefined {
  if (!verb || !['DET', 'PRON'].includes(behind[0]?.pos ?? '')) return undefined
  const several = together({ ...verb, pos: 'VERB', lemma: verb.text }, behind) ?? [{ ...verb, text: ofOne(verb.text) }]
  return [...several, ...behind.slice(several.length - 1)]
}

/** Several verbs of one subject, "weigh it and log it" → "weighs it and logs it"; undefined where there is one, or where the next may be a noun. */
function together(verb: Word, behind: readonly Word[]): Word[] | undefined {
  const all = [verb, ...behind]
  const end = all.findLastIndex((_, at) => isNextVerb(all, at))
  const isSure = (one: Word, at: number) =>
    at === 0 || isNextVerb(all, at) ? one.pos === 'VERB' && formOf(one) === 'bare' : !isVerbal(one)
  if (end < 0 || !all.slice(0, end + 1).every(isSure)) return undefined
  return all.slice(0, end + 1).map((one, at) => (at === 0 || isNextVerb(all, at) ? { ...one, text: ofOne(one.text) } : one))
}

function isVerbal({ pos }: Word): boolean {
  return pos === 'VERB' || pos === 'AUX'
}

/** "… and weigh it", "… and then weigh it": one more thing that is done. */
export function isNextVerb(words: readonly Word[], at: number): boolean {
  const [before, next] = [words.slice(0, at).findLast(({ pos }) => pos !== 'ADV'), words[at]]
  const isVerb = next?.pos === 'VERB' && formOf(next) === 'bare'
  return before?.pos === 'CCONJ' && (isVerb || beginsWithVerb(textOf(words.slice(at))))
}

/** "weigh" → "weighs", "carry" → "carries", "press" → "presses". */
function ofOne(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** Whether a word is "we". */
export function isWe({ text }: Word): boolean {
  return text.toLowerCase() === 'we'
}

/** A word that is put into a sentence. */
export function word(text: string, space = ' '): Word {
  return { text, pos: 'X', lemma: text.toLowerCase(), space }
}
