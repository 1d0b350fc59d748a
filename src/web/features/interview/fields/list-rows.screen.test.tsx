import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Question } from '../../../../domain/interview.ts'
import { answering } from '../../../testing/fake-server.ts'
import { answer, asked, row, STEPS } from '../testing/asked.tsx'

const TEST: Question = { slot: 'Q5', subject: 'test', q: 'What counts as a pass?' }
const steps = ['Model the mast', 'Wind the coil', 'Cast the foot', 'Paint it'].map((name) => `Step: ${name}`).join('\n\n')
const whole = ['sag', 'bend', 'mass'].map((name) => `Step: Model the mast\nMeasured: ${name}\nPass mark: below 4 mm`)
const tests = (...told: readonly string[]) => asked({ index: 1, questions: [STEPS, TEST], answers: { Q4: steps, Q5: told.join('\n\n') } })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string, label: string) => row(name).getByLabelText(label)

test('of many rows each is a line that says what it lacks; the one that is opened is shown whole', async () => {
  const { user } = tests(...whole, 'Step: Wind the coil\nMeasured: loss')
  expect(screen.queryByRole('group', { name: /^Test \d$/ })).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '1 step 1 · sag · below 4 mm' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(button('4 step 2 · loss no pass mark'))
  await waitFor(() => expect(field('Test 4', 'Pass mark')).toHaveFocus())
  await user.type(field('Test 4', 'Pass mark'), 'below 2 dB')
  expect(answer()).toContain('Measured: loss\nPass mark: below 2 dB')
  await user.click(button('2 step 1 · bend · below 4 mm'))
  expect(screen.getAllByRole('group', { name: /^Test \d$/ })).toHaveLength(1)
  await user.click(button('Open all tests'))
  expect(screen.getAllByRole('group', { name: /^Test \d$/ })).toHaveLength(4)
  await user.click(button('Close all tests'))
  expect(screen.queryByRole('group', { name: /^Test \d$/ })).not.toBeInTheDocument()
})

test('by the keyboard alone: Enter in the last field begins the next row, which is offered what the one above says and is typed over', async () => {
  const { user } = tests('Step: Wind the coil\nMeasured: loss\nPass mark: below 2 dB\nCondition: at 9 GHz\nJudged by: Ana Ruiz')
  await user.click(field('Test 1', 'By month'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field('Test 2', 'Measured')).toHaveFocus())
  expect(field('Test 2', 'Step')).toHaveValue('Wind the coil')
  expect(field('Test 2', 'Step')).toHaveAccessibleDescription('as above')
  expect(answer()).not.toContain('\n\n')
  await user.keyboard('drift')
  await user.clear(field('Test 2', 'Condition'))
  await user.type(field('Test 2', 'Condition'), 'in the cold')
  expect(field('Test 2', 'Condition')).not.toHaveAccessibleDescription()
  expect(answer()).toContain('\n\nStep: Wind the coil\nMeasured: drift\nCondition: in the cold\nJudged by: Ana Ruiz')
})

test('the step that a new row takes over from the one above may be chosen again, and choosing none clears nothing', async () => {
  const { user } = tests('Step: Wind the coil\nMeasured: loss')
  await user.click(button('Add a test'))
  for (const choice of ['2. Wind the coil', 'Choose a step…']) {
    await user.selectOptions(field('Test 2', 'Choose a step for Step'), choice)
    expect(field('Test 2', 'Step')).toHaveValue('Wind the coil')
  }
  await user.type(field('Test 2', 'Measured'), 'drift')
  expect(answer()).toContain('\n\nStep: Wind the coil\nMeasured: drift')
})

test('a step that was typed by its number is kept by its name, also where its row becomes a line at once', async () => {
  const { user } = tests(...whole)
  await user.click(button('Add a test'))
  await user.clear(field('Test 4', 'Step'))
  await user.type(field('Test 4', 'Step'), 'step 3')
  await user.type(field('Test 4', 'Measured'), 'pores{Tab}none')
  await user.click(button('Add a test'))
  expect(answer()).toContain('Step: Cast the foot\nMeasured: pores')
  expect(await screen.findByRole('button', { name: '4 step 3 · pores · none' })).toBeVisible()
})

test('a table that is pasted becomes rows by one press, once it is clear which field each column fills, and goes again by one', async () => {
  const { user } = tests()
  await user.click(await screen.findByRole('button', { name: 'Paste a table of tests' }))
  await waitFor(() => expect(screen.getByLabelText(/^Paste from a spreadsheet/)).toHaveFocus())
  await user.paste('Test\tMeasured\tPass mark\n1\tsag\tbelow 4 mm\n2\tloss\tbelow 2 dB\n2\tdrift\tbelow 1 dB\n3\tpores\tnone')
  const preview = within(screen.getByRole('table', { name: 'What was pasted' }))
  expect(preview.getAllByRole('row')).toHaveLength(5)
  await user.selectOptions(screen.getByLabelText('Field of Test'), 'Step')
  await user.click(button('Add 4 tests'))
  expect(answer()).toMatch(/^Step: Model the mast\nMeasured: sag\nPass mark: below 4 mm\n\nStep: Wind the coil/)
  expect(await screen.findByRole('button', { name: '4 step 3 · pores · none' })).toBeVisible()
  expect(screen.getByText('4 tests added from the table.')).toBeVisible()
  await user.click(button('Take them back'))
  expect(answer()).toBe('')
})

test('the columns of a table whose headings name no field are judged by what stands in them, by the people of earlier answers, too, and of what is unsure nothing is taken', async () => {
  const people: Question = { slot: 'Q3', subject: 'people', q: 'Who?' }
  const answers = { Q3: 'Name: Ana Ruiz\nRole: Rigger', Q4: steps }
  const { user } = asked({ index: 2, questions: [people, STEPS, TEST], answers })
  await user.click(await screen.findByRole('button', { name: 'Paste a table of tests' }))
  await user.click(screen.getByLabelText(/^Paste from a spreadsheet/))
  await user.paste('Check\tWho\tTo hold\tIn what way\nsag\tRuiz\tbelow 4 mm\tby eye\nloss\tRuiz\tbelow 2 dB\twith a meter')
  const open = within(screen.getByRole('list', { name: 'Columns that are not taken' }))
  expect(open.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^In what way by eye · with a meter/),
  ])
  expect(screen.getByLabelText('Field of In what way')).toHaveDisplayValue('not taken')
  await user.click(button('Add 2 tests'))
  expect(answer()).toBe(
    ['sag\nPass mark: below 4 mm', 'loss\nPass mark: below 2 dB'].map((one) => `Step:\nMeasured: ${one}\nJudged by: Ruiz`).join('\n\n'),
  )
})

test('a column that is not taken is by a choice in its place', async () => {
  const { user } = tests()
  await user.click(await screen.findByRole('button', { name: 'Paste a table of tests' }))
  await user.click(screen.getByLabelText(/^Paste from a spreadsheet/))
  await user.paste('Check    To hold       In what way\nsag      below 4 mm    by eye\nloss     below 2 dB    with a meter')
  expect(within(screen.getByRole('table')).queryByText('In what way')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Field of In what way'), 'Condition')
  expect(screen.getByLabelText('Field of In what way')).toHaveFocus()
  expect(screen.queryByRole('list', { name: 'Columns that are not taken' })).not.toBeInTheDocument()
  await user.click(button('Add 2 tests'))
  expect(answer()).toContain('Step:\nMeasured: loss\nPass mark: below 2 dB\nCondition: with a meter')
})

test('a list has a row in each line, and all rows without a step are given one at once', async () => {
  const { user } = tests()
  await user.click(await screen.findByRole('button', { name: 'Paste a table of tests' }))
  await user.type(screen.getByLabelText(/^Paste from a spreadsheet/), 'sag{Enter}loss')
  expect(screen.getByLabelText('Field of column 1')).toHaveValue('proof.quantity')
  await user.click(button('Add 2 tests'))
  await user.selectOptions(screen.getByLabelText('The step for all 2 rows without one'), '2. Wind the coil')
  expect(answer()).toBe('Step: Wind the coil\nMeasured: sag\n\nStep: Wind the coil\nMeasured: loss')
})

const READ: { text: string; row: Record<string, string> }[] = [
  { text: 'sag in the cold, below 4 mm, Ana', row: { 'proof.quantity': 'sag', 'proof.limit': 'below 4 mm', 'proof.judge': 'Ana Ruiz' } },
  { text: 'loss below 2 dB, step 2', row: { action: 'Wind the coil', 'proof.quantity': 'loss', 'proof.limit': 'below 2 dB' } },
  { text: 'That is all.', row: { 'proof.quantity': 'That is all' } },
]
const group = (lines: typeof READ) => ({ groups: [{ heading: '', text: told, row: 'test', read: [{ row: 'test', lines }] }] })
const told = READ.map(({ text }) => text).join('\n')

test('the lines of a list are read into the fields of rows, and each cell may be set right before they are added', async () => {
  const { user, served } = asked(
    { index: 1, questions: [STEPS, TEST], answers: { Q4: steps } },
    answering(api.readLines, group(READ.slice(0, 2))),
  )
  await user.click(await screen.findByRole('button', { name: 'Paste a table of tests' }))
  await user.click(screen.getByLabelText(/^Paste from a spreadsheet/))
  await user.paste(told)
  await waitFor(() => expect(screen.getByLabelText('Line 2, column 2')).toHaveValue('loss'))
  expect(served.asked(api.readLines)).toMatchObject([{ subject: 'test', row: 'test', text: told }])
  expect(screen.getByLabelText('Field of column 1')).toHaveValue('action')
  await user.clear(screen.getByLabelText('Line 1, column 2'))
  await user.type(screen.getByLabelText('Line 1, column 2'), 'sag at -20 C')
  await user.click(button('Add 2 tests'))
  expect(answer()).toBe(
    'Step:\nMeasured: sag at -20 C\nPass mark: below 4 mm\nJudged by: Ana Ruiz\n\nStep: Wind the coil\nMeasured: loss\nPass mark: below 2 dB',
  )
})

const UNMARKED = { 'proof.quantity': 'gloss', 'proof.condition': 'by eye', 'proof.runs': 'twice', 'proof.judge': 'Ana Ruiz' }

test('tests that are told freely are offered as rows under the box, also one of which all but its mark is told: what is put there goes out of the words, and all else stays', async () => {
  const { user } = asked(
    { index: 1, questions: [STEPS, TEST], answers: { Q4: steps, Q5: told } },
    answering(api.readLines, group([...READ, { text: 'gloss by eye, twice, Ana', row: UNMARKED }])),
  )
  await screen.findByText(/^Your words read as 3 tests/)
  expect(answer()).toBe(told)
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4)
  await user.click(button('Put 3 tests into rows'))
  expect(answer()).toMatch(
    /^That is all\.\n\nStep:\nMeasured: sag\nPass mark: below 4 mm\nJudged by: Ana Ruiz\n\nStep: Wind the coil\nMeasured: loss/,
  )
  expect(row('Test 2').getByLabelText('Measured')).toHaveValue('loss')
  expect(screen.queryByText(/^Your words read as/)).not.toBeInTheDocument()
})

test('what a spreadsheet or a word processor copies is read by its markup: the lines of one cell stay together', async () => {
  const { user } = tests()
  await user.click(await screen.findByRole('button', { name: 'Paste a table of tests' }))
  const markup = '<table><tr><td>Measured<td>Condition<tr><td>sag<td><p>on the</p>\n<p>bench</p></table>'
  const getData = (kind: string) => (kind === 'text/html' ? markup : 'Measured\tCondition\nsag\ton the\nbench\n')
  fireEvent.paste(screen.getByLabelText(/^Paste from a spreadsheet/), { clipboardData: { getData } })
  await user.click(button('Add 1 test'))
  expect(answer()).toBe('Step:\nMeasured: sag\nCondition: on the bench')
})

test('the steps of which no test is told stand in one line, and each begins one of its own', async () => {
  const told = 'Step: Wind the coil\nMeasured: loss'
  const { user } = tests(told)
  expect(screen.getAllByRole('group', { name: /^Test \d$/ })).toHaveLength(1)
  expect(await screen.findByText('No test told for:')).toHaveTextContent('No test told for:step 1step 3step 4')
  await user.click(button('Add a test for step 3: Cast the foot'))
  expect(field('Test 2', 'Step')).toHaveValue('Cast the foot')
  await user.type(field('Test 2', 'Measured'), 'mass')
  expect(answer()).toBe(`${told}\n\nStep: Cast the foot\nMeasured: mass`)
  expect(screen.getByText('No test told for:')).toHaveTextContent('No test told for:step 1step 4')
})

test('a test without a step is given one in its line, which stays a line', async () => {
  const { user } = tests(...whole, 'Step:\nMeasured: loss\nPass mark: below 2 dB')
  await user.selectOptions(await screen.findByLabelText('Choose a step for test 4'), '2. Wind the coil')
  expect(answer()).toContain('Step: Wind the coil\nMeasured: loss')
  expect(await screen.findByRole('button', { name: '4 step 2 · loss · below 2 dB' })).toBeVisible()
  expect(screen.queryByLabelText('Choose a step for test 4')).not.toBeInTheDocument()
})

test('who judges all tests stands as such in those that name nobody', async () => {
  const { user } = tests('Step: Wind the coil\nMeasured: loss')
  await user.type(row('All tests').getByLabelText('Judge, where a row names none'), 'Ana Ruiz')
  expect(field('Test 1', 'Judged by')).toHaveAttribute('placeholder', 'Ana Ruiz, as in all')
  expect(answer()).toBe('Judge, where a row names none: Ana Ruiz\n\nStep: Wind the coil\nMeasured: loss')
})

test('of many steps only the next one has a row: Enter in its last field, or a press, begins another one', async () => {
  const place: Question = { slot: 'Q5', subject: 'place', q: 'Where?' }
  const { user } = asked({ index: 1, questions: [STEPS, place], answers: { Q4: steps } })
  expect(screen.getAllByRole('group', { name: /^(?:All steps|Place \d)$/ })).toHaveLength(2)
  await user.type(row('All steps').getByLabelText('Place, where a row names none'), 'our shop')
  expect(field('Place 1', 'Place')).toHaveAttribute('placeholder', 'our shop, as in all')
  await user.type(field('Place 1', 'Place'), 'the yard{Enter}')
  expect(field('Place 2', 'Step')).toHaveValue('Wind the coil')
  await user.click(await screen.findByRole('button', { name: 'Add a place for step 4: Paint it' }))
  await user.type(field('Place 3', 'Place'), 'the booth')
  expect(answer()).toBe(
    'Place, where a row names none: our shop\n\nStep: Model the mast\nPlace: the yard\n\nStep: Paint it\nPlace: the booth',
  )
})

test('what is pasted stands without the row of a step that nothing was told of', async () => {
  const place: Question = { slot: 'Q5', subject: 'place', q: 'Where?' }
  const { user } = asked({ index: 1, questions: [STEPS, place], answers: { Q4: steps } })
  expect(field('Place 1', 'Step')).toHaveValue('Model the mast')
  await user.click(await screen.findByRole('button', { name: 'Paste a table of places' }))
  await user.click(screen.getByLabelText(/^Paste from a spreadsheet/))
  await user.paste('Wind the coil; our shop\nPaint it; the yard')
  await user.click(button('Add 2 places'))
  expect(screen.getAllByRole('group', { name: /^Place \d$/ })).toHaveLength(2)
  expect(field('Place 1', 'Step')).toHaveValue('Wind the coil')
  expect(screen.getByText('Nothing told for:')).toHaveTextContent('step 1step 3')
})

test('what the whole work hands over and buys has no row until somebody wants one, and takes a table', async () => {
  const { user } = asked({ questions: [STEPS], index: 0 })
  expect(screen.queryByRole('group', { name: /^(?:Trip|Purchase|Deliverable)/ })).not.toBeInTheDocument()
  await user.click(button('Add a trip'))
  await user.type(field('Trip 1', 'Travel'), 'Two of us to the range')
  await user.click(await screen.findByRole('button', { name: 'Paste a table of purchases' }))
  await user.click(screen.getByLabelText(/^Paste from a spreadsheet/))
  await user.paste('Purchase\tCost\nKiln\t$900\nWheel\t$400')
  await user.click(button('Add 2 purchases'))
  expect(answer()).toBe('Travel: Two of us to the range\n\nPurchase: Kiln\nCost: $900\n\nPurchase: Wheel\nCost: $400')
  await user.click(button('Remove Trip 1'))
  expect(answer()).not.toContain('Travel')
})
