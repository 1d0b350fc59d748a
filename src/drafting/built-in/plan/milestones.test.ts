import { expect, test } from 'vitest'
import { composition } from '../../../domain/work-breakdown/composed/testing/mast.ts'
import { standingMilestones } from '../../../domain/work-breakdown/standing-milestones.ts'
import type { PlanFacts } from '../../drafter.ts'
import { firstMilestones, refinedMilestones } from './milestones.ts'

const { rows, frame } = composition()
const facts: PlanFacts = { ...frame, period_of_performance: 6, analysis: null, component: null, answers: [], rows }
const first = firstMilestones(facts)
const whole = refinedMilestones(facts, first)
const AT = whole.findIndex(({ text }) => text.includes('Method: Finite elements'))
const drafted = whole[AT]?.text ?? ''

/** One milestone's text refined, where all others are as they were first drafted. */
function refined(text: string, last?: string): string {
  const sent = first.map((one, at) => (at === AT ? { ...one, text } : one))
  const number = first[AT]?.milestone_number ?? 0
  return refinedMilestones(facts, sent, new Map(last ? [[number, last.split('\n')]] : []))[AT]?.text ?? ''
}

test('refining puts the labelled lines behind their tasks, and refining again changes nothing', () => {
  expect(drafted).toContain('\nMethod: Finite elements')
  expect(first[AT]?.text).not.toContain('Method:')
  expect(refined(drafted)).toBe(drafted)
})

test('what somebody wrote in a first draft stays, and the lines of a task that they took out do not come', () => {
  const began = first[AT]?.text ?? ''
  const task = began.split('\n').find((line) => line.startsWith('Task ')) ?? ''
  const edited = began.replace(task, `${task} We insist on Ohio.`)
  expect(refined(edited)).toBe(drafted.replace(task, `${task} We insist on Ohio.`))
  expect(refined(began.replace(task, ''))).not.toContain('Method: Finite elements')
  const own = 'Milestone 2 - My own title\n\nWe insist on doing this in Ohio.'
  expect(refined(own)).toBe(own)
})

test('a labelled line that somebody edited stands once; one that nobody edited follows its row, as far as the last draft is known', () => {
  const edited = drafted.replace('Method: Finite elements', 'Method: By hand')
  expect(refined(edited)).toBe(edited)
  const before = drafted.replace('Method: Finite elements', 'Method: Ray tracing')
  expect(refined(before, before)).toBe(drafted)
  expect(refined(edited, drafted)).toBe(edited)
  expect(refined(edited, before)).toBe(edited)
})

test('a plan that stands keeps its milestones by their names where a row of one is removed', () => {
  const planned = ['Kiln drawings agreed', 'First tiles fired', 'Frost tests passed', 'Final report'].map((title, at) => ({
    id: `m${at}`,
    title,
    due_month: [1, 3, 5, 6][at],
  }))
  const made = firstMilestones({ ...facts, rows: { ...rows, milestones: planned } })
  const standing = standingMilestones(
    made.map(({ text }) => text),
    6,
  )
  const anew = firstMilestones({ ...facts, standing, rows: { ...rows, milestones: planned.toSpliced(1, 1) } })
  const heads = (all: typeof made) => all.map(({ text }) => text.split('\n').slice(0, 3).join(' '))
  expect(heads(anew)).toEqual(heads(made))
})
