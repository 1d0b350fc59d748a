import { beginsWithVerb } from './action.ts'
import { formOf } from './clause.ts'
import { type ClausePart, hasPerson, isLed, partsOf, placeOf, verbIn } from './contract-clause.ts'
import { CONTRACTOR, isState, predicateOf, shallDo, type Voice, word } from './contract-verb.ts'
import { inSentence } from './in-sentence.ts'
import { sentencesIn } from './sentence.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/**
 * A text as a contract has it: what is said in the first person or as an order names the Contractor. Word classes tell it, so that no fact is lost and none
 * comes in; a sentence of which one part is not understood stays as it was said.
 */
export function inContractVoice(text: string, voice: Voice): string {
  const sentences = sentencesIn(text)
  const told = sentences.map(({ start, end }, at) => {
    const sentence = text.slice(start, end)
    return text.slice(sentences[at - 1]?.end ?? 0, start) + (rewritten(sentence, voice) ?? sentence)
  })
  return told.join('') + text.slice(sentences.at(-1)?.end ?? 0)
}

/** Where one person speaks to another, or somebody is quoted, "we" is not the company alone. */
const OF_ONE = new Set(['i', 'me', 'my', 'mine', 'you', 'your', 'yours', 'let', '“', '"', '?'])
const OURS = new Map([
  ['our', `${CONTRACTOR}'s`],
  ['ours', `${CONTRACTOR}'s`],
  ['us', CONTRACTOR],
  ['ourselves', 'itself'],
])

/** What is longer, in characters, is no sentence that somebody noted. */
const LONGEST = 800

/** A sentence in the voice of a contract; undefined where some part of it is not understood. */
function rewritten(sentence: string, voice: Voice): string | undefined {
  if (sentence.length > LONGEST) return undefined
  const words = wordsOf(sentence)
  // a run that is too long for the tagger comes back cut
  if (textOf(words) !== sentence || words.some(({ text }) => OF_ONE.has(text.toLowerCase()))) return undefined
  const told: Told = { words: [], main: 'none', isNamed: false, lastOrder: -1 }
  const parts = partsOf(words)
  const isUnderstood = parts.every((part, at) => tell(part, told, voice, parts[at + 1]))
  if (!isUnderstood && words.some(isWe)) return undefined
  if (told.lastOrder > 0) told.words.splice(told.lastOrder, 0, word('and'))
  const isNamed = isUnderstood && told.isNamed
  const isOwn = isNamed || words.some(({ text }) => ['our', 'ours'].includes(text.toLowerCase()))
  const said = textOf((isNamed ? told.words : words).map((one, at, all) => (isOwn ? { ...one, text: owned(one, all.slice(0, at)) } : one)))
  return /^\p{Lu}/u.test(sentence) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

/** "Our rig" is the Contractor's, or "its" where nothing else was named since; "us" beside it is the Contractor. "US" is a country, and no pronoun. */
function owned({ text, pos }: Word, before: readonly Word[]): string {
  if (pos !== 'PRON' || text === 'US') return text
  const named = before.findLast((one) => one.text.toLowerCase() === CONTRACTOR.toLowerCase() || NAMING.has(one.pos))
  const isNear = named?.text.toLowerCase() === CONTRACTOR.toLowerCase()
  return text.toLowerCase() === 'our' && isNear ? 'its' : (OURS.get(text.toLowerCase()) ?? text)
}

const NAMING = new Set(['NOUN', 'PROPN', 'PRON', 'NUM'])

/**
 * What of a sentence is told already. `main` says who its last main clause is about: the Contractor, who shall do it; somebody else; or nobody, where it has
 * only a phrase. `lastOrder` is where the words of the last of several orders begin.
 */
type Told = { words: Word[]; main: 'none' | 'shall' | 'other' | 'phrase'; isNamed: boolean; lastOrder: number }

/** Behind these marks a sentence begins anew. */
const ANEW = new Set([';', ':', '-', '–', '—'])

/** Adds a part to what is told of its sentence; false where it is not understood. */
function tell({ mark, words: noted }: ClausePart, told: Told, voice: Voice, next: ClausePart | undefined): boolean {
  const words = underTurned(noted)
  if (!words) return false
  told.isNamed ||= words !== noted
  const markAt = told.words.length
  told.lastOrder = -1
  if (mark) told.words.push(mark)
  if (mark && ANEW.has(mark.text)) told.main = 'none'
  if (words.some(isWe)) return tellWe(words, told, { voice, markAt })
  const lead = leadOf(words)
  const isListed = told.main === 'shall' ? 'behind' : next && isOrder(next.words.slice(leadOf(next.words)), 'alone') ? 'before' : 'alone'
  if (voice === 'duty' && isOrder(words.slice(lead), isListed)) return tellOrder(words, lead, told)
  told.words.push(...words)
  return isLed(words) || tellOther(words, told, markAt)
}

/** Where what leads a clause ends: "and then". */
function leadOf(words: readonly Word[]): number {
  const at = words.findIndex(({ pos }) => pos !== 'ADV' && pos !== 'CCONJ')
  return at < 0 ? words.length : at
}

/** What is said of something else, or is no sentence. */
function tellOther(words: readonly Word[], told: Told, markAt: number): boolean {
  const verb = verbIn(words)
  if (verb === 'own') {
    parted(told, markAt)
    told.main = 'other'
    return true
  }
  // "takes a day each" behind another sentence has a subject that nobody knows
  const isShared = told.main === 'shall' && !hasPerson(words.slice(0, 1))
  if (verb === 'alone' && told.main !== 'none' && !isShared) return false
  if (told.main === 'none' && words[0]?.pos !== 'ADP') told.main = 'phrase'
  return true
}

/** A comma between two sentences is a semicolon. */
function parted(told: Told, markAt: number): void {
  const mark = told.words[markAt]
  if (mark?.text === ',' && ['shall', 'other'].includes(told.main)) told.words[markAt] = { ...mark, text: ';' }
}

/** An order: its subject is the Contractor, whom several orders share. */
function tellOrder(words: readonly Word[], lead: number, told: Told): boolean {
  const order = words.slice(isForbidding(words.slice(lead)) ? lead + 1 : lead)
  const [verb, ...behind] = order
  // who else's sentence it may go on with, nobody can tell
  if (!verb || told.main === 'phrase' || told.main === 'other') return false
  const joins = words.slice(0, lead).filter(({ pos }) => pos === 'CCONJ')
  if (told.main === 'shall') {
    if (!words.some(({ pos }) => pos === 'CCONJ')) told.lastOrder = told.words.length
    told.words.push(...words.slice(0, lead), ...order)
    return true
  }
  const adverbs = words.slice(0, lead).filter(({ pos }) => pos === 'ADV')
  told.words.push(...joins, ...shallDo(verb, adverbs, words[0]?.space), ...behind)
  told.main = 'shall'
  told.isNamed = true
  return true
}

/** Whether words are an order: they begin with a deed, and no noun that does something ("the seat moves"). Beside another order less has to show it. */
function isOrder(words: readonly Word[], isListed: 'alone' | 'before' | 'behind'): boolean {
  const [first, ...behind] = words
  if (isForbidding(words)) return true
  if (!first || isState(first) || first.pos === 'AUX' || hasPerson(behind)) return false
  const told = inSentence(textOf(words.filter(({ text }, at) => at < words.length - 1 || !'.!'.includes(text))))
  const [read] = wordsOf(told)
  const isVerb = read?.pos === 'VERB' && formOf(read) === 'bare'
  if (behind[0]?.pos === 'CCONJ' && !(behind[1]?.pos === 'VERB' && formOf(behind[1]) === 'bare')) return false
  // "agree with a second gauge" may be what the thing has to do, and not the company
  if (isListed === 'alone' && behind[0]?.pos === 'ADP') return false
  const isSure = isVerb || behind[0]?.pos === 'DET' || behind[0]?.pos === 'PRON'
  return (isListed === 'behind' && isVerb) || ((isSure || isListed === 'before') && beginsWithVerb(told))
}

/** "Do not open it". */
function isForbidding([first, second, verb]: readonly Word[]): boolean {
  const isDenied = first?.text.toLowerCase() === 'do' && second?.text === 'not'
  return isDenied && verb !== undefined && verb.pos !== 'ADV' && !isState(verb)
}

function isWe({ text }: Word): boolean {
  return text.toLowerCase() === 'we'
}

/** A part in which each "we" of a clause that hangs on another is named: "look at it when we arrive"; undefined where such a clause is not understood. */
function underTurned(words: readonly Word[]): readonly Word[] | undefined {
  let isOpen = false
  for (const [at, we] of words.entries()) {
    if (!isWe(we)) continue
    if (placeOf(words, at, isOpen) === 'under') {
      const predicate = predicateOf(words.slice(at + 1), false, false)
      const behind = predicate && words.slice(at + 1 + predicate.taken)
      return behind && underTurned([...words.slice(0, at), word(CONTRACTOR, we.space), ...predicate.words, ...behind])
    }
    isOpen = true
  }
  return words
}

/** A part that says what "we" do, once or several times. */
function tellWe(words: readonly Word[], told: Told, { voice, markAt }: { voice: Voice; markAt: number }): boolean {
  let from = 0
  for (const [at, we] of words.entries()) {
    if (!isWe(we)) continue
    const place = placeOf(words, at, from > 0)
    const predicate = place && predicateOf(words.slice(at + 1), true, voice === 'duty' && words[at - 1]?.text !== 'so')
    if (!predicate || (place !== 'joined' && told.main === 'phrase')) return false
    const isShared = place === 'joined' && told.main === 'shall' && predicate.isDuty
    if (place !== 'joined' && from === 0 && words[0]?.pos !== 'CCONJ') parted(told, markAt)
    const before = words.slice(from, at)
    told.words.push(...(place === 'behind' ? withComma(before) : before))
    told.words.push(
      ...(isShared ? predicate.words.filter(({ text }) => text !== 'shall') : [word(CONTRACTOR, we.space), ...predicate.words]),
    )
    told.main = predicate.isDuty ? 'shall' : 'other'
    from = at + 1 + predicate.taken
    told.isNamed = true
  }
  told.words.push(...words.slice(from))
  return true
}

/** "If the clutch slips" → "If the clutch slips,": before the main clause; "then" belongs to it. */
function withComma(words: readonly Word[]): Word[] {
  const end = words.at(-1)?.text === 'then' ? words.length - 1 : words.length
  return [...words.slice(0, end), word(',', ''), ...words.slice(end)]
}
