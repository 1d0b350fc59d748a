import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '../../../../domain/interview.ts'
import { answer, asked, row, STEPS } from '../testing/asked.tsx'

test('of many tests one that lacks nothing is a line, and so is a step without any; they open with a press, and stay open while somebody types', async () => {
  const TEST: Question = { slot: 'Q5', subject: 'test', q: 'What counts as a pass?' }
  const whole = 'Step: Model the mast\nMeasured: sag\nPass mark: below 4 mm'
  const lacking = 'Step: Wind the coil\nMeasured: loss'
  const steps = ['Model the mast', 'Wind the coil', 'Cast the foot', 'Paint it'].map((name) => `Step: ${name}`).join('\n\n')
  const { user } = asked({ index: 1, questions: [STEPS, TEST], answers: { Q4: steps, Q5: `${whole}\n\n${lacking}` } })
  expect(row('Test 2').getByLabelText('Measured')).toHaveValue('loss')
  expect(screen.queryByRole('group', { name: 'Test 1' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open test 1: Model the mast, sag, below 4 mm' }))
  expect(row('Test 1').getByLabelText('Step')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Add a test: Cast the foot' }))
  await user.type(row('Test 3').getByLabelText('Measured'), 'mass')
  await user.type(row('Test 2').getByLabelText('Pass mark'), 'below 2 dB')
  expect(answer()).toContain('Measured: loss\nPass mark: below 2 dB')
  await user.click(screen.getByRole('button', { name: 'Add a test' }))
  await waitFor(() => expect(row('Test 5').getByLabelText('Step')).toHaveFocus())
})
