import { describe, expect, it } from 'vitest'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { withGivenMilestones } from './given-milestones.ts'

describe('events for which the solicitation prints the month', () => {
  it('stand in the milestone that is due then or next', () => {
    const drafts = [1, 2, 3, 4, 5].map(() => ({ tasks: ['work'], requirement_ids: [] as string[] }))
    const written = withGivenMilestones(
      drafts,
      [
        given('R1', 'Month 1: Kickoff meeting'),
        given('R2', 'The milestones include: Month 5: Interim report describing the prototype. The report will name the test data.'),
        given('R3', 'Month 8 (Option period): Demonstrate the prototype on one vehicle.'),
      ],
      6,
    )
    expect(written.map(({ requirement_ids }) => requirement_ids)).toEqual([['R1'], [], [], ['R2'], ['R3']])
    expect(written[0]?.tasks[1]).toBe('hold in month 1 the kickoff meeting (solicitation p. 3)')
    expect(written[3]?.tasks[1]).toBe(
      'deliver in month 5 the interim report describing the prototype (solicitation p. 3). The report will name the test data',
    )
    expect(written[4]?.tasks[1]).toBe('demonstrate the prototype on one vehicle in month 8 (Option period) (solicitation p. 3)')
  })
})

function given(id: string, text: string): Requirement {
  return { id, text, kind: 'schedule', strength: 'must', phase: 'II', page: 3, quote: text, quantities: [], set_by: 'reader' }
}
