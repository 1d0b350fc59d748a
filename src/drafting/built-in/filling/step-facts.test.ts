import { expect, test } from 'vitest'
import { namedPeople } from './named-people.ts'
import { stepRead } from './step-facts.ts'

const told = (method: string) => {
  const { row } = stepRead({ action: 'Weld', method })
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

const PEOPLE = namedPeople(['Ana Ruiz', 'R. Abbott-Kerr'])

test.each([
  [
    'In months 3 and 4, Ana Ruiz will spend 240 hours at our Tulsa laboratory.',
    { months: 'months 3 and 4', lead: 'Ana Ruiz', hours: '240 hours' },
  ],
  ['RAK / M2-M4 / 190 h / Tulsa lab.', { months: 'M2-M4', lead: 'RAK', hours: '190 h' }],
  ["That's months two through five, Ana's at it for two hundred eighty hours.", { months: 'months two through five', lead: 'Ana' }],
])('when, who and how long are known by what kind of words they are, however they are told: %s', (method, cells) => {
  expect(stepRead({ action: 'Weld', method }, PEOPLE).row).toMatchObject(cells)
})

test('a sentence of which every word was read is no more how the step is done, and what stands in a cell already is not read again', () => {
  const { row } = stepRead({ action: 'Weld', lead: 'Bo', method: 'Ana Ruiz, 240 hours, months 3 and 4. We weld each seam twice.' }, PEOPLE)
  expect(row).toMatchObject({ lead: 'Bo', hours: '240 hours', method: 'We weld each seam twice.' })
})

test('hours that something runs are none that somebody works', () => {
  expect(stepRead({ action: 'Age', method: 'The seals run for 400 hours under load.' }).row.hours).toBeUndefined()
})

test('what stands behind the name of a cell is all of that cell, and no method', () => {
  const { row, marks } = stepRead({
    action: 'sew the sail',
    method:
      'We cut it by hand. Comes out: sail that holds 4 N within 0.3 N, with its ropes. Done = at least 12 of 13 seams hold, sail accepted.',
  })
  expect(row).toEqual({ action: 'sew the sail', method: 'We cut it by hand.', result: 'sail that holds 4 N within 0.3 N, with its ropes' })
  expect(marks).toContain('at least 12 of 13 seams hold, sail accepted')
})

test.each([
  ['Machine shop in bldg B. He bores the block.', 'Machine shop in bldg B', 'He bores the block.'],
  ['Office, building A, Marietta, Ohio.', 'Office, building A, Marietta, Ohio', undefined],
  ['hangar bay at Dunn Field, cut-outs go to Utah.', 'hangar bay at Dunn Field', 'Cut-outs go to Utah.'],
  ['He drives the unit to Hill w/ spare parts.', undefined, 'He drives the unit to Hill w/ spare parts.'],
])('a place stands whole, and how the step is done without it: %s', (method, place, how) => {
  const { row } = stepRead({ action: 'Weld', method })
  expect([row.place, row.method]).toEqual([place, how])
})

test('a result that is said to be one is none of what is done', () => {
  expect(told('Result is B2, mechanically complete.')).toEqual(['B2, mechanically complete', undefined])
  expect(told('The result is checked by the guild.')[1]).toBe('The result is checked by the guild.')
})
