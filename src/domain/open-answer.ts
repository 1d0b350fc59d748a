/** What stands in an answer, on a line of its own, as long as nobody knows it: a place to fill in, which is never drafted as prose. */
export const NOT_KNOWN = '[Say later: we do not know yet]'

/** What stands in an answer of a step's interview, on a line of its own, where somebody has said that all of it belongs in the narrative. */
const AS_WRITTEN = '[All of this belongs in the narrative]'

/** The answer with the word that all of it belongs in the narrative. */
export function asWritten(answer: string): string {
  return [toldWords(answer), AS_WRITTEN].join('\n\n')
}

/** Whether somebody has said so of an answer. */
export function isAsWritten(answer: string): boolean {
  return answer.split('\n').some((line) => line.trim() === AS_WRITTEN)
}

/** Whether somebody has said of a question that they do not know its answer yet, or not all of it. */
export function isNotKnown(answer: string): boolean {
  return answer.split('\n').some((line) => line.trim() === NOT_KNOWN)
}

/** What an answer tells, without what was marked of it. */
export function toldWords(answer: string): string {
  return isNotKnown(answer) || isAsWritten(answer)
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
  return line.trim() === NOT_KNOWN || line.trim() === AS_WRITTEN
}
