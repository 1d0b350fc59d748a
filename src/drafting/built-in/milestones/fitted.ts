import type { Proof } from '../demands/demands.ts'
import type { Duty } from '../demands/duty.ts'
import { isQuoted, shortQuotation } from '../demands/quoted-task.ts'
import { declarative } from '../english/declarative.ts'
import { shortened } from '../english/noun-phrase.ts'
import { isBalanced } from '../english/wording.ts'

/** The most words of a milestone's tasks that a reader still follows. */
const MOST_WORDS = 225

/** Characters to which long demands are cut, one after the other, until the milestone's tasks fit; what is cut shorter no longer says what is asked. */
const LIMITS = [260, 200, 170]

type Content = { duties: readonly Duty[]; proofs: readonly Proof[] }

/** What a milestone has to do and show, cut where the demands only describe further until its tasks can be read; no number is cut off. */
export function fitted(
  duties: readonly Duty[],
  proofs: readonly Proof[],
  tasks: (duties: readonly Duty[], proofs: readonly Proof[]) => string[],
): Content {
  let content: Content = { duties, proofs }
  for (const limit of LIMITS) {
    if (wordsIn(tasks(content.duties, content.proofs)) <= MOST_WORDS) break
    content = {
      duties: duties.map((duty) => (duty.slot ? duty : { ...duty, text: cut(duty.text, limit) })),
      proofs: proofs.map((proof) => (proof.form === 'thing' ? proof : cutProof(proof, limit))),
    }
  }
  return content
}

/** A quotation stands beside the words that lead to it. */
const OF_A_QUOTE = 40

/** A condition keeps its verb, a quotation its words. */
function cutProof(proof: Proof, limit: number): Proof {
  if (isQuoted(proof)) return { ...proof, said: shortQuotation(proof.said, limit - OF_A_QUOTE) }
  const text = cut(proof.text, limit)
  return proof.form === 'need' || declarative(text) ? { ...proof, text } : proof
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const numbers = (part: string) => part.match(/\d+(?:\.\d+)?/g)?.length ?? 0
  for (let length = limit; length < text.length - 15; length += 15) {
    const short = shortened(text, length).replace(/,$/, '')
    if (short.length > 20 && numbers(short) === numbers(text) && isBalanced(short)) return short
  }
  return text
}

function wordsIn(tasks: readonly string[]): number {
  return tasks.join(' ').split(/\s+/).length
}
