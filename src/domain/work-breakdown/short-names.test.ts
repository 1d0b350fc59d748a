import { expect, test } from 'vitest'
import { personNamed } from './composed/people.ts'
import { goesBy, listedPerson } from './short-names.ts'

test('capitals at the beginning of a line that are the initials of the name behind them are no part of the name', () => {
  const hank = { short: 'BD', name: 'Bo Dahl', rest: '17 yrs rigger, trains people' }
  expect(listedPerson('- BD – Bo Dahl, 17 yrs rigger, trains people')).toEqual(hank)
  expect(listedPerson('BD, Bo Dahl, 17 yrs rigger, trains people.')).toEqual(hank)
  expect(listedPerson('(ARK) Ana Ruiz-Kade: optics')).toEqual({ short: 'ARK', name: 'Ana Ruiz-Kade', rest: 'optics' })
  for (const line of ['MT – Bozeman Works, shop', 'NDT Marlow Labs', 'Ana Ruiz, PI', 'PI – Ana Ruiz', 'QA 14 Bo Dahl'])
    expect(listedPerson(line)).toBeUndefined()
})

test('initials name the one person who goes by them', () => {
  const people = ['Ana Ruiz', 'Bo Dahl', 'Al Rand'].map((name, at) => ({ id: `p${at}`, name }))
  expect(personNamed('BD', people)?.name).toBe('Bo Dahl')
  expect(personNamed('AR', people)).toBeUndefined()
  expect(goesBy('ad', 'Ana Dahl')).toBe(false)
})
