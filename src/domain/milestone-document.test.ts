import { describe, expect, test } from 'vitest'
import { behindLabel, itemLines, lineAlone, parse, print, sectionsOf, taskLines } from './milestone-document.ts'

const PLAN = `Milestone 2 - Design of the mast

The design is far enough by Award + 2 Months.

Task 2.1: The Contractor shall model the mast.
Task 2.2 (lead: Ana Ruiz): The Contractor shall freeze the drawings.

Method: Finite elements. Two loads are looked at.
Deliverables:
- Design report (PDF)
• Drawings (STEP)

Schedule: months 1-2`

describe('a milestone’s text', () => {
  test('is its title, tasks, bullets, labelled lines and plain text', () => {
    expect(
      parse(PLAN)
        .lines.map(({ kind }) => kind)
        .join(' '),
    ).toBe('title text text text task task text label label item item text label')
    expect(parse(PLAN).lines[0]).toEqual({ kind: 'title', opening: 'Milestone 2 - ', text: 'Design of the mast' })
    expect(parse(PLAN).lines[5]).toMatchObject({ opening: 'Task 2.2 (lead: Ana Ruiz): ' })
    expect(parse(PLAN).lines[7]).toMatchObject({ name: 'Method', text: 'Finite elements. Two loads are looked at.' })
  })

  test('has parts under names, and its tasks and lists are found', () => {
    expect(sectionsOf(parse(PLAN)).map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Method', 7, 8],
      ['Deliverables', 8, 11],
      ['Schedule', 12, 13],
    ])
    expect(taskLines(parse(PLAN))).toEqual([4, 5])
    expect(taskLines(parse('Tasks:\n- one\n- two\n\nRisk: none'))).toEqual([1, 2])
    expect(itemLines(parse(PLAN), /^deliverables$/i)).toEqual([9, 10])
  })

  test('does not take a clause with a colon for a label, nor a time of day', () => {
    const [line, time] = parse('The results of all of the five runs are these: one, two.\nat 10:30 it begins').lines
    expect([line?.kind, time?.kind]).toEqual(['text', 'text'])
  })

  test.each([
    PLAN,
    '',
    '\n\n',
    '  \t ',
    'Milestone 1 -\r\n\r\nTask 1:\r\n-\r\n- \r\n',
    ':::\n: \n- : -\n1. 2) 3.4 \nA:\n',
    '\u2028Milestone 3 – x\u2028y\nMethod:\u00a0é\u0301 🛰️\u0000',
    'x'.repeat(5000),
    'Task 1 (((((: a',
  ])('printed again is the same text: %j', (text) => expect(print(parse(text))).toBe(text))

  test('printed again is the same text for whatever is strung together', () => {
    const pieces = [
      'Milestone 3 - ',
      'Task 3.1: ',
      '- ',
      '• ',
      'Method: ',
      '\n',
      '\r\n',
      ' ',
      '3.1 ',
      '1) ',
      'Risk',
      ':',
      'a.',
      '\t',
      '–',
      '',
    ]
    let seed = 7
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    for (let nth = 0; nth < 2000; nth += 1) {
      const text = Array.from({ length: next() % 14 }, () => pieces[next() % pieces.length]).join('')
      expect(print(parse(text))).toBe(text)
    }
  })
})

test('a line that is quoted alone loses the mark of its list, and its label where that is said already', () => {
  expect(lineAlone('- R1 “Model the mast” (p. 1)')).toBe('R1 “Model the mast” (p. 1)')
  expect(lineAlone('Risk: Rain.')).toBe('Risk: Rain.')
  expect(behindLabel('From the Government: The connector drawing.')).toBe('The connector drawing.')
  expect(behindLabel('Rain.')).toBe('Rain.')
})
