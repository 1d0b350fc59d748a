import { isWhole } from './noun-phrase.ts'
import { openingVerbs } from './opening-verbs.ts'
import { isBalanced, upperStart } from './wording.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** The most characters a milestone's title has; Word's first column and the screens' headings hold this much on two lines. */
export const LONGEST_TITLE = 76

/** A duty as a title: its verbs and as much of its object as fits, never cut inside a phrase; null when nothing fits. */
export function titleOf(duty: string): string | null {
  const plain = duty
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/,? by (?:the end of )?Phase I{1,3}\b/g, '')
    .replace(/\bsuch an? /, 'the ')
  const words = wordsOf(plain)
  const object = (openingVerbs(words).at(-1)?.index ?? 0) + 1
  let best: string | null = null
  for (let end = object + 1; end <= words.length; end++) {
    const piece = textOf(words.slice(0, end))
    if (piece.length > LONGEST_TITLE) break
    if (isOpenClause(piece, words[end])) continue
    if (isWhole(words, end) && isBalanced(piece) && !/\b(?:such|following|above)$|, but\b/.test(piece)) best = piece
  }
  return best === null || best.split(' ').length < 3 || best.length < 20 ? null : upperStart(best)
}

/** "describe how the software" stops before the verb of its clause. */
function isOpenClause(piece: string, next: Word | undefined): boolean {
  return next !== undefined && /^(?:AUX|VERB|ADV)$/.test(next.pos) && /\b(?:how|that|whether|what|which|who)\b/.test(piece)
}
