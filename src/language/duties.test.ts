import { expect, test } from 'vitest'
import { dutiesIn } from './duties.ts'

test('the things that one sentence asks for are parted where each has an article, or several words of its own', () => {
  expect(dutiesIn('By the end of Month 9, deliver a draft orchard manual and a spray record.')).toEqual([
    'By the end of Month 9, deliver a draft orchard manual',
    'a spray record',
  ])
  expect(dutiesIn('Provide letters of support from two growers and a plan for control of pests.')).toEqual([
    'Provide letters of support from two growers',
    'a plan for control of pests',
  ])
  expect(dutiesIn('Complete vibration testing of the frame and acoustic emission testing of the fan.')).toHaveLength(2)
})

test('deeds with a "shall" of their own are parted', () => {
  expect(dutiesIn('It shall count the bees within 45 minutes, and shall show the count within 60 seconds.')).toEqual([
    'It shall count the bees within 45 minutes',
    'shall show the count within 60 seconds',
  ])
})

test('one thing, a list of single words, words in brackets and what leads to the sentence are parted by nothing', () => {
  for (const whole of [
    'Design, build and test a pump for oil and water.',
    'The pump shall meet the weight, battery, and sealing limits.',
    'The grower shall be told of each test, and may witness it.',
    'Complete soil tests (salt, the iron content, and the clay share) of each field.',
    'During the winter season, the orchard gate shall stay open.',
    'Give accurate and useful crop yield estimates.',
  ])
    expect(dutiesIn(whole), whole).toHaveLength(1)
})

test('a thing of two names under one article is one, and so is what the clause behind it lists', () => {
  for (const whole of [
    'By the end of Month 3, the performer shall submit a harvest and storage plan that names the crew, the shed, and who signs the sheet.',
    'Deliver a spray and pruning log which tells the day, the row, and the weather.',
  ])
    expect(dutiesIn(whole), whole).toHaveLength(1)
})
