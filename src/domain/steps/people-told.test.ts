import { expect, test } from 'vitest'
import { peoplePrinted, peopleTold } from './people-told.ts'

const KNOWN = ['Odile Brandt', 'Rufus Okoro', 'Mei Okoro']

test('who is known to work on the plan is read, and what names nobody is a note', () => {
  expect(peopleTold('Odile Brandt leads the glazing trial; three people drive to Corning.', KNOWN)).toEqual({
    lead: 'Odile Brandt',
    people: '',
    note: 'three people drive to Corning.',
  })
  expect(peopleTold('Dr. Brandt does it with Mei Okoro. The kiln is ours.', KNOWN)).toEqual({
    lead: 'Odile Brandt',
    people: 'Mei Okoro',
    note: 'The kiln is ours.',
  })
})

test('whoever is known and begins no clause works on it: who leads is left to be said', () => {
  expect(peopleTold('I do, with Rufus Okoro', KNOWN)).toMatchObject({ lead: '', people: 'Rufus Okoro' })
})

test('a town, an organisation and a last name of two are nobody', () => {
  for (const said of ['Two people travel to Corning.', 'The Glass Institute of Corning runs it.', 'Okoro does it.'])
    expect(peopleTold(said, KNOWN)).toEqual({ lead: '', people: '', note: said })
})

test('names alone are names, known or not', () => {
  expect(peopleTold('Tilda Voss and Jan P. Reuter.', KNOWN)).toEqual({ lead: 'Tilda Voss', people: 'Jan P. Reuter', note: '' })
})

test('what stands in fields is taken word for word', () => {
  const told = { lead: 'the night shift', people: 'Odile Brandt; two apprentices', note: 'Three people drive to Corning.' }
  expect(peopleTold(peoplePrinted(told), KNOWN)).toEqual(told)
  expect(peopleTold(peoplePrinted({ ...told, lead: '' }), KNOWN)).toEqual({ ...told, lead: '' })
})
