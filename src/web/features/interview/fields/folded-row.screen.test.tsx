import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '../../../../domain/interview.ts'
import { answer, asked, row, STEPS } from '../testing/asked.tsx'

const TEST: Question = { slot: 'Q5', subject: 'test', q: 'What counts as a pass?' }
const steps = ['Model the mast', 'Wind the coil', 'Cast the foot', 'Paint it'].map((name) => `Step: ${name}`).join('\n\n')

test('of many tests one that lacks nothing is a line; it opens with a press, and what is typed folds no row', async () => {
  const whole = ['sag', 'bend', 'mass'].map((name) => `Step: Model the mast\nMeasured: ${name}\nPass mark: below 4 mm`)
  const lacking = 'Step: Wind the coil\nMeasured: loss'
  const { user } = asked({ index: 1, questions: [STEPS, TEST], answers: { Q4: steps, Q5: [...whole, lacking].join('\n\n') } })
  const line = (words: string) => screen.getByText(words).closest('details')
  expect(row('Test 4').getByLabelText('Measured').closest('details')).toBeNull()
  expect(line('Model the mast · sag · below 4 mm')?.open).toBe(false)
  await user.type(row('Test 4').getByLabelText('Pass mark'), 'below 2 dB')
  expect(answer()).toContain('Measured: loss\nPass mark: below 2 dB')
  expect(row('Test 4').getByLabelText('Pass mark')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open all tests' }))
  expect(line('Model the mast · sag · below 4 mm')?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Add a test' }))
  await waitFor(() => expect(row('Test 5').getByLabelText('Step')).toHaveFocus())
})

test('the steps of which no test is told stand in one line, and each begins one of its own', async () => {
  const told = 'Step: Wind the coil\nMeasured: loss'
  const { user } = asked({ index: 1, questions: [STEPS, TEST], answers: { Q4: steps, Q5: told } })
  expect(screen.getAllByRole('group', { name: /^Test \d$/ })).toHaveLength(1)
  expect(screen.getByText('No test told for:')).toHaveTextContent('No test told for:step 1step 3step 4')
  await user.click(screen.getByRole('button', { name: 'Add a test for step 3: Cast the foot' }))
  expect(row('Test 2').getByLabelText('Step')).toHaveValue('Cast the foot')
  await user.type(row('Test 2').getByLabelText('Measured'), 'mass')
  expect(answer()).toBe(`${told}\n\nStep: Cast the foot\nMeasured: mass`)
  expect(screen.getByText('No test told for:')).toHaveTextContent('No test told for:step 1step 4')
})
