import { wordsOf } from '../../../language/words.ts'
import { indefinite } from '../english/wording.ts'

/** Words that a title may not begin or go on with after "of": they open a clause or a gap, no thing. */
const OPEN = /\b(?:of|for|on) (?:the )?(?:in|on|of|to|at|by|with|from|how|that|what|which|so|and|but|it|them|relevant|result)\b/i

/** A value that stood in brackets behind a noun: "the high efficiency 25-plus percent". */
export const BARE_VALUE =
  /(?<!\b(?:of|to|at|than|least|most|within|by|over|under|from|and|or)) \d[\w.-]* (?:percent|%|[A-Za-z]{1,3}\/[A-Za-z]{1,3})$/

/**
 * Whether a title is a noun phrase that a person would put over a milestone: no article twice, no gap where a noun was, no clause with a verb
 * of its own. What is not clean gives way to the title of its stage.
 */
export function isCleanTitle(title: string): boolean {
  if (!/^[\p{L}\d]/u.test(title) || OPEN.test(title)) return false
  if (/\b(?:the the|a the|the an?|the (?:starting|in|more|most|by)\b(?! \w+))\b/i.test(title)) return false
  if (
    /\bthe (?:starting|more \w+|most \w+)$|^(?:more|most|how|what|that|whether)\b|^starting from\b|\bso that\b|\bwhat\b|\bwhere the\b/i.test(
      title,
    )
  )
    return false
  if (BARE_VALUE.test(title)) return false
  if (/^\p{Lu}\p{Ll}+ [a-z]+s (?:the|an?|it|each) /u.test(title)) return false
  const words = wordsOf(title.charAt(0).toLowerCase() + title.slice(1))
  const last = words.at(-1)
  if (last && /^(?:ADP|DET|CCONJ|SCONJ|AUX|PART|PRON)$/.test(last.pos)) return false
  return !words.some(({ pos, text }) => pos === 'AUX' && /^(?:is|are|was|were|be|can|will|shall|may|must|has|have)$/.test(text))
}

/** The same title as it is printed: the article that an acronym takes, no "its" without an owner, how long a test lasts behind it. */
export function polishedTitle(title: string): string {
  return title
    .replace(/\ban? (?=([A-Z]{2,}\b))/g, (_, acronym: string) => `${indefinite(acronym)} `)
    .replace(/ (?:its|our) (?=[\w-]+)/g, ' the ')
    .replace(/\bof best\b/g, 'of the best')
    .replace(/\b(tests?|runs?|trials?) (\d+ ?(?:h|hours?|min|minutes|days?|weeks?))\b/g, '$1 of $2')
}
