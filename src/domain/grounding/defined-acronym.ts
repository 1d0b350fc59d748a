import { isGrammar } from './plan-vocabulary.ts'

const IN_BRACKETS = /\(([A-Z]{2,7})s?\)/g

/** The short forms that a text itself explains: "front-to-back ratio (FBR)". Their letters begin the words before the bracket. */
export function definedAcronyms(text: string): Set<string> {
  const found = Array.from(text.matchAll(IN_BRACKETS)).flatMap((match) => {
    const short = match[1] ?? ''
    const before = text.slice(Math.max(0, match.index - 25 * short.length), match.index).match(/\p{L}+/gu) ?? []
    const initials = before.map((word) => word.charAt(0).toUpperCase()).join('')
    const plain = before
      .filter((word) => !isGrammar(word))
      .map((word) => word.charAt(0).toUpperCase())
      .join('')
    return initials.endsWith(short) || plain.endsWith(short) ? [short, `${short}s`] : []
  })
  return new Set(found)
}
