import type { Word } from './words.ts'

/** The verbs that tell how firmly something is said. */
const MODALS = new Set(['shall', 'must', 'should', 'will', 'would', 'can', 'could', 'may', 'might', 'cannot'])

/** How a sentence is built, as far as its first finite verb tells. `cut` is where its predicate begins: at the modal, else at the verb; -1 where it has none. */
export type Clause = {
  modals: readonly string[]
  cut: number
  /** Where the first verb stands, -1 where there is none. */
  verbAt: number
  /** The verb behind the first modal. */
  led: Word | undefined
  subject: readonly Word[]
}

/** The clause of a sentence. */
export function clauseOf(words: readonly Word[]): Clause {
  const modalAt = words.findIndex(isModal)
  const verbAt = words.findIndex(isVerb)
  const cut = modalAt >= 0 ? modalAt : verbAt
  return {
    modals: [...new Set(words.filter(isModal).map(({ text }) => text.toLowerCase()))],
    cut,
    verbAt,
    led: modalAt >= 0 ? words.slice(modalAt + 1).find(isVerb) : undefined,
    subject: cut > 0 ? words.slice(0, cut) : [],
  }
}

/** Whether a word tells how firmly something is said: "shall", "must", "may". */
export function isModal({ text }: Pick<Word, 'text'>): boolean {
  return MODALS.has(text.toLowerCase())
}

/** Whether a word is a verb, one that helps another included. */
export function isVerb({ pos }: Word): boolean {
  return pos === 'VERB' || pos === 'AUX'
}

/**
 * Whether a sentence is an order: it begins with a verb in its bare form ("Develop a mast."). A word that may be a noun is one, too, where an article
 * or another order follows ("Test the mast", "Design, build and test …").
 */
export function isOrder(words: readonly Word[]): boolean {
  const [first, second, third] = words.filter(({ pos }, at) => at > 0 || (pos !== 'ADV' && pos !== 'PUNCT'))
  if (!first || formOf(first) !== 'bare') return false
  if (first.pos === 'VERB') return true
  const mayBe = first.pos === 'NOUN' || first.pos === 'PROPN'
  return (
    mayBe &&
    (second?.pos === 'DET' || ([',', 'and', 'or'].includes(second?.text ?? '') && third?.pos === 'VERB' && formOf(third) === 'bare'))
  )
}

/** The main clause of a sentence that tells what was found, "Studies have shown" before "that masts must fold": a verb of the past whose modals all stand behind "that". */
export function findingOf(words: readonly Word[]): readonly Word[] | undefined {
  const modalAt = words.findIndex(isModal)
  const thatAt = words.findIndex(({ text, pos }, at) => at > 0 && text.toLowerCase() === 'that' && isPast(words[at - 1]) && pos !== 'DET')
  if (thatAt < 0 || modalAt < thatAt) return undefined
  // "it is required that" is no finding
  return words[thatAt - 2]?.lemma === 'be' ? undefined : words.slice(0, thatAt)
}

function isPast(word: Word | undefined): boolean {
  return word?.pos === 'VERB' && ['ed', 'other'].includes(formOf(word))
}

/** The form of a verb, by its ending; the dictionary spells as in America, "recognise" is "recognize" there, and takes "lay" for what somebody did. */
export function formOf({ text, lemma }: Word): 'bare' | 'ing' | 'ed' | 's' | 'other' {
  const word = text.toLowerCase()
  if (word === lemma || word === 'lay' || word.replace(/([iy])se$/, '$1ze').replace(/ogue$/, 'og') === lemma) return 'bare'
  if (word.endsWith('ing')) return 'ing'
  if (word.endsWith('ed') || word.endsWith('en')) return 'ed'
  return word.endsWith('s') ? 's' : 'other'
}

const ENDS_PHRASE = new Set(['ADP', 'PUNCT', 'SCONJ', 'PART'])

/** The noun that a run of words is about: the last one before a preposition, a mark or "that"; undefined where there is none. */
export function headOf(words: readonly Word[]): string | undefined {
  const end = words.findIndex(({ pos, text }) => ENDS_PHRASE.has(pos) || text.toLowerCase() === 'that')
  return words
    .slice(0, end > 0 ? end : undefined)
    .filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
    .at(-1)?.lemma
}
