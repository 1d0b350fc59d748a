import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { itemsOf, mainOf, resultTold } from './result-items.ts'
import { composition, step } from './testing/mast.ts'

test.each([
  ['glaze recipe (16 May, month 3)', { thing: 'glaze recipe', due: { month: 3, by: 'by 16 May' } }],
  ['glaze recipe (month 3)', { thing: 'glaze recipe', due: { month: 3, by: 'by month 3' } }],
  ['glaze recipe (PDF, month 3)', { thing: 'glaze recipe (PDF)', due: { month: 3, by: 'by month 3' } }],
  ['kiln log (CSV), by the end of month 3.', { thing: 'kiln log (CSV)', due: { month: 3, by: 'by month 3' } }],
  ['kiln log with its tiles, end of month 3', { thing: 'kiln log with its tiles', due: { month: 3, by: 'by month 3' } }],
  ['kiln log – month 3', { thing: 'kiln log', due: { month: 3, by: 'by month 3' } }],
  ['kiln log of month 3', { thing: 'kiln log of month 3' }],
  ['kiln log, a week before the firing', { thing: 'kiln log', due: { by: 'a week before the firing' } }],
  ['Photos two days after the firing', { thing: 'Photos two days after the firing' }],
  ['kiln log, to the TPOC by July 28, 2028', { thing: 'kiln log, to the TPOC', due: { by: 'by July 28, 2028' } }],
  ['Monthly report by the 10th of each month', { thing: 'Monthly report', due: { by: 'by the 10th of each month', recurs: true } }],
  ['Glaze report ten days after the firing', { thing: 'Glaze report', due: { by: 'ten days after the firing' } }],
  ['Glaze report 20 days before the fair (month 4)', { thing: 'Glaze report', due: { month: 4, by: '20 days before the fair' } }],
  ['kiln report on the last day (PDF, month 6)', { thing: 'kiln report (PDF)', due: { month: 6, by: 'on the last day' } }],
  ['Kiln records at the end of the firing', { thing: 'Kiln records', due: { by: 'at the end of the firing' } }],
  ['Tiles on the first day', { thing: 'Tiles on the first day' }],
  ['Glaze memo, monthly', { thing: 'Glaze memo', due: { by: 'monthly', recurs: true } }],
  ['Glaze memo, weekly by Friday', { thing: 'Glaze memo', due: { by: 'weekly by Friday', recurs: true } }],
  ['Sketch of the kiln, monthly memo', { thing: 'Sketch of the kiln, monthly memo', due: { by: '', recurs: true } }],
  ['Quarterly glaze memo', { thing: 'Quarterly glaze memo', due: { by: '', recurs: true } }],
])('a thing of a result may have a month of its own: %s', (words, item) => expect(itemsOf(words)).toEqual([item]))

test.each([
  ['seed list, growth curves, parts shelf', ['seed list', 'growth curves', 'parts shelf']],
  ['barn drawings, draft and final bid, and a parts shelf', ['barn drawings', 'draft and final bid', 'a parts shelf']],
  ['barn drawings, harvest report two weeks before the fair', ['barn drawings', 'harvest report']],
  ['seed list, printed', ['seed list, printed']],
  ['seed list, PDF', ['seed list, PDF']],
  ['seed list, text file', ['seed list, text file']],
  ['table of yields, losses and prices', ['table of yields, losses and prices']],
  ['photos of each row, moisture', ['photos of each row, moisture']],
  ['field log, 40 pages', ['field log, 40 pages']],
  ['a bid, then the harvest report', ['a bid', 'the harvest report']],
  ['a glaze, then field logs', ['a glaze', 'field logs']],
  ['draft bid, and then final bid with prices', ['draft bid', 'final bid with prices']],
  ['a shelf, first nailed, then glued', ['a shelf, first nailed, then glued']],
  ['a shelf, first sanded, then polished by hand', ['a shelf, first sanded, then polished by hand']],
  ['a glaze that dries, and then hardens within 2 days', ['a glaze that dries, and then hardens within 2 days']],
  ['kickoff slides, 8 quarterly letters', ['kickoff slides', '8 quarterly letters']],
])('a plain list names several things, and what may tell more of one stays with it: %s', (words, things) =>
  expect(itemsOf(words).map(({ thing }) => thing)).toEqual(things),
)

test('beside its task a result is told with when each thing is due', () => {
  expect(resultTold('recipe (16 May, month 3); kiln log (month 4); tiles')).toBe('recipe, by 16 May; kiln log, by month 4; tiles')
})

test('a step is called by what it hands over at its end, and not by what it hands over before', () => {
  expect(mainOf('recipe (month 2); tiles; kiln log')).toBe('tiles')
  expect(mainOf('recipe (month 2); kiln log (month 5)')).toBe('kiln log')
  expect(mainOf('tiles; kiln log')).toBe('tiles; kiln log')
})

const fired = (result: string, more = {}) =>
  composedPlan(
    composition({
      rows: { commitments: [], steps: [step('s1', { action: 'Fire the tiles', from_month: 5, to_month: 5, result, ...more })] },
    }),
  )
const handed = (result: string, more = {}) =>
  fired(result, more).map(({ deliverables }) => deliverables.map(({ text }) => text).filter((text) => /recipe|log|tiles/i.test(text)))

test('what has a month of its own is handed over in the first milestone that is due then, and the task stays where it is', () => {
  const result = 'recipe (16 May, month 2); kiln log (month 5); tiles'
  expect(handed(result)).toEqual([[], ['Recipe, by 16 May'], [], ['Kiln log', 'Tiles'], []])
  expect(handed('recipe (month 3)')).toEqual([[], [], ['Recipe, by month 3'], [], []])
  const tasks = fired(result).map(({ all }) => all.some(({ text }) => /Result: Recipe, by 16 May; kiln log, by month 5; tiles/.test(text)))
  expect(tasks).toEqual([false, false, false, true, false])
})

test('a milestone only bounds when a thing is due: the month is told of the thing, else of its step; what comes again and again stands once, with its rhythm and months', () => {
  const rows = {
    commitments: [],
    steps: [
      step('s1', { action: 'Write the firing plan', to_month: 4, result: 'Firing plan', goes_to: 'Government' }),
      step('s2', { action: 'Fire the tiles', from_month: 2, to_month: 6, result: 'First tiles in month 3, last tiles in month 6' }),
      step('s3', { action: 'Report on the kiln', from_month: 1, to_month: 6, result: 'Monthly kiln report by the 10th of each month' }),
    ],
  }
  const plan = composedPlan(composition({ rows, frame: { milestones: 3, dues: [1, 5, 6], areStepsTold: true } }))
  expect(plan.map(({ deliverables }) => deliverables.map(({ text }) => text))).toEqual([
    [],
    ['Firing plan, to the TPOC by month 4', 'First tiles, by month 3'],
    ['Monthly kiln report, by the 10th of each month, months 1 to 6', 'Last tiles'],
  ])
})

test('what is called after a review by its short form is handed over in the milestone of that, while its step goes on', () => {
  const named = ['Kickoff', 'PDR held', 'Kiln fired'].map((title, at) => ({ id: `m${at}`, title, due_month: 2 * at + 2 }))
  const steps = [step('s1', { action: 'Fire the tiles', from_month: 1, to_month: 6, result: 'Kickoff slides; PDR package; kiln report' })]
  const plan = composedPlan(
    composition({ rows: { commitments: [], steps }, frame: { milestones: 3, dues: [2, 4, 6], named, areStepsTold: true } }),
  )
  expect(plan.map(({ deliverables }) => deliverables.map(({ text }) => text))).toEqual([
    ['Kickoff slides'],
    ['PDR package'],
    ['Kiln report'],
  ])
})

const told = (cell: 'deliverables' | 'criteria', one: ReturnType<typeof step>, more = {}) =>
  composedPlan(
    composition({ rows: { commitments: [], steps: [one], ...more }, frame: { milestones: 3, dues: [2, 4, 6], areStepsTold: true } }),
  ).map((milestone) => milestone[cell].map(({ text }) => text))

test('a thing whose own words say when it comes has no second date, and its month only says in which milestone', () => {
  const result =
    'Draft glaze report 20 days before the end, by month 3; readings, two days after each firing (month 4); kiln report on the last day'
  expect(told('deliverables', step('s1', { action: 'Fire the tiles', to_month: 6, result }))).toEqual([
    [],
    ['Draft glaze report, 20 days before the end', 'Readings, two days after each firing'],
    ['Kiln report, on the last day'],
  ])
})

test('what comes again and again comes as its task says, and without a word of it as its name says', () => {
  const letter = (action: string) => told('deliverables', step('s1', { action, to_month: 6, result: 'Monthly kiln letter' }))[2]
  expect(letter('Send a kiln letter by the 3rd of every month, with photos')).toEqual([
    'Monthly kiln letter, by the 3rd of every month, throughout',
  ])
  expect(letter('Write to the guild')).toEqual(['Monthly kiln letter, throughout'])
})

test('reports on the work beside which another task hands them over come from the first month to the last, those that are a task as long as that goes on', () => {
  const handed = (action: string, result: string) => told('deliverables', step('s1', { action, from_month: 5, to_month: 6, result }))[2]
  expect(handed('Pack the tiles', 'Tile boxes; quarterly kiln reports')).toEqual(['Tile boxes', 'Quarterly kiln reports, months 1 to 6'])
  expect(handed('Write the kiln report', 'Monthly kiln report')).toEqual(['Monthly kiln report, months 5 to 6'])
  expect(handed('Pack the tiles', 'Monthly tile boxes')).toEqual(['Monthly tile boxes, months 5 to 6'])
})

test('a paper is due in the month in which a sentence of its step or of the plan sends it to the Government', () => {
  const fire = step('s1', { action: 'Fire the tiles', from_month: 3, to_month: 5, result: 'firing plan, tiles' })
  const said = 'The firing plan goes to the TPOC on the second Monday of month 4; the kiln is lit in month 5.'
  const due4 = [[], ['Firing plan'], ['Tiles, by month 5']]
  expect(told('deliverables', { ...fire, method: said })).toEqual(due4)
  expect(told('deliverables', fire, { plan: { statements: said } })).toEqual(due4)
  expect(told('deliverables', { ...fire, method: 'The firing plan holds the tests of month 4.' })[1]).toEqual([])
})

test('a thing of which a test tells when it comes has no second criterion', () => {
  const proof = [{ quantity: 'The kiln summary is submitted 12 working days before the fair closes' }]
  const judged = (result: string) => told('criteria', step('s1', { action: 'Sum up', from_month: 5, to_month: 6, result, proof }))[2]
  expect(judged('kiln summary')).toEqual(['The kiln summary is submitted 12 working days before the fair closes.'])
  expect(judged('tile catalog')).toEqual([
    'The kiln summary is submitted 12 working days before the fair closes.',
    'Each deliverable: to be delivered by Award + 6 Months, or by the date stated with it.',
  ])
})

test('a thing is looked at in the milestone in which it is handed over', () => {
  const looked = fired('recipe (month 2); tiles').map(
    ({ criteria }) => criteria.filter(({ text }) => text.startsWith('Each deliverable')).length,
  )
  expect(looked).toEqual([0, 1, 0, 1, 0])
})

test('what only goes to another step is handed over in no milestone, and a paper that closes the plan in the last one', () => {
  expect(handed('recipe (month 2); tiles', { goes_to: 's1' }).flat()).toEqual([])
  const closing = fired('final report with the log (month 4)', { to_month: 6 })
  expect(closing.map(({ deliverables }) => deliverables.some(({ text }) => /^Final report with the log/.test(text)))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test.each([
  ['Deliver the kiln log', 'kiln log'],
  ['deliver the kiln log; a photo of each tile', 'kiln log; a photo of each tile'],
  ['Test report', 'Test report'],
  ['Design package with drawings', 'Design package with drawings'],
])('a result that is told by what is done with it is named by the thing: %s', (result, told) => {
  expect(resultTold(result)).toBe(told)
  expect(mainOf(result)).toBe(told)
})

test('a paper that is to be shown of work that goes on is handed over, unless the result names it with a month of its own', () => {
  const told = (result: string, state: string) => {
    const steps = [step('s1', { action: 'Fire the tiles', from_month: 1, to_month: 6, result, interim: [{ month: 3, state }] })]
    const [, second] = composedPlan(
      composition({ rows: { commitments: [], steps }, frame: { milestones: 3, dues: [1, 3, 6], areStepsTold: true } }),
    )
    return [second?.deliverables, second?.criteria].map((some) => some?.map(({ text }) => text))
  }
  expect(told('tiles', 'Kiln report in month 3')).toEqual([
    ['Kiln report, to the TPOC'],
    ['Each deliverable: to be delivered by Award + 3 Months, or by the date stated with it.'],
  ])
  expect(told('tiles', 'half of the tiles fired')).toEqual([[], ['Half of the tiles fired: shown by Award + 3 Months.']])
  expect(told('kiln report in month 3; tiles', 'Kiln report in month 3')).toEqual([
    ['Kiln report'],
    ['Each deliverable: to be delivered by Award + 3 Months, or by the date stated with it.'],
  ])
})

test('things that have each an article of their own are several; what tells more of one stays with it', () => {
  const things = (result: string) => itemsOf(result).map(({ thing }) => thing)
  expect(things('a kiln log and the catalogued tile set')).toEqual(['a kiln log', 'the catalogued tile set'])
  expect(things('a report on the shell and the panels')).toEqual(['a report on the shell and the panels'])
})

test('the letter of a thing is of its name, and no article', () => {
  expect(resultTold('proto A with release 1.0')).toBe('proto A with release 1.0')
})
