import { wordsOf } from '../../../language/words.ts'

const OPENS = /^(?:the|an?|our|its|each|every|both) /i

/** Whether a clause has a subject and a verb of its own, "the model matches the measured curve within 1 percent", and so is no thing that could be developed. */
export function tellsOfItself(clause: string): boolean {
  const [head = clause] = clause.split(/[,;:]/)
  if (!OPENS.test(head)) return false
  const words = wordsOf(head.replace(OPENS, (article) => article.toLowerCase()))
  const at = words.findIndex(
    ({ pos, text }, index) =>
      index > 1 &&
      pos === 'VERB' &&
      /[a-z]s$/.test(text) &&
      /^(?:NOUN|PROPN)$/.test(words[index - 1]?.pos ?? '') &&
      /^(?:DET|NUM|PRON|ADP|ADV|ADJ)$/.test(words[index + 1]?.pos ?? ''),
  )
  return at > 0 && !words.slice(0, at).some(({ pos, text }) => pos === 'AUX' || pos === 'SCONJ' || /^(?:that|which|who)$/.test(text))
}
