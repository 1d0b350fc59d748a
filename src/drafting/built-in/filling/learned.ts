import type { Learned } from './gathered.ts'
import labels from './labels.json' with { type: 'json' }
import links from './links.json' with { type: 'json' }

/** What was learned of answers that people have marked (`npm run evals train-filling`). */
export const LEARNED: Learned = { labels, links }
