import { describe, expect, test } from 'vitest'
import { TASK_LABELS } from '../milestone-document.ts'
import { closingLabels } from '../work-breakdown/composed/closing.ts'
import { byDecision } from './decisive-criterion.ts'
import { deliverableName } from './deliverable-name.ts'
import { ownBlanks } from './form-texts.ts'
import { glossaryOf } from './glossary.ts'
import { placeOf } from './label-places.ts'
import { dafOutline } from './offered-form.ts'
import { reportKind } from './report-kind.ts'
import { given, milestone } from './testing/given.ts'
import { linesIn } from './times-lines.ts'
import { toldMilestones } from './told-milestone.ts'

test.each([
  ['Test report (PDF) with raw data (CSV): set-up and runs, to the TPOC', 'Test report (PDF) with raw data (CSV)'],
  ['Design report (PDF), answering R2 and R5, with the choices, to the TPOC', 'Design report (PDF)'],
  [
    'Collection, modeling, and display software (source, with tests) (solicitation p. 2), to the TPOC',
    'Collection, modeling, and display software (source, with tests)',
  ],
  ['Product for testing, evaluation, and/or demonstration: Bench prototype, kept for inspection', 'Bench prototype'],
  ['Prototype', 'Prototype'],
  ['Firing plan (PDF), to the TPOC by month 4', 'Firing plan (PDF), by month 4'],
  [': x', ': x'],
])('the deliverable %j goes by the name %j', (deliverable, name) => {
  expect(deliverableName(deliverable)).toBe(name)
})

test('what measures goes before what counts, and what is still blank comes last', () => {
  const blank = 'The panel absorbs at least [state the value] dB in 3 of 3 repeats.'
  const counted = 'The report lists each part of tasks 2.1 to 2.3 by Award + 5 Months (R4, solicitation p. 1).'
  const measured = 'At least 20 dB is measured at 300 Hz.'
  expect(byDecision([blank, counted, measured])).toEqual([measured, counted, blank])
})

test.each([
  ['Final report with the SF 298 as first page (PDF)', 'final'],
  ['The final report is accepted when it is there.', 'final'],
  ['Scientific and Technical Report (DI-MISC-80711A)', 'final'],
  ['Status report for the quarter that ends at Award + 6 Months (PDF)', 'progress'],
  ['Quarterly progress reports (PDF)', 'progress'],
  ['Completed matrix (XLSX), annexed to the final report', 'other'],
  ['Test report (PDF)', 'other'],
])('%j is a report of the kind %j', (text, kind) => {
  expect(reportKind(text)).toBe(kind)
})

test.each([
  ['background', ['Existing technology', 'Feasibility shown', 'Starting point', 'Background', 'Need']],
  ['task', [...TASK_LABELS]],
  ['milestone', ['Due', 'Answers', 'Option', 'For the option']],
  ['whole', ['Work shares', 'Disclosures on security', 'End user', ...Object.values(closingLabels('I'))]],
  ['', ['Approach', 'Test plan', 'Hint', 'Needed by']],
] as const)('labels that tell of the %s', (place, labels) => {
  expect(labels.map((label) => [label, placeOf(label)])).toEqual(labels.map((label) => [label, place]))
})

describe('a milestone taken apart', () => {
  const toldOf = (text: string) => toldMilestones({ ...given().plan, milestones: [milestone(1, text, [], [])] })[0]

  test('of a text without tasks opens with its first sentence, and the others are its tasks', () => {
    expect(toldOf('Build\n\nWe build it in Salem. We weigh it. Then we test it.')).toMatchObject({
      title: 'Build',
      opening: ['We build it in Salem.'],
      tasks: [
        { text: 'We weigh it.', notes: [] },
        { text: 'Then we test it.', notes: [] },
      ],
      notes: [],
    })
  })

  test('keeps every line with the task that it stands below, with or without a label', () => {
    const told = toldOf(
      'Build\n\nWe build it.\nTask 1.1: Press it.\n\nRisk: It may break.\n- Bring gloves.\n\nTask 1.2 - Weigh it.\nHint: Twice.',
    )
    expect(told?.tasks).toEqual([
      {
        text: 'Press it.',
        notes: [
          { label: 'Risk', text: 'It may break.' },
          { label: '', text: 'Bring gloves.' },
        ],
      },
      { text: 'Weigh it.', notes: [{ label: 'Hint', text: 'Twice.' }] },
    ])
  })

  test('has what tells of all its tasks before them or behind them, as it stood', () => {
    const told = toldOf(
      'Build\n\nPeople: Ana.\n\nTask 1.1: Press it.\nResult: A panel.\nEnd user: A crew.\n\nTest plan: 3 runs.\nFor the option:\n- Fly it\n- Fly it again',
    )
    expect(told).toMatchObject({
      notes: [{ label: 'People', text: 'Ana.' }],
      tasks: [{ text: 'Press it.', notes: [{ label: 'Result', text: 'A panel.' }] }],
      closing: [
        { label: 'End user', text: 'A crew.' },
        { label: 'Test plan', text: '3 runs.' },
        { label: 'For the option', text: 'Fly it; Fly it again' },
      ],
    })
  })

  test('without any text is empty: a form prints no placeholders', () => {
    expect(toldOf('')).toMatchObject({ title: '', opening: [], tasks: [], deliverables: [] })
  })
})

test('only the blanks that the form adds are its own', () => {
  const known = given({ milestones: [milestone(1, 'Build\n\nWe build it in [name the place].', ['Panel'], ['It is 2 in thick.'])] })
  expect(ownBlanks(dafOutline(known).sections, known.plan)).toEqual([
    'state which progress reports are handed over, when and to whom',
    'add the final report with the SF 298 as its first page, and when it is handed over',
  ])
})

test('a glossary knows plurals and leaves out formats, units and Roman numerals', () => {
  const text = 'Large language models (LLMs) in Phase II; a PDF of 3 MHz; the LLM and the SOW.'
  expect(glossaryOf({ text, topic: '' })).toEqual([
    { term: 'LLM', meaning: 'Large language models' },
    { term: 'SOW', meaning: 'Statement of Work' },
  ])
})

test.each([
  ['the hardware-in-the-loop (HIL) rig', 'HIL', 'hardware-in-the-loop'],
  ['the University of Florida (UF) research and education facility (REEF)', 'REEF', 'research and education facility'],
  ['a UAS (unmanned aircraft system) flies', 'UAS', 'unmanned aircraft system'],
  ['build an XPA', 'XPA', 'Xenon Plane Array'],
  ['build an XPA: the Xenon Plane Array is a xenon plane array', 'XPA', 'xenon plane array'],
])('of %j the glossary says what %s means, as plan or topic write it out', (text, term, meaning) => {
  expect(glossaryOf({ text, topic: 'A Novel Xenon Plane Array for Flight' })).toContainEqual({ term, meaning })
})

test('a glossary has no short form that nobody writes out: halves of names, capitals of common words, names of tools', () => {
  const text = 'The OMMX-2 is sampled by CMQ-ESQ for RUN_LOG; the BRACKET holds, as a bracket does. The QXRT is late.'
  expect(glossaryOf({ text, names: 'JAQ, BINX', topic: '' })).toEqual([])
})

test('words whose first letters fit by chance are no long form', () => {
  const topic = 'quick xenon readout takes time.'
  expect(glossaryOf({ text: 'The QXR is late; the report (QZT) too.', topic })).toEqual([])
})

test('lines are broken where Word breaks them', () => {
  // 10 pt Times New Roman: "The Contractor shall" is 82.2 points wide
  expect(linesIn('The Contractor shall', 83)).toBe(1)
  expect(linesIn('The Contractor shall', 82)).toBe(2)
  expect(linesIn('state-of-the-art', 40)).toBe(2)
  expect(linesIn('', 40)).toBe(1)
  expect(linesIn('x'.repeat(40), 50)).toBe(4)
})
