import { expect, test } from 'vitest'
import { tablesApart } from './step-table.ts'

test('a table between bars is taken out of an answer whole', () => {
  const [one, other] = ['| a | b |\n|---|---|\n| 1 | 2 |', '| c | d |']
  expect(tablesApart(`Hours:\n${one}\nWe sum up.\n${other}`)).toEqual({
    answer: 'Hours:\nWe sum up.',
    blanked: 'Hours:\n\n\n\nWe sum up.\n',
    tables: [one, other],
  })
  expect(tablesApart('Press | rig\n|x| is below 3')).toMatchObject({ answer: 'Press | rig\n|x| is below 3', tables: [] })
})

test('so are three lines or more that stand in columns, with tabs or wide gaps; two lines, a list and sentences are none', () => {
  for (const gap of ['\t', '   ']) {
    const table = [`step${gap}Ann${gap}total`, `S1 press${gap}4${gap}4`, `S2 cut${gap}-${gap}6`].join('\n')
    expect(tablesApart(`S1 Press the parts.\n${table}\nThat is all.`)).toMatchObject({
      answer: 'S1 Press the parts.\nThat is all.',
      tables: [table],
    })
  }
  const long = Array.from({ length: 30_000 }, () => 'a\tb\tc').join('\n')
  expect(tablesApart(long).tables).toEqual([long])
  for (const text of [
    'a   b   c\nd   e   f',
    '- a   b   c\n- d   e   f\n- g   h   i',
    'We press.  We cut.\nWe test.  We stop.\nWe sum.  We go.',
  ])
    expect(tablesApart(text).tables).toEqual([])
})
