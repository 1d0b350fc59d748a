import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { isDutyVerb } from '../demands/duty-verbs.ts'

/** The verbs that open a duty and where they stand: one, then more only after a comma or "and". */
export function openingVerbs(words: readonly Word[]): { verb: string; index: number }[] {
  const verbs: { verb: string; index: number }[] = []
  let isJoined = true
  for (const [index, word] of words.entries()) {
    const form = word.text.toLowerCase()
    if (word.pos === 'ADV' || form === 'further') continue
    if (/^(?:,|and|\/|and\/or)$/.test(form)) isJoined = true
    else if (isJoined && isDutyVerb(form) && !isNounHere(words, index, verbs.length)) {
      verbs.push({ verb: form, index })
      isJoined = false
    } else break
  }
  return verbs
}

/** A later "verb" that is really the object: "develop and test plans", "build, test equipment". */
function isNounHere(words: readonly Word[], index: number, before: number): boolean {
  const next = words[index + 1]
  if (before === 0 || !next) return false
  return /^(?:of|for|is|are)$/.test(next.text) || (words[index]?.pos === 'NOUN' && !/^(?:NOUN|PROPN|ADJ|DET|VERB)$/.test(next.pos))
}

/** "develop, demonstrate, and transition LLM-enabled software" → "LLM-enabled software". */
export function withoutVerbs(duty: string): string {
  const words = wordsOf(duty)
  const last = openingVerbs(words).at(-1)
  return textOf(words.slice(last ? last.index + 1 : 0))
}
