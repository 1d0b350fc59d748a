import { done, fail, type Result } from '../../../domain/result.ts'
import { likelihoods } from '../../../language/learned/logistic.ts'
import { stretchesIn } from '../../../language/learned/sequence.ts'
import type { DraftProblem } from '../../drafter.ts'
import { added } from './added.ts'
import { deleted } from './deleted.ts'
import { kindFeatures } from './kind-features.ts'
import { LEARNED, type LearnedWishes } from './learned.ts'
import { moved } from './moved.ts'
import { replaced } from './replaced.ts'
import { written } from './said.ts'
import { split } from './split.ts'
import { type View, viewOf } from './view.ts'
import { type Made, type Wish, wishOf } from './wish.ts'
import { knownOf, wordFeatures } from './word-features.ts'

const KINDS: Readonly<Record<string, (view: View, wish: Wish) => Made>> = { change: replaced, delete: deleted, add: added, move: moved, split }

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
  const outcome = asWished(text, instruction, learned)
  if (!outcome.ok) return notApplied(outcome.problem)
  return outcome.value === text ? notApplied('it would change nothing.') : outcome
}

function notApplied(why: string): Result<string, DraftProblem> {
  return fail({ code: 'NOT_APPLIED', message: `This could not be applied${/^\p{Lu}|^“/u.test(why) ? '. ' : ': '}${why}` })
}

const NOT_UNDERSTOOD = 'it was not understood as a change of this text.'

/** The likeliest kind of change that can be made, where it is sure enough among all that could. */
function asWished(text: string, instruction: string, { labels, kinds }: LearnedWishes): Made {
  const said = written(instruction, text)
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
