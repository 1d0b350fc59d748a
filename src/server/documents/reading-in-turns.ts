import type { Parts } from '../parts.ts'
import { turns } from '../turns.ts'
import { readAgain, readInstructions, readSolicitation } from './reader.ts'

/** The ways of reading a document, at most `limit` at once. All share the same places, so that nobody takes more of the machine by asking in different ways. */
export function readingInTurns(limit: number): Parts['reading'] {
  const inTurn = turns(limit)
  return {
    solicitation: (file, named, asked) => inTurn(asked.person.id, () => readSolicitation(file, named, asked)),
    again: (before, named, asked) => inTurn(asked.person.id, () => readAgain(before, named, asked)),
    instructions: (file, file_name, asked) => inTurn(asked.person.id, () => readInstructions(file, file_name, asked)),
  }
}
