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
  const line = (words: string) => screen.getByText(words).closest('details')
  expect(row('Test 2').getByLabelText('Measured').closest('details')).toBeNull()
  expect(line('Model the mast · sag · below 4 mm')?.open).toBe(false)
  await user.click(screen.getByText('Add a test · Cast the foot'))
  await user.type(row('Test 3').getByLabelText('Measured'), 'mass')
  await user.type(row('Test 3').getByLabelText('Pass mark'), 'below 2 kg')
  expect(line('Cast the foot · mass · below 2 kg')?.open).toBe(true)
  await user.type(row('Test 2').getByLabelText('Pass mark'), 'below 2 dB')
  expect(answer()).toContain('Measured: loss\nPass mark: below 2 dB')
  expect(row('Test 2').getByLabelText('Pass mark')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open all tests' }))
  expect(line('Model the mast · sag · below 4 mm')?.open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Add a test' }))
  await waitFor(() => expect(row('Test 5').getByLabelText('Step')).toHaveFocus())
})
