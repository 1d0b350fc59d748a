import { expect, test } from 'vitest'
import { rowsAsRead } from './rows-as-read.ts'

test('what an answer on risks tells in sentences is shown as the rows that count, and what waits to be placed beside them', () => {
  const text =
    'Risk: the liner delaminates.\nEarly sign: blisters after a day.\nFallback: a thicker liner.\n\nThe mill is a nice place on a hill.'
  const [risks, ...others] = rowsAsRead({ subject: 'risk', also: 'government', text }, [])
  expect(risks).toMatchObject({ row: 'risk', isSure: true })
  expect(risks?.read[0]?.lines).toEqual([
    {
      text: 'the liner delaminates.',
      row: { what: 'the liner delaminates.', sign: 'blisters after a day.', fallback: 'a thicker liner.' },
    },
    { text: 'The mill is a nice place on a hill.', row: {} },
  ])
  expect(others).toEqual([])
})

test('a figure is shown with how it binds, and what tells of no kind of row shows none', () => {
  const [figures] = rowsAsRead({ subject: 'threshold', text: 'Figure: mass of the unit\nCommitted: below 1.2 kg\nBy month: 5' }, [])
  expect(figures?.read[0]?.lines[0]?.row).toEqual({ quantity: 'mass of the unit', limit: 'below 1.2 kg', by: '5' })
  expect(rowsAsRead({ subject: 'user', text: 'The fleet uses it.' }, [])).toEqual([])
})
