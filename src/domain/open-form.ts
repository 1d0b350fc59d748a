import { partedAtSpaces } from '../language/characters.ts'
import { formOf, isOrder, isVerb } from '../language/clause.ts'
import { cueList } from '../language/cue-list.ts'
import { hasDenial } from '../language/nothing-new.ts'
import { isRemark } from '../language/remark.ts'
import { wordsOf } from '../language/words.ts'
import type { Subject } from './interview.ts'

/** What is settled by people, in contrast to what a test is to find out. */
const UNSETTLED = cueList(`
  not decided yet | not yet decided | not chosen yet | not yet chosen | not settled yet | not yet settled | not agreed yet | not yet agreed
  | not settled either | not decided either | not known either | not clear either
  | still undecided | still to be decided | yet to be decided | to be determined | tbd | tba | tbc
  | know yet who | know yet where | know yet when | know yet which | know yet what`)

const KNOWN_TO_NOBODY = cueList('know yet | decided yet | chosen yet | agreed yet | settled yet')

/** What nobody knows in the words of who speaks: "no idea if Bo is free", "the price is still open". Of the work itself the same words tell what it is to find out. */
const UNKNOWN = new RegExp(
  String.raw`\bno idea (?:if|whether|who|which|what|how|when|where)\b|\bno (?:idea|clue)(?: yet)? (?:on|about|of)\b|\b(?:do not|don['’]t) know (?:yet )?(?:if|whether|who|which|what|how|when|where)\b` +
    String.raw`|\b(?:not (?:yet )?known|not (?:sure|clear)|unclear|unknown)(?: (?:yet|if|whether|who|which|what|how|when|where)\b|\W*$)|\b(?:is|are) still open\W*$` +
    String.raw`|\bit(?: is|['’]s) (?:still )?open (?:if|whether|who|which|what|how|when|where)\b|^\W*(?:we(?: are|['’]re) )?(?:still )?(?:waiting for|awaiting)\b`,
  'i',
)

/** Where the work itself is told, what is not known is what it is to find out. */
const OF_WORK: ReadonlySet<Subject> = new Set(['solution', 'existing', 'end_state', 'steps', 'method', 'test', 'threshold', 'risk'])

/** Whether a sentence says that somebody has something still to settle. A risk, or a question that the work is to answer, is none. */
export function isOpen(sentence: string, subject?: Subject): boolean {
  const isSaid = UNSETTLED.test(sentence) || (KNOWN_TO_NOBODY.test(sentence) && /\byet\W*$/i.test(sentence))
  const isUnknown = subject !== undefined && !OF_WORK.has(subject) && UNKNOWN.test(sentence)
  return (
    isSaid ||
    isUnknown ||
    (subject === 'government' && isOpenPoint(sentence)) ||
    isToAsk(sentence) ||
    (/^\W*whether\s/i.test(sentence) && isQuestion(sentence))
  )
}

/** Whether a sentence says by its form that it is open, as a question does: it speaks of what is to be settled, however it sounds. */
export function saysOpen(sentence: string): boolean {
  return ASKED.test(sentence) || UNKNOWN.test(sentence) || isToAsk(sentence) || opensAsking(sentence)
}

/** "Ask before we name her", "whether it may fly, ask them": a note that somebody has to be asked. */
function isToAsk(sentence: string): boolean {
  return [sentence, sentence.split(/[,;]\s+/).at(-1) ?? ''].some((clause) => {
    const words = wordsOf(clause)
    return words.find(({ pos }) => pos !== 'PUNCT')?.text.toLowerCase() === 'ask' && isOrder(words)
  })
}

/** What somebody does with what nobody knows yet. */
const SETTLES: ReadonlySet<string> = new Set(['ask', 'clarify', 'decide', 'propose', 'settle', 'suggest'])
/** What somebody makes who settles something. */
const SETTLED_BY: ReadonlySet<string> = new Set(['proposal', 'decision', 'suggestion', 'call', 'recommendation'])

/** "Ana asks the port, by end of month 2", "Bo makes a proposal in month 2": somebody settles it; who asks for a thing needs it. */
function isSettledBy(sentence: string): boolean {
  return sentence.split(/[,;]\s+/).some((clause) => {
    const words = wordsOf(clause).filter(({ pos }) => pos !== 'PUNCT')
    const at = words.findIndex(({ pos }, nth) => nth > 0 && pos === 'VERB')
    const who = words.slice(0, at)
    const isRequest = words[at]?.lemma === 'ask' && words.slice(at).some(({ text }) => text === 'for')
    const makes = words[at]?.lemma === 'make' && words.slice(at).some(({ lemma }) => SETTLED_BY.has(lemma))
    const isSomebody = who.length > 0 && who.length <= LONGEST_NAME && who.every(({ pos }) => OF_NAME.has(pos))
    return isSomebody && !isRequest && (makes || SETTLES.has(words[at]?.lemma ?? ''))
  })
}

const LONGEST_NAME = 3
const OF_NAME: ReadonlySet<string> = new Set(['PROPN', 'PRON', 'NOUN', 'AUX'])

/** What goes on with an open sentence and says nothing without it: whom to ask, or a verb of which that is the subject, "Changes the pocket." */
export function goesOnOpen(sentence: string): boolean {
  return isToAsk(sentence) || opensWithDeed(sentence) || isSettledBy(sentence)
}

function opensWithDeed(sentence: string): boolean {
  // with a capital a verb is taken for a name
  const [, first, next] = wordsOf(`It ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`)
  return first?.pos === 'VERB' && formOf(first) === 's' && next !== undefined && !isVerb(next)
}

/** Whether a sentence is open by its form, whichever question it stands under: what is asked of whoever reads is it, too. */
export function isOpenByForm(sentence: string, next: string): boolean {
  return isUnanswered(sentence, next) || UNKNOWN.test(sentence) || isOpen(sentence) || isOpenPoint(sentence)
}

/** Whether words ask something, or say who settles it: no thing that anybody gives. */
export function isOpenPoint(sentence: string): boolean {
  return opensAsking(sentence) || isSettledBy(sentence)
}

/** "Which boat they lend", "can it fly or do we ship it": words that open as a question does, without its mark; "when it breaks, …", "how: …" and "which means …" ask nothing. */
function opensAsking(sentence: string): boolean {
  const words = sentence.replace(/^\W*(?:\d+[.)]\s*)?/, '')
  if (/[:;?]/.test(words)) return false
  const [first, next] = wordsOf(words)
  if (next === undefined || next.pos === 'VERB') return false
  return (first?.pos === 'AUX' && OF_SUBJECT.has(next.pos)) || /^(?:whether|which|whose|who|how)\s/i.test(words)
}

const OF_SUBJECT: ReadonlySet<string> = new Set(['PRON', 'PROPN', 'DET', 'NOUN'])

/** Whether a sentence asks something of the work that what stands behind it does not answer; what is asked of whoever reads is a remark. */
export function isAsked(sentence: string, next: string): boolean {
  return partedAtSpaces(sentence).length >= FEWEST_ASKED && !isRemark(sentence) && isUnanswered(sentence, next)
}

function isUnanswered(sentence: string, next: string): boolean {
  if (!ASKED.test(sentence)) return false
  return next === '' || ASKED.test(next) || UNKNOWN.test(next) || isOpen(next) || hasDenial(next) || goesOnOpen(next)
}

const ASKED = /\?\W*(?:\([^()]*\)\W*)?$/
const FEWEST_ASKED = 3

/** "Whether it may stand on deck.": a question without a clause that would say what becomes of it, "Whether it holds is measured in month 2". */
export function isQuestion(sentence: string): boolean {
  return asks(sentence) && verbsIn(sentence) === 1
}

/** Whether words ask for something by the word with which they begin. */
export function asks(sentence: string): boolean {
  return /^\W*(?:whether|if|what|which|who|whose|where|when|how|why)\s/i.test(sentence) && !/[:;]/.test(sentence)
}

/** How many verbs some words have, each with those that help it. */
export function verbsIn(sentence: string): number {
  const kinds = wordsOf(sentence).map(({ pos }) => pos)
  const begins = (pos: string, before = '') =>
    (pos === 'AUX' && before !== 'AUX') || (pos === 'VERB' && before !== 'AUX' && before !== 'VERB')
  return kinds.filter((pos, at) => begins(pos, kinds[at - 1])).length
}
