import { done, fail, type Result } from '../../../domain/result.ts'
import { startsWithCapital } from '../../../language/characters.ts'
import { likelihoods } from '../../../language/learned/logistic.ts'
import { type LearnedLabels, stretchesIn } from '../../../language/learned/sequence.ts'
import type { DraftProblem } from '../../drafter.ts'
import { isAccounted } from './accounted.ts'
import { added } from './added.ts'
import { deleted } from './deleted.ts'
import { kindFeatures } from './kind-features.ts'
import { LEARNED, type LearnedWishes } from './learned.ts'
import { literallyChanged } from './literal.ts'
import { moved } from './moved.ts'
import { renamed } from './renamed.ts'
import { replaced } from './replaced.ts'
import { saidWords, written } from './said.ts'
import { shifted } from './shifted.ts'
import { split } from './split.ts'
import { swapped } from './swapped.ts'
import { type View, viewOf } from './view.ts'
import { isOneOf, ORDERS } from './vocabulary.ts'
import { type Made, type Wish, wishOf } from './wish.ts'
import { knownOf, wordFeatures } from './word-features.ts'

const KINDS: Readonly<Record<string, (view: View, wish: Wish) => Made>> = {
  change: replaced,
  delete: deleted,
  add: added,
  move: moved,
  split,
  swap: swapped,
  shift: shifted,
  rename: renamed,
}

/** Nobody says more in one wish, in characters. */
const LONGEST = 1000

/** How likely a kind of change must be for it to be made, and how much likelier than another one that could be made, too. */
const LEAST_SURE = 0.6
const MOST_BESIDE = 0.5

/**
 * A text as a spoken wish would have it, and nothing else changed. What a wish says is read by what was learned of others, and held against the text;
 * what is not understood, or could mean two places, is not made.
 */
export function changedText(text: string, instruction: string, learned: LearnedWishes = LEARNED): Result<string, DraftProblem> {
  if (instruction.length > LONGEST) return notApplied('it is too long for one change.')
  const outcome = inParts(text, written(instruction, text), learned)
  if (!outcome.ok) return notApplied(outcome.problem)
  return outcome.value === text ? notApplied('it would change nothing.') : outcome
}

function notApplied(why: string): Result<string, DraftProblem> {
  return fail({
    code: 'NOT_APPLIED',
    message: `This could not be applied${startsWithCapital(why) || why.startsWith('“') ? '. ' : ': '}${why}`,
  })
}

const NOT_UNDERSTOOD = 'it was not understood as a change of this text.'

/** "Delete the last task and change the owner to Ana Ruiz": one after the other, both or neither; an order to do something to "it" goes on with the first. */
function inParts(text: string, said: string, learned: LearnedWishes): Made {
  const words = saidWords(said)
  const isOrder = (at: number) => ORDERS.has(words[at]?.low ?? '') && !isOneOf(words[at + 1]?.low, 'it that them this those these')
  const joint = words.find(({ low, text: mark }, at) => at > 2 && (isOneOf(low, 'and then') || isOneOf(mark, '. ; ,')) && isOrder(at + 1))
  if (!joint) return asWished(text, said, learned)
  const first = asWished(text, said.slice(0, joint.start).trim(), learned)
  if (first.ok) return inParts(first.value, said.slice(joint.end).trim(), learned)
  return isOrder(0) ? first : asWished(text, said, learned)
}

/** What a wish would make of a text, by kinds of change. */
export type Reading = {
  view: View
  wish: Wish
  made: ReadonlyMap<string, string>
  problems: ReadonlyMap<string, string>
  features: string[]
}

/** A wish read with learned labels: what each kind of change would make of it, and what can be seen of it by which kinds are told apart. */
export function readingOf(text: string, said: string, labels: LearnedLabels): Reading {
  const known = knownOf(text)
  const plain = wishOf(said, [])
  const [view, wish] = [viewOf(text), wishOf(said, stretchesIn(wordFeatures(plain.words, known), labels))]
  const outcomes = Object.entries(KINDS).map(([kind, change]) => [kind, change(view, wish)] as const)
  const made = new Map(
    outcomes.flatMap(([kind, outcome]) => (outcome.ok && outcome.value !== text ? [[kind, outcome.value] as const] : [])),
  )
  const problems = new Map(outcomes.flatMap(([kind, outcome]) => (outcome.ok ? [] : [[kind, outcome.problem] as const])))
  const can = [...made].map(([kind, value]) => `${kind} ${isAccounted(view, wish, kind, value)}`)
  const features = [
    ...kindFeatures(plain, known),
    ...can.map((one) => `can=${one}`),
    `all can=${can.join()}`,
    ...Object.keys(KINDS)
      .filter((kind) => !made.has(kind))
      .map((kind) => `no=${kind}`),
  ]
  return { view, wish, made, problems, features }
}

/** A text changed by the kind of change that a wish most likely is, of those that can be made. */
function asWished(text: string, said: string, { labels, kinds }: LearnedWishes): Made {
  const literal = literallyChanged(viewOf(text), said)
  if (literal) return literal
  const { view, wish, made, problems, features } = readingOf(text, said, labels)
  const shares = likelihoods(features, kinds)
  const ranked = kinds.answers.map((kind, at) => ({ kind, share: shares[at] ?? 0 })).sort((one, other) => other.share - one.share)
  const [best] = ranked
  const value = made.get(best?.kind ?? '')
  if (!best || value === undefined) return fail(problems.get(best?.kind ?? '') ?? NOT_UNDERSTOOD)
  const isOther = ranked.some(({ kind, share }) => share >= MOST_BESIDE * best.share && made.has(kind) && made.get(kind) !== value)
  return best.share >= LEAST_SURE && !isOther && isAccounted(view, wish, best.kind, value) ? done(value) : fail(NOT_UNDERSTOOD)
}
