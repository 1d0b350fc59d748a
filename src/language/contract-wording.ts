import { hasDigit, raised, withoutEnd } from './characters.ts'
import { formOf } from './clause.ts'
import { agreeing } from './contract-agreement.ts'
import { isLed, leads, partsOf, verbIn } from './contract-clause.ts'
import { CONTRACTOR, isWe, predicateOf, type Voice, word } from './contract-verb.ts'
import { inContractVoice } from './contract-voice.ts'
import { helpersWrittenOut } from './contractions.ts'
import { writtenOut } from './noted-signs.ts'
import { isPersonal } from './register.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/**
 * A sentence that somebody said or noted in the words of a contract, made of its own clauses: without what only speaks to whoever listens, and what "we" do told of
 * the Contractor. Undefined where that is no sentence, or somebody still speaks in it.
 */
export function inContractWords(sentence: string, voice: Voice): string | undefined {
  const own = helpersWrittenOut(withoutFillers(withoutTalk(writtenOut(sentence.trim()))))
  const told = raised(named(inContractVoice(raised(own), voice)))
  const whole = isStatement(told) ? joined(told) : undefined
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
