import { expect, test } from 'vitest'
import { UNITS } from '../quantity/unit-table.ts'
import { withFigures } from './figures.ts'

test.each(UNITS.flatMap(({ examples }) => examples ?? []))('%s is %s', (said, written) => expect(withFigures(said).text).toBe(written))
