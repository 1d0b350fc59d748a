/**
 * What stands in an answer, on a line of its own, as long as nobody knows it: a place to fill in, which is never drafted as prose. In a row of fields it
 * stands behind the label "Open".
 */
export const NOT_KNOWN = '[Say later: we do not know yet]'

/** Whether somebody has said of a question that they do not know its answer yet, or not all of it. */
export function isNotKnown(answer: string): boolean {
  return answer.split('\n').some(isMark)
}

/** What an answer tells, without the mark that it is not known yet. */
export function toldWords(answer: string): string {
  return isNotKnown(answer)
    ? answer
        .split('\n')
        .filter((line) => !isMark(line))
        .join('\n')
        .trim()
    : answer
}

/** The answer with the mark that it is not known yet; what it tells stays. */
export function asNotKnown(answer: string): string {
  return [toldWords(answer), NOT_KNOWN].filter((part) => part !== '').join('\n\n')
}

/** Whether a question has its answer: some words, and nobody says that it is not known yet. */
export function isAnswered(answer: string): boolean {
  return answer.trim() !== '' && !isNotKnown(answer)
}

function isMark(line: string): boolean {
  return line.trim() === NOT_KNOWN
}
