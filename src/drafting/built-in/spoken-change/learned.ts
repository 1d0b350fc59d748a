import type { Learned } from '../../../language/learned/logistic.ts'
import type { LearnedLabels } from '../../../language/learned/sequence.ts'
import kinds from './kinds.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }

/** What was learned of wishes: the labels of their words, and of which kind a wish is. */
export type LearnedWishes = { labels: LearnedLabels; kinds: Learned }

/** What was learned of wishes that somebody has made by hand (`npm run evals train-wishes`). */
export const LEARNED: LearnedWishes = { labels, kinds }
