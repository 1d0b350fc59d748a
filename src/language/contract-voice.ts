import { startsWithCapital } from './characters.ts'
import { type ClausePart, hasPerson, isLed, partsOf, placeOf, verbIn } from './contract-clause.ts'
import { withObjectBehind } from './contract-object.ts'
import { isBareVerb, isForbidding, isOrder } from './contract-order.ts'
import { asOurs, isMine, isOneOfSeveral } from './contract-speaker.ts'
import { namesThing, ofThing, withHyphens } from './contract-subject.ts'
import { CONTRACTOR, further, isNextVerb, isWe, predicateOf, shallDo, type Voice, word } from './contract-verb.ts'
import { sentencesIn } from './sentence.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/**
 * A text as a contract has it: what is said in the first person or as an order names the Contractor. Word classes tell it, so that no fact is lost and none
 * comes in; a sentence of which one part is not understood stays as it was said. `about` names the thing of which the text tells how it is made or used; what
 * `stays` somebody has worded for the contract.
 */
export function inContractVoice(text: string, voice: Voice, about = '', stays: (sentence: string) => boolean = () => false): string {
  let told = ''
  let end = 0
  const thing = withHyphens(wordsOf(about))
  let before: Before = namesThing(thing, thing) ? 'thing' : undefined
  for (const place of sentencesIn(text)) {
    const sentence = text.slice(place.start, place.end)
    const one: ReturnType<typeof rewritten> = stays(sentence) ? undefined : rewritten(sentence, voice, before)
    told += text.slice(end, place.start) + (one?.text ?? sentence)
    end = place.end
    before = one?.told ?? (namesThing(withHyphens(wordsOf(sentence)), thing) ? 'thing' : undefined)
  }
  return told + text.slice(end)
}

/** What the sentence before tells: orders, among which others may stand, or of a thing, of which the next may tell more. */
type Before = 'orders' | 'thing' | undefined

/** Where somebody is spoken to or quoted, "we" is not the company alone. */
const OF_OTHERS = new Set(['you', 'your', 'yours', 'let', '“', '"', '?'])
const OURS = new Map([
  ['our', `${CONTRACTOR}'s`],
  ['ours', `${CONTRACTOR}'s`],
  ['us', CONTRACTOR],
  ['ourselves', 'itself'],
])

/** What is longer, in characters, is no sentence that somebody noted. */
const LONGEST = 800

/** A sentence in the voice of a contract, and what it tells; undefined where some part of it is not understood. */
function rewritten(sentence: string, voice: Voice, before?: Before): { text: string; told: Before } | undefined {
  if (sentence.length > LONGEST) return undefined
  const tagged = wordsOf(sentence)
  // a run that is too long for the tagger comes back cut
  if (textOf(tagged) !== sentence || tagged.some(({ text }) => OF_OTHERS.has(text.toLowerCase()))) return undefined
  if (tagged.some(isOneOfSeveral)) return undefined
  const noted = tagged.map(asOurs)
  const words = prepared(withHyphens(noted), voice, before)
  if (!words) return undefined
  const told: Told = { words: [], main: 'none', isNamed: false, isOrdered: false, isOurs: false, isLeft: false, lastOrder: -1, before }
  const parts = partsOf(words.turned)
  const isUnderstood = parts.every((part, at) => tell(part, told, voice, parts[at + 1]))
  if (!isUnderstood && words.turned.some(isWe)) return undefined
  // of several orders all have a subject, or none
  if (told.isLeft && told.isOrdered && !noted.some(isWe)) return undefined
  if (told.lastOrder > 0) told.words.splice(told.lastOrder, 0, word('and'))
  const isNamed = isUnderstood && told.isNamed
  const isOwn = isNamed || words.isTurned || noted.some(({ text }) => ['our', 'ours'].includes(text.toLowerCase()))
  const said = textOf((isNamed ? told.words : words.turned).map((one, at, all) => ({ ...one, text: owned(all, at, isOwn) })))
  // "me" is not "us" where nobody is named for it
  if (tagged.some(isMine) && wordsOf(said).some(({ text }) => OURS.has(text.toLowerCase()))) return undefined
  return {
    text: startsWithCapital(sentence) ? said.charAt(0).toUpperCase() + said.slice(1) : said,
    told: words.isOfThing ? 'thing' : isNamed && told.isOrdered ? 'orders' : undefined,
  }
}

/** The words of a sentence with what can be put right before its clauses are told: its thing, its object, what stands in brackets; undefined where that is not understood. */
function prepared(words: readonly Word[], voice: Voice, before: Before) {
  const own = before === 'thing' ? ofThing(words) : undefined
  const turned = bracketsTurned(voice === 'thing' ? words : withObjectBehind(own ?? words), voice)
  return turned && { turned, isOfThing: own !== undefined, isTurned: turned.some(({ pos }) => pos === BRACKETED) }
}

/** What stands for words in brackets that are told already. */
const BRACKETED = '()'

const RECKONS: ReadonlySet<string> = new Set('compute calculate estimate reckon expect assume believe'.split(' '))

/** "(We compute 2 kJ for a stroke)": what is reckoned in brackets is so, and no duty. */
function isRemark([first, verb]: readonly Word[], voice: Voice): boolean {
  return voice === 'duty' && first !== undefined && isWe(first) && RECKONS.has(verb?.lemma ?? '')
}

/** What "we" do within brackets is told by itself. */
function bracketsTurned(words: readonly Word[], voice: Voice): readonly Word[] | undefined {
  const [from, to] = [words.findIndex(({ text }) => text === '('), words.findIndex(({ text }) => text === ')')]
  if (from < 0 || to < from) return words
  const inside = words.slice(from + 1, to)
  const told = inside.some(isWe) ? rewritten(textOf(inside), isRemark(inside, voice) ? 'fact' : voice)?.text : undefined
  const behind = bracketsTurned(words.slice(to + 1), voice)
  if (!behind || (told === undefined && inside.some(isWe))) return undefined
  const own = told === undefined ? inside : [{ ...word(told, inside[0]?.space), pos: BRACKETED }]
  return [...words.slice(0, from + 1), ...own, ...words.slice(to, to + 1), ...behind]
}

/**
 * "Our rig" is the Contractor's, or "its" where nothing else was named since; "us" beside it, or behind a preposition, is the Contractor. "US" is a country, and
 * no pronoun, and of some of us nobody knows who they are.
 */
function owned(words: readonly Word[], at: number, isOwn: boolean): string {
  const { text = '', pos } = words[at] ?? {}
  const last = words[at - 1]
  const isDone = last?.pos === 'ADP' && last.text !== 'of' && !BESIDE.has(words[at + 1]?.pos ?? '') && words[at + 1]?.text !== 'of'
  if (pos !== 'PRON' || text === 'US' || !(isOwn || (isDone && text.toLowerCase() === 'us'))) return text
  const named = words.slice(0, at).findLast((one) => one.text.toLowerCase() === CONTRACTOR.toLowerCase() || NAMING.has(one.pos))
  const isNear = named?.text.toLowerCase() === CONTRACTOR.toLowerCase()
  return text.toLowerCase() === 'our' && isNear ? 'its' : (OURS.get(text.toLowerCase()) ?? text)
}

/** "Us Soldiers", "us two". */
const BESIDE = new Set(['NOUN', 'PROPN', 'NUM', 'ADJ', 'PRON'])
const NAMING = new Set(['NOUN', 'PROPN', 'PRON', 'NUM'])

/**
 * What of a sentence is told already. `main` says who its last main clause is about: the Contractor, who shall do it; somebody else; or nobody, where it has
 * only a phrase. `isOrdered` says that somewhere in it the Contractor shall do something, `isOurs` that what is so is what the Contractor does, `isLeft` that a part is left without a
 * subject that begins as an order does. `lastOrder` is where the words of the last of several orders begin.
 */
type Told = {
  words: Word[]
  main: 'none' | 'shall' | 'other' | 'phrase'
  isNamed: boolean
  isOrdered: boolean
  isOurs: boolean
  isLeft: boolean
  lastOrder: number
  before: Before
}

/** Behind these marks a sentence begins anew. */
const ANEW = new Set([';', ':', '-', '–', '—'])

/** Adds a part to what is told of its sentence; false where it is not understood. */
function tell({ mark, words: noted }: ClausePart, told: Told, voice: Voice, next: ClausePart | undefined): boolean {
  const words = underTurned(noted, voice)
  if (!words) return false
  told.isNamed ||= words !== noted
  const markAt = told.words.length
  told.lastOrder = -1
  if (mark) told.words.push(mark)
  if (mark && ANEW.has(mark.text)) Object.assign(told, { main: 'none', isOurs: false })
  if (words.some(isWe)) return tellWe(words, told, { voice, markAt })
  const lead = leadOf(words)
  const isBefore = told.before === 'orders' || (next && isOrder(next.words.slice(leadOf(next.words)), 'alone'))
  const isListed = told.main === 'shall' ? 'behind' : isBefore ? 'before' : 'alone'
  if (voice === 'duty' && isOrder(words.slice(lead), isListed)) return tellOrder(words, lead, told)
  told.isLeft ||= voice === 'duty' && told.main === 'none' && isBareVerb(words.slice(lead))
  const more = told.isOurs && isOrder(words.slice(lead), 'behind') ? further(words.slice(lead)) : undefined
  told.words.push(...words.slice(0, lead), ...(more ?? words.slice(lead)))
  return more !== undefined || isLed(words) || tellOther(words, told, markAt)
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
    Object.assign(told, { main: 'other', isOurs: false })
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
    if (words[0]?.pos !== 'CCONJ' && !words.some((_, at) => isNextVerb(words, at))) told.lastOrder = told.words.length
    told.words.push(...words.slice(0, lead), ...order)
    return true
  }
  const adverbs = words.slice(0, lead).filter(({ pos }) => pos === 'ADV')
  told.words.push(...joins, ...shallDo(verb, adverbs, words[0]?.space), ...behind)
  Object.assign(told, { main: 'shall', isNamed: true, isOrdered: true })
  return true
}

/** A part in which each "we" of a clause that hangs on another is named: "look at it when we arrive"; undefined where such a clause is not understood. */
function underTurned(words: readonly Word[], voice: Voice): readonly Word[] | undefined {
  let isOpen = false
  for (const [at, we] of words.entries()) {
    if (!isWe(we)) continue
    if (placeOf(words, at, isOpen) === 'under' || (voice === 'thing' && words[at - 1]?.pos === 'NOUN')) {
      const predicate = predicateOf(words.slice(at + 1), false, false)
      const behind = predicate && words.slice(at + 1 + predicate.taken)
      return behind && underTurned([...words.slice(0, at), word(CONTRACTOR, we.space), ...predicate.words, ...behind], voice)
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
    if (!predicate) return false
    const isShared = place === 'joined' && told.main === 'shall' && predicate.isDuty
    if (place !== 'joined' && from === 0 && words[0]?.pos !== 'CCONJ') parted(told, markAt)
    const before = words.slice(from, at)
    told.words.push(...(place === 'behind' ? withComma(before) : before))
    told.words.push(
      ...(isShared ? predicate.words.filter(({ text }) => text !== 'shall') : [word(CONTRACTOR, we.space), ...predicate.words]),
    )
    told.main = predicate.isDuty ? 'shall' : 'other'
    told.isOurs = !predicate.isDuty
    told.isOrdered ||= predicate.isDuty
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
