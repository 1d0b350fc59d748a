import { startsWithCapital } from './characters.ts'
import { agreeing, type Head } from './contract-agreement.ts'
import { type ClausePart, hasMainBehind, hasPerson, isLed, isOfNow, leadOf, partsOf, placeOf, verbIn } from './contract-clause.ts'
import { withObjectBehind } from './contract-object.ts'
import { asksOthers, isBareVerb, isForbidding, isOrder } from './contract-order.ts'
import { asOurs, isHardlyOurs, isMine, isOneOfSeveral, isOurs, owned, withoutLead } from './contract-speaker.ts'
import { namesThing, ofThing, withHyphens } from './contract-subject.ts'
import { CONTRACTOR, further, isHeldTo, isNextVerb, isOfAnyTime, isWe, predicateOf, shallDo, type Voice, word } from './contract-verb.ts'
import { isWhole } from './register.ts'
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
/** What is longer, in characters, is no sentence that somebody noted. */
const LONGEST = 800

/** A sentence in the voice of a contract, and what it tells; undefined where some part of it is not understood. */
function rewritten(sentence: string, voice: Voice, before?: Before): { text: string; told: Before } | undefined {
  if (sentence.length > LONGEST) return undefined
  const tagged = wordsOf(sentence)
  // a run that is too long for the tagger comes back cut
  if (textOf(tagged) !== sentence || tagged.some(({ text }) => OF_OTHERS.has(text.toLowerCase()))) return undefined
  if ([isOneOfSeveral, isHardlyOurs].some((isUnclear) => tagged.some(isUnclear)) || asksOthers(tagged)) return undefined
  const noted = withoutLead(tagged, isWhole).map(asOurs)
  if (noted.some(isOfAnyTime)) return undefined
  const words = prepared(withHyphens(noted), voice, before)
  if (!words) return undefined
  const told: Told = { words: [], main: 'none', isNamed: false, isOrdered: false, ours: undefined, isLeft: false, lastOrder: -1, before }
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
  if (tagged.some(isMine) && wordsOf(said).some(isOurs)) return undefined
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
 * What of a sentence is told already. `main` says who its last main clause is about: the Contractor, who shall do it; somebody else; or nobody, where it has
 * only a phrase. `isOrdered` says that somewhere in it the Contractor shall do something, `ours` how what is so leads further verbs of the Contractor, `isLeft` that a part is left without a
 * subject that begins as an order does. `lastOrder` is where the words of the last of several orders begin.
 */
type Told = {
  words: Word[]
  main: 'none' | 'shall' | 'other' | 'phrase'
  isNamed: boolean
  isOrdered: boolean
  ours: Head | undefined
  isLeft: boolean
  lastOrder: number
  before: Before
}

/** Behind these marks a sentence begins anew. */
const ANEW = new Set([';', ':', '-', '–', '—'])

/** Adds a part to what is told of its sentence; false where it is not understood. */
function tell({ mark, words: noted }: ClausePart, told: Told, voice: Voice, next: ClausePart | undefined): boolean {
  const words = underTurned(noted, next?.mark?.text === ':' ? 'thing' : voice)
  if (!words) return false
  told.isNamed ||= words !== noted
  const markAt = told.words.length
  told.lastOrder = -1
  if (mark) told.words.push(mark)
  if (mark && ANEW.has(mark.text)) Object.assign(told, { main: 'none', ours: undefined })
  if (words.some(isWe)) return tellWe(words, told, { voice, markAt })
  const lead = leadOf(words)
  const isBefore = told.before === 'orders' || (next && isOrder(next.words.slice(leadOf(next.words)), 'alone'))
  const isListed = told.main === 'shall' ? 'behind' : isBefore ? 'before' : 'alone'
  const isOursToo = told.main === 'other' && (told.ours === 'bare' || (told.ours && words[0]?.pos === 'CCONJ'))
  if (voice === 'duty' && !isOursToo && isOrder(words.slice(lead), isListed)) return tellOrder(words, lead, told)
  told.isLeft ||= voice === 'duty' && told.main === 'none' && isBareVerb(words.slice(lead))
  const more = told.ours && tellMore(words, lead, told, told.ours)
  if (more !== undefined) return more
  told.words.push(...words)
  if (hasMainBehind(words)) told.main = 'other'
  return isLed(words) || tellOther(words, told, markAt)
}

/** More that "we" do behind a comma; undefined where the part is of somebody else, or hangs on another. */
function tellMore(words: readonly Word[], lead: number, told: Told, head: Head): boolean | undefined {
  const own = words.slice(lead)
  const [first] = words
  if (!first || verbIn(own) === 'own' || (isLed(words) && first.pos !== 'CCONJ')) return undefined
  const isNext = first.pos !== 'CCONJ' && isOrder(own, 'behind')
  if (!isNext && verbIn(own) === 'alone' && first.pos !== 'CCONJ') return undefined
  const more = isNext ? further(own, head) : agreeing(words, head)
  told.words.push(...(isNext && more ? words.slice(0, lead) : []), ...(more ?? words))
  return more !== undefined
}

/** What is said of something else, or is no sentence. */
function tellOther(words: readonly Word[], told: Told, markAt: number): boolean {
  const verb = verbIn(words)
  if (verb === 'own') {
    parted(told, markAt)
    Object.assign(told, { main: 'other', ours: undefined })
    return true
  }
  // "takes a day each" behind another sentence has a subject that nobody knows
  const isShared = told.main === 'shall' && !hasPerson(words.slice(0, 1))
  if (verb === 'alone' && !['none', 'phrase'].includes(told.main) && !isShared) return false
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
  told.words.push(...joins, ...shallDo(verb, adverbs, joins.length > 0 ? ' ' : words[0]?.space), ...behind)
  Object.assign(told, { main: 'shall', ours: 'bare', isNamed: true, isOrdered: true })
  return true
}

/** A part in which each "we" of a clause that hangs on another is named: "look at it when we arrive"; undefined where such a clause is not understood. */
function underTurned(words: readonly Word[], voice: Voice): readonly Word[] | undefined {
  let isOpen = false
  for (const [at, we] of words.entries()) {
    if (!isWe(we)) continue
    if (placeOf(words, at, isOpen) === 'under' || (voice === 'thing' && ['NOUN', 'PROPN'].includes(words[at - 1]?.pos ?? ''))) {
      const predicate = predicateOf(words.slice(at + 1), false, false)
      const behind = predicate && agreeing(words.slice(at + 1 + predicate.taken), predicate.head)
      return behind && underTurned([...words.slice(0, at), word(CONTRACTOR, we.space), ...predicate.words, ...behind], voice)
    }
    isOpen = true
  }
  return words
}

/** "Review in month 3, …": what is only named before a comma is no opening of a sentence, whose duty nobody can tell from it; what is not there, "no plating", says what is done instead. */
function isNamedBefore({ main, words }: Told, markAt: number): boolean {
  const isNamed = words.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  return main === 'phrase' && isNamed && words[0]?.lemma !== 'no' && words[markAt]?.text === ',' && startsWithCapital(textOf(words))
}

/** A part that says what "we" do, once or several times. */
function tellWe(words: readonly Word[], told: Told, { voice, markAt }: { voice: Voice; markAt: number }): boolean {
  let from = 0
  let head: Head = 'bare'
  for (const [at, we] of words.entries()) {
    if (!isWe(we)) continue
    const place = placeOf(words, at, from > 0)
    const predicate =
      place && predicateOf(words.slice(at + 1), true, voice === 'duty' && words[at - 1]?.text !== 'so' && !isOfNow(words.slice(0, at)))
    const before = agreeing(words.slice(from, at), head)
    if (!predicate || !before || (place === 'first' && isNamedBefore(told, markAt) && isHeldTo(predicate) && words[0] === we)) return false
    const isShared = place === 'joined' && told.main === 'shall' && predicate.isDuty
    if (place !== 'joined' && from === 0 && words[0]?.pos !== 'CCONJ') parted(told, markAt)
    told.words.push(...(place === 'behind' ? withComma(before) : before))
    told.words.push(
      ...(isShared ? predicate.words.filter(({ text }) => text !== 'shall') : [word(CONTRACTOR, we.space), ...predicate.words]),
    )
    told.main = predicate.isDuty ? 'shall' : 'other'
    told.ours = predicate.head
    told.isOrdered ||= predicate.isDuty
    from = at + 1 + predicate.taken
    head = predicate.head
    told.isNamed = true
  }
  const behind = agreeing(words.slice(from), head)
  told.words.push(...(behind ?? []))
  return behind !== undefined
}

/** "If the clutch slips" → "If the clutch slips,": before the main clause; "then" belongs to it. */
function withComma(words: readonly Word[]): Word[] {
  const end = words.at(-1)?.text === 'then' ? words.length - 1 : words.length
  return [...words.slice(0, end), word(',', ''), ...words.slice(end)]
}
