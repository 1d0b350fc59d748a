import { type Word, wordsOf } from '../../../language/words.ts'
import { isDutyVerb } from '../demands/duty-verbs.ts'
import { baseForm } from './inflection.ts'
import { indefinite, lowerStart } from './wording.ts'

/** "Develop a prototype …" as a duty in its base form; null when the text does not begin with an order. */
export function imperative(text: string): { kind: 'duty'; verb: string; text: string } | null {
  const plain = text.charAt(0).toLowerCase() + text.slice(1)
  const words = wordsOf(plain)
  const at =
    words[0]?.pos === 'ADV' || /(?<!app|supp|re|multip|comp)ly$/.test(words[0]?.text ?? '') || /^further$/i.test(words[0]?.text ?? '')
      ? 1
      : 0
  const first = words[at]
  if (!first || first.text.toLowerCase() !== baseForm(first.text, first.lemma)) return null
  if (!isDutyVerb(first.text.toLowerCase()) || !startsOrder(words.slice(at))) return null
  return { kind: 'duty', verb: first.text.toLowerCase(), text: withArticles(lowerStart(plain)) }
}

const ALSO_NOUN =
  /^(?:test|report|plan|design|model|document|prototype|process|research|study|review|survey|use|measure|code|support|baseline|focus|work|project|process|size|program|address|scope|experiment|label|help|act|state|transition|include|order|book|ship|mount|purchase|grade|secure|partner)$/i

/** The verb is followed by what it acts on; a noun of the same spelling is followed by "of", a verb, or nothing. */
function startsOrder(words: readonly Word[]): boolean {
  const [verb, next] = words
  if (!verb || !next) return false
  if (/^(?:of|should|shall|must|will|is|are|may|can|has|have|was|:)$/i.test(next.text)) return false
  if (!ALSO_NOUN.test(verb.text)) return next.pos !== 'AUX'
  if (next.pos === 'ADP' && !/^(?:on|against)$/.test(next.text)) return false
  const hasPredicate = words.slice(1).some((word, index) => word.pos === 'AUX' && !relativeBefore(words, index + 1))
  return !hasPredicate || /^(?:DET|PRON)$/.test(next.pos) || /^(?:on|to)$/.test(next.text)
}

function relativeBefore(words: readonly Word[], index: number): boolean {
  return words.slice(Math.max(0, index - 8), index).some((word) => /^(?:that|which|who|whose|if|when|how|where|what)$/i.test(word.text))
}

const COUNTABLE =
  'review|plan|prototype|report|study|demonstration|simulation|test plan|feasibility study|final report|work plan|concept of operations'
const BARE = new RegExp(
  `^((?:[a-z]+ly )?(?:conduct|develop|prepare|provide|perform|create|design|build|write|complete|produce|propose|deliver)) (${COUNTABLE})\\b(?= (?:of|for|to|that|with|on|describing|outlining|detailing)\\b|$)`,
)

/** Solicitations drop articles ("Conduct review of …"); the plan puts them back. */
function withArticles(text: string): string {
  return text.replace(BARE, (_, verb: string, noun: string) => `${verb} ${indefinite(noun)} ${noun}`)
}
