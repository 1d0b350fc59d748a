import { partsOf, seenIn } from './features.ts'
import { type Range, sentenceRanges } from './sentence-ranges.ts'
import weights from './weights.json' with { type: 'json' }

/** From here on a sentence is an order: high, since a sentence of a solicitation may not be lost. `npm run evals orders` shows what other values find. */
export const SURE = 0.65
/** Beside an order less is enough: it often runs over several sentences, or stands between forged marks. */
const BESIDE = 0.25

/** Marks by which a speaker is forged; what stands up to the closing one is said by that speaker. */
const OPENING = /<\|im_start\|>|\[INST\]|<<SYS>>|<(?:system|assistant|instructions?|prompt)>/i
const CLOSING = /<\|im_end\|>|\[\/INST\]|<<\/SYS>>|<\/(?:system|assistant|instructions?|prompt)>/i
/** Longest stretch that one forged speaker says, in characters. */
const LONGEST_TURN = 4000

/** How much what is seen speaks for an order, word by word: the kind of what is seen, then its words, each under the one before. */
export type OrderWeights = { weight: number; under: Map<string, OrderWeights> }

const LEARNED = orderWeights(weights)

/** The weights by what is seen ("next ignore RULES"), as they are looked up. */
export function orderWeights(bySeen: Readonly<Record<string, number>>): OrderWeights {
  const root: OrderWeights = { weight: 0, under: new Map() }
  for (const [seen, weight] of Object.entries(bySeen)) {
    let place = root
    for (const word of seen.split(' ')) {
      const next = place.under.get(word) ?? { weight: 0, under: new Map() }
      place.under.set(word, next)
      place = next
    }
    place.weight = weight
  }
  return root
}

/** How likely a sentence, or a part of it, gives an order to a machine. */
export function likelihoodOfOrder(sentence: string, learned: OrderWeights = LEARNED): number {
  return Math.max(...partsOf(sentence).map((part) => likelihoodOf(part, learned)))
}

function likelihoodOf(part: string, learned: OrderWeights): number {
  const seen = new Set<OrderWeights>()
  seenIn(part, (kind, first, second, third) => {
    const place = under(under(under(under(learned, kind), first), second), third)
    if (place) seen.add(place)
  })
  let sum = 0
  for (const { weight } of seen) sum += weight
  return 1 / (1 + Math.exp(-sum))
}

function under(place: OrderWeights | undefined, word: string | undefined): OrderWeights | undefined {
  return word === undefined ? place : place?.under.get(word)
}

/** Where a text gives orders to a machine, as whole sentences; those beside each other are one stretch. */
export function ordersIn(text: string): Range[] {
  const sentences = sentenceRanges(text).map((range) => ({
    ...range,
    likely: likelihoodOfOrder(text.slice(range.from, range.to)),
  }))
  const found: Range[] = []
  sentences.forEach(({ from, to, likely }, at) => {
    const last = found.at(-1)
    const isBeside = (last !== undefined && last.to === sentences[at - 1]?.to) || (sentences[at + 1]?.likely ?? 0) >= SURE
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else if (likely >= SURE || (isBeside && likely >= BESIDE)) add(found, { from, to: turnEnd(text, from, to) })
  })
  return found
}

/** The end of what a forged speaker says that begins in a stretch; of another stretch its own end. */
function turnEnd(text: string, from: number, to: number): number {
  const opening = text.slice(from, to).search(OPENING)
  const closing = opening < 0 ? null : CLOSING.exec(text.slice(from + opening, from + opening + LONGEST_TURN))
  return closing ? Math.max(to, from + opening + closing.index + closing[0].length) : to
}

function add(found: Range[], range: Range): void {
  const last = found.at(-1)
  if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to)
  else found.push(range)
}
