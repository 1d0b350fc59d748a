import { amountOf } from '../../../domain/grounding/coverage-amount.ts'
import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import { type Quantity, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import type { Objection } from './objections.ts'

/** So many words and numbers on each side of a value tell what it is the value of. */
const BESIDE = 3

/** A sentence of which less than this share is left is another sentence. */
const SAME = 0.5

type Sentence = { text: string; words: ReadonlySet<string>; values: readonly Quantity[] }

/** Two values of one sentence that have changed places: "20 dB at 30 MHz and 30 dB at 1.5 MHz" where it was the other way round. */
export function exchangedIn(before: string, after: string): Objection[] {
  if (before === after) return []
  const anew = readIn(after)
  return readIn(before).flatMap((sentence) => {
    const pairs = pairsIn(sentence)
    if (pairs.length === 0) return []
    const same = likest(sentence, anew)
    return same ? pairs.flatMap(([one, other]) => exchanged(sentence, same, one, other)) : []
  })
}

function exchanged(before: Sentence, after: Sentence, one: Quantity, other: Quantity): Objection[] {
  const [oneNow, otherNow] = [after.values.find((value) => isSame(value, one)), after.values.find((value) => isSame(value, other))]
  if (!oneNow || !otherNow) return []
  const [first, second] = [besideOf(before, one, other), besideOf(before, other, one)]
  const [firstNow, secondNow] = [besideOf(after, oneNow, otherNow), besideOf(after, otherNow, oneNow)]
  const isOther = common(firstNow, second) > common(firstNow, first) && common(secondNow, first) > common(secondNow, second)
  if (!isOther) return []
  return [
    {
      kind: 'altered-value',
      sentence: `"${one.printed}" and "${other.printed}" have changed places: the outline says "${before.text.slice(0, 220)}".`,
    },
  ]
}

/** Values of one kind that each stand once in a sentence. */
function pairsIn({ values }: Sentence): [Quantity, Quantity][] {
  return values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .filter((other) => one.unit === other.unit && one.value !== other.value && isOnce(one, values) && isOnce(other, values))
      .map((other): [Quantity, Quantity] => [one, other]),
  )
}

function isOnce(one: Quantity, values: readonly Quantity[]): boolean {
  return values.filter((other) => isSame(one, other)).length === 1
}

function isSame(one: Quantity, other: Quantity): boolean {
  const [amount, also] = [amountOf(one.value, one.unit), amountOf(other.value, other.unit)]
  return amount !== null && also !== null && amount.dimension === also.dimension && amount.numbers.join() === also.numbers.join()
}

/** Words that stand beside every value. */
const EVERYWHERE: ReadonlySet<string> = new Set('at of and the in is by to for with than least most less more no below above'.split(' '))

/** The words and numbers next to a value, but for the other value itself. */
function besideOf({ text }: Sentence, { start, end }: Quantity, other: Quantity): ReadonlySet<string> {
  const open = `${text.slice(0, other.start)}${' '.repeat(other.end - other.start)}${text.slice(other.end)}`
  return new Set([...wordsOf(open.slice(0, start)).slice(-BESIDE), ...wordsOf(open.slice(end)).slice(0, BESIDE)])
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d.]+/gu) ?? []).filter((word) => !EVERYWHERE.has(word))
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length
}

function likest({ words }: Sentence, all: readonly Sentence[]): Sentence | undefined {
  const ranked = all
    .map((one) => ({ one, share: common(words, one.words) / Math.max(1, words.size) }))
    .sort((first, second) => second.share - first.share)
  return ranked[0] && ranked[0].share >= SAME ? ranked[0].one : undefined
}

function readIn(text: string): Sentence[] {
  return sentencesOfLines(text).map((sentence) => ({ text: sentence, words: keyTerms(sentence).words, values: quantitiesIn(sentence) }))
}
