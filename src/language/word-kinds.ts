import kinds from './learned/word-kinds.json' with { type: 'json' }

/** For each word the kind that it is of, from coarse to fine: words that stand among the same words are of one kind. */
const byWord = new Map(
  kinds.flatMap((middles, coarse) =>
    middles.flatMap((fines, middle) =>
      fines.flatMap((words, fine) =>
        words
          .split(' ')
          .map((word): [string, readonly string[]] => [word, [`${coarse}`, `${coarse}.${middle}`, `${coarse}.${middle}.${fine}`]]),
      ),
    ),
  ),
)

const NONE: readonly string[] = []

/** Of which kinds a word is, from coarse to fine: "laptop" and "workstation" share all three. Words that nobody has seen are of none. */
export function kindsOf(word: string): readonly string[] {
  return byWord.get(word.toLowerCase()) ?? NONE
}
