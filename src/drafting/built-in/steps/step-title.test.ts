import { expect, test } from 'vitest'
import type { Duty } from '../demands/duty.ts'
import { labelTitles, stepTitles } from './step-title.ts'

const subject = { full: 'the tide station (TideGauge)', short: 'TideGauge', plural: false }
const duty = (text: string, more: Partial<Duty> = {}): Duty =>
  ({ text, verb: text.split(' ')[0] ?? '', stage: 'build', slot: 'Q5', ...more }) as Duty

test.each([
  ['reduce the input decks', 'Reduced input decks'],
  ['scale the mast down in height', 'Mast scaled down in height'],
  ['print 30 swatches', 'Printing of 30 swatches'],
  ['replace the oil by water', 'Replacement of the oil by water'],
  ['design the card', 'Design of the card'],
  ['develop the card', 'TideGauge card'],
  ['put the whole float together, and the winch', 'Assembly of the whole float and the winch'],
  ['put the silver layer on the best two masts', 'Deposition of the silver layer on the best two masts'],
  ['develop the float model in Basis and Flow, and hold the design review in month 4', 'Float model in Basis and Flow'],
  ['align the projector', 'Alignment of the projector'],
])('%s → %s', (step, title) => {
  expect(stepTitles([duty(step)], subject)[0]).toBe(title)
})

test.each([
  ['Extend TwoSamp', 'Extension of TwoSamp'],
  ['Clean with compressed air and retest', 'Cleaning with compressed air and retest'],
  ['Caustic simulator', 'Caustic simulator'],
  ['Planning and requirements', 'Planning and requirements for TideGauge'],
])('the label "%s" of a calendar becomes "%s"', (label, title) => {
  expect(labelTitles({ duties: [duty('write it', { label, months: [1, 2] })] }, subject)).toEqual([title])
})

test('a label of one word takes the object of the duty that says it', () => {
  const duties = [
    duty('carry out a survey', { label: 'Survey', months: [1, 2] }),
    duty('survey the known floats for tides', { slot: undefined }),
  ]
  expect(labelTitles({ duties }, subject)).toEqual(['Survey of the known floats for tides'])
})
