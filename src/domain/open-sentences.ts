import { cueList } from '../language/cue-list.ts'
import { stretchesIn } from '../language/sentence.ts'
import { toldWords } from './open-answer.ts'

/**
 * Answers with what they tell alone: nothing is drafted from the mark that something is not known yet, nor from a sentence in which somebody says so in
 * words of their own. What a text box shows keeps both.
 */
export function toldAnswers<Given extends { answer: string }>(answers: readonly Given[]): Given[] {
  return answers.map((one) => ({ ...one, answer: withoutOpen(toldWords(one.answer)) }))
}

/** The sentences in which an answer says that something is still to be settled: "Who drives the boat we do not know yet." */
export function openSentences(answer: string): string[] {
  return toldWords(answer)
    .split('\n')
    .flatMap((line) => (isField(line) ? [] : stretchesIn(line).map(({ start, end }) => line.slice(start, end))))
    .filter(isOpen)
}

function withoutOpen(answer: string): string {
  const open = openSentences(answer)
  if (open.length === 0) return answer
  const without = (line: string) =>
    open
      .reduce((rest, sentence) => rest.replace(sentence, ''), line)
      .replace(/ {2,}/g, ' ')
      .replace(/;\s*$/, '.')
      .trim()
  return answer
    .split('\n')
    .map((line) => (isField(line) ? line : without(line)))
    .join('\n')
    .trim()
}

/** A line of a row tells behind its label what somebody has put into a field. */
function isField(line: string): boolean {
  return line.includes(':')
}

/** What is settled by people, in contrast to what a test is to find out. */
const UNSETTLED = cueList(`
  not decided yet | not yet decided | not chosen yet | not yet chosen | not settled yet | not yet settled | not agreed yet | not yet agreed
  | still undecided | still to be decided | yet to be decided | to be determined
  | know yet who | know yet where | know yet when | know yet which | know yet what`)

const KNOWN_TO_NOBODY = cueList('know yet | decided yet | chosen yet | agreed yet | settled yet')

/** Whether a sentence says that somebody has something still to settle. A risk, or a question that the work is to answer, is none. */
function isOpen(sentence: string): boolean {
  return UNSETTLED.test(sentence) || (KNOWN_TO_NOBODY.test(sentence) && /\byet\W*$/i.test(sentence))
}
