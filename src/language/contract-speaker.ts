import { isNumbered } from './contract-order.ts'
import { CONTRACTOR } from './contract-verb.ts'
import { textOf, type Word } from './words.ts'

/** Whoever answers for a company speaks for it: "I log it" is what the company does. */
const MINE = new Map([
  ['i', 'we'],
  ['me', 'us'],
  ['my', 'our'],
  ['mine', 'ours'],
  ['myself', 'ourselves'],
])

/** A word of whoever speaks as one of the company's: "I" is "we". */
export function asOurs(one: Word, at: number, words: readonly Word[]): Word {
  const ours = isMine(one, at, words) ? MINE.get(one.text.toLowerCase()) : undefined
  return ours ? { ...one, text: ours } : one
}

/** Whether a word speaks of the speaker alone. */
export function isMine(one: Word, at: number, words: readonly Word[]): boolean {
  return one.pos === 'PRON' && MINE.has(one.text.toLowerCase()) && !isNumbered(one, words[at - 1])
}

/** "Ana Ruiz and I", "me and the welder": beside others whoever speaks is one of them, and not the company. */
export function isOneOfSeveral(one: Word, at: number, words: readonly Word[]): boolean {
  const joins = (nth: number) => words[nth]?.pos === 'CCONJ'
  const isBehind = joins(at - 1) && words[at - 2]?.pos === 'PROPN'
  const isAhead = joins(at + 1) && ['PROPN', 'DET'].includes(words[at + 2]?.pos ?? '')
  return isMine(one, at, words) && (isBehind || isAhead)
}

/** What only leads to what is told says which part of it comes, in words of its own that say nothing more: "What we've done before:", "So basically:". */
const LEADS_ON = new Set(
  `so basically ok okay anyway honestly actually in short here is are be what how why we i have do does did done go going want to would plan before
   so far today now see think mean`.split(/\s+/),
)
const OPENS = /^(?:so|basically|ok|okay|anyway|honestly|actually|in short|here|what|how|why)\b/i

/** A sentence without the words before a colon by which its speaker leads to it, where what follows stands alone. */
export function withoutLead(words: readonly Word[], isWhole: (words: string) => boolean): readonly Word[] {
  const at = words.findIndex(({ text }) => text === ':')
  const [lead, told] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)]
  const isLead = lead.every(({ text, lemma }) => LEADS_ON.has(text.toLowerCase()) || LEADS_ON.has(lemma))
  return isLead && OPENS.test(textOf(lead)) && isWhole(textOf(told)) ? told : words
}

/** "Ours with the old one", "a day of ours", "between us", "for ourselves", "I am Ana": whoever is meant, the name of the company does not stand for it so. */
export function isHardlyOurs({ text }: Word, at: number, words: readonly Word[]): boolean {
  const own = text.toLowerCase()
  const last = words[at - 1]
  if (own === 'ours') return !words.slice(0, at + 2).some(({ lemma }) => lemma === 'be')
  if (own === 'i') return words[at + 1]?.lemma === 'be' && words[at + 2]?.pos === 'PROPN'
  if (own === 'us') return last?.lemma === 'between' || last?.lemma === 'among'
  return own === 'ourselves' && !words.slice(0, at).some(({ text: said }) => /^we$/i.test(said))
}

const OURS = new Map([
  ['our', `${CONTRACTOR}'s`],
  ['ours', `${CONTRACTOR}'s`],
  ['us', CONTRACTOR],
  ['ourselves', 'itself'],
])

/** Whether a word speaks for the company. */
export function isOurs({ text }: Word): boolean {
  return OURS.has(text.toLowerCase())
}

/**
 * "Our rig" is the Contractor's, or "its" where nothing else was named since; "us" beside it, or behind a preposition, is the Contractor. "US" is a country, and
 * no pronoun, and of some of us nobody knows who they are.
 */
export function owned(words: readonly Word[], at: number, isOwn: boolean): string {
  const { text = '', pos } = words[at] ?? {}
  const last = words[at - 1]
  const next = words[at + 1]
  const isObject = last?.pos === 'VERB' ? next?.pos !== 'NUM' && next?.pos !== 'PROPN' : last?.pos === 'ADP' && !BESIDE.has(next?.pos ?? '')
  const isDone = isObject && last?.text !== 'of' && next?.text !== 'of'
  if (pos !== 'PRON' || text === 'US' || !(isOwn || (isDone && text.toLowerCase() === 'us'))) return text
  const named = words.slice(0, at).findLast((one) => one.text.toLowerCase() === CONTRACTOR.toLowerCase() || NAMING.has(one.pos))
  const isNear = named?.text.toLowerCase() === CONTRACTOR.toLowerCase()
  return text.toLowerCase() === 'our' && isNear ? 'its' : (OURS.get(text.toLowerCase()) ?? text)
}

/** "Us Soldiers", "us two". */
const BESIDE = new Set(['NOUN', 'PROPN', 'NUM', 'ADJ', 'PRON'])
const NAMING = new Set(['NOUN', 'PROPN', 'PRON', 'NUM'])
