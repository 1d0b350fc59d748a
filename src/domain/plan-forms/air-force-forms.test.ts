import { describe, expect, test } from 'vitest'
import { dafDirect } from './daf-direct.ts'
import { dafOutline } from './offered-form.ts'
import { given, milestone } from './testing/given.ts'
import { inventedIn, tableOf, textsOf } from './testing/spoken-in.ts'

describe('the outline of Phase I', () => {
  const outline = dafOutline(given())

  test('has its six sections in order', () => {
    expect(outline.sections.map(({ heading }) => heading)).toEqual([
      'Scope',
      'Task Outline',
      'Milestone Schedule',
      'Deliverables',
      'Progress reports',
      'Final report with SF 298',
    ])
  })

  test('outlines tasks with approach and risks, and names no price', () => {
    expect(textsOf(outline, 'Task Outline')).toEqual(
      expect.arrayContaining(['Task 2: Design', 'The Contractor shall model the cell.', 'The Contractor shall compare two foams.']),
    )
    expect(textsOf(outline, 'Task Outline').join(' ')).toMatch(/COMSOL[\s\S]*foam A/)
    expect(JSON.stringify(outline.sections)).not.toMatch(/28,?000/)
  })

  test('gives progress reports and the final report, with their criteria, sections of their own', () => {
    expect(textsOf(outline, 'Progress reports')).toEqual(['Status report up to Award + 2 Months (PDF), to the TPOC'])
    expect(textsOf(outline, 'Final report with SF 298')).toEqual([
      'Award + 6 Months: Final report with the SF 298 as first page (PDF): objectives, work and results, to the TPOC',
      'C5.1 The final report is accepted when it has the SF 298 as page 1.',
    ])
    expect(tableOf(outline, 'Deliverables').flat().join(' ')).not.toMatch(/Status report|Final report/)
  })

  test('keeps what is listed below a label a list', () => {
    const text = 'Build\n\nDue: Award + 2 Months.\n\nTask 1.1: Press it.\nMethod:\n- At 90 C.\n- Three loads, twice each.\nTools: A press.'
    const { sections } = dafOutline(given({ milestones: [milestone(1, text, ['Panel'], ['It is 2 in thick.'])] }))
    const blocks = sections.find(({ heading }) => heading === 'Task Outline')?.blocks ?? []
    const at = blocks.findIndex((block) => 'label' in block && block.label === 'Method')
    expect(blocks.slice(at, at + 3)).toEqual([
      { kind: 'labelled', label: 'Method', text: 'At 90 C.' },
      { kind: 'labelled', label: '', text: 'Three loads, twice each.' },
      { kind: 'labelled', label: 'Tools', text: 'A press.' },
    ])
  })

  test('asks for the reports that the plan does not have', () => {
    const bare = given({ milestones: [milestone(1, 'Build\n\nThe Contractor shall build it.', ['Panel'], ['It is 2 in thick.'])] })
    expect(textsOf(dafOutline(bare), 'Progress reports')).toEqual(['[state which progress reports are handed over, when and to whom]'])
    expect(textsOf(dafOutline(bare), 'Final report with SF 298')[0]).toMatch(/^\[add the final report with the SF 298/)
  })

  test('invents nothing', () => {
    const without = textsOf(outline, 'Final report with SF 298')[0] ?? ''
    expect(inventedIn(outline, given()).filter((sentence) => !without.startsWith(sentence))).toEqual([])
  })
})

describe('the work plan of a direct Phase II', () => {
  const direct = dafDirect(given({ phase: 'II' }))

  test('is numbered, begins a page, and ends with schedule and glossary', () => {
    expect(direct.sections.map(({ heading }) => heading)).toEqual([
      '1.0 Objective',
      '2.0 Scope',
      '3.0 Background',
      '4.0 Task/Technical Requirements',
      'Milestone Schedule',
      'Glossary',
    ])
    expect(direct.begins_on_new_page).toBe(true)
  })

  test('numbers its tasks 4.1, 4.1.1 and so on', () => {
    const blocks = direct.sections[3]?.blocks ?? []
    expect(blocks.filter(({ kind }) => kind === 'subheading')).toContainEqual({ kind: 'subheading', text: '4.2 Design' })
    expect(blocks).toContainEqual({ kind: 'labelled', label: '4.2.2', text: 'The Contractor shall compare two foams.', is_head: true })
    expect(blocks).toContainEqual({ kind: 'labelled', label: 'Risk', text: 'If foam A is late, foam B is used.' })
  })

  test('speaks of its tasks by their numbers here, and of milestones by the numbers of the schedule', () => {
    const [, , design] = tableOf(direct, 'Milestone Schedule')
    expect(design?.[0]).toBe('2')
    expect(design?.[4]).toContain('when both foams are compared under task 4.2.2.')
    const ranges = milestone(
      1,
      'Build\n\nWe build it.\nTask 1.1: Press it.\nTask 1.2: Repeat tasks 1.1 and 3.2 to 3.4 by month 2.5.',
      [],
      [],
    )
    const form = dafDirect(given({ milestones: [ranges] }))
    expect(textsOf(form, '4.0 Task/Technical Requirements')).toContain('Repeat tasks 4.1.1 and 4.3.2 to 4.3.4 by month 2.5.')
  })

  test('tells objective, scope and background apart, each sentence once', () => {
    expect(textsOf(direct, '1.0 Objective')).toEqual(['The objective is to absorb 20 dB at 300 Hz in a flat panel.'])
    expect(textsOf(direct, '2.0 Scope')[0]).not.toContain('The objective is')
    expect(textsOf(direct, '3.0 Background')).toEqual(['The effort serves quiet cabins.', 'Today the panel absorbs 9 dB.'])
    expect(textsOf(direct, '4.0 Task/Technical Requirements').join(' ')).not.toMatch(/quiet cabins|absorbs 9 dB/)
  })

  test('has below each task its own lines, also what it needs, and behind the tasks what tells of all', () => {
    const text = [
      'Build\n\nDue: Award + 2 Months.\nExisting technology: A bench panel.\n\nTask 1.1: Press it.\nMethod: Hot.\nNeeds: The result of Task 2.1.',
      'Task 1.2: Weigh it.\nMethod: Twice.\nResult: A list.\n\nAnswers:\n- R2 “Weigh it” (p. 1)',
    ].join('\n\n')
    const form = dafDirect(given({ milestones: [milestone(1, text, ['Panel'], ['It is 2 in thick.'])] }))
    expect(textsOf(form, '3.0 Background')).toEqual(['A bench panel.'])
    expect(form.sections[3]?.blocks).toEqual([
      { kind: 'subheading', text: '4.1 Build' },
      { kind: 'labelled', label: 'Due', text: 'Award + 2 Months.' },
      { kind: 'labelled', label: '4.1.1', text: 'Press it.', is_head: true },
      { kind: 'labelled', label: 'Method', text: 'Hot.' },
      { kind: 'labelled', label: 'Needs', text: 'The result of Task 4.2.1.' },
      { kind: 'labelled', label: '4.1.2', text: 'Weigh it.', is_head: true },
      { kind: 'labelled', label: 'Method', text: 'Twice.' },
      { kind: 'labelled', label: 'Result', text: 'A list.' },
      { kind: 'labelled', label: 'Answers', text: 'R2 “Weigh it” (p. 1).' },
    ])
  })

  test('asks for a background that the plan does not tell', () => {
    const bare = given({ milestones: [milestone(1, 'Build\n\nThe Contractor shall build it.', ['Panel'], ['It is 2 in thick.'])] })
    expect(textsOf(dafDirect(bare), '3.0 Background')[0]).toMatch(/^\[describe where the effort comes from/)
  })

  test('writes short forms out as topic or program do, and prints no others', () => {
    const text = 'Test\n\nThe Contractor shall measure the NRC with the QXRT.'
    const form = dafDirect(given({ milestones: [milestone(1, text, ['Report (PDF), to the TPOC'], ['It is 2 in thick.'])] }))
    expect(tableOf(form, 'Glossary').slice(1)).toEqual([
      ['NRC', 'noise reduction coefficient'],
      ['TPOC', 'Technical Point of Contact'],
    ])
  })

  test('invents nothing', () => {
    const sections = direct.sections.filter(({ heading }) => heading !== 'Glossary' && heading !== 'Milestone Schedule')
    expect(inventedIn({ ...direct, sections }, given({ phase: 'II' }))).toEqual([])
  })
})

test('the objective of a Direct to Phase II form is the solicitation’s, where the scope does not say it', () => {
  const plan = given({ phase: 'II', direct: true })
  const asked = { ...plan, topic: { ...plan.topic, objective: 'Quiet a cabin at 300 Hz. Sell it later.' } as typeof plan.topic }
  expect(textsOf(dafDirect(asked), '1.0 Objective')).toEqual(
    expect.arrayContaining(["The solicitation's objective: “Quiet a cabin at 300 Hz”."]),
  )
  const said = { ...asked, plan: { ...asked.plan, scope_paragraph: "The solicitation's objective: “Quiet a cabin at 300 Hz”." } }
  expect(textsOf(dafDirect(said), '1.0 Objective')).toHaveLength(1)
})
