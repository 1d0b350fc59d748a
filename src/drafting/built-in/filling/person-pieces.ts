import { isThing } from '../../../language/action.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Piece } from './gathered-rows.ts'

/** What somebody is, in the words that name it. */
export function rolesIn(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => withoutDeterminer(withoutLoose({ ...piece, text: withoutSelf(piece.text) }))).filter(namesIt)
}

/** What an answer tells freely may say something else of who or what it names; what stands in a field is taken over word for word. */
export function namesIt({ text, isField = false }: Piece): boolean {
  return isField || isThing(text)
}

/** "At Ode University": by whom somebody is employed. */
export function withoutAt(piece: Piece): Piece {
  return { ...piece, text: piece.text.replace(/^(?:at|of|from|with)\s+/i, '') }
}

/** "kiln builder, me", "me (PI), optics": who tells says so by the way. */
export function withoutSelf(text: string): string {
  const ahead = text.replace(/,?\s*\(?\b(?:me|myself)\)?$/i, '')
  return ahead.replace(/^\(?(?:me|myself)\b\)?[,;:\s–—-]+(?:\(([^()]*)\))?/i, '$1').trim()
}

/** "lens designer at our": by whom somebody is employed stands elsewhere. */
function withoutLoose(piece: Piece): Piece {
  return { ...piece, text: piece.text.replace(/^[=\s]+|\s+(?:at|of|for|with|from)(?:\s+(?:our|the|an?))?$/gi, '') }
}

/** "our statistician": whose it is goes without saying beside a name. Of a sentence, "I run the shop", no word is taken. */
function withoutDeterminer(piece: Piece): Piece {
  const [first, ...rest] = wordsOf(piece.text)
  const thing = textOf(rest).trim()
  return { ...piece, text: first && (first.pos === 'DET' || first.pos === 'PRON') && isThing(thing) ? thing : piece.text }
}
