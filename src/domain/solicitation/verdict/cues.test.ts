import { expect, test } from 'vitest'
import { wordsOf } from '../../../language/words.ts'
import { CUES, cuesIn } from './cues.ts'

test.each(CUES.map(({ means, example }) => [example, means]))('%j tells of %s', (example, means) => {
  expect(cuesIn(wordsOf(example)).map((cue) => cue.means)).toContain(means)
})
