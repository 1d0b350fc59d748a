import { expect, test } from 'vitest'
import type { Duty } from '../demands/duty.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { namedPapers } from './named-papers.ts'

const closing: Duty[] = [
  { text: "run the pump for a day, and write the user's guide and the validation test plan", verb: 'run', stage: 'close', slot: 'Q5' },
  { text: 'develop a technology transition plan along with an initial business case analysis', verb: 'develop', stage: 'close', page: 2 },
]
const brief = (phase: 'I' | 'II') => ({ closing, facts: { phase } }) as unknown as PlanBrief

test('the documents that the work at the end names are handed over by their names, those of the solicitation first', () => {
  expect(namedPapers(brief('I'), [], 4)).toEqual([
    'Technology transition plan (solicitation p. 2) (PDF), to the TPOC',
    'Initial business case analysis (solicitation p. 2) (PDF), to the TPOC',
    "User's guide (PDF), to the TPOC",
    'Validation test plan (PDF), to the TPOC',
  ])
})

test('what is handed over already is not named again', () => {
  expect(namedPapers(brief('II'), ["Installed software with user's guide (PDF)", 'Business case (PDF)'], 4)).toEqual([
    'Validation test plan (PDF), to the TPOC',
  ])
})
