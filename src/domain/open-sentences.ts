import { partedAtSpaces } from '../language/characters.ts'
import { cueList } from '../language/cue-list.ts'
import { hasDenial } from '../language/nothing-new.ts'
import { isRemark } from '../language/remark.ts'
import { sentencesOf, stretchesIn } from '../language/sentence.ts'
import { wordsOf } from '../language/words.ts'
import type { Subject } from './interview.ts'
import { toldWords } from './open-answer.ts'

/**
 * Answers with what they tell alone: nothing is drafted from the mark that something is not known yet, nor from a sentence in which somebody says so in
 * words of their own. What a text box shows keeps both.
 */
export function toldAnswers<Given extends Asked>(answers: readonly Given[]): Given[] {
  return answers.map((one) => ({ ...one, answer: withoutOpen({ ...one, answer: toldWords(one.answer) }) }))
}

/** An answer, with its question and what that is about where somebody knows. */
type Asked = { answer: string; question?: string; subject?: Subject | undefined }

/** The sentences in which an answer says that something is still to be settled: "Who drives the boat we do not know yet." A question that nobody answers there, "Whether it may stand on deck.", is one, too. */
export function openSentences(one: Asked): string[] {
  return linesOf({ ...one, answer: toldWords(one.answer) }).flatMap(({ open }) => open)
}

/** A sentence without what heads it as not known: "Open: which boat it is." */
export function withoutOpenHead(sentence: string): string {
  return sentence.replace(HEADED, '').trim()
}

type Line = { line: string; open: string[]; isHead: boolean }

/** The lines of an answer with what is open in each; what only heads such lines `isHead`. Below a question or a heading of its own that says so, all is open. */
function linesOf({ answer, question = '', subject }: Asked): Line[] {
  const lines = answer.split('\n')
  let isWhole = isHeadAlone(question)
  let isBelow = false
  return lines.map((line, at): Line => {
    if (isHeadAlone(line)) isWhole = true
    else if (line.startsWith('#')) isWhole = isHeadAlone(question)
    if (isWhole) return { line, open: isHeadAlone(line) || isNone(line) ? [] : wholeSentences(line), isHead: isHeadAlone(line) }
    const rest = withoutOpenHead(line)
    const isHeaded = rest !== line.trim() && heads(line, rest)
    const isHead = isHeaded && rest === ''
    if (!isHead && isBelow && isListed(line)) return { line, open: [line.trim()], isHead }
    isBelow = isHead
    const isField = line.includes(':') && !isHeaded
    const sentences = isHead || isField ? [] : partsOf(line)
    const open = (one: string, nth: number) => isOpen(one, subject) || isAsked(one, sentences[nth + 1] ?? nextOf(line, lines[at + 1]))
    return { line, open: isHeaded ? headedIn(sentences) : sentences.filter(open), isHead }
  })
}

/** "## Don't know yet", "What we do not know yet": a heading, or a question, of nothing else. */
const HEAD_ALONE = new RegExp(
  String.raw`^#*\s*(?:what )?(?:is |(?:do )?(?:we|you) )?(?:still )?(?:(?:do not|don['’]t)(?: we| you)? know|not known|open (?:points|questions|issues|items)|unknowns|unclear)` +
    String.raw`(?: yet| still| so far)?\s*[?:]?\s*$`,
  'i',
)

function isHeadAlone(line: string): boolean {
  return HEAD_ALONE.test(line) && (line.startsWith('#') || !line.trim().endsWith(':'))
}

function isNone(line: string): boolean {
  return /^\W*(?:none|nothing|no|n\/a)?\W*$/i.test(line)
}

/** A point of a list whole, what is no list sentence by sentence. */
function wholeSentences(line: string): string[] {
  return /^\s*(?:[-–—•*]|\d{1,2}[.)])\s/.test(line) ? [line.trim()] : sentencesOf(line)
}

/** The sentences of a line, of a point of a list with what stands in brackets behind a question: "Is the quote firm? (by phone only)". */
function partsOf(line: string): string[] {
  return stretchesIn(line.replace(/\?(?=\s*\()/g, ASIDE)).map(({ start, end }) => line.slice(start, end))
}

/** Stands for a question mark that ends nothing. */
const ASIDE = '\u0001'

/** What a question that stands alone on its line may be answered with: the next line, unless both are points of a list. */
function nextOf(line: string, next = ''): string {
  return /^\s*(?:[-–—•*]|\d{1,2}[.)])\s/.test(line) ? '' : (partsOf(next)[0] ?? '')
}

/** Whether a heading is of what nobody knows: "Open: none" is of nothing, and "Open: at least 10 mm" of a state. */
function heads(line: string, rest: string): boolean {
  if (/^(?:none|nothing|no)\b/i.test(rest)) return false
  return rest === '' || !/^\W*(?:open|unclear|unknowns?)\s*:/i.test(line) || isQuestion(rest)
}

/** An item of the list below such a heading; a field, or a line that is no item, is something else again. */
function isListed(line: string): boolean {
  return /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/.test(line) && !line.includes(':')
}

/** What stands first behind the heading is open, and so are the questions that go on with it, also with what is known of them: "And who signs it, Bo has asked." */
function headedIn(sentences: readonly string[]): string[] {
  const goesOn = (sentence: string) => {
    const [clause = ''] = sentence.replace(/^\W*(?:and|or|also)\s+/i, '').split(',', 1)
    return asks(clause) && verbsIn(clause) <= 1
  }
  const end = sentences.findIndex((sentence, at) => at > 0 && !isOpen(sentence) && !goesOn(sentence))
  return sentences.filter((sentence, at) => end < 0 || at < end || isOpen(sentence))
}

function withoutOpen(one: Asked): string {
  const lines = linesOf(one)
  if (lines.every(({ open }) => open.length === 0)) return one.answer
  const without = (line: string, open: readonly string[]) =>
    open
      .reduce((rest, sentence) => rest.replace(sentence, ''), line)
      .replace(/ {2,}/g, ' ')
      .replace(/;\s*$/, '.')
      .trim()
  return lines
    .flatMap(({ line, open, isHead }) => (isHead ? [] : open.length > 0 ? without(line, open) : line))
    .join('\n')
    .trim()
}

/** What is settled by people, in contrast to what a test is to find out. */
const UNSETTLED = cueList(`
  not decided yet | not yet decided | not chosen yet | not yet chosen | not settled yet | not yet settled | not agreed yet | not yet agreed
  | still undecided | still to be decided | yet to be decided | to be determined
  | know yet who | know yet where | know yet when | know yet which | know yet what`)

const KNOWN_TO_NOBODY = cueList('know yet | decided yet | chosen yet | agreed yet | settled yet')

/** What heads that which nobody knows: "Don't know yet: …", "Open questions:". */
const HEADED = new RegExp(
  String.raw`^\s*(?:[-–•*#]+\s*)?(?:(?:we )?(?:do not|don['’]t) know(?: yet)?|(?:still )?(?:open|unclear|unknowns?)|open (?:points|questions|items)` +
    String.raw`|not known(?: yet)?|to be (?:clarified|determined|settled))\s*:`,
  'i',
)

/** What nobody knows in the words of who speaks: "no idea if Bo is free", "the price is still open". Of the work itself the same words tell what it is to find out. */
const UNKNOWN = new RegExp(
  String.raw`\bno idea (?:if|whether|who|which|what|how|when|where)\b|\b(?:do not|don['’]t) know (?:yet )?(?:if|whether|who|which|what|how|when|where)\b` +
    String.raw`|\b(?:not (?:yet )?known|not (?:sure|clear)|unclear|unknown)(?: (?:yet|if|whether|who|which|what|how|when|where)\b|\W*$)|\b(?:is|are) still open\W*$|\btbd\b`,
  'i',
)

/** Where the work itself is told, what is not known is what it is to find out. */
const OF_WORK: ReadonlySet<Subject> = new Set(['solution', 'existing', 'end_state', 'steps', 'method', 'test', 'threshold', 'risk'])

/** Whether a sentence says that somebody has something still to settle. A risk, or a question that the work is to answer, is none. */
function isOpen(sentence: string, subject?: Subject): boolean {
  const isSaid = UNSETTLED.test(sentence) || (KNOWN_TO_NOBODY.test(sentence) && /\byet\W*$/i.test(sentence))
  const isUnknown = subject !== undefined && !OF_WORK.has(subject) && UNKNOWN.test(sentence)
  return isSaid || isUnknown || (/^\W*whether\s/i.test(sentence) && isQuestion(sentence))
}

/** Whether a sentence says by its form that it is open, as a question does: it speaks of what is to be settled, however it sounds. */
export function saysOpen(sentence: string): boolean {
  return ASKED.test(sentence) || UNKNOWN.test(sentence)
}

/** Whether a sentence asks something of the work that what stands behind it does not answer; what is asked of whoever reads is a remark. */
function isAsked(sentence: string, next: string): boolean {
  if (!ASKED.test(sentence) || partedAtSpaces(sentence).length < FEWEST_ASKED || isRemark(sentence)) return false
  return next === '' || ASKED.test(next) || UNKNOWN.test(next) || isOpen(next) || hasDenial(next)
}

const ASKED = /\?\W*(?:\([^()]*\)\W*)?$/
const FEWEST_ASKED = 3

/** "Whether it may stand on deck.": a question without a clause that would say what becomes of it, "Whether it holds is measured in month 2". */
function isQuestion(sentence: string): boolean {
  return asks(sentence) && verbsIn(sentence) === 1
}

function asks(sentence: string): boolean {
  return /^\W*(?:whether|if|what|which|who|whose|where|when|how|why)\s/i.test(sentence) && !/[:;]/.test(sentence)
}

function verbsIn(sentence: string): number {
  const kinds = wordsOf(sentence).map(({ pos }) => pos)
  const begins = (pos: string, before = '') =>
    (pos === 'AUX' && before !== 'AUX') || (pos === 'VERB' && before !== 'AUX' && before !== 'VERB')
  return kinds.filter((pos, at) => begins(pos, kinds[at - 1])).length
}
