/** A sentence on its own: white space tidied, nothing else changed. */
export function standingAlone(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').trim()
}
