import { expect, test } from 'vitest'
import type { DraftedPiece } from '../../domain/draft-progress.ts'
import { shownPiece } from './shown-piece.ts'

const pieces = (...of: [DraftedPiece['state'], string][]): DraftedPiece[] =>
  of.map(([state, text], index) => ({ milestone_number: index + 1, state, text }))

test.each<[string, DraftedPiece[], number | null, number]>([
  ['the first one while none has words', pieces(['waiting', ''], ['waiting', '']), null, 1],
  ['the first that is being written', pieces(['written', 'A'], ['checking', 'B'], ['writing', 'C']), null, 2],
  ['the last that is done while the next has no words yet', pieces(['written', 'A'], ['kept', 'B'], ['writing', '']), null, 2],
  ['the last one when all are done', pieces(['written', 'A'], ['written', 'B']), null, 2],
  ['the one that was chosen, whatever is written meanwhile', pieces(['written', 'A'], ['writing', 'B']), 1, 1],
  ['what is being written where the chosen one is not there', pieces(['written', 'A'], ['writing', 'B']), 9, 2],
])('shows %s', (_, all, chosen, number) => {
  expect(shownPiece(all, chosen)?.milestone_number).toBe(number)
})
