import { expect, test } from 'vitest'
import type { Gathered } from './gathered-rows.ts'
import { knownStep, type Linked } from './known-steps.ts'
import { gatherTests } from './tests-told.ts'

const row = (action: string): Gathered => ({ kind: 'step', cells: { action: [{ slot: 'Q2', text: action }] }, proofs: [] })

const read = (answer: string, names: readonly string[], linked: readonly Linked[] = []) => {
  const steps = names.map(row)
  const { waits } = gatherTests({ steps, known: names.map(knownStep), tests: [] }, { slot: 'Q3', answer }, linked, () => [])
  const proofs = steps.map((step) =>
    step.proofs.map(({ quantity, limit, condition }) => [quantity, limit, condition].map((all) => all?.map(({ text }) => text).join('; '))),
  )
  return { proofs, waits: waits.map(({ start, end }) => answer.slice(start, end)) }
}

test('a point has its name, its figure and what stands beneath it, at the step of its number', () => {
  expect(read('- leak rate <=2 ml/h\n  - dye in the tank, step 2 -> proves the seal', ['Build it', 'Test it']).proofs).toEqual([
    [],
    [['leak rate', '<=2 ml/h', 'dye in the tank; proves the seal']],
  ])
})

test('a point is parted by the kind of its parts: how long or how warm is no mark beside one, and a head stays its name', () => {
  const answer = [
    '- hoses: pull before and after 50 runs, 6 % change at most (topic allows 10), step 1',
    '2. Hot, 43 °C, 72 hours, no seal leaks. step 2',
    '3. Valve time: scope, 20 strokes, 40 ms, step 2',
    '4. Rust: fog for 7 days. 0 of 12 may rust (step 1)',
  ].join('\n')
  expect(read(answer, ['Cast the housing', 'Build the pump']).proofs).toEqual([
    [
      ['hoses', '6 % change at most', 'pull before and after 50 runs'],
      ['Rust', '0 of 12 may rust', 'fog for 7 days'],
    ],
    [
      ['Hot', 'no seal leaks', '43 °C; 72 hours'],
      ['Valve time', '40 ms', 'scope; 20 strokes'],
    ],
  ])
})

test('a point of which a part may be one mark more stands whole, and talk among points is no test', () => {
  const point = 'Gauge against the master, ±0.2 bar, one reading every 60 seconds, cell good for 14 days'
  const { proofs } = read(`- ${point}, step 1\n- this is my favorite, 30 min of fun`, ['Cast the housing', 'Build the pump'])
  expect(proofs).toEqual([[[point, '±0.2 bar', undefined]], []])
})

test('a sentence stands whole with the figure that it has to reach, at the step that it opens with; what goes on with it is of that step', () => {
  const answer = 'On the pump we run water and want 3 bar, which shows that it lifts, and also there the valve has to close within 40 ms.'
  expect(read(answer, ['Cast the housing', 'Build the pump']).proofs).toEqual([
    [],
    [
      ['On the pump we run water and want 3 bar, which shows that it lifts', '3 bar', undefined],
      ['there the valve has to close within 40 ms.', 'within 40 ms', undefined],
    ],
  ])
})

test('a test of which nothing says the step waits whole', () => {
  const answer = 'The noise must stay below 60 dB at the ear.'
  expect(read(answer, ['Cast the housing', 'Build the pump'])).toEqual({ proofs: [[], []], waits: [answer] })
})
