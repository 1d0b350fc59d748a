import { diffLines, diffWordsWithSpace } from 'diff'

/** A piece of a text beside its earlier state: words that stand in both, or a change that is taken or left. */
export type WordPiece = { kind: 'same'; text: string } | { kind: 'change'; removed: string; added: string; isTaken: boolean }

/** Texts that differ in more words than this are told line by line: comparing them word by word would be felt, and nobody could read it. */
const MOST_EDITS = 2000

/** What makes `after` of `before`, in words; every change is taken until it is left. What stands in both and in each change is kept to the letter. */
export function wordPieces(before: string, after: string): WordPiece[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? diffLines(before, after, { maxEditLength: MOST_EDITS })
  if (!parts) return merged([change(before, after)])
  return merged(
    parts.map(({ value, added, removed }) => (added ? change('', value) : removed ? change(value, '') : { kind: 'same', text: value })),
  )
}

/** The text that results: of each change what was taken, else what stood there before. */
export function resultOf(pieces: readonly WordPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'same' ? piece.text : piece.isTaken ? piece.added : piece.removed)).join('')
}

/** The pieces with one change, counted among the pieces, taken or left. */
export function withTaken(pieces: readonly WordPiece[], place: number, isTaken: boolean): WordPiece[] {
  return pieces.map((piece, at) => (at === place && piece.kind === 'change' ? { ...piece, isTaken } : piece))
}

/** The pieces with every change taken or left. */
export function withAllTaken(pieces: readonly WordPiece[], isTaken: boolean): WordPiece[] {
  return pieces.map((piece) => (piece.kind === 'change' ? { ...piece, isTaken } : piece))
}

function change(removed: string, added: string): WordPiece {
  return { kind: 'change', removed, added, isTaken: true }
}

/** What stands in both between two changes is an island where each of them is longer than it by this factor. */
const ISLAND = 4

/** Changes with hardly anything between them are one change to a reader: choosing them apart would help nobody. */
function merged(pieces: readonly WordPiece[]): WordPiece[] {
  // islands are told by how long the changes beside them are once those are whole
  return bridged(bridged(pieces, isHardlyAWord), isIsland).filter((piece) => piece.kind === 'same' || piece.removed !== piece.added)
}

function bridged(pieces: readonly WordPiece[], isBridge: (text: string, before: WordPiece, behind: WordPiece) => boolean): WordPiece[] {
  const whole: WordPiece[] = []
  for (const [place, piece] of pieces.entries()) {
    const [last, next] = [whole.at(-1), pieces[place + 1]]
    if (last?.kind !== 'change') whole.push(piece)
    else if (piece.kind === 'change') whole.splice(-1, 1, change(last.removed + piece.removed, last.added + piece.added))
    else if (next?.kind === 'change' && isBridge(piece.text, last, next))
      whole.splice(-1, 1, change(last.removed + piece.text, last.added + piece.text))
    else whole.push(piece)
  }
  return whole
}

/** White space, a mark, or one word of at most three letters, all on one line. */
function isHardlyAWord(text: string): boolean {
  return /^[^\S\n]*(?:[^\s\p{L}\p{N}]|[\p{L}\p{N}]{1,3})?[^\S\n]*$/u.test(text)
}

function isIsland(text: string, before: WordPiece, behind: WordPiece): boolean {
  return !text.includes('\n') && text.length * ISLAND < Math.min(lengthOf(before), lengthOf(behind))
}

/** How long a change is to read; nothing for what is no change. */
function lengthOf(piece: WordPiece): number {
  return piece.kind === 'change' ? piece.removed.length + piece.added.length : 0
}
