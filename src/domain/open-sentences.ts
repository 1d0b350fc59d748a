import { hasDenial } from '../language/nothing-new.ts'
import { isRemark } from '../language/remark.ts'
import { sentencesOf, stretchesIn } from '../language/sentence.ts'
import type { Subject } from './interview.ts'
import { toldWords } from './open-answer.ts'
import { asks, goesOnOpen, isAsked, isOpen, isOpenByForm, isOpenPoint, isQuestion, verbsIn } from './open-form.ts'

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
  const mostly = mostlyOpen(lines)
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
    const isMostly = mostly.has(at)
    const isPoint = isMostly || (subject === 'government' && partsOf(line).some(isOpenPoint))
    if (isPoint && isItem(line)) return { line, open: [line.trim()], isHead }
    const isField = line.includes(':') && !isHeaded
    const sentences = isHead || isField ? [] : partsOf(line)
    const next = (nth: number) => sentences[nth + 1] ?? nextOf(line, lines[at + 1])
    const isOpenHere = (one: string, nth: number) =>
      isOpen(one, subject) || isAsked(one, next(nth)) || (isMostly && (isOpenByForm(one, next(nth)) || hasDenial(one)))
    return { line, open: isHeaded ? headedIn(sentences) : withWhatGoesOn(line, sentences, isOpenHere), isHead }
  })
}

/**
 * The lines that stand among others most of which are open by their form: who lists what they do not know asks one point and notes the next, whichever
 * question that stands under. What speaks to whoever reads alone is no such list.
 */
function mostlyOpen(lines: readonly string[]): Set<number> {
  const blocks: number[][] = [[]]
  lines.forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) blocks.push([])
    else blocks.at(-1)?.push(at)
  })
  return new Set(blocks.filter((block) => isMostlyOpen(block.map((at) => lines[at] ?? ''))).flat())
}

function isMostlyOpen(lines: readonly string[]): boolean {
  const units = lines.flatMap((line) => {
    const parts = partsOf(line).map((text, at, all) => ({ text, isOpen: isOpenByForm(text, all[at + 1] ?? '') }))
    return isItem(line) ? [parts] : parts.map((part) => [part])
  })
  const open = units.filter((unit) => unit.some((part) => part.isOpen))
  return open.length > 1 && 2 * open.length > units.length && open.flat().some((part) => part.isOpen && !isRemark(part.text))
}

/** The open sentences of a line, each with what goes on with it. */
function withWhatGoesOn(line: string, sentences: readonly string[], isOpenHere: (one: string, nth: number) => boolean): string[] {
  const open: string[] = []
  sentences.forEach((one, nth) => {
    const before = open.at(-1)
    const isNext = before !== undefined && nth > 0 && before.endsWith(sentences[nth - 1] ?? '')
    if (isNext && goesOnOpen(one)) {
      const start = line.indexOf(before)
      open[open.length - 1] = line.slice(start, line.indexOf(one, start + before.length) + one.length)
    } else if (isOpenHere(one, nth)) open.push(one)
  })
  return open
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
  return isItem(line) ? [line.trim()] : sentencesOf(line)
}

function isItem(line: string): boolean {
  return /^\s*(?:[-–—•*]|\d{1,2}[.)])\s/.test(line)
}

/** The sentences of a line, of a point of a list with what stands in brackets behind a question: "Is the quote firm? (by phone only)". */
function partsOf(line: string): string[] {
  return stretchesIn(line.replace(/\?(?=\s*\()/g, ASIDE)).map(({ start, end }) => line.slice(start, end))
}

/** Stands for a question mark that ends nothing. */
const ASIDE = '\u0001'

/** What a question that stands alone on its line may be answered with: the next line, unless both are points of a list. */
function nextOf(line: string, next = ''): string {
  return isItem(line) ? '' : (partsOf(next)[0] ?? '')
}

/** Whether a heading is of what nobody knows: "Open: none" is of nothing, and "Open: at least 10 mm" of a state. */
function heads(line: string, rest: string): boolean {
  if (/^(?:none|nothing|no)\b/i.test(rest)) return false
  return rest === '' || !/^\W*(?:open|unclear|unknowns?)\s*:/i.test(line) || isQuestion(rest)
}

/** An item of the list below such a heading; a field, or a line that is no item, is something else again. */
function isListed(line: string): boolean {
  return isItem(line) && !line.includes(':')
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

/** What heads that which nobody knows: "Don't know yet: …", "Open questions:". */
const HEADED = new RegExp(
  String.raw`^\s*(?:[-–•*#]+\s*)?(?:(?:we )?(?:do not|don['’]t) know(?: yet)?|(?:still )?(?:open|unclear|unknowns?)|open (?:points|questions|items)` +
    String.raw`|not known(?: yet)?|to be (?:clarified|determined|settled))\s*:`,
  'i',
)
