import { type Word, wordsOf } from '../../../language/words.ts'
import { isDutyVerb } from '../demands/duty-verbs.ts'
import { lowerStart } from './wording.ts'

const FINITE =
  /^(?:is|are|was|were|has|have|can|may|might|could|will|would|requires?|needs?|includes?|consists?|uses?|necessitates?|offers?|exists?|ranges?|provides?)$/i

/** A sentence that states something, ready to stand behind "that": "the target pressure drop is less than 5 mmH2O". Null when it is none. */
export function declarative(text: string): string | null {
  const plain = lowerStart(
    text
      .replace(/[.;,]+$/, '')
      .replace(/^Should the (?:proposal|solution|effort|proposed \w+) include ([\w ]{3,30}), /, 'if the solution includes $1, '),
  )
  const words = wordsOf(plain)
  const first = words[0]
  if (!first || /[?:]/.test(plain) || /^\(|^[a-z]\)/.test(plain) || plain.split(' ').length < 5) return null
  if (/^no,/i.test(plain) || /\b(?:shall|must)\b/.test(plain)) return null
  if (first.pos === 'VERB' && isDutyVerb(first.text.toLowerCase())) return null
  if (/^(?:it|they|there|please|e\.g|i\.e|should|shall|must|having|yes|and|or|but)$/i.test(first.text)) return null
  const verb = finiteAt(words)
  return verb > 0 && verb < words.length - 1 ? plain : null
}

/** Where the main verb stands; the verb of a relative clause is not it. */
function finiteAt(words: readonly Word[]): number {
  let open = 0
  for (const [index, word] of words.entries()) {
    if (/^(?:that|which|who)$/i.test(word.text) && word.pos !== 'DET') open++
    else if (open > 0 && /^(?:VERB|AUX)$/.test(word.pos)) open--
    else if (open === 0 && FINITE.test(word.text) && words[index - 1]?.text !== 'to') return index
  }
  return -1
}
