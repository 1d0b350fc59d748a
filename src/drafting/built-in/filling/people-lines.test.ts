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

test('an organisation or a service that is bought is nobody, and what a clause says of others is no role: its sentence waits', () => {
  const answer =
    'Ana Ruiz is the PI. Sub is the Wharf and Rope Laboratory at Lakehead State University, Dr. Tom Velez, they have a 20-ton pull frame with wedge grips. ' +
    'NDT, salt fog and heat we buy from Marlow Test Labs in Duluth. Bo Chen is our rigger, former Coast Guard chief.'
  expect(people(answer)).toEqual([
    { name: 'Ana Ruiz', role: 'PI' },
    { name: 'Dr. Tom Velez', employer: 'Lakehead State University' },
    { name: 'Bo Chen', role: 'rigger' },
  ])
  const { unplaced } = rowsTold({ answers: [{ slot: 'Q1', subject: 'people', question: '', answer }] })
  const waiting = unplaced.map(({ text }) => text).join('\n')
  for (const words of ['wedge grips', 'Marlow Test Labs', 'former Coast Guard chief']) expect(waiting).toContain(words)
})
