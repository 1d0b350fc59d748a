import { beginsWithVerb } from './action.ts'
import { namesCalendarMonth } from './calendar-months.ts'
import { hasDigit, raised, startsWithCapital, withoutEnd } from './characters.ts'
import { formOf } from './clause.ts'
import { agreeing, helperOfOne } from './contract-agreement.ts'
import { isLed, leads, partsOf, verbIn } from './contract-clause.ts'
import { CONTRACTOR, isWe, predicateOf, type Voice, word } from './contract-verb.ts'
import { inContractVoice } from './contract-voice.ts'
import { helpersWrittenOut } from './contractions.ts'
import { inSentence } from './in-sentence.ts'
import { writtenOut } from './noted-signs.ts'
import { quantitiesIn } from './quantity/quantity.ts'
import { measureUnit } from './quantity/unit.ts'
import { isPersonal } from './register.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/**
 * A sentence that somebody said or noted in the words of a contract, made of its own clauses: without what only speaks to whoever listens, what "we" do told of
 * the Contractor, and what was left out as in a note, "No radio in it", put there. Undefined where that is no sentence, or somebody still speaks in it.
 */
export function inContractWords(sentence: string, voice: Voice): string | undefined {
  const own = helpersWrittenOut(withoutFillers(withoutTalk(writtenOut(sentence.trim()))))
  const told = raised(named(inContractVoice(raised(own), voice)))
  const whole = withVerb(told, voice) ?? (isStatement(told) ? withArticle(joined(told)) : undefined)
  return whole === undefined || isPersonal(whole) || whole.includes('?') ? undefined : whole
}

const OURS = new Map([
  ['our', "the Contractor's"],
  ['ours', "the Contractor's"],
  ['us', 'the Contractor'],
])

/** A sentence in which who still speaks in it is named: what "we" do, what is ours; as it was where nobody can tell whose verb one is. */
function named(sentence: string): string {
  const words = wordsOf(sentence)
  const at = words.findIndex(isWe)
  const predicate = at < 0 ? undefined : predicateOf(words.slice(at + 1), true, false)
  const behind = predicate && agreeing(words.slice(at + 1 + predicate.taken), predicate.head)
  if (predicate && behind) return named(textOf([...words.slice(0, at), word(CONTRACTOR, words[at]?.space), ...predicate.words, ...behind]))
  return textOf(
    words.map((one) => ({ ...one, text: (one.pos !== 'PROPN' && one.text !== 'US' && OURS.get(one.text.toLowerCase())) || one.text })),
  )
}

/** Whether a sentence tells what is so, or is to be done: a part of it has its verb and who or what does it. */
function isStatement(sentence: string): boolean {
  const parts = partsOf(wordsOf(sentence)).map(({ words }) => words)
  return parts.some((words) => words[0] && !leads(words[0]) && (verbIn(words) === 'own' || words.some((_, at) => isPast(words, at))))
}

/** "The gel gave 160 kJ": what something did with what stands behind. */
function isPast(words: readonly Word[], at: number): boolean {
  const [before, one, next] = [words[at - 1], words[at], words[at + 1]]
  const isDone = one?.pos === 'VERB' && ['ed', 'other'].includes(formOf(one))
  return isDone && ['NOUN', 'PROPN', 'PRON'].includes(before?.pos ?? '') && ['DET', 'NUM', 'PRON', 'NOUN'].includes(next?.pos ?? '')
}

/** A sentence whose parts are joined: two that each stand alone by a semicolon, and one that only tells more of what was said, "costs 4 min", by "which". */
function joined(sentence: string): string {
  const parts = partsOf(wordsOf(sentence))
  const told = parts.flatMap(({ mark, words }, at): readonly Word[] => {
    const before = parts.slice(0, at).findLast((part) => verbIn(part.words) !== undefined)
    const isOwn = (part: readonly Word[]) => part[0] !== undefined && !isLed(part) && verbIn(part) === 'own'
    if (mark?.text !== ',' || !before || isLed(before.words)) return mark ? [mark, ...words] : words
    if (isOwn(before.words) && isOwn(words)) return [{ ...mark, text: ';' }, ...words]
    const isMore = isOwn(before.words) && verbIn(words) === 'alone' && words[0]?.pos === 'VERB' && formOf(words[0]) === 's'
    const which = { text: 'which', pos: 'PRON', lemma: 'which', space: ' ' }
    return isMore && at === parts.indexOf(before) + 1 ? [mark, which, ...words] : [mark, ...words]
  })
  return textOf(told)
}

const OPENING = new Set('yes oh ah well so okay ok anyway right sure plus and but'.split(' '))
/** What somebody says they want, mean or say tells of the speaker, and not of the work; what they think may be so, or not. */
const SPEAKING = new Set('want mean say tell'.split(' '))
const POINTING = new Set(['that', 'this'])

/** A sentence without its opening and the clauses that only speak of the speaker, or point to what another says: "I don't want to fudge it", "that is the whole trick". */
export function withoutTalk(sentence: string): string {
  const words = wordsOf(sentence)
  const [first, second] = words
  const isOpened = first && OPENING.has(first.text.toLowerCase()) && (second?.text === ',' || first.pos === 'CCONJ' || first.text === 'So')
  const rest = isOpened ? words.slice(second?.text === ',' ? 2 : 1) : words
  const parts = partsOf(rest)
  const kept = parts.filter(({ words: part }, at) => !isTalkClause(part, at > 0))
  if (kept.length === 0 || kept.length === parts.length) return textOf(rest)
  const said = kept.flatMap(({ mark, words: part }, at) => (mark && at > 0 ? [mark, ...part] : part))
  return `${withoutEnd(textOf(said), ',;:.')}.`
}

function isTalkClause(words: readonly Word[], isBehind: boolean): boolean {
  const own = words.filter(({ pos }) => pos !== 'PUNCT')
  if (own.some(({ text, pos }) => hasDigit(text) || pos === 'PROPN' || pos === 'NUM') || own.length < 2) return false
  const [subject] = own
  const verb = own.find(({ pos, lemma }) => pos === 'VERB' && lemma !== 'do')
  const isOfSpeaker = /^(?:I|we|you)$/i.test(subject?.text ?? '') && SPEAKING.has(verb?.lemma ?? '')
  const isPointing = isBehind && POINTING.has(subject?.text.toLowerCase() ?? '') && own[1]?.lemma === 'be' && !own.some(denies)
  return (isOfSpeaker && !own.some(({ pos }, at) => pos === 'NOUN' && own[at - 1]?.text !== 'to')) || isPointing
}

function denies({ lemma, text }: Word): boolean {
  return lemma === 'not' || ['no', 'never', 'none'].includes(text.toLowerCase())
}

/** Words that say nothing of what is done, wherever they stand. */
const FILLERS = new Set('just actually basically honestly really obviously literally anyway'.split(' '))

/** What stands behind such a word where it says nothing: in "still just in" it does. */
const LED = new Set(['VERB', 'AUX', 'PRON', 'DET', 'PUNCT'])

function withoutFillers(sentence: string): string {
  const words = wordsOf(sentence)
  const left = words.filter(({ text, pos }, at) => !(FILLERS.has(text.toLowerCase()) && pos === 'ADV' && LED.has(words[at + 1]?.pos ?? '')))
  return textOf(left)
}

/** A note with the verb that it leaves out; undefined where it has one, or nobody can tell which. */
function withVerb(note: string, voice: Voice): string | undefined {
  return neverDone(note) ?? onDay(note) ?? ofAll(note) ?? thereIs(note, voice) ?? measured(note)
}

const LABELLED = /^([^:.;,]{2,40}): (never|not yet) (.+)$/

/** "Lumens: never tried." */
function neverDone(note: string): string | undefined {
  const [, thing = '', never = '', behind = ''] = LABELLED.exec(note) ?? []
  const [verb] = wordsOf(behind)
  if (verb?.pos !== 'VERB' || !['ed', 'other'].includes(formOf(verb))) return undefined
  const has = isSeveral(wordsOf(thing)) ? 'have' : 'has'
  return never === 'never' ? `${thing} ${has} never been ${behind}` : `${thing} ${has} not been ${withoutEnd(behind, '.')} yet.`
}

/** "Kickoff 14 May." */
function onDay(note: string): string | undefined {
  const words = wordsOf(withoutEnd(note, '.'))
  const [day, month] = words.slice(-2)
  const thing = words.slice(0, -2)
  const isThing = thing.length > 0 && thing.length <= 3 && thing.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ' || pos === 'PROPN')
  return isThing && day?.pos === 'NUM' && month && namesCalendarMonth(month.text)
    ? `The ${inSentence(textOf(thing))} is on ${day.text} ${month.text}.`
    : undefined
}

/** "All US persons." */
function ofAll(note: string): string | undefined {
  const [first, ...others] = wordsOf(note)
  const isBare = !others.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return isBare && /^(?:all|both)$/i.test(first?.text ?? '') && isSeveral(headed(others))
    ? `${first?.text} are ${textOf(others)}`
    : undefined
}

/** "No radio in it", "Only steel in the frame", "50 cycles on the coupons": what there is, or shall be. */
function thereIs(note: string, voice: Voice): string | undefined {
  const words = wordsOf(note)
  const [first, second] = words
  const [clause = []] = partsOf(words).map((part) => part.words)
  const isCounted = first?.pos === 'NUM' && second?.pos !== 'ADP' && isSeveral(headed(clause)) && !isMeasured(note)
  const isOpen =
    /^(?:no|only)$/i.test(first?.text ?? '') &&
    (second?.pos === 'NOUN' || second?.pos === 'PROPN' || second?.pos === 'ADJ' || second?.pos === 'NUM')
  if (
    !(isCounted || isOpen) ||
    words.some(({ pos, lemma, text }) => pos === 'AUX' || (pos === 'VERB' && helperOfOne(text)) || lemma === 'be')
  )
    return undefined
  if (clause.some((one) => one.pos === 'VERB' && formOf(one) !== 'ed' && formOf(one) !== 'ing')) return undefined
  const several = isSeveral(headed(clause))
  const is = /\bso far\b/.test(note) ? (several ? 'have been' : 'has been') : voice === 'duty' ? 'shall be' : several ? 'are' : 'is'
  return `There ${is} ${first?.pos === 'NUM' ? note : inSentence(note)}`
}

/** "6,050 h in all": a figure with its unit is no number of things. */
function isMeasured(note: string): boolean {
  const [quantity] = quantitiesIn(note)
  return quantity !== undefined && quantity.start === 0 && measureUnit(quantity.unit) !== null
}

/** "Total $248,600, fixed": what has this value. */
function measured(note: string): string | undefined {
  const [quantity] = quantitiesIn(note)
  if (!quantity || !measureUnit(quantity.unit) || quantity.start === 0) return undefined
  const thing = note.slice(0, quantity.start).replace(/:?\s*$/, '')
  const words = wordsOf(thing)
  const isThing =
    words.length > 0 && words.length <= 3 && words.every((one) => ['NOUN', 'ADJ', 'PROPN'].includes(one.pos) || formOf(one) === 'ed')
  if (!isThing || !startsWithCapital(thing) || beginsWithVerb(note) || note.charAt(thing.length) === ',') return undefined
  const said = inSentence(thing)
  return `${said === thing ? thing : `The ${said}`} ${isSeveral(words) ? 'are' : 'is'} ${note.slice(quantity.start)}`
}

/** The words up to the head of what they name: "persons" of "US persons in the shop". */
function headed(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ pos }) => ['ADP', 'PUNCT', 'SCONJ', 'CCONJ', 'VERB', 'ADV'].includes(pos))
  return end < 0 ? words : words.slice(0, end)
}

function isSeveral(words: readonly Word[]): boolean {
  const noun = words.findLast(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  return noun !== undefined && /[^aisu]s$/.test(noun.text)
}

/** "Result is the plan": a thing of which there is one here has its article. */
function withArticle(sentence: string): string {
  const [first, second] = wordsOf(sentence)
  const isBare = first?.pos === 'NOUN' && first.text.toLowerCase() === first.lemma && /^(?:be|have|go|come)$/.test(second?.lemma ?? '')
  return isBare ? `The ${inSentence(sentence)}` : sentence
}
