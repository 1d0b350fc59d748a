import { expect, test } from 'vitest'
import { quantitiesIn } from './quantity.ts'

test('the day of a date counts nothing, however it is limited', () => {
  expect(quantitiesIn('Deliver the chart not later than 14 March 2029.')).toEqual([])
  expect(quantitiesIn('Deliver no more than 14 charts by 3 May.')).toMatchObject([{ value: '14', unit: 'charts' }])
})

test('capitals behind a limit are its unit, though nobody knows them', () => {
  expect(quantitiesIn('When salt exceeds 35 PSU, the pump shall stop.')).toMatchObject([{ value: '35', unit: 'PSU', comparator: '>' }])
  expect(quantitiesIn('A hardness of 40 HRC or more is asked.')).toMatchObject([{ value: '40', unit: 'HRC', comparator: '>=' }])
  expect(quantitiesIn('At least 3 NATO members take part.')).toMatchObject([{ unit: 'members' }])
})

test('a measure of a compound names what stands behind it, and nothing of the part before a semicolon', () => {
  const [pages] = quantitiesIn('drawings of the keel; and a two-page leaflet for owners')
  expect(pages).toMatchObject({ printed: 'two-page', what: 'leaflet for owners' })
})
