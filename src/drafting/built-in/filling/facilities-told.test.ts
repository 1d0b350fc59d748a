import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { rowsTold } from './rows-told.ts'

const STEPS = '1. Gear rig. Months 1-2, Odile, 120 h. We spin it.\n2. Rig tests. Month 3, Tobias, 90 h. See below.'

function told(subject: Subject, answer: string) {
  const { rows } = rowsTold({
    answers: [
      { slot: 'Q4', subject: 'steps', question: '', answer: STEPS },
      { slot: 'Q5', subject, question: '', answer },
    ],
  })
  const steps = rows.flatMap((row) => (row.kind === 'step' ? [row.cells as CellsOf<'step'>] : []))
  const plan = rows.flatMap((row) => (row.kind === 'plan' ? [row.cells as CellsOf<'plan'>] : []))
  return { places: steps.flatMap(({ place }) => place?.value ?? []), facilities: plan[0]?.statements?.value, steps }
}

test.each([
  [
    'Odile Brandt, PI. Facilities: 3,100 sq ft in Toledo, two flow benches. The college has a spin pit.',
    '3,100 sq ft in Toledo, two flow benches. The college has a spin pit.',
  ],
  ['Facilities\n- a flow bench\n- a spin pit at the college', 'a flow bench; a spin pit at the college'],
  [
    'Place: 900 sq ft in Toledo, flow bench, met lab. The college has a spin pit.',
    '900 sq ft in Toledo, flow bench, met lab. The college has a spin pit.',
  ],
  ['We have a flow bench, a spin pit and a lathe in Toledo.', 'a flow bench, a spin pit and a lathe in Toledo.'],
])('what is told of facilities stands whole in one statement, and is no place of a step: %s', (answer, words) => {
  const { facilities, places } = told('people', answer)
  expect(facilities).toMatch(/^Facilities: /)
  expect(facilities).toContain(words)
  expect(places).toEqual([])
})

test.each(['We have two engineers, a machinist and a lab technician.', 'Odile Brandt is PI, and Tobias Renner runs the lathe.'])(
  'who works is no facility: %s',
  (answer) => {
    expect(told('people', answer).facilities).toBeUndefined()
  },
)

test('tests that name no step are of the only one that is called so', () => {
  const { steps } = told('test', 'Tests:\n- Noise: at most 60 dBA at 1 m\n- Speed: at least 900 rpm for an hour')
  expect(steps.map(({ proof }) => proof?.value.length)).toEqual([undefined, 2])
})

test('what the topic asks is no figure of today', () => {
  const { rows } = rowsTold({
    answers: [
      {
        slot: 'Q6',
        subject: 'threshold',
        question: '',
        answer: 'About range: the topic asks for 40 km. With this coil we come to 30 km and rate it for that.',
      },
    ],
  })
  expect(rows.filter(({ kind }) => kind === 'commitment')).toEqual([])
})
