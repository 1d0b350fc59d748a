import { expect, test } from 'vitest'
import { bareStep, type WorkStep } from '../work-breakdown.ts'
import { inOrder } from './order.ts'
import { spineOf } from './spine.ts'

/** Due as the schedule has it for five milestones in six months. */
const USUAL = [1, 2, 4, 5, 6]

const step = (id: string, cells: Partial<WorkStep> = {}) => bareStep(id, { action: `Do ${id}`, ...cells })
/** Each milestone as its due month and what it has: "2 model", "4 part of test". */
const shown = (spans: ReturnType<typeof spineOf>) =>
  spans.map(({ due, portions }) => [due, ...portions.map(({ step: { id }, is }) => (is === 'whole' ? id : `${is} of ${id}`))].join(' '))

test('a step belongs to the first milestone that is due at or after its last month', () => {
  const steps = [
    step('model', { from_month: 1, to_month: 2 }),
    step('coupon', { from_month: 2, to_month: 3 }),
    step('test', { from_month: 4, to_month: 5 }),
  ]
  expect(shown(spineOf(steps, { period: 6, dues: USUAL }))).toEqual(['1', '2 model', '4 coupon', '5 test', '6'])
})

test('a milestone without a step takes a part of one that runs across its due month, and the rest stays with the last', () => {
  const steps = [step('model', { from_month: 1, to_month: 2 }), step('test', { from_month: 3, to_month: 5 })]
  expect(shown(spineOf(steps, { period: 6, dues: USUAL }))).toEqual(['1', '2 model', '4 first of test', '5 rest of test', '6'])
})

test('a milestone with nothing but a report that the solicitation sets has a part of the company’s work, too', () => {
  const steps = [step('test', { from_month: 2, to_month: 5 }), step('of R7', { from_month: 3, to_month: 3 })]
  expect(shown(spineOf(steps, { period: 6, dues: USUAL }))).toEqual(['1', '2 first of test', '4 next of test of R7', '5 rest of test', '6'])
})

test('the first milestone has its part of the step that begins with the kickoff and goes on to the end, and of no other one', () => {
  const lead = step('lead', { action: 'Management, kickoff, reports', from_month: 1, to_month: 6 })
  const steps = [lead, step('model', { from_month: 1, to_month: 4 }), step('test', { from_month: 5, to_month: 6 })]
  expect(shown(spineOf(steps, { period: 6, dues: [1, 4, 6] }))).toEqual(['1 first of lead', '4 model', '6 rest of lead test'])
  expect(shown(spineOf(steps.slice(1), { period: 6, dues: [1, 4, 6] }))).toEqual(['1', '4 model', '6 test'])
})

test('where no step runs, a milestone has none', () => {
  expect(shown(spineOf([step('model', { from_month: 1, to_month: 2 })], { period: 6, dues: USUAL }))).toEqual([
    '1',
    '2 model',
    '4',
    '5',
    '6',
  ])
})

test('within a milestone what is needed stands first, whatever the order of the rows', () => {
  const steps = [step('test', { needs: ['build'], from_month: 3, to_month: 4 }), step('build', { from_month: 3, to_month: 4 })]
  expect(inOrder(steps, 6).map(({ step: { id } }) => id)).toEqual(['build', 'test'])
})

test('a step ends no earlier than what it needs', () => {
  const steps = [step('build', { from_month: 3, to_month: 5 }), step('test', { needs: ['build'], from_month: 2, to_month: 3 })]
  expect(shown(spineOf(steps, { period: 6, dues: USUAL }))).toEqual(['1', '2', '4 first of build', '5 rest of build test', '6'])
})

test('steps without months share the time in the order of the rows', () => {
  const steps = ['one', 'two', 'three'].map((id) => step(id))
  expect(inOrder(steps, 6).map(({ to }) => to)).toEqual([2, 4, 6])
  const around = [step('one', { from_month: 1, to_month: 1 }), step('two'), step('three', { from_month: 4, to_month: 5 })]
  expect(inOrder(around, 6).map(({ to }) => to)).toEqual([1, 3, 5])
})

test('steps that need each other stand in the order of their months', () => {
  const steps = [step('one', { needs: ['two'], from_month: 3, to_month: 4 }), step('two', { needs: ['one'], from_month: 1, to_month: 2 })]
  expect(inOrder(steps, 6).map(({ step: { id } }) => id)).toEqual(['two', 'one'])
})

test('work of the option stands in no milestone of the base', () => {
  expect(shown(spineOf([step('later', { part: 'option', from_month: 7, to_month: 9 })], { period: 6, dues: USUAL }))).toEqual([
    '1',
    '2',
    '4',
    '5',
    '6',
  ])
})

test('where a person has set the month of a milestone, the work that ends by then stands in it', () => {
  const steps = [step('coat', { from_month: 1, to_month: 3 }), step('test', { from_month: 4, to_month: 5 })]
  expect(shown(spineOf(steps, { period: 6, dues: USUAL }))).toEqual(['1', '2 first of coat', '4 rest of coat', '5 test', '6'])
  expect(shown(spineOf(steps, { period: 6, dues: [1, 3, 4, 5, 6] }))).toEqual(['1', '3 coat', '4 first of test', '5 rest of test', '6'])
})

test('of milestones of one month a step has the one that its last day, else its words mean, else the last, and none before what it needs', () => {
  const named = ['Start', 'Loom trial', 'Cloth handed over'].map((title, at) => ({
    id: title,
    title,
    due_date: ['2 May', '8 June', '29 June'][at],
  }))
  const steps = [
    step('weave', { title: 'Cloth', from_month: 1, to_month: 2, result: 'swatches 4 May, loom sheet 6 June' }),
    step('bale', { to_month: 2, result: 'loom notes 5 June, bales 20 June' }),
    step('set', { title: 'Trial of the loom', to_month: 2 }),
    step('dye', { to_month: 2 }),
    step('look', { title: 'Trial of the loom', needs: ['dye'], to_month: 2 }),
  ]
  expect(shown(spineOf(steps, { period: 2, dues: [1, 2, 2], named }))).toEqual(['1', '2 weave set', '2 bale dye look'])
  expect(shown(spineOf(steps, { period: 2, dues: [1, 2, 2] })).at(-1)).toBe('2')
})

test('a milestone on whose day the month has hardly begun has no work of that month, but what names a day before', () => {
  const named = [
    { id: 'a', title: 'Review', due_month: 4, due_date: '9 October', over_month: 3 },
    { id: 'b', title: 'Trial data', due_month: 5, due_date: '13 November', over_month: 4 },
  ]
  const steps = [step('grow', { to_month: 3 }), step('slides', { to_month: 4, result: 'slides 8 October' }), step('trial', { to_month: 4 })]
  expect(shown(spineOf(steps, { period: 6, dues: [4, 5], named }))).toEqual(['4 grow slides', '5 trial'])
})

test('the last of several milestones of one month is not left without the work that ends the plan, of which the one before has a part', () => {
  const named = ['Start', 'Loom trial', 'Cloth handed over'].map((title) => ({ id: title, title }))
  const steps = [step('weave', { to_month: 1 }), step('trial of the loom and close', { from_month: 2, to_month: 2 })]
  expect(shown(spineOf(steps, { period: 2, dues: [1, 2, 2], named }))).toEqual([
    '1 weave',
    '2 first of trial of the loom and close',
    '2 rest of trial of the loom and close',
  ])
})
