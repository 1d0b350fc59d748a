import { expect, test } from 'vitest'
import { CUES } from './cues.ts'
import { dictated } from './dictated.ts'

test.each(CUES)('$example', ({ example, written }) => expect(dictated(example, []).text).toBe(written))
