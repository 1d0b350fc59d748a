import { oneLine } from '../../../language/characters.ts'
/** A sentence on its own: white space tidied, nothing else changed. */
export function standingAlone(sentence: string): string {
  return oneLine(sentence)
}
