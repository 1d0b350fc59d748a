import { expect, test } from 'vitest'
import { answerFacts } from './answer-facts.ts'
import { distinct, limitCriteria, limitsInFact } from './own-target.ts'

const criteria = (question: string, answer: string) =>
  limitCriteria(distinct(answerFacts({ answers: [{ slot: 'Q4', question, answer }] }).flatMap(limitsInFact)), {
    evidence: 'test report',
    milestone: 4,
    due: 'Award + 19 Months',
  })

test.each([
  [
    'Today F1 is 0.71. We commit to a macro-F1 of 0.80 on a held-out set of 5,000 labelled posts in 3 languages by month 18.',
    'The test report is accepted when it shows a macro-F1 of 0.80 on a held-out set of 5,000 labelled posts in 3 languages; delivered to the TPOC by Award + 19 Months',
  ],
  [
    'By the end of Phase I we will commit to 1.5 to 90 MHz in simulation, with 30 dB at 30 MHz.',
    'The test report is accepted when it shows 1.5 to 90 MHz in simulation, with 30 dB at 30 MHz; delivered to the TPOC by Award + 19 Months',
  ],
  [
    'Thickness is 1.2 in now; we will show 1.8 in or less at 30 MHz.',
    'The test report is accepted when it shows 1.8 in or less at 30 MHz; delivered to the TPOC by Award + 19 Months',
  ],
  [
    'Each module is 38 kg today and must come under 30 kg.',
    'The test report is accepted when it shows that each module comes under 30 kg; delivered to the TPOC by Award + 19 Months',
  ],
  [
    'We will be within 6 dB for 90% of ports by month 5.',
    'The test report is accepted when it shows results within 6 dB for 90% of ports; delivered to the TPOC by Award + 19 Months',
  ],
  [
    'By month 6 we show, in simulation and on a coupon, switching in 20 microseconds or less.',
    'The test report is accepted when it shows switching in 20 microseconds or less (in simulation and on a coupon); delivered to the TPOC by Award + 19 Months',
  ],
])('%s', (answer, criterion) => {
  expect(criteria('What do you reach today, and what will you commit to?', answer)).toEqual([criterion])
})

test('a pass mark is judged under the test plan that it belongs to', () => {
  expect(criteria('Which test will prove it, and what counts as a pass?', 'Pass when 10 of 12 analysts complete all tasks.')).toEqual([
    'The test report is accepted when it shows that 10 of 12 analysts complete all tasks, under the test plan of Milestone 4; delivered to the TPOC by Award + 19 Months',
  ])
})

test('what passes with a value is shown by that value', () => {
  expect(
    criteria('Which test will prove it, and what counts as a pass?', 'We filter 30 rule sets. It passes with zero leaks in 10 hours.'),
  ).toEqual([
    'The test report is accepted when it shows zero leaks in 10 hours, under the test plan of Milestone 4; delivered to the TPOC by Award + 19 Months',
  ])
})

test('what was measured before is no target', () => {
  expect(criteria('What do you reach today?', 'Today we measured 18 dB at 150 MHz.')).toEqual([])
})

test('a wish is no criterion, and one value said twice is one', () => {
  expect(criteria('What do you reach today, and what will you commit to?', 'We would like to halve that to 0.25 NIIRS.')).toEqual([])
  expect(
    criteria('Which test will prove it, and what counts as a pass?', 'Pass: mean above 20 kV/mm, none below 18. Mean above 20 kV/mm.'),
  ).toEqual([
    'The test report is accepted when it shows that the mean is above 20 kV/mm and that none is below 18 kV/mm, under the test plan of Milestone 4; delivered to the TPOC by Award + 19 Months',
  ])
})

test('an activity with its value is shown as it is named, and where it is shown is its condition', () => {
  const [criterion = ''] = criteria(
    'Which values will you commit to?',
    'By month 6 we will show, in simulation and on a coupon, beam switching in 20 microseconds or less.',
  )
  expect(criterion).toMatch(
    /^The test report is accepted when it shows beam switching in 20 microseconds or less \(in simulation and on a coupon\)/,
  )
})
