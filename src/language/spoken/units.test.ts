import { expect, test } from 'vitest'
import { withFigures } from './figures.ts'
import { UNITS } from './units.ts'

test.each(UNITS)('$example is $written', ({ example, written }) => expect(withFigures(example).text).toBe(written))
