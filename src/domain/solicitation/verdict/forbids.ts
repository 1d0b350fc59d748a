import { hasDigit } from '../../../language/characters.ts'
import { type Learned, likelihoodOf } from '../../../language/learned/logistic.ts'
import { stem } from '../../../language/stem.ts'
import LEARNED from './forbids.json' with { type: 'json' }

/** How likely words only forbid and ask for nothing, as was learned of topics (`npm run evals train-prohibitions`). */
export function forbidding(words: string, learned: Learned = LEARNED): number {
  return likelihoodOf('forbids', prohibitionFeatures(words), learned)
}

/** From this likelihood on words are taken to forbid. */
const FORBIDS = 0.5

/** Whether words only forbid and ask for nothing. */
export function isForbidding(words: string, learned?: Learned): boolean {
  return forbidding(words, learned) > FORBIDS
}

/** So many words apart two words of a clause still tell something together: "no … may". */
const TOGETHER = 5
const CLAUSE_END = /[,;:.()](?:\s|$)/
const WORD = /\p{L}+|\d[\d.,]*/gu
const MODAL = 'shall|must|may|can|will|should|could'
/** Before the first duty that is denied: what it is said of, which may be of any field, and as long as it will. */
const DENIED_OF = new RegExp(String.raw`^(?:(?!\b(?:${MODAL}|that|which|who|if|where|when)\b).)*(?=\b(?:${MODAL}) not\b)`, 's')

/** What is seen of words: how they open, each word, and which words stand in what order in a clause; what is denied counts, not of what. */
export function prohibitionFeatures(text: string): string[] {
  const clauses = text
    .toLowerCase()
    .replace(DENIED_OF, '')
    .split(CLAUSE_END)
    .flatMap((clause) => {
      const words = clause.match(WORD)?.map((word) => (hasDigit(word) ? '#' : stem(word))) ?? []
      return words.length > 0 ? [words] : []
    })
  return [
    'any',
    `opens ${clauses[0]?.[0]}`,
    `opens ${clauses[0]?.slice(0, 2).join(' ')}`,
    ...clauses.flatMap((words) => [
      `begins ${words[0]}`,
      ...words.flatMap((word, at) => [
        word,
        ...words.slice(at + 1, at + 1 + TOGETHER).map((next, apart) => `${word}${apart === 0 ? ' ' : ' … '}${next}`),
      ]),
    ]),
  ]
}
