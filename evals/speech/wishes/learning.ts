import { writeFileSync } from 'node:fs'
import { changedText } from '../../../src/drafting/built-in/spoken-change/changed-text.ts'
import { kindFeatures } from '../../../src/drafting/built-in/spoken-change/kind-features.ts'
import type { LearnedWishes } from '../../../src/drafting/built-in/spoken-change/learned.ts'
import { written } from '../../../src/drafting/built-in/spoken-change/said.ts'
import { ORDERS } from '../../../src/drafting/built-in/spoken-change/vocabulary.ts'
import { wishOf } from '../../../src/drafting/built-in/spoken-change/wish.ts'
import { knownOf, wordFeatures } from '../../../src/drafting/built-in/spoken-change/word-features.ts'
import { labelsLearnedFrom } from '../../../src/language/learned/sequence-training.ts'
import { learnedFrom } from '../../../src/language/learned/training.ts'
import { aligned } from './aligned.ts'
import { type MarkedWish, SETS, wishesOf } from './wishes.ts'

/** How a wish went: made as it was meant, or refused where it had to be; made in another way; or not made. */
export type Outcome = 'right' | 'wrong' | 'refused'

/** Kinds that are read alike: something stands for something else. */
const ALIKE = new Set(['replace', 'number', 'date', 'owner', 'shall', 'two'])

/** Wishes of careful writers, whose labels are told best by their edits, count twice. */
const COUNT_TWICE = new Set<string>(SETS.slice(0, 3))

/** What is learned from wishes: labels of words by a perceptron, kinds by logistic regression. */
export function learnedFromWishes(wishes: readonly MarkedWish[]): LearnedWishes {
  // two wishes in one are read one by one
  const single = wishes.filter(({ kind }) => kind !== 'compound')
  const examples = single.map((marked) => {
    const known = knownOf(marked.text)
    const wish = wishOf(written(marked.instruction, marked.text), [])
    const answer = ALIKE.has(marked.kind) ? 'change' : marked.kind
    return {
      set: marked.set,
      stretches: aligned(marked),
      features: wordFeatures(wish.words, known),
      opening: wish.words[0]?.low ?? '',
      kind: { features: kindFeatures(wish, known), answer },
    }
  })
  const all = [...examples, ...examples.filter(({ set }) => COUNT_TWICE.has(set))]
  // an order that cannot be made is an order yet: the text tells that it cannot
  const told = all.filter(({ kind, opening }) => kind.answer !== 'none' || !ORDERS.has(opening))
  return {
    labels: labelsLearnedFrom(all, { least: 2, rounds: 20, unseen: 0.25, faint: 4 }),
    kinds: learnedFrom(
      told.map(({ kind }) => kind),
      { least: 2, rounds: 15, faint: 0.1 },
    ),
  }
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
