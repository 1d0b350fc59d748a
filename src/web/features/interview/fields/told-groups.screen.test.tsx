import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { GroupRead, LineRead, Question } from '../../../../domain/interview.ts'
import { answering } from '../../../testing/fake-server.ts'
import { answer, asked, row, STEPS } from '../testing/asked.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const PAPERS = 'papers\n- kickoff slides month 1\n- test plan month 3, by mail. Ana writes it.'
const WORK = 'work (6 months)\nTask 1 survey, months 1-2, Ana. The crew helps.'
const lines = (cells: Record<string, string>[], beside: string[][]) =>
  ['- kickoff slides month 1', '- test plan month 3, by mail. Ana writes it.'].map((text, at) => ({
    text,
    row: cells[at] ?? {},
    beside: beside[at] ?? [],
  }))
const GROUP: GroupRead = {
  heading: 'papers',
  text: PAPERS,
  row: 'deliverable',
  read: [
    { row: 'step', lines: lines([{ action: 'kickoff slides' }, { action: 'test plan' }], [[], []]) },
    {
      row: 'deliverable',
      lines: lines(
        [
          { result: 'kickoff slides', by: 'month 1' },
          { result: 'test plan', by: 'month 3' },
        ],
        [[], ['by mail', 'Ana writes it.']],
      ),
    },
  ],
}
const OTHER: GroupRead = {
  ...{ heading: 'work (6 months)', text: WORK, row: '' },
  read: [{ row: 'step', lines: [{ text: WORK.slice(16), row: { action: 'survey', months: 'months 1-2' }, beside: ['The crew helps.'] }] }],
}
const free = `We begin in May.\n\n${PAPERS}\n\n${WORK}`
const shown = (words = free, groups = words === free ? [GROUP, OTHER] : []) =>
  asked(
    { answers: { Q4: words }, questions: [STEPS], index: 0 },
    answering(api.readLines, { groups }),
    answering(api.findWorkBreakdown, { rows: [] }),
  )

test('a group of lines is put into the rows that it most likely tells by one press: its lines go out of the words, and what tells how one is done stays by its name', async () => {
  const { user, served } = shown()
  expect(await screen.findByLabelText('“papers”: 2 lines. Use them as')).toHaveDisplayValue('Deliverables')
  expect(served.asked(api.readLines)).toMatchObject([{ subject: 'steps', text: free }])
  await user.click(button('Put 2 deliverables into rows'))
  expect(answer()).toBe(
    `We begin in May.\n\ntest plan: by mail\ntest plan: Ana writes it.\n\n${WORK}\n\nDeliverable: kickoff slides\nBy month: month 1\n\nDeliverable: test plan\nBy month: month 3`,
  )
  expect(row('Deliverable 2').getByLabelText('Deliverable')).toHaveValue('test plan')
})

test('it may be other rows, or stay as words; what nobody can be sure of stays unless somebody chooses', async () => {
  const { user } = shown()
  const choice = await screen.findByLabelText('“work (6 months)”: 1 line. Use them as')
  expect(choice).toHaveDisplayValue('Leave them as words')
  expect(within(choice).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('“papers”: 2 lines. Use them as'), 'Leave them as words')
  expect(screen.queryByRole('button', { name: /into rows$/ })).not.toBeInTheDocument()
  await user.selectOptions(choice, 'Steps')
  await user.click(button('Put 1 step into rows'))
  expect(answer()).toMatch(/month 3, by mail[\s\S]*\n\nwork \(6 months\)\nsurvey: The crew helps\.\n\nStep: survey\nMonths: months 1-2$/)
})

test('its rows are looked at first, set right and left out; a line that is left out stays with its heading', async () => {
  const { user } = shown()
  const [look] = await screen.findAllByRole('button', { name: 'Look at them as rows' })
  if (look) await user.click(look)
  await user.type(screen.getByLabelText('Line 2, column 1'), ' for both rigs')
  await user.click(button('Leave out line 1'))
  await user.click(button('Put 1 deliverable into rows'))
  expect(answer()).toContain('\n\npapers\n- kickoff slides month 1\ntest plan for both rigs: by mail\n')
  expect(answer()).toMatch(/Deliverable: test plan for both rigs\nBy month: month 3$/)
})

test('a row that is no row of its own is put to the one above it, whose way of working it tells', async () => {
  const { user } = shown()
  await user.selectOptions(await screen.findByLabelText('“papers”: 2 lines. Use them as'), 'Steps')
  const [look] = screen.getAllByRole('button', { name: 'Look at them as rows' })
  if (look) await user.click(look)
  expect(screen.queryByRole('button', { name: 'Line 1 is part of the one above' })).not.toBeInTheDocument()
  await user.click(button('Line 2 is part of the one above'))
  await user.click(button('Put 1 step into rows'))
  expect(answer()).toContain('kickoff slides: - test plan month 3, by mail. Ana writes it.\n')
  expect(answer()).toMatch(/\n\nStep: kickoff slides$/)
})

test('of a short answer nothing is asked', () => {
  const { served } = shown('We build the rig first. Then we test it.')
  expect(served.asked(api.readLines)).toEqual([])
})

const LABELLED = `Task 1 Press, months 1-2, Ann. Three plates.\nTask 2 Tests. ${'They are run one after the other on the old rig. '.repeat(3)}`

test('steps that the words part themselves are told as they count, with what each has and lacks', async () => {
  const rows: LineRead[] = [
    {
      text: 'Press',
      row: { action: 'Press', months: '1-2', lead: 'Ann', hours: '70', result: 'Three plates' },
      beside: ['They are flat.'],
    },
    { text: 'Age', row: { action: 'Age', months: 'from month 3 on', hours: '70 hours', part: 'option' } },
  ]
  shown(LABELLED, [{ heading: '', text: LABELLED, row: 'step', isSure: true, read: [{ row: 'step', lines: rows }] }])
  const steps = within(await screen.findByRole('region', { name: 'Steps read in your words' }))
  expect(steps.getByText(/^Your words read as 2 steps, and count so\./)).toBeVisible()
  expect(steps.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Press · months 1-2 · lead: Ann · 70 hours · hands over: Three plates · 1 sentence on how',
    'Age · option · from month 3 on · no lead · 70 hours · nothing on how',
  ])
})

test('of a long answer in which no step is read it is said how steps are told', async () => {
  shown(LABELLED, [{ heading: '', text: LABELLED, row: 'step', isSure: true, read: [{ row: 'step', lines: [] }] }])
  expect(await screen.findByText(/^No step is read in these words\. Begin each with a line of its own/)).toBeVisible()
})

test('rows that are read of running text are shown as they count, by their fields, with the words that wait', async () => {
  const words = `The liner may delaminate, then we glue it twice.\n${'We have thought about it for a long time. '.repeat(4)}`
  const lines: LineRead[] = [
    { text: '', row: { what: 'The liner may delaminate', fallback: 'glue it twice' } },
    { text: 'We have thought about it.', row: {} },
  ]
  const questions: Question[] = [STEPS, { slot: 'Q5', subject: 'risk', q: 'What may go wrong?' }]
  const groups: GroupRead[] = [{ heading: '', text: words, row: 'risk', isSure: true, read: [{ row: 'risk', lines }] }]
  asked({ index: 1, questions, answers: { Q4: '', Q5: words } }, answering(api.readLines, { groups }))
  const risks = within(await screen.findByRole('region', { name: 'Risks read in your words' }))
  expect(risks.getByRole('listitem')).toHaveTextContent('The liner may delaminate · fallback: glue it twice')
  expect(risks.getByText(/^Kept as you said it, to be placed in the work breakdown: “We have thought about it\.”$/)).toBeVisible()
})
