import { expect, test } from 'vitest'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { rowsTold } from './rows-told.ts'

const STEPS =
  '1. Survey. Month 1, 70 hours, I lead. Walk the pier.\n2. Weld. Months 2-3, 200 hours, Oskar.\n3. Report. Month 4, 40 hours, me again.'
const PEOPLE = 'People:\n- Henrietta Voss, project engineer\n- Oskar Blum, welder'

const leads = (people: string) =>
  rowsTold({
    answers: [
      { slot: 'Q4', subject: 'steps', question: '', answer: STEPS },
      { slot: 'Q5', subject: 'people', question: '', answer: people },
    ],
  }).rows.flatMap((row) => (row.kind === 'step' ? [(row.cells as CellsOf<'step'>).lead?.value] : []))

test.each([
  ['whom a list of people calls me', PEOPLE.replace('engineer', 'engineer, me')],
  ['who says so in brackets', PEOPLE.replace('engineer', 'engineer (me)')],
  ['whom the heading of the notes names', `Notes on the winch, Henrietta, second pass\n\n${PEOPLE}`],
  ['who signs', `${PEOPLE}\n\nThanks, Henrietta`],
])('“I” and “me again” is %s', (_, people) => {
  expect(leads(people)).toEqual(['Henrietta Voss', 'Oskar Blum', 'Henrietta Voss'])
})

test.each([
  ['nobody says who tells', PEOPLE],
  ['it may be one of two', PEOPLE.replace('engineer', 'engineer, me').replace('welder', 'welder, me')],
])('where %s, “I” is nobody', (_, people) => {
  expect(leads(people)).toEqual([undefined, 'Oskar Blum', undefined])
})
