import { expect, test } from 'vitest'
import { asking } from '../grounding/testing/asking.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import { fileCheck } from './file-check.ts'

const PLAN = { period_of_performance: 6, scope_paragraph: 'A bench.', milestones: [plainMilestone(1, 'Milestone 1 - Bench')] }

test('a passage with a stricter value than is asked is found, and lacks none', () => {
  const asked = asking('The rail of the sauna bench shall stand out no more than 180 mm.', 0)
  const checked = (words: string) => fileCheck([{ page: 1, text: `Milestone 01\nTask 1 - Bench\n${words}` }], PLAN, [asked])
  const [first] = checked('The Contractor shall build the rail of the sauna bench so that it stands out 165 mm.').requirements
  expect(first).toMatchObject({ strength: 'full', lacks: [] })
  const [near] = checked('The rail of the bench is 165 mm.').requirements
  expect(near).toMatchObject({ strength: 'partial', lacks: [] })
  const [over] = checked('The Contractor shall build the rail of the sauna bench so that it stands out 195 mm.').requirements
  expect(over).toMatchObject({ strength: 'partial', lacks: ['no more than 180 mm'] })
})
