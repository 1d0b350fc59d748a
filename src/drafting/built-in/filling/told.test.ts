import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { LEARNED } from './learned.ts'
import { namedAgain, type Told, toldIn } from './told.ts'

const plan = (subject: Subject, answer: string) =>
  toldIn({ answer, subject }, { roots: new Set(), names: new Set() }, LEARNED.labels).flatMap(({ kind, text }) =>
    kind === 'plan' ? [text] : [],
  )

test.each<[Subject, string]>([
  ['solution', 'What we are not going to do in Phase I is the user interface and the training.'],
  [
    'security',
    "Everybody on it is a US citizen, and we don't have a facility clearance today, we would have to be sponsored if it comes to that",
  ],
  ['solution', 'NOT doing in P-I: tape-out, chip, display hw'],
  ['security', 'Helen and Dr. Raman hold Secret clearances, and Helen starts the facility clearance request with DCSA in month 3.'],
  ['existing', 'GateOne 0.9 runs on a Xilinx Versal VM1802 board.'],
])('what is said of the %s stands as it was told: %s', (subject, sentence) => {
  expect(plan(subject, sentence)).toEqual([sentence])
})

test('a sentence that tells of the user and of who pays fills both', () => {
  const answer = 'Sailors on destroyers will use it, and the program office would pay for Phase II.'
  const told = toldIn({ answer, subject: 'user' }, { roots: new Set(), names: new Set() }, LEARNED.labels)
  expect(told.map(({ cell }) => cell)).toEqual(['end_user', 'next_phase'])
})

test('a sentence that names the user by that name tells of the user, whatever was asked', () => {
  const answer = 'Ten kits stand on the flight line. The end users are the maintainers of the squadrons.'
  const told = toldIn({ answer, subject: 'end_state' }, { roots: new Set(), names: new Set() }, LEARNED.labels)
  expect(told.map(({ cell, text }) => [cell, text])).toEqual([
    ['end_state', 'Ten kits stand on the flight line.'],
    ['end_user', 'The end users are the maintainers of the squadrons.'],
  ])
})

test('a name is told whole', () => {
  const answer = 'Dr. Lou Barrett at the University of Tennessee Space Institute leads the fault tests, 300 hours.'
  const told = toldIn({ answer, subject: 'people' }, { roots: new Set(), names: new Set() }, LEARNED.labels)
  expect(told.map(({ text }) => text)).toContain('the University of Tennessee Space Institute')
})

test('who is told of again is the one who was named last', () => {
  const one = (kind: Told['kind'], cell: string, text: string): Told => ({ kind, cell, text, start: 0, end: 0, segment: 0 })
  const told = namedAgain([
    one('step', 'lead', 'he'),
    one('person', 'name', 'Priya Raman'),
    one('step', 'lead', 'she'),
    one('step', 'lead', 'I'),
  ])
  expect(told.map(({ text }) => text)).toEqual(['he', 'Priya Raman', 'Priya Raman', 'I'])
})

test('what somebody leads is a part of their role, and no employer; an organisation is one with its name or its article', () => {
  const people = (answer: string) =>
    toldIn({ answer, subject: 'people' }, { roots: new Set(), names: new Set() }, LEARNED.labels).flatMap(({ kind, cell, text }) =>
      kind === 'person' && cell !== 'name' ? [[cell, text]] : [],
    )
  expect(people('Mara Okafor is principal investigator and lead for thermal.')).toEqual([
    ['role', 'principal investigator and lead for thermal'],
  ])
  expect(people('Dr. Mara Okafor is a professor at Ohio State University.')).toContainEqual(['employer', 'Ohio State University'])
  expect(people('Mara Okafor is a chemist with the university.')).toContainEqual(['employer', 'the university'])
})
