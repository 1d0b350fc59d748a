import { writeFileSync } from 'node:fs'
import { changedText, readingOf } from '../../../src/drafting/built-in/spoken-change/changed-text.ts'
import type { LearnedWishes } from '../../../src/drafting/built-in/spoken-change/learned.ts'
import { written } from '../../../src/drafting/built-in/spoken-change/said.ts'
import { wishOf } from '../../../src/drafting/built-in/spoken-change/wish.ts'
import { knownOf, wordFeatures } from '../../../src/drafting/built-in/spoken-change/word-features.ts'
import type { LearnedLabels } from '../../../src/language/learned/sequence.ts'
import { labelsLearnedFrom } from '../../learned/sequence-training.ts'
import { learnedFrom } from '../../learned/training.ts'
import { aligned } from './aligned.ts'
import { type MarkedWish, SETS, wishesOf } from './wishes.ts'

/** How a wish went: made as it was meant, or refused where it had to be; made in another way; or not made. */
export type Outcome = 'right' | 'wrong' | 'refused'

/** Kinds that are read alike: something stands for something else. */
const ALIKE = new Set(['replace', 'number', 'date', 'owner', 'shall', 'two'])

/** Wishes of careful writers, whose labels are told best by their edits, count twice. */
const COUNT_TWICE = new Set<string>(SETS.slice(0, 3))

/** What is learned from wishes: labels of words by a perceptron; kinds by logistic regression, of what each kind would make of a wish. */
export function learnedFromWishes(wishes: readonly MarkedWish[]): LearnedWishes {
  // two wishes in one are read one by one
  const single = wishes.filter(({ kind }) => kind !== 'compound')
  const examples = single.map((marked) => {
    const said = written(marked.instruction, marked.text)
    const words = wishOf(said, []).words
    return { marked, said, stretches: aligned(marked), features: wordFeatures(words, knownOf(marked.text)) }
  })
  const twice = (some: typeof examples) => [...some, ...some.filter(({ marked }) => COUNT_TWICE.has(marked.set))]
  const labelsOf = (some: typeof examples) => labelsLearnedFrom(twice(some), { least: 2, rounds: 20, unseen: 0.25, faint: 5 })
  // each half is read with labels that were learned of the other, as a new wish is
  const texts = [...new Set(examples.map(({ marked }) => marked.text))]
  const halfOf = ({ marked }: (typeof examples)[number]) => texts.indexOf(marked.text) % 2
  const ofHalf = [0, 1].map((half) => labelsOf(examples.filter((one) => halfOf(one) !== half)))
  const told = twice(examples).map((one) => {
    const { features, made } = readingOf(one.marked.text, one.said, ofHalf[halfOf(one)] as LearnedLabels)
    const kind = ALIKE.has(one.marked.kind) ? 'change' : one.marked.kind
    return { features, answer: answerOf(kind, one.marked, made) }
  })
  return { labels: labelsOf(examples), kinds: learnedFrom(told, { least: 2, rounds: 15, faint: 0.1 }) }
}

/** Of which kind a wish is; none where it would be made in another way than it was meant. */
function answerOf(kind: string, { results }: MarkedWish, made: ReadonlyMap<string, string>): string {
  const value = made.get(kind)
  return value === undefined || results.includes(value) ? kind : 'none'
}

/** How a wish goes with what was learned. */
export function outcomeOf({ text, instruction, results }: MarkedWish, learned?: LearnedWishes): Outcome {
  const outcome = changedText(text, instruction, learned)
  if (!outcome.ok) return results.length === 0 ? 'right' : 'refused'
  return results.includes(outcome.value) ? 'right' : 'wrong'
}

/** How the wishes of each writer go with what was learned of the others' alone. */
export function crossValidated(): { wish: MarkedWish; outcome: Outcome }[] {
  return SETS.flatMap((set) => {
    const learned = learnedFromWishes(SETS.filter((other) => other !== set).flatMap(wishesOf))
    return wishesOf(set).map((wish) => ({ wish, outcome: outcomeOf(wish, learned) }))
  })
}

/** Writes what is learned of all wishes. */
export function trainWishes(): string {
  const learned = learnedFromWishes(SETS.flatMap(wishesOf))
  const written = Object.entries(learned).map(([name, weights]) => {
    const json = `${JSON.stringify(weights)}\n`
    writeFileSync(new URL(`../../../src/drafting/built-in/spoken-change/${name}.json`, import.meta.url), json)
    return `${name}.json ${Math.round(json.length / 1024)} KB`
  })
  return `Learned of spoken wishes: ${written.join(', ')}`
}
