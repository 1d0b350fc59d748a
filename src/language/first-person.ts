import { wordsOf } from './words.ts'

const OWN: ReadonlySet<string> = new Set(['we', 'our', 'ours', 'us', 'ourselves', 'my', 'myself'])

/** Whether somebody speaks of themselves in words: "we add a coating", "our laboratory", "I lead it". "Phase I" and "the US" are none of it. */
export function isFirstPerson(text: string): boolean {
  const words = wordsOf(text)
  return words.some((word, at) => {
    if (word.text === 'I') return isSubject(words[at - 1]?.pos, words[at + 1]?.pos)
    return OWN.has(word.text.toLowerCase()) && word.text !== 'US'
  })
}

function isSubject(before: string | undefined, behind: string | undefined): boolean {
  return before !== 'NOUN' && before !== 'PROPN' && (behind === 'VERB' || behind === 'AUX')
}
