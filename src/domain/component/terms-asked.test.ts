import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { pagesAskedIn } from './terms-asked.ts'

const asked = (...sentences: string[]): Requirement[] =>
  sentences.map((text, at) => ({
    ...{ id: `R${at + 1}`, text, quote: text, kind: 'constraint', strength: 'must', phase: 'any', whose: 'work' },
    ...{ set_by: 'reader', page: 3, quantities: requirementQuantities(text) },
  }))
test.each([
  ['Volume 2 must contain a work plan (Section 3) of no more than eight pages.', 8],
  ['The technical volume is limited to 20 pages in a font not smaller than 10 point.', 20],
  ['The work plan shall not exceed 6 pages.', 6],
])('the pages of the plan: %s', (sentence, pages) => expect(pagesAskedIn(asked(sentence), 'I')?.value).toBe(pages))

test.each([
  'The work plan must include a Gantt chart of at most one page.',
  'The technical volume includes a commercialization plan of no more than 4 pages.',
  'The Phase II work plan shall not exceed 6 pages.',
  'Status reports of not more than two pages are due each month.',
])('no limit of the plan: %s', (sentence) => expect(pagesAskedIn(asked(sentence), 'I')).toBeUndefined())
