/** A lead that goes straight on into its items: "… shall be able to:", "Deliverables include:". */
const RUNS_ON =
  /\b(?:to|will|shall|must|should|may|can|include|includes|including|consists? of|of|on|that|for|be|by|with|are|is)\s*(?:,? at a minimum,?)?\s*$/i

const LONGEST_LEAD = 240

/** A list item as a demand that can be read alone: what introduces it, then the item. */
export function inContext(item: string, lead: readonly string[]): string {
  const introduction = lead
    .map((text) => text.replace(/:\s*$/, '').trim())
    .filter((text) => text.length <= LONGEST_LEAD)
    .at(-1)
  const body = item.replace(/[;,]?(?:\s+and|\s+or)?[;,]?\s*$/, '').trim()
  if (!introduction) return standingAlone(body)
  return RUNS_ON.test(introduction) ? `${introduction} ${lowered(body)}` : `${introduction}: ${body}`
}

/** A sentence on its own: white space tidied, nothing else changed. */
export function standingAlone(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').trim()
}

/** A first word in ordinary capitals goes small in mid-sentence; acronyms and names in capitals stay. */
function lowered(text: string): string {
  return /^[A-Z][a-z]+(?:\s|,|-)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
