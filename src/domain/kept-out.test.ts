import { describe, expect, test } from 'vitest'
import { withoutKeptOut } from './kept-out.ts'
import type { StoredMilestone } from './milestone.ts'

const milestone = (refined_text: string): StoredMilestone => ({
  milestone_number: 1,
  step_type: 'kickoff' as StoredMilestone['step_type'],
  initial_text: 'first',
  refined_text,
  deliverables: [],
  acceptance_criteria: [],
})
const METHOD = {
  row: 's1',
  line: 'The net is hauled. You count the fish',
  rest: 'The net is hauled',
  sentences: ['You count the fish'],
}
const WHOLE = { ...METHOD, line: 'You count the fish', rest: '' }
const printed = (text: string, ...kept: Parameters<typeof withoutKeptOut>[1]) =>
  withoutKeptOut({ milestones: [milestone(text)] }, kept).milestones[0]?.refined_text

describe('a milestone is printed', () => {
  test('without the sentence that is kept out, and without its line where that says nothing else', () => {
    expect(printed('Task 1.1: Haul.\nMethod: The net is hauled. You count the fish.\nTime: month 2.', METHOD)).toBe(
      'Task 1.1: Haul.\nMethod: The net is hauled.\nTime: month 2.',
    )
    expect(printed('Task 1.1: Haul.\nMethod: You count the fish.\nTime: month 2.', WHOLE)).toBe('Task 1.1: Haul.\nTime: month 2.')
    expect(printed('End state after Phase I: You count the fish.\nEnd user: A cook.', WHOLE)).toBe('End user: A cook.')
    expect(printed('Method:\n- You count the fish.\n- The net is hauled.', WHOLE)).toBe('Method:\n- The net is hauled.')
  })

  test('as it stands where somebody has worded the sentence in it anew', () => {
    expect(printed('Method: The crew counts the fish.', METHOD)).toBe('Method: The crew counts the fish.')
    const plan = { milestones: [milestone('Method: The crew counts the fish.')] }
    expect(withoutKeptOut(plan, [METHOD]).milestones[0]).toBe(plan.milestones[0])
  })
})

test('a long sentence is found where the plan prints it as two', () => {
  const kept = {
    row: '',
    line: 'How it works, short: the net is hauled by a winch over the stern, then the fish are counted',
    rest: 'the net is hauled by a winch over the stern. Then the fish are counted',
    sentences: [],
  }
  const scope_paragraph =
    'A plan. How it works, short: the net is hauled by a winch over the stern. Then the fish are counted. The work ends.'
  expect(withoutKeptOut({ milestones: [], scope_paragraph }, [kept]).scope_paragraph).toBe(
    'A plan. The net is hauled by a winch over the stern. Then the fish are counted. The work ends.',
  )
  expect(withoutKeptOut({ milestones: [], scope_paragraph }, [{ ...kept, line: 'How it works, short' }]).scope_paragraph).toBe(
    scope_paragraph,
  )
})

test('of a list each point goes by itself, and a label stays before what is still said behind it', () => {
  const [one, other] = ['Minutes by Bob within 3 days, always', 'Nothing classified'].map((line) => ({
    row: 'plan',
    line,
    rest: '',
    sentences: [line],
  }))
  if (!one || !other) throw new Error('nothing is kept out')
  expect(printed('Other statements:\n- Minutes by Bob within 3 days, always.\n- Travel to Kiel.', one)).toBe(
    'Other statements:\n- Travel to Kiel.',
  )
  expect(printed('Security: Nothing classified. The hall is locked. End user: A cook.', other)).toBe(
    'Security: The hall is locked. End user: A cook.',
  )
  expect(printed('Security: Nothing classified. End user: A cook.', other)).toBe('End user: A cook.')
})

test('the scope is printed without what is kept out, and its other sentences stay behind their labels', () => {
  const scopeOf = (scope_paragraph: string, line: string) =>
    withoutKeptOut({ milestones: [], scope_paragraph }, [{ row: 'plan', line, rest: '', sentences: [line] }]).scope_paragraph
  const scope = 'Acme proposes a net. Solution: A net of hemp, basically. Exclusions: Boats; no cod, ever; cold stores. The work ends.'
  expect(scopeOf(scope, 'A net of hemp, basically')).toBe(
    'Acme proposes a net. Exclusions: Boats; no cod, ever; cold stores. The work ends.',
  )
  expect(scopeOf(scope, 'no cod, ever')).toContain('Exclusions: Boats; cold stores. The work ends.')
  expect(scopeOf(scope, 'Boats')).toContain('Exclusions: No cod, ever; cold stores. The work ends.')
  expect(scopeOf(scope, 'cold stores')).toContain('Exclusions: Boats; no cod, ever. The work ends.')
})
