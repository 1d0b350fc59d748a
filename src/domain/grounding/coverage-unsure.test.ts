import { describe, expect, test } from 'vitest'
import { coverage } from './coverage.ts'
import { asking } from './testing/asking.ts'

/** What is found of the first of the requirements in a plan of one task. */
function found(asked: readonly string[], work: string) {
  const refined_text = `Milestone 1 - Work\n\nTask 1.1: The Contractor shall ${work}`
  const milestone = { milestone_number: 1, step_type: 'development' as const, initial_text: null, refined_text }
  const [first] = coverage(asked.map(asking), [{ ...milestone, deliverables: [], acceptance_criteria: [] }])
  return { changed: first?.changed.map(({ told }) => told), unsure: first?.unsure?.map(({ told }) => told) ?? [] }
}

const LEAK = 'The leakage of the bellows during one dive shall not exceed 2 percent of its rated holding pressure.'
const DRIFT = 'The drift of the probe over one night shall not exceed 3 percent of the full scale of the analyzer.'
const NOISE = 'The noise of the compressor in the cabin shall not exceed 40 percent of the permitted daily exposure.'

describe('two figures of one unit are a conflict only where the plan names what is to be measured', () => {
  test.each([
    [LEAK, 'keep the leakage of the bellows at most 4 percent of its rated holding pressure.', 'at most 4 percent'],
    [DRIFT, 'hold the drift over one night within 5 percent of the full scale of the analyzer.', 'within 5 percent'],
    [NOISE, 'limit the noise in the cabin to at most 60 percent of the permitted daily exposure.', 'at most 60 percent'],
  ])('%s: %s', (asked, work, told) => expect(found([asked], work)).toEqual({ changed: [told], unsure: [] }))

  test.each([
    [LEAK, 'bend 12 springs, 9 of which return to within 8 percent of rated holding pressure.', 'within 8 percent'],
    [DRIFT, 'compare two readers, which agree to within 7 percent of the full scale of the analyzer.', 'within 7 percent'],
    [NOISE, 'count the alarms above 90 percent of the permitted daily exposure.', 'above 90 percent'],
  ])('%s: %s is asked about', (asked, work, told) => expect(found([asked], work)).toEqual({ changed: [], unsure: [told] }))

  test('what the solicitation asks for elsewhere is not asked about', () => {
    const spread = 'The trial is passed if the forecast lies within 8 percent of the rated holding pressure for 9 of 12 springs.'
    expect(found([LEAK, spread], 'bend 12 springs, 9 of which return to within 8 percent of rated holding pressure.')).toEqual({
      changed: [],
      unsure: [],
    })
  })

  test('a thing of which values of several kinds are asked does not name one of them', () => {
    const stroke = 'The stroke of the bellows shall not exceed 2 percent of its rated holding pressure.'
    const weight = 'The bellows shall weigh no more than 30 kg.'
    const work = 'glue the bellows, which hold within 8 percent of rated holding pressure.'
    expect(found([stroke], work).changed).toHaveLength(1)
    expect(found([stroke, weight], work)).toEqual({ changed: [], unsure: ['within 8 percent'] })
  })
})
