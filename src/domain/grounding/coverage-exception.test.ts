import { expect, test } from 'vitest'
import { countedStrength } from '../quality/coverage-words.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { coverage } from './coverage.ts'
import { isExcepted } from './coverage-exception.ts'
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
    exceptions: [
      {
        asked: '5 to 40 degrees C',
        offered: '12 to 40 degrees C',
        settles: 'TPOC',
        told: [{ milestone_number: 1, part: 'criterion' }],
      },
    ],
  })
  expect(one && countedStrength(one)).toBe('partial')
  expect(other?.exceptions).toBeUndefined()
})

test('a figure beyond what is offered breaks the limit all the same', () => {
  const [one] = covered('The loom runs at room temperatures from 20 to 40 degrees C.', [stated])
  expect(one?.changed).toMatchObject([{ told: '20 to 40 degrees C' }])
})

const offering = (told: string, offered = told) => ({ requirement_id: 'R1', told, is_same: true, exception: { offered } })

test('of several exceptions to one requirement each stands there by itself', () => {
  const asked = [asking('The press shall weigh at most 30 kg and shall dry a quilt in at most 3 hours.', 0)]
  const acceptance_criteria = ['The press weighs at most 44 kg.', 'The press dries a quilt in at most 5 hours.']
  const limits = [offering('at most 44 kg'), offering('at most 5 hours')]
  const [one] = coverage(asked, [plainMilestone(1, 'Dry', { acceptance_criteria })], { limits })
  expect(one?.exceptions).toMatchObject([
    { asked: 'at most 30 kg', offered: 'at most 44 kg' },
    { asked: 'at most 3 hours', offered: 'at most 5 hours' },
  ])
})

test.each([
  ['44 hours', '44 kg', '44 kg', false],
  ['at most 2200 psi', '2,200 psi', '2,200 psi', true],
  ['at most 44,000 g', '44 kg', '44 kg', true],
  ['at most 40 kg', 'at most 44 kg', '40', true],
  ['44', '44 kg', '44 kg', true],
])('%s beside a stated %s, offered %s, is of the exception: %s', (told, stated, offered, is) =>
  expect(isExcepted([offering(stated, offered)], 'R1', told)).toBe(is),
)

test('an exception whose figures nothing says any more is none', () => {
  const [mended] = covered('The loom runs at room temperatures from 5 to 40 degrees C.', [stated])
  expect(mended?.exceptions).toBeUndefined()
})

test('whether a person has said that a figure is of the same stands beside it', () => {
  const [of] = covered('The loom runs at room temperatures from 12 to 40 degrees C.', [{ ...stated, exception: undefined }])
  expect(of?.changed).toMatchObject([{ by_person: true }])
})
