import { cueList } from '../language/cue-list.ts'
import { stretchesIn } from '../language/sentence.ts'
import { wordsOf } from '../language/words.ts'
import { toldWords } from './open-answer.ts'

/**
 * Answers with what they tell alone: nothing is drafted from the mark that something is not known yet, nor from a sentence in which somebody says so in
 * words of their own. What a text box shows keeps both.
 */
export function toldAnswers<Given extends { answer: string }>(answers: readonly Given[]): Given[] {
  return answers.map((one) => ({ ...one, answer: withoutOpen(toldWords(one.answer)) }))
}

/** The sentences in which an answer says that something is still to be settled: "Who drives the boat we do not know yet." A question that nobody answers there, "Whether it may stand on deck.", is one, too. */
export function openSentences(answer: string): string[] {
  return linesOf(toldWords(answer)).flatMap(({ open }) => open)
}

/** A sentence without what heads it as not known: "Open: which boat it is." */
export function withoutOpenHead(sentence: string): string {
  return sentence.replace(HEADED, '').trim()
}

/** The lines of an answer with what is open in each; what only heads such lines `isHead`. */
function linesOf(answer: string): { line: string; open: string[]; isHead: boolean }[] {
  let isBelow = false
  return answer.split('\n').map((line) => {
    const rest = withoutOpenHead(line)
    const isHeaded = rest !== line.trim() && heads(line, rest)
    const isHead = isHeaded && rest === ''
    if (!isHead && isBelow && isListed(line)) return { line, open: [line.trim()], isHead }
    isBelow = isHead
    const isField = line.includes(':') && !isHeaded
    const sentences = isHead || isField ? [] : stretchesIn(line).map(({ start, end }) => line.slice(start, end))
    return { line, open: isHeaded ? headedIn(sentences) : sentences.filter(isOpen), isHead }
  })
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

function withoutOpen(answer: string): string {
  const lines = linesOf(answer)
  if (lines.every(({ open }) => open.length === 0)) return answer
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

/** Whether a sentence says that somebody has something still to settle. A risk, or a question that the work is to answer, is none. */
function isOpen(sentence: string): boolean {
  const isSaid = UNSETTLED.test(sentence) || (KNOWN_TO_NOBODY.test(sentence) && /\byet\W*$/i.test(sentence))
  return isSaid || (/^\W*whether\s/i.test(sentence) && isQuestion(sentence))
}

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
