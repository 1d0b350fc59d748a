import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Question } from '../../../../domain/interview.ts'
import { answering } from '../../../testing/fake-server.ts'
import { answer, asked, row, STEPS } from '../testing/asked.tsx'

test('the steps that a field means stand in it by their numbers with their names under it, and are kept by their names', async () => {
  const { user } = asked({ answers: { Q4: 'Step: Model the mast\n\nStep: Wind the coil\n\nStep: Test it' } })
  const needs = row('Step 3').getByLabelText('Needs')
  expect(
    within(row('Step 3').getByLabelText('Choose a step for Needs'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Choose a step…', '1. Model the mast', '2. Wind the coil'])
  await user.type(needs, 'steps 1 and 2')
  expect(needs).toHaveValue('steps 1 and 2')
  await user.tab()
  expect(needs).toHaveValue('steps 1 and 2')
  expect(needs).toHaveAccessibleDescription('Model the mast Wind the coil')
  expect(answer()).toContain('Step: Test it\nNeeds: Model the mast; Wind the coil')
})

test('a part of a name that no other step has means that step', async () => {
  const { user } = asked({ answers: { Q4: 'Step: The kiln: line it and fire it\n\nStep: Throw ten pots' } })
  const needs = row('Step 2').getByLabelText('Needs')
  await user.type(needs, 'the kiln')
  expect(needs).toHaveValue('the kiln')
  await user.tab()
  expect(needs).toHaveValue('step 1')
  expect(answer()).toContain('Needs: The kiln: line it and fire it')
})

test('what is typed behind the numbers of steps is one more step, and a name typed whole stays as it is typed until the field is left', async () => {
  const { user } = asked({ answers: { Q4: 'Step: Bend\n\nStep: Bend it back\n\nStep: Weigh it\nNeeds: Bend' } })
  const needs = row('Step 3').getByLabelText('Needs')
  expect(needs).toHaveValue('step 1')
  await user.type(needs, ', 2')
  await user.tab()
  expect(needs).toHaveValue('steps 1 and 2')
  await user.clear(needs)
  await user.type(needs, 'Bend')
  expect(needs).toHaveValue('Bend')
  await user.type(needs, ' it back')
  await user.tab()
  expect(needs).toHaveValue('step 2')
  expect(answer()).toContain('Step: Weigh it\nNeeds: Bend it back')
})

test('a mark that is a bare number is asked about where it is typed: at least, or at most', async () => {
  const tests: Question = { slot: 'Q5', subject: 'test', q: 'What counts as a pass?' }
  const { user } = asked({ questions: [STEPS, tests], index: 1, answers: { Q4: 'Step: Throw ten pots' } })
  const mark = row('Test 1').getByLabelText('Pass mark')
  await user.type(mark, '98.5 percent')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'at least 98.5 percent?' }))
  expect(mark).toHaveValue('at least 98.5 percent')
  expect(screen.queryByRole('button', { name: /98\.5 percent\?$/ })).not.toBeInTheDocument()
  await user.clear(mark)
  await user.type(mark, 'about 40 spins a minute')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'at most 40 spins a minute?' }))
  expect(mark).toHaveValue('at most 40 spins a minute')
})

test('a step that nobody told of stays as it was typed, with a word on what can be done', async () => {
  const { user } = asked({ answers: { Q4: 'Step: Model the mast\n\nStep: Wind the coil' } })
  const needs = row('Step 2').getByLabelText('Needs')
  await user.type(needs, 'step 1; step 7')
  expect(needs).not.toHaveAccessibleDescription()
  await user.tab()
  expect(needs).toHaveValue('Model the mast; step 7')
  expect(needs).toHaveAccessibleDescription('No step is called “step 7”; choose one, or type its number.')
  await user.clear(needs)
  await user.tab()
  expect(needs).not.toHaveAccessibleDescription()
})

test('months that are told by the calendar say which months of the plan they are', async () => {
  const { user } = asked(
    { answers: { Q4: 'Step: Model the mast\nMonths: mid-March to April\n\nStep: Wind the coil' } },
    answering(api.findWorkBreakdown, { rows: [] }),
  )
  await user.type(row('Step 2').getByLabelText('Months'), 'May')
  await waitFor(() => expect(row('Step 1').getByLabelText('Months')).toHaveAccessibleDescription('= months 1 to 2, with March as month 1.'))
  expect(row('Step 2').getByLabelText('Months')).toHaveAccessibleDescription('= month 3, with March as month 1.')
})
