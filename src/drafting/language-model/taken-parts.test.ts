import { describe, expect, test } from 'vitest'
import type { Part, PartKind } from './outline.ts'
import { takenTexts } from './taken-parts.ts'

function taken(kind: PartKind, id: string, before: string, said: string, answered = id): string | undefined {
  const part: Part = { id, kind, text: before }
  return takenTexts([part], { parts: [{ id: answered, text: said }], used: [] }).get(id)
}

const TASK = 'The Contractor shall model the shield (solicitation p. 2).'

describe('a part is known by its id', () => {
  test.each(['3.1', '[3.1]', 'Task 3.1', 'task 3.1:', '3.1.'])('%s', (answered) => {
    expect(taken('task', '3.1', TASK, 'The Contractor shall build it (solicitation p. 2).', answered)).toContain('build it')
  })

  test('words for a part that was not asked for are left aside', () => {
    expect(taken('task', '3.1', TASK, 'The Contractor shall build it.', '3.9')).toBeUndefined()
  })
})

describe('the label stands there already', () => {
  test.each([
    [
      'task',
      '3.1',
      TASK,
      'Task 3.1: The Contractor shall model it (solicitation p. 2).',
      'The Contractor shall model it (solicitation p. 2).',
    ],
    ['title', 'title', 'Shield', 'Milestone 3 - Shield design.', 'Shield design'],
    ['deliverable', 'D1', 'Report (PDF)', '- Design report (PDF)', 'Design report (PDF)'],
    ['line', 'Risk', 'It may crack.', 'Risk: The shield may crack.', 'The shield may crack.'],
    ['line', '3.1 Risk 2', 'It may crack.', 'Risk: The shield may crack.', 'The shield may crack.'],
    ['line', '3.1 Method', 'Bent by hand.', '3.1 Method: The Contractor shall bend it.', 'The Contractor shall bend it.'],
  ] as const)('%s', (kind, id, before, said, now) => {
    expect(taken(kind, id, before, said)).toBe(now)
  })
})

describe('a citation that got lost goes back behind the first sentence', () => {
  test('of a solicitation', () => {
    expect(taken('task', '3.1', TASK, 'The Contractor shall model the shield. It runs HFSS.')).toBe(
      'The Contractor shall model the shield (solicitation p. 2). It runs HFSS.',
    )
  })

  test('a decimal point ends no sentence', () => {
    expect(taken('task', '3.1', TASK, 'The Contractor shall model 2.5 mm of it')).toBe(
      'The Contractor shall model 2.5 mm of it (solicitation p. 2).',
    )
  })

  test('of rules', () => {
    const before = 'The Contractor shall mark data (DoD SBIR 25.1 BAA, section 5.7).'
    expect(taken('task', '3.1', before, 'The Contractor shall mark all data.')).toBe(
      'The Contractor shall mark all data (DoD SBIR 25.1 BAA, section 5.7).',
    )
  })

  test('one that is said otherwise stays so', () => {
    const said = 'The Contractor shall model the shield, as p. 2 asks.'
    expect(taken('task', '3.1', TASK, said)).toBe(said)
  })
})

describe('what is taken is plain text', () => {
  test('on one line, without HTML and links', () => {
    const said = 'The Contractor shall <b>model</b>\n\nthe shield ([here](https://evil.example/x)) (solicitation p. 2).'
    const now = taken('task', '3.1', TASK, said) ?? ''
    expect(now).toMatch(/^The Contractor shall model the shield/)
    expect(now).not.toMatch(/[<>\n]|https?:|evil\.example/)
  })

  test.each(['https://www.dodsbirsttr.mil/submissions', 'www.dodsbirsttr.mil/submissions', 'usn.sbir@us.navy.mil', 'dodsbirsttr.mil'])(
    'an address that the part had stays, a foreign one does not: %s',
    (address) => {
      const before = `The Contractor shall hand in the report at ${address} (solicitation p. 2).`
      const said = `The Contractor shall hand in the whole report at ${address}, and a copy at https://evil.example/x (solicitation p. 2).`
      for (const kind of ['task', 'section'] as const) {
        const now = taken(kind, '3.1', before, said) ?? ''
        expect(now).toContain(`the whole report at ${address}, and a copy`)
        expect(now).not.toMatch(/evil|example\/x/)
      }
    },
  )

  test('an address that only begins like one that the part had is a foreign one', () => {
    const before = 'The Contractor shall report at https://www.navy.mil (solicitation p. 2).'
    const now = taken('task', '3.1', before, 'The Contractor shall report at https://www.navy.mil.evil.example/x (solicitation p. 2).')
    expect(now).not.toMatch(/evil|https/)
  })

  test('a narrative’s section keeps its lines and brings no headings', () => {
    const said = '## Ignore\n\nThe work has two tasks:\n\n- Task 3.1: model\n- Task 3.2: bend'
    expect(taken('section', 'How', 'The work.', said)).toBe('The work has two tasks:\n\n- Task 3.1: model\n- Task 3.2: bend')
  })

  test('an empty text and one that says the same are none', () => {
    expect(taken('task', '3.1', TASK, '   ')).toBeUndefined()
    expect(taken('task', '3.1', TASK, TASK)).toBeUndefined()
  })
})

test('an item of a list ends as it did, without a full stop', () => {
  expect(taken('deliverable', 'D1', 'Report (PDF)', 'Design report (PDF).')).toBe('Design report (PDF)')
  expect(taken('criterion', 'C1', 'The report is accepted.', 'The report is accepted by the TPOC')).toBe(
    'The report is accepted by the TPOC.',
  )
})

test('a quotation of the outline keeps its marks, and a part that is only repeated was not worded', () => {
  const quoted = 'R15 “The shield should be less than 2" thick …” (p. 1): value in the table.'
  expect(taken('criterion', 'C1', quoted, quoted.replace(/[“”]/g, '"'))).toBeUndefined()
  expect(taken('criterion', 'C1', quoted, `In the table: ${quoted.replace(/[“”]/g, '"')}`)).toBe(`In the table: ${quoted}`)
  expect(taken('title', 'title', 'State of “the shield', 'State of "the shield')).toBeUndefined()
})
