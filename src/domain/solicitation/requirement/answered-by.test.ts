import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'
import { answeredBy, isTestable } from './answered-by.ts'

const TOPIC = `TOPIC NUMBER: A99-001
TITLE: Folding Mast

OBJECTIVE: Develop a folding mast for trucks.

DESCRIPTION: Crews at forward bases wait 20 minutes for a mast, and fielded masts weigh more than 80 kg. The mast must carry at least 20 kg. Mass shall not exceed 40 kg.

PHASE I: Compare three hinges in a trade study. Deliver a final report and a preliminary design. The Phase I period of performance is six months.`

const read = analysisOf([{ page: 1, text: TOPIC }], 'mast.pdf').requirements
const found = (words: string) => read.find(({ quote }) => quote.includes(words))

test.each([
  ['carry at least', 'property'],
  ['not exceed 40 kg', 'property'],
  ['trade study', 'work'],
  ['final report', 'handed_over'],
  ['period of performance', 'term'],
])('what asks for "%s" is answered by %s', (words, kind) => {
  const requirement = found(words)
  expect(requirement && answeredBy(requirement)).toBe(kind)
  expect(requirement && isTestable(requirement)).toBe(kind === 'property')
})

test('what crews wait for and what is fielded today asks nothing', () => {
  expect(found('fielded')).toBeUndefined()
})
