import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Question } from '../../../../domain/interview.ts'
import { answering } from '../../../testing/fake-server.ts'
import { ANTENNA } from '../../../testing/topic.ts'
import { answer, asked as askedAlone, row, STEPS } from '../testing/asked.tsx'

const METHOD: Question = { slot: 'Q5', subject: 'method', q: 'By which method?' }
const END: Question = { slot: 'Q6', subject: 'end_state', q: 'What is the end state?' }
const SECURITY: Question = { slot: 'Q7', subject: 'security', q: 'Does any foreign national work on it?' }
const QUESTIONS = [STEPS, METHOD, END, SECURITY]

const asked: typeof askedAlone = (first, ...server) => askedAlone({ questions: QUESTIONS, ...first }, ...server)
const box = (question: Question) => screen.getByRole('textbox', { name: question.q })
const button = (name: string) => screen.getByRole('button', { name })

test('a question that asks for several things may be answered in fields, row by row, with the box for what is told beside them', async () => {
  const { user } = asked()
  await user.type(box(STEPS), 'First the model.')
  await user.type(row('Step 1').getByLabelText('Step'), 'Model the mast')
  await user.type(row('Step 1').getByLabelText('Months'), '1 to 3')
  await user.click(button('Add a step'))
  await waitFor(() => expect(row('Step 2').getByLabelText('Step')).toHaveFocus())
  await user.type(row('Step 2').getByLabelText('Step'), 'Wind the coil')
  await user.selectOptions(row('Step 2').getByLabelText('Choose a step for Needs'), 'Model the mast')
  expect(answer()).toBe('First the model.\n\nStep: Model the mast\nMonths: 1 to 3\n\nStep: Wind the coil\nNeeds: Model the mast')
  expect(box(STEPS)).toHaveValue('First the model.')
  await user.click(button('Remove Step 1'))
  expect(answer()).toBe('First the model.\n\nStep: Wind the coil\nNeeds: Model the mast')
})

test('rows that were added stay while others are typed in, also where the steps that they tell change', async () => {
  const { user } = asked()
  await user.click(button('Add a step'))
  await user.click(button('Add a step'))
  await user.type(row('Step 1').getByLabelText('Step'), 'Glaze the tiles')
  await user.type(row('Step 3').getByLabelText('Step'), 'Fire them')
  expect(answer()).toBe('Step: Glaze the tiles\n\nStep: Fire them')
  expect(row('Step 2').getByLabelText('Step')).toHaveValue('')
})

test('an answer that has rows already shows them in its fields, and whole in the box where the fields are hidden', async () => {
  const { user } = asked({ answers: { Q4: 'Step: Model the mast' } })
  expect(row('Step 1').getByLabelText('Step')).toHaveValue('Model the mast')
  expect(box(STEPS)).toHaveValue('')
  await user.click(button('Hide the fields'))
  expect(box(STEPS)).toHaveValue('Step: Model the mast')
  fireEvent.change(box(STEPS), { target: { value: 'Step: Model the whip\nMonths: 2' } })
  await user.click(button('Answer in fields'))
  expect(row('Step 1').getByLabelText('Step')).toHaveValue('Model the whip')
  expect(row('Step 1').getByLabelText('Months')).toHaveValue('2')
})

test('later questions offer the steps that were told in fields', async () => {
  const { user } = asked({ index: 1, answers: { Q4: 'Step: Model the mast\n\nStep: Wind the coil' } })
  expect(row('Step 2').getByLabelText('Step')).toHaveValue('Wind the coil')
  await user.type(row('Step 2').getByLabelText('Method'), 'By hand')
  expect(answer()).toBe('Step: Wind the coil\nMethod: By hand')
})

test('steps that were told freely are read first, and offered; those removed, and those that only the solicitation asks for, are not', async () => {
  const read = (value: string) => ({ value, origin: { from: 'answer' as const, slot: 'Q4', words: value }, state: 'read' as const })
  const step = (id: string, position: number, value: string) => ({
    id,
    kind: 'step' as const,
    position,
    cells: { action: read(value) },
    version: 1,
    removed_at: null,
  })
  const { served } = asked(
    { index: 1, answers: { Q4: 'We model the mast and wind the coil.' } },
    answering(api.findWorkBreakdown, { rows: [] }),
    answering(api.fillWorkBreakdown, {
      rows: [
        step('b', 1, 'Wind the coil'),
        { ...step('c', 2, 'Paint it'), removed_at: '2026-01-05T10:00:00.000Z' },
        { ...step('d', 3, 'Test it'), cells: { action: { ...read('Test it'), origin: { from: 'document', page: 1, quote: 'Test it' } } } },
        step('a', 0, 'Model the mast'),
      ],
      unplaced: [],
      differences: [],
    }),
  )
  await waitFor(() => expect(row('Step 2').getByLabelText('Step')).toHaveValue('Wind the coil'))
  expect(row('Step 1').getByLabelText('Step')).toHaveValue('Model the mast')
  expect(screen.getAllByRole('group', { name: /^Step \d$/ })).toHaveLength(2)
  expect(answer()).toBe('')
  expect(served.asked(api.fillWorkBreakdown)).toEqual([{ topic_store_id: ANTENNA.storeId, drafter: 'built-in' }])
})

test('a step that was read out of words and is taken away is removed from the plan, so that no later question has it again', async () => {
  const action = { value: 'Wind the coil', origin: { from: 'answer' as const, slot: 'Q4', words: 'wind' }, state: 'read' as const }
  const one = { id: 'a', kind: 'step' as const, position: 0, cells: { action }, version: 3, removed_at: null }
  const other = { ...one, id: 'b', position: 1, cells: { action: { ...action, value: 'Rinse it' } } }
  const { user, served } = asked(
    { index: 1, answers: { Q4: 'We wind the coil.' } },
    answering(api.findWorkBreakdown, { rows: [one, other] }),
    answering(api.removeRow, { row: { ...other, removed_at: '2026-01-05T10:00:00.000Z' } }),
  )
  await waitFor(() => expect(row('Step 2').getByLabelText('Step')).toHaveValue('Rinse it'))
  await user.click(button('Remove Step 2'))
  await waitFor(() => expect(served.asked(api.removeRow)).toEqual([{ row_id: 'b', version: 3 }]))
  await user.type(row('Step 1').getByLabelText('Method'), 'By hand')
  await user.click(button('Add a step'))
  await user.click(button('Remove Step 1'))
  expect(served.asked(api.removeRow)).toHaveLength(1)
})

test('fields stay closed beside an answer that was told freely, and for somebody who would rather tell everything so', async () => {
  asked({ answers: { Q4: 'We model the mast.' } })
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  cleanup()
  const first = asked()
  await first.user.click(button('Hide the fields'))
  cleanup()
  const again = asked()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  await again.user.click(button('Answer in fields'))
  cleanup()
  asked()
  expect(row('Step 1').getByLabelText('Step')).toBeVisible()
})

test('steps whose rows are there are offered without reading anything', async () => {
  const action = {
    value: 'Model the mast',
    origin: { from: 'answer' as const, slot: 'Q4', words: 'model the mast' },
    state: 'read' as const,
  }
  const model = { id: 'a', kind: 'step' as const, position: 0, cells: { action }, version: 1, removed_at: null }
  const { served } = asked({ index: 1, answers: { Q4: 'We model the mast.' } }, answering(api.findWorkBreakdown, { rows: [model] }))
  await waitFor(() => expect(row('Step 1').getByLabelText('Step')).toHaveValue('Model the mast'))
  expect(served.asked(api.fillWorkBreakdown)).toEqual([])
})

test('a step whose name is a part of another one can be added to what is needed', async () => {
  const { user } = asked({
    answers: { Q4: 'Step: Model the mast\n\nStep: Model the mast and coil\n\nStep: Wind it\nNeeds: Model the mast and coil' },
  })
  await user.selectOptions(row('Step 3').getByLabelText('Choose a step for Needs'), 'Model the mast')
  expect(row('Step 3').getByLabelText('Needs')).toHaveValue('steps 2 and 1')
})

test('who has told steps in fields has told all of them: none of what was read is offered as another one', () => {
  const { served } = asked({
    index: 1,
    answers: { Q4: 'Seams that leak are welded again.\n\nStep: The seams it lost are welded again\nMonths: 1' },
  })
  expect(row('Step 1').getByLabelText('Step')).toHaveValue('The seams it lost are welded again')
  expect(screen.getAllByRole('group', { name: /^Step \d$/ })).toHaveLength(1)
  expect(served.asked(api.fillWorkBreakdown)).toHaveLength(0)
})

test('an offer says into what it goes: where fields are hidden, into the box', async () => {
  const people: Question = { slot: 'Q8', subject: 'people', q: 'Who does the work?' }
  const { user } = asked(
    { questions: [people], index: 0 },
    answering(api.findWorkBreakdown, { rows: [] }),
    answering(api.fillWorkBreakdown, { rows: [], unplaced: [], differences: [] }),
    answering(api.answerOffers, { offers: [{ subject: 'people', words: 'Name: Ana Ruiz', from: 'profile' }] }),
  )
  expect(await screen.findByRole('button', { name: 'Take over as a person: Ana Ruiz' })).toBeVisible()
  await user.click(button('Hide the fields'))
  expect(button('Take over into the box: Ana Ruiz')).toHaveTextContent('Take over into the box')
})

test('a question that asks for one thing has its box alone', () => {
  asked({ index: 2 })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('what is asked once of the plan is told in one row, some of it by choosing', async () => {
  const { user } = asked({ index: 3 })
  const foreigners = () => row('Security').getByLabelText('Foreign nationals')
  await user.selectOptions(foreigners(), 'A foreign national works on it')
  expect(row('Security').getByLabelText('From where')).toBeVisible()
  await user.selectOptions(foreigners(), 'No foreign national works on it')
  expect(row('Security').queryByLabelText('From where')).not.toBeInTheDocument()
  await user.type(row('Security').getByLabelText('Clearance'), 'Ana Ruiz, Secret')
  expect(answer()).toBe('Foreign nationals: No foreign national works on it\nClearance: Ana Ruiz, Secret')
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
})

test('we may not know an answer yet: what is typed takes it back', async () => {
  const { user } = asked()
  const unknown = () => screen.getByRole('checkbox', { name: 'We do not know yet' })
  await user.type(box(STEPS), 'The model first.')
  await user.click(unknown())
  expect(answer()).toBe('The model first.\n\n[Say later: we do not know yet]')
  expect(box(STEPS)).toHaveValue('The model first.')
  await user.type(box(STEPS), ' Then the coil.')
  expect(answer()).toBe('The model first. Then the coil.')
  expect(unknown()).not.toBeChecked()
})

test('what the profile or an earlier answer says is offered with where it comes from, and taken over by a press alone', async () => {
  const words = 'Name: Ana Ruiz\nRole: Antenna engineer'
  const people: Question = { slot: 'Q8', subject: 'people', q: 'Who does the work?' }
  const { user } = asked(
    { questions: [people], index: 0 },
    answering(api.findWorkBreakdown, { rows: [] }),
    answering(api.fillWorkBreakdown, { rows: [], unplaced: [], differences: [] }),
    answering(api.answerOffers, {
      offers: [
        { subject: 'people', words, from: 'profile' },
        { subject: 'people', words: 'Name: Bo Lind', from: 'answer', slot: 'Q5' },
        { subject: 'people', words: 'Name: Cy Orr', from: 'solicitation', page: 2 },
        { subject: 'place', words: 'Dayton', from: 'profile' },
      ],
    }),
  )
  const offers = await screen.findByRole('list', { name: 'Said elsewhere' })
  expect(
    within(offers)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    'From your profile: Ana Ruiz, Antenna engineerTake over as a person',
    'From your answer to question 5: Bo LindTake over as a person',
    'From the solicitation, page 2: Cy OrrTake over as a person',
  ])
  expect(answer()).toBe('')
  await user.click(button('Take over as a person: Ana Ruiz'))
  expect(answer()).toBe(words)
  expect(row('Person 1').getByLabelText('Role')).toHaveValue('Antenna engineer')
  expect(within(offers).getAllByRole('listitem')).toHaveLength(2)
})
