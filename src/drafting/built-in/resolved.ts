import type { Demands, Proof } from './demands.ts'
import type { Subject } from './subject.ts'

const SAME_THING =
  /^(?:this|the|such an?) (?:capability|technology|tool|system|device|solution|product|software)(?= (?!of\b|for\b|to\b|that\b|which\b|in\b))/i
const POINTS_BACK = /^(?:this|these|that|those|it|its|they|their|such|both|the (?:above|following|same))\b/i

/** Statements that begin by pointing back ("this capability includes …") name the subject instead, or are quoted as they stand. */
export function resolved(demands: Demands, subject: Subject): Demands {
  const quotes = new Map(demands.requirements.map(({ id, quote }) => [id, quote.replace(/\s+/g, ' ').trim()]))
  const plain = (proof: Proof): Proof => {
    if (proof.form !== 'that') return proof
    if (SAME_THING.test(proof.text) && /^(?:this|such)/i.test(proof.text) && !subject.plural)
      return { ...proof, text: proof.text.replace(SAME_THING, subject.short) }
    const quote = quotes.get(proof.requirement_id)
    return POINTS_BACK.test(proof.text) && quote ? { ...proof, form: 'words', text: quote.replace(/[.;]+$/, '') } : proof
  }
  return { ...demands, proofs: demands.proofs.map(plain) }
}
