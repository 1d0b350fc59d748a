import type { Objection } from './objections.ts'

/** Words that take back what a sentence promises: an offer, a condition of time or means, a mere attempt, a wish. */
const SOFT: readonly RegExp[] = [
  /\b(?:the contractor|it|they) (?:may|might|could|can|should|would)\b(?! not\b)/gi,
  /\b(?:if|where|when|wherever|whenever|as|so far as|to the extent|provided)\b[^.;:,]{0,20}\b(?:time|budget|schedule|funds?|funding|resources|possible|feasible|practicable|practical|appropriate|permits?|permitting|allows?|allowing)\b/gi,
  /\b(?:time|budget|schedule|funds|funding|resources) (?:permitting|allowing)\b/gi,
  /\b(?:try|tries|attempts?|seeks?|strives?|aims?|intends?|plans?|hopes?|endeavou?rs?|expects?|is expected|are expected) to\b/gi,
  /\b(?:best efforts?|optionally|tentatively|ideally|hopefully|preferably|eventually)\b/gi,
  /\b(?:a goal|the goal|goals|an aim|a target|a desire) of (?=\S*\d)|\((?:goal|target|desired|optional)\)/gi,
  /\bshall (?:consider|contemplate|think about|look at|be prepared to|be ready to)\b/gi,
]

/** What a part promised and its new words only offer, try or wish: "If time permits, the Contractor shall measure". */
export function softenedIn(before: string, after: string): Objection[] {
  return SOFT.flatMap((pattern) => {
    const [stood, stands] = [before, after].map((text) => Array.from(text.matchAll(pattern), ([said]) => said.trim()))
    const isMore = (stands?.length ?? 0) > (stood?.length ?? 0)
    const said = stands?.find((one) => !stood?.includes(one)) ?? stands?.at(-1)
    if (!isMore || said === undefined) return []
    return [
      { kind: 'dropped-requirement', sentence: `promises no longer what the outline promises: "${said}". Say it without these words.` },
    ]
  })
}
