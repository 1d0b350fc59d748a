import { expect, test } from 'vitest'
import { countedStrength } from '../quality/coverage-words.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { coverage } from './coverage.ts'
import { asking } from './testing/asking.ts'

const ASKED = ['The loom shall run at room temperatures from 5 to 40 degrees C.', 'The loom shall weave a shawl in at most 3 hours.'].map(
  asking,
)

const covered = (criterion: string, limits: LimitSaid[] = []) =>
  coverage(ASKED, [plainMilestone(1, 'Weave', { acceptance_criteria: [criterion] })], { limits })

const stated = {
  requirement_id: 'R1',
  told: '12 to 40 degrees C',
  is_same: true,
  exception: { offered: '12 to 40 degrees C', settles: 'TPOC' },
}

test('what the company states as an exception is known where the plan tells its figures, and is neither broken nor in doubt', () => {
  const criterion = 'The loom runs at room temperatures from 12 to 40 degrees C.'
  expect(covered(criterion)[0]?.changed).toMatchObject([{ told: '12 to 40 degrees C' }])
  const [one, other] = covered(criterion, [stated])
  expect(one).toMatchObject({
    changed: [],
    exception: {
      asked: '5 to 40 degrees C',
      offered: '12 to 40 degrees C',
      settles: 'TPOC',
      told: [{ milestone_number: 1, part: 'criterion' }],
    },
  })
  expect(one && countedStrength(one)).toBe('partial')
  expect(other?.exception).toBeUndefined()
})

test('a figure beyond what is offered breaks the limit all the same', () => {
  const [one] = covered('The loom runs at room temperatures from 20 to 40 degrees C.', [stated])
  expect(one?.changed).toMatchObject([{ told: '20 to 40 degrees C' }])
})

test('whether a person has said that a figure is of the same stands beside it', () => {
  const [of] = covered('The loom runs at room temperatures from 12 to 40 degrees C.', [{ ...stated, exception: undefined }])
  expect(of?.changed).toMatchObject([{ by_person: true }])
})
