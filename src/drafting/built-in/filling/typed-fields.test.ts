import { expect, test } from 'vitest'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

/** What each step needs, by its place among the steps. */
function needsOf(steps: readonly (readonly [action: string, needs: string])[]): string[][] {
  const answer = steps.map(([action, needs]) => `Step: ${action}\nMonths: 1 to 4\nNeeds: ${needs}`).join('\n\n')
  const { rows } = filledRows([{ slot: 'Q4', subject: 'steps', answer }], LEARNED)
  return rows.filter(({ kind }) => kind === 'step').map(({ cells }) => [...((cells as CellsOf<'step'>).needs?.value ?? [])])
}

test('the number of a step that is typed is that step and no other, whatever words its name has', () => {
  const needs = needsOf([
    ['Bake the tiles, glaze them and test the glaze', ''],
    ['Test the glaze for lead', 'step 1'],
    ['Test the glaze, the tiles and the grout', 'step 1'],
    ['Ship the tiles and the grout', '1'],
  ])
  expect(needs).toEqual([[], ['s1'], ['s1'], ['s1']])
})

test('a step may be named by its number before it is told, and needs neither itself nor a step that there is not', () => {
  const needs = needsOf([
    ['Draw the frame', 'step 3'],
    ['Test the frame and the hinge', 'step 2'],
    ['Weld the frame', 'step 9'],
  ])
  expect(needs).toEqual([['s3'], [], []])
})

test('words that only sound like a step mean none that comes later', () => {
  const needs = needsOf([
    ['Choose a resin', 'the molds and the trial parts'],
    ['Cut the molds', ''],
    ['Cast the trial parts', 'the molds'],
  ])
  expect(needs[0]).toEqual([])
})

test('a test says by which month it has passed, also as a date, and what names no month is told', () => {
  const test = ['by 9 July', '4', 'once it is dry'].map(
    (by, at) => `Step: Fire the kiln\nMeasured: Heat ${at}\nPass mark: at most 2 K\nBy month: ${by}`,
  )
  const { rows, unplaced } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: 'Step: Fire the kiln\nMonths: 1 to 5\n\nAward assumed on: 4 May 2026' },
      { slot: 'Q7', subject: 'test', answer: test.join('\n\n') },
    ],
    LEARNED,
  )
  const proof = rows.flatMap(({ kind, cells }) => (kind === 'step' ? ((cells as CellsOf<'step'>).proof?.value ?? []) : []))
  expect(proof.map(({ by_month }) => by_month)).toEqual([3, 4, undefined])
  expect(unplaced).toEqual([{ slot: 'Q7', text: 'once it is dry', isField: true }])
})

test('a test whose step is told by its number is of that step', () => {
  const answers = [
    { slot: 'Q4', subject: 'steps' as const, answer: 'Step: Cut the felt\nMonths: 1\n\nStep: Sew the felt\nMonths: 2' },
    { slot: 'Q7', subject: 'test' as const, answer: 'Step: step 2\nMeasured: Seam\nPass mark: grade 3 or better' },
  ]
  const { rows } = filledRows(answers, LEARNED)
  const steps = rows.filter(({ kind }) => kind === 'step').map(({ cells }) => (cells as CellsOf<'step'>).proof?.value.length ?? 0)
  expect(steps).toEqual([0, 1])
})

test.each([
  'Loaves that fall are weighed again, and the ovens they came from are cleaned by June 4, 2031',
  'Whoever bakes them sorts the loaves; what is burnt gets scraped, and the racks are washed again',
  'The ovens are cleaned',
  'Builds four racks',
])('a step that is typed is one step with these words, whatever is told under it: %s', (action) => {
  const answers = [
    {
      slot: 'Q4',
      subject: 'steps' as const,
      answer: `Step: Mix the dough\nMonths: 1\n\nStep: ${action}\nHands over: A log; what sticks is scraped again\n\nIn step 2 we clean the ovens again.`,
    },
    {
      slot: 'Q5',
      subject: 'method' as const,
      answer: `Step: ${action}\nMethod: Wash the racks; the loaves are baked again\n\nStep: Mix the dough`,
    },
    { slot: 'Q7', subject: 'test' as const, answer: `Step: ${action}\nMeasured: Racks are washed again\nPass mark: none burnt` },
  ]
  const { rows } = filledRows(answers, LEARNED)
  expect(rows.flatMap((row) => (row.kind === 'step' ? [row.cells.action?.value] : []))).toEqual(['Mix the dough', action])
})

test.each([
  ['test', 'Step: Fire the kiln\nMeasured: Heat'],
  ['threshold', 'Figure: Heat\nCommitted: below 4 kW'],
] as const)('a day beneath the fields of a %s that names nothing is no commitment, and stays to be placed', (subject, fields) => {
  const day = 'By month: December 15, 2031'
  const of = (answer: string) => filledRows([{ slot: 'Q7', subject, answer }], LEARNED)
  const { rows, unplaced } = of(`${day}\n\n${fields}`)
  expect(rows).toEqual(of(fields).rows)
  expect(unplaced.map(({ text }) => text)).toEqual([day])
})

test.each(['steps', 'method'] as const)(
  'what is told beneath the number of a step, as an answer on %s, is how that is done, word for word',
  (subject) => {
    const fields = 'Step: Mix the dough\nMonths: 1\n\nStep: Clean the ovens\nMonths: 2 to 3'
    const further = 'Step 2: we clean the ovens with steam, and scrape\n   the racks in Kiln Hall.\nThe flour waits.'
    const answers =
      subject === 'steps'
        ? [{ slot: 'Q4', subject, answer: `${fields}\n\n${further}` }]
        : [
            { slot: 'Q4', subject: 'steps' as const, answer: fields },
            { slot: 'Q5', subject, answer: further },
          ]
    const { rows, unplaced } = filledRows(answers, LEARNED)
    expect(rows.map(({ cells }) => Object.keys(cells).sort())).toEqual([
      ['action', 'from_month', 'to_month'],
      ['action', 'from_month', 'method', 'to_month'],
    ])
    expect(rows[1]).toMatchObject({ cells: { method: { value: 'we clean the ovens with steam, and scrape the racks in Kiln Hall.' } } })
    expect(unplaced.map(({ text }) => text)).toEqual(['The flour waits.'])
  },
)

test('who leads a step is told beside it, those behind the first name work on it, and nobody is lost whom no other answer names', () => {
  const { rows } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: 'Step: Cut the molds\nLead: Ruiz, the foundry\n\nStep: Pour them\nLead: Bo Dahl' },
      { slot: 'Q6', subject: 'people', answer: 'Name: Ana Ruiz\nLeads: 1\n\nName: Bo Dahl\nWorks on: 1' },
    ],
    LEARNED,
  )
  const steps = rows.flatMap(({ kind, cells }) => (kind === 'step' ? [cells as CellsOf<'step'>] : []))
  expect(steps.map(({ lead, people }) => [lead?.value, people?.value])).toEqual([
    ['Ana Ruiz', ['the foundry', 'Bo Dahl']],
    ['Bo Dahl', undefined],
  ])
})
