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
  ['who signs behind a dash', `${PEOPLE}\nWe meet weekly.\n– Henrietta`],
])('“I” and “me again” is %s', (_, people) => {
  expect(leads(people)).toEqual(['Henrietta Voss', 'Oskar Blum', 'Henrietta Voss'])
})

test.each([
  ['nobody says who tells', PEOPLE],
  ['the last item of a list has a dash', `${PEOPLE}\n\nTeam\n– Oskar Blum\n– Henrietta Voss`],
  ['somebody is thanked', `${PEOPLE}\n\nThanks Henrietta`],
  ['notes further below name somebody', `${PEOPLE}\nNotes on the winch, Henrietta`],
  ['notes tell of somebody', `Notes: talk with Oskar, Henrietta\n\n${PEOPLE}`],
  ['it may be one of two', PEOPLE.replace('engineer', 'engineer, me').replace('welder', 'welder, me')],
])('where %s, “I” is nobody', (_, people) => {
  expect(leads(people)).toEqual([undefined, 'Oskar Blum', undefined])
})

const GEAR_STEPS = {
  slot: 'Q4',
  subject: 'steps',
  question: '',
  answer: '1. Gear rig. Months 1-2, I lead. We spin it.\n2. Rig tests. Month 3, Tobias leads, 90 h.',
} as const

test('who says who they are is a person by that name and leads what they call their own', () => {
  const { rows } = rowsTold({
    answers: [
      GEAR_STEPS,
      { slot: 'Q5', subject: 'people', question: '', answer: "I'm Odile Brandt, process engineer. Tobias Renn, test engineer." },
    ],
  })
  const named = rows.flatMap((row) => (row.kind === 'person' ? row.cells.name?.value : []))
  expect(named).toEqual(['Odile Brandt', 'Tobias Renn'])
  expect(rows.flatMap((row) => (row.kind === 'step' ? row.cells.lead?.value : []))).toEqual(['Odile Brandt', 'Tobias Renn'])
})

test('what is paid to whom is no step, and waits to be placed', () => {
  const steps = '1. Gear rig. Months 1-2, 40 h. We spin it.\n2. Rig tests. Month 3, 90 h.'
  const money =
    'Money. Base $138,000, option $98,000, fixed price. The college gets $30,500 of the base. So we keep about 78 percent of the base.'
  const { rows, unplaced } = rowsTold({ answers: [{ slot: 'Q4', subject: 'steps', question: '', answer: `${steps}\n\n${money}` }] })
  expect(rows.flatMap((row) => (row.kind === 'step' ? row.cells.action?.value : []))).toEqual(['Gear rig', 'Rig tests'])
  const waiting = unplaced.map(({ text }) => text).join(' ')
  expect(waiting).toContain('30,500')
  expect(waiting).toContain('78 percent')
})

test.each([
  ["That's me, 80 hours, our pier", 'Henrietta Voss', 80],
  ['This one is me, 80 hours', 'Henrietta Voss', 80],
  ['Mine, 80 hours', 'Henrietta Voss', 80],
  ['I do that, 80 hours', 'Henrietta Voss', 80],
  ["That's Oskar, 80 hours", 'Oskar Blum', 80],
  ["That's the pier, 80 hours", undefined, 80],
])('who a step is said to be leads it, with the hours behind: %s', (said, lead, hours) => {
  const steps = `1. Survey the pier, month 1. ${said}. Walk it twice.\n2. Weld. Months 2-3, 200 hours, Oskar.`
  const { rows } = rowsTold({
    answers: [
      { slot: 'Q4', subject: 'steps', question: '', answer: steps },
      { slot: 'Q5', subject: 'people', question: '', answer: PEOPLE.replace('engineer', 'engineer, me') },
    ],
  })
  const cells = rows.find(({ kind }) => kind === 'step')?.cells as CellsOf<'step'>
  expect([cells.lead?.value, cells.hours && Number.parseFloat(cells.hours.value)]).toEqual([lead, hours])
})

test('a person’s field that says “me” is who tells, by the name without it', () => {
  const { rows } = rowsTold({
    answers: [
      GEAR_STEPS,
      {
        slot: 'Q5',
        subject: 'people',
        question: '',
        answer: 'Name: Me, Odile Brandt\nRole: process engineer\n\nName: Tobias Renn\nRole: test engineer',
      },
    ],
  })
  expect(rows.flatMap((row) => (row.kind === 'person' ? row.cells.name?.value : []))).toEqual(['Odile Brandt', 'Tobias Renn'])
  expect(rows.flatMap((row) => (row.kind === 'step' ? row.cells.lead?.value : []))).toEqual(['Odile Brandt', 'Tobias Renn'])
})
