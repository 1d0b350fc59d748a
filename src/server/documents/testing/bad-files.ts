import { UNFOLDING } from './bad-bombs.ts'
import { damagedSamples } from './bad-bytes.ts'
import type { BadFile } from './bad-file.ts'
import { LOCKED_AND_ACTIVE } from './bad-locks.ts'
import { WRONG_MATTER } from './bad-matter.ts'
import { ENDLESS_DRAWINGS, IMPOSSIBLE_PAPER } from './bad-pages.ts'
import { BROKEN_LETTERS, IMPOSSIBLE_PICTURES } from './bad-pictures.ts'
import { BROKEN_STRUCTURES } from './bad-structure.ts'
import { NO_TOPICS } from './bad-topics.ts'
import { BAD_WORD_DOCUMENTS } from './bad-word.ts'

/** Real documents of two makers, small enough that each is read in a moment. */
const SAMPLES = ['N251-001', 'AF15-AT13-typeset-from-text']

/** All bad files, the same in each run. Bytes are made when they are asked for, since together they are large. */
export const BAD_FILES: readonly BadFile[] = [
  ...damagedSamples(SAMPLES),
  ...BROKEN_STRUCTURES,
  ...UNFOLDING,
  ...IMPOSSIBLE_PAPER,
  ...IMPOSSIBLE_PICTURES,
  ...BROKEN_LETTERS,
  ...ENDLESS_DRAWINGS,
  ...LOCKED_AND_ACTIVE,
  ...BAD_WORD_DOCUMENTS,
  ...WRONG_MATTER,
  ...NO_TOPICS,
]
