import { expect, test } from 'vitest'
import { withResult } from './results-told.ts'

const told = (method: string) => {
  const row = withResult({ action: 'Weld', method })
  return [row.result, row.method]
}

test.each([
  ['Hands over two plates.', 'two plates'],
  ['We end up with two masts and a rigging note.', 'two masts and a rigging note'],
  ['Output is a wear chart.', 'a wear chart'],
  ['Product: a tuned horn and its test sheet.', 'a tuned horn and its test sheet'],
  ['Manual, parts list, draft report in month 8, final in month 9.', 'Manual, parts list, draft report in month 8, final in month 9'],
  ['Out comes the brief (held by day 9) and a site plan.', 'the brief (held by day 9) and a site plan'],
])('a sentence that names only what comes of a step is its result, in whatever words: %s', (sentence, result) => {
  expect(told(`We heat each tube first. ${sentence}`)).toEqual([result, 'We heat each tube first.'])
})

test.each([
  'The oil comes out of the drain at 90 C.',
  'If the road is icy we end up in the barn for a night.',
  'Each pass ends with a zero check.',
  'Two tanks, three hoses.',
])('what has the words of a result and names none is how it is done: %s', (method) => {
  expect(told(method)).toEqual([undefined, method])
})

test('what is named by the way stands in both, and only where no sentence says what comes of the step', () => {
  const beside = 'We build ten carts and two chargers, safety report by month 8, then ship them to Ohio.'
  const [result, method] = told(beside)
  expect(result).toContain('safety report by month 8')
  expect(method).toBe(beside)
  expect(told(`${beside} Output is a wear chart.`)[0]).toBe('a wear chart')
})

test('what comes of a step does not begin behind the place where it is done', () => {
  const sentence = 'Live demo in Tulsa with video link, draft final report 15 days before the end, then final with the SF 298.'
  expect(told(sentence)[0]).toMatch(/^demo in Tulsa with video link, draft/)
})
