import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { stepOfTests } from './pointed-step.ts'
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
  ['Equipment and places: a flow bench, a spin pit.', 'a flow bench, a spin pit.'],
  ['We’ve got Brask mills and a lathe.', 'Brask mills and a lathe.'],
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

test.each<[Subject, string]>([
  ['people', 'Lab manager: Odile Brandt, chemist.'],
  ['people', 'Shop foreman: Tobias Renn, welder since 2009.'],
  ['people', 'Lab: Odile Brandt, chemist, and two others.'],
  ['people', 'Shop\n- Tobias Renn, welder\n- Odile Brandt, chemist'],
  ['people', 'We have Odile Brandt on the lathe, and Tobias Renn at the spin bench.'],
  ['existing', 'We have spun 40 gears, cut them on the mill and baked them in the oven.'],
  ['existing', 'We have already run the rig, in the shop and outdoors.'],
  ['existing', 'Shop tests in 2023: the rig ran 40 hours, and the gears held.'],
  ['place', 'Lab: step 1 in Toledo, step 2 in Akron.'],
  ['place', 'Lab work: step 1 in Toledo, step 2 in Akron.'],
  ['people', 'We have no furnace, and no oven.'],
])('people, past results, places of steps and denials are no facility: %s, %s', (subject, answer) => {
  expect(told(subject, answer).facilities).toBeUndefined()
})

test.each(['Write tests', 'Plan tests', 'Prepare testing', 'No tests'])('“%s” is no step that tests', (name) => {
  expect([stepOfTests(['Gear rig', name]), stepOfTests([name, 'Drop tests'])]).toEqual([undefined, 1])
})

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
