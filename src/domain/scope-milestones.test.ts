import { expect, test } from 'vitest'
import { milestonesInScope, scopeFollowing } from './scope-milestones.ts'

const text = (title: string, month: number) => `Milestone 2 - ${title}\nDue: Award + ${month} Months.\nTask: The Contractor shall do it.`
const KILN = [text('Kickoff', 1), text('Heat model', 3), text('$& fired bricks', 5), text('Close', 6)]
const scopeOf = (texts: readonly string[]) => `We fire bricks. ${milestonesInScope(texts, 6)} The work ends.`

test('a scope names the milestones between kickoff and close, of many only some', () => {
  expect(scopeOf(KILN)).toContain('the work runs through: heat model (Award + 3 Months); $& fired bricks (Award + 5 Months).')
  const many = [text('Kickoff', 1), ...Array.from({ length: 6 }, (_, at) => text(`Model ${at}`, at + 1)), text('Close', 6)]
  expect(milestonesInScope(many, 6)).toContain('stand 6 milestones, among them: model 0 (Award + 1 Month); model 2')
  expect(milestonesInScope(KILN.slice(0, 2), 6)).toBe('')
})

test('a scope follows milestones that are called otherwise or due in another month', () => {
  const renamed = KILN.with(1, text('Burner', 2))
  expect(scopeFollowing(scopeOf(KILN), KILN, renamed, 6)).toBe(scopeOf(renamed))
  expect(scopeFollowing(scopeOf(renamed), renamed, KILN, 6)).toBe(scopeOf(KILN))
})

test('a scope that names the milestones in other words stays as it is', () => {
  expect(scopeFollowing('We model the heat, then fire bricks.', KILN, KILN.with(1, text('Burner', 2)), 6)).toBe(
    'We model the heat, then fire bricks.',
  )
})
