import { describe, expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import type { StoredMilestone } from '../milestone.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { coverage } from './coverage.ts'
import { asksLeadTime } from './coverage-asked.ts'

const asking = (quote: string): Requirement => ({
  id: 'R1',
  text: quote,
  quote,
  page: 1,
  phase: 'any',
  kind: 'performance',
  strength: 'should',
  set_by: 'reader',
  quantities: requirementQuantities(quote),
})

const saying = (text: string): StoredMilestone => ({
  milestone_number: 1,
  step_type: 'development',
  initial_text: null,
  refined_text: `Milestone 1 - Work\n\nTask 1.1: The Contractor shall ${text}`,
  deliverables: [],
  acceptance_criteria: [],
})

const answerTo = (quote: string, text: string) => coverage([asking(quote)], [saying(text)])[0]

describe('a value that lies within the limit that was asked for keeps it', () => {
  const weight = (limit: string) => `Weight of the design should weigh ${limit}.`
  test.each([
    ['less than three pounds', 'at most 2.2 pounds'],
    ['less than three pounds', '2.2 pounds'],
    ['no more than 3 pounds', 'less than 2 pounds'],
    ['3 pounds or less', 'at most 2.5 pounds'],
    ['at least 3 pounds', 'at least 4 pounds'],
    ['more than 3 pounds', '3.5 to 4 pounds'],
  ])('%s: %s', (asked, told) => {
    expect(answerTo(weight(asked), `keep the weight of the design ${told}.`)).toMatchObject({ changed: [], strength: 'full' })
  })

  test.each([
    'When folded the stretcher may stand out no more than 90 mm behind the seat.',
    'When it is folded, the stretcher shall stand out at most 90 mm behind the seat.',
  ])('a case before it is no part of what is asked: %s', (asked) => {
    const said = (told: string) => answerTo(asked, `build the folded stretcher so that it stands out ${told} behind the seat.`)?.changed
    expect(said('75 mm')).toEqual([])
    expect(said('95 mm')).toHaveLength(1)
  })

  test('what has to stay in a span keeps it in a narrower one, and leaves it in one that ends beyond it', () => {
    const said = (told: string) =>
      answerTo('The seed vault shelves shall stay between 3 °C and 9 °C.', `keep the seed vault shelves ${told}.`)?.changed
    expect(said('between 4 and 8 °C')).toEqual([])
    expect(said('at 5 °C')).toEqual([])
    expect(said('between 4 and 11 °C')).toHaveLength(1)
  })

  test.each([
    ['less than three pounds', 'at most 3.5 pounds'],
    ['less than three pounds', 'at least 2.2 pounds'],
    ['at least 3 pounds', '2.2 pounds'],
    ['at least 3 pounds', '2 to 4 pounds'],
    ['3 pounds', '2.2 pounds'],
  ])('%s: %s is another value', (asked, told) => {
    expect(answerTo(weight(asked), `keep the weight of the design ${told}.`)?.changed).toHaveLength(1)
  })

  test.each([
    ['up to 60 km', 'up to 20 km'],
    ['a maximum range of 60 km', 'a maximum range of 20 km'],
  ])('how far something has to reach is no limit: %s', (asked, told) => {
    const said = answerTo(`The radar shall detect small boats at ${asked}.`, `show that the radar detects small boats at ${told}.`)
    expect(said?.changed).toHaveLength(1)
  })
})

describe('where a threshold and an objective are asked for', () => {
  const mass = 'The mass of the converter module shall be at most 22 kg (threshold), at most 16 kg (objective).'
  const told = (words: string) => answerTo(mass, `keep the mass of the converter module ${words}.`)?.changed

  test.each(['at most 20 kg', 'at most 22 kg', 'at most 16 kg'])('%s changes neither', (words) => expect(told(words)).toEqual([]))

  test('what misses the threshold changes it, and not also the objective', () =>
    expect(told('at most 25 kg')).toMatchObject([{ asked: 'at most 22 kg' }]))
})

test('what a figure is today, told in brackets beside the promise, is no promise', () => {
  const density = 'The power density of the module shall be at least 8 kW/L.'
  const told = (words: string) => answerTo(density, `reach a power density of the module of ${words}.`)?.changed
  expect(told('at least 8 kW/L (today 3.1 kW/L)')).toEqual([])
  expect(told('at least 3.1 kW/L (measured on 5 modules)')).toHaveLength(1)
})

describe('a span whose ends are both asked for', () => {
  const rate = 'The repetition rate of the laser should be more than 1 kHz and no more than 20 kHz.'
  test('is no other value', () => {
    expect(answerTo(rate, 'measure the repetition rate of the laser from 1 to 20 kHz.')?.changed).toEqual([])
  })
  test('is one where an end lies outside', () => {
    expect(answerTo(rate, 'measure the repetition rate of the laser from 1 to 30 kHz.')?.changed).not.toEqual([])
  })
})

describe('a criterion that names a requirement keeps its figure within the limit, in whatever words and units', () => {
  const shownBy = (limit: string, criterion: string) => {
    const milestone = { ...saying('fire the kiln twice.'), acceptance_criteria: [`${criterion}; by Award + 3 Months; answers R1.`] }
    return coverage([asking(`The glaze line shall keep ${limit}.`)], [milestone])[0]
  }
  test.each([
    ['a heating time of at most 10 min', 'Heating up: 8 minutes or less'],
    ['a pressing force of not more than 300 lbf', 'Press: no more than 250 pounds'],
    ['at least 22 of the 24 tiles whole', 'Tiles: whole on twenty-two of twenty-four'],
    ['a colour error in percent within ±10', 'Colour: within eight percent'],
    ['cracked tiles to at most 2 percent', 'Cracks: none'],
    ['a pressing force of 12 N ± 1.5 N', 'Press: 11 to 13 N'],
    ['its colour from 14 °F to 122 °F', 'Colour (at 14 and at 122 Fahrenheit): unchanged'],
  ])('%s: %s', (limit, criterion) => {
    expect(shownBy(limit, criterion)?.strength).toBe('full')
  })

  test.each([
    ['a heating time of at most 10 min', 'Heating up: 12 minutes or less'],
    ['a pressing force of not more than 300 lbf', 'Press: no more than 350 pounds'],
    ['at least 22 of the 24 tiles whole', 'Tiles: whole on nineteen of twenty-four'],
    ['cracked tiles to at most 2 percent', 'Cracks: few'],
    ['a pressing force of 12 N ± 1.5 N', 'Press: 12 N'],
    ['a pressing force of 12 N ± 1.5 N', 'Press: 11 to 14 N'],
  ])('%s is not kept: %s', (limit, criterion) => {
    expect(shownBy(limit, criterion)?.strength).toBe('partial')
  })
})

describe('what has to come before something may come earlier', () => {
  const asked = 'The summary of the harvest is due 10 working days before the season ends.'
  const told = (when: string) => answerTo(asked, `send the summary of the harvest ${when}.`)
  test('earlier keeps it, later does not', () => {
    expect(told('fifteen working days before the season ends')).toMatchObject({ changed: [], strength: 'full' })
    expect(told('4 working days before the season ends')?.changed).toMatchObject([
      { asked: 'at least 10 working days', told: '4 working days' },
    ])
  })
  test('how long something takes and how late it is cannot be held against it', () => {
    expect(told('and work 4 days until the season ends')?.changed).toEqual([])
    expect(told('4 days after the season ends')?.changed).toEqual([])
  })
  test('how long something goes on before something is no lead time', () => {
    const quantity = asking('The silo shall be aired for 3 days before it is filled.')
    expect(asksLeadTime(quantity)).toBe(false)
    expect(asksLeadTime(asking(asked))).toBe(true)
  })
})
