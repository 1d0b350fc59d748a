import { expect, test } from 'vitest'
import { nameFirst } from './people-lines.ts'
import { rowsTold } from './rows-told.ts'

const people = (answer: string) =>
  rowsTold({ answers: [{ slot: 'Q1', subject: 'people', question: '', answer }] }).rows.flatMap(({ kind, cells }) =>
    kind === 'person' ? [Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell?.value]))] : [],
  )

test('a line of a list that begins with a name and a comma tells behind it what somebody does, word for word', () => {
  expect(people('- Ana Ruiz, acoustics: buoy models, tank runs, pricing.\n- Tom Velez, runs the dock and the crane.')).toEqual([
    { name: 'Ana Ruiz', role: 'acoustics: buoy models, tank runs, pricing' },
    { name: 'Tom Velez', role: 'runs the dock and the crane' },
  ])
  expect(nameFirst('Ana Ruiz, acoustics: buoy models.')).toEqual({ name: 'Ana Ruiz', rest: 'acoustics: buoy models' })
  expect(nameFirst('Torque, speed and noise')).toBeUndefined()
})

test('the company, and what a party of the work is called, is nobody', () => {
  const answer =
    "We're Pell Winch Systems, nine people. We design and build hand winches for cold, icy places.\n\n- Ana Ruiz, PI.\n\n" +
    'Subcontractor is Lakehead State University, naval architecture, Prof. Tom Velez. They have an ice tank with a carriage.'
  const told = people(answer)
  expect(told.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Prof. Tom Velez'])
  expect(told[1]).toMatchObject({ employer: 'Lakehead State University' })
  expect(JSON.stringify(told)).not.toMatch(/winches|tank/)
})
