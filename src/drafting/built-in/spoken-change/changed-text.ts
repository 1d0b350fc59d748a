import { done, fail, type Result } from '../../../domain/result.ts'
import { likelihoods } from '../../../language/learned/logistic.ts'
import { stretchesIn } from '../../../language/learned/sequence.ts'
import type { DraftProblem } from '../../drafter.ts'
import { added } from './added.ts'
import { deleted } from './deleted.ts'
import { kindFeatures } from './kind-features.ts'
import { LEARNED, type LearnedWishes } from './learned.ts'
import { moved } from './moved.ts'
import { renamed } from './renamed.ts'
import { replaced } from './replaced.ts'
import { type SaidWord, saidWords, written } from './said.ts'
import { shifted } from './shifted.ts'
import { split } from './split.ts'
import { swapped } from './swapped.ts'
import { type View, viewOf } from './view.ts'
import { ORDERS } from './vocabulary.ts'
import { type Made, type Wish, wishOf } from './wish.ts'
import { knownOf, wordFeatures } from './word-features.ts'

const KINDS: Readonly<Record<string, (view: View, wish: Wish) => Made>> = { change: replaced, delete: deleted, add: added, move: moved, split, swap: swapped, shift: shifted, rename: renamed }

/** Nobody says more in one wish, in characters. */
const LONGEST = 1000

/** Kinds that are less likely are not tried; how likely a kind must be among those that can be made, and by itself. */
const [LEAST_TRIED, LEAST_SURE, LEAST_LIKELY] = [0.01, 0.85, 0.15]

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
  return fail({ code: 'NOT_APPLIED', message: `This could not be applied${/^\p{Lu}|^“/u.test(why) ? '. ' : ': '}${why}` })
}

const NOT_UNDERSTOOD = 'it was not understood as a change of this text.'

/** "Delete the last task and change the owner to Ana Ruiz": one after the other, both or neither. */
function inParts(text: string, said: string, learned: LearnedWishes): Made {
  const words = saidWords(said)
  const isOrder = (at: number) => ORDERS.has(words[at]?.low ?? '') && /^(?:the|an?|all|everything|another|this)$/.test(words[at + 1]?.low ?? '')
  const isJoint = ({ low, text: mark }: SaidWord, at: number) => at > 2 && (low === 'and' || low === 'then' || /^[.;,]$/.test(mark)) && isOrder(at + 1)
  const at = ORDERS.has(words[0]?.low ?? '') ? words.findIndex(isJoint) : -1
  const joint = words[at]
  if (!joint) return asWished(text, said, learned)
  const first = asWished(text, said.slice(0, joint.start).trim(), learned)
  return first.ok ? inParts(first.value, said.slice(joint.end).trim(), learned) : first
}

/** The likeliest kind of change that can be made, where it is sure enough among all that could. */
function asWished(text: string, said: string, { labels, kinds }: LearnedWishes): Made {
  const known = knownOf(text)
  const wish = wishOf(said, [])
  const read = wishOf(said, stretchesIn(wordFeatures(wish.words, known), labels))
  const shares = likelihoods(kindFeatures(wish, known), kinds)
  const likely = kinds.answers.map((kind, at) => ({ kind, share: shares[at] ?? 0 })).sort((one, other) => other.share - one.share)
  const none = likely.find(({ kind }) => kind === 'none')?.share ?? 0
  const view = viewOf(text)
  const tried = likely.filter(({ kind, share }) => share >= LEAST_TRIED && kind in KINDS).flatMap(({ kind, share }) => {
    const outcome = KINDS[kind]?.(view, read)
    return outcome ? [{ share, outcome }] : []
  })
  const made = tried.flatMap(({ share, outcome }) => (outcome.ok && outcome.value !== text ? [{ share, now: outcome.value }] : []))
  const [best] = made
  const [first] = tried
  if (!best) return fail(first && first.share > none && !first.outcome.ok ? first.outcome.problem : NOT_UNDERSTOOD)
  const others = new Map(made.toReversed().map(({ share, now }) => [now, share]))
  const all = [...others.values()].reduce((sum, share) => sum + share, none)
  const sure = (best.share / all) * Math.min(1, best.share / LEAST_LIKELY)
  return sure >= LEAST_SURE ? done(best.now) : fail(NOT_UNDERSTOOD)
}
