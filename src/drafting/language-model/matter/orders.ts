import { plainOfOrders, talksToMachine } from '../../../domain/machine-talk/machine-talk.ts'
import { oneLine } from '../../../language/characters.ts'
import type { Passage } from './passage.ts'

/**
 * A passage without sentences that give orders to a machine; null when nothing is left of it. The sources were looked through page by page before;
 * this finds what shows only once entities and marks are read.
 */
export function withoutOrders({ id, place, text }: Passage): Passage | null {
  const plain = talksToMachine(text) ? plainOfOrders(text).trim() : text
  return plain === '' ? null : { id, place, text: plain }
}

/** An outline without the sentences that give orders to a machine, line by line, so that no other line goes with them. */
export function linesWithoutOrders(text: string): string {
  if (!talksToMachine(text)) return text
  const lines = text.split('\n')
  return lines.map((line) => (talksToMachine(line) ? oneLine(plainOfOrders(line)) : line)).join('\n')
}
