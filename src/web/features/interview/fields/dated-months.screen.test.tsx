import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Question } from '../../../../domain/interview.ts'
import { answering } from '../../../testing/fake-server.ts'
import { answer, asked, row, STEPS } from '../testing/asked.tsx'

const FIGURES: Question = { slot: 'Q8', subject: 'threshold', q: 'Which figures do you commit to?' }

test('a month may be told as a date: from when it is counted is asked once, beside it, and the month stands beneath', async () => {
  const questions = [STEPS, FIGURES]
  const { user } = asked(
    { questions, index: 1, answers: { Q4: 'Step: Glaze the tiles\nMonths: 1 to 2' } },
    answering(api.findWorkBreakdown, { rows: [] }),
  )
  const by = () => row('Figure 1').getByLabelText('By month')
  expect(screen.queryByLabelText('Award assumed on')).not.toBeInTheDocument()
  await user.type(row('Figure 1').getByLabelText('Figure'), 'Water taken up')
  await user.type(by(), 'mid March')
  await user.type(await screen.findByLabelText('Award assumed on'), '2 November 2026')
  await waitFor(() => expect(by()).toHaveAccessibleDescription('= month 5, counted from 2 November 2026.'))
  expect(answer()).toBe('Figure: Water taken up\nBy month: mid March\n\nAward assumed on: 2 November 2026')
})

test('a start that another answer or a person has told is not asked for again', async () => {
  const questions = [STEPS, FIGURES]
  const answers = {
    Q4: 'Step: Glaze the tiles\nMonths: 1 to 2\n\nAward assumed on: 2 November 2026',
    Q8: 'Figure: Water taken up\nBy month: 2 March 2027',
  }
  asked({ questions, index: 1, answers })
  await waitFor(() =>
    expect(row('Figure 1').getByLabelText('By month')).toHaveAccessibleDescription('= month 5, counted from 2 November 2026.'),
  )
  expect(screen.queryByLabelText('Award assumed on')).not.toBeInTheDocument()
  cleanup()
  const start = { value: '4 January 2027', origin: { from: 'person' as const }, state: 'seen' as const }
  const plan = { id: 'p', kind: 'plan' as const, position: 0, cells: { start }, version: 1, removed_at: null }
  asked({ questions, index: 1, answers: { Q8: answers.Q8 } }, answering(api.findWorkBreakdown, { rows: [plan] }))
  await waitFor(() =>
    expect(row('Figure 1').getByLabelText('By month')).toHaveAccessibleDescription('= month 2, counted from 4 January 2027.'),
  )
  expect(screen.queryByLabelText('Award assumed on')).not.toBeInTheDocument()
})

test.each([
  ['1, at the kickoff by March 12', '= month 1.'],
  ['as soon as it is dry', 'No month is read from this: type its number, such as 3, or a date.'],
  ['4 October 2026', 'This is before the work starts: type the number of the month.'],
])('a field says which month it was read as, and that it was none: %s', async (typed, told) => {
  const answers = {
    Q4: 'Step: Glaze the tiles\nMonths: 1\n\nAward assumed on: 2 November 2026',
    Q8: `Figure: Water taken up\nBy month: ${typed}`,
  }
  asked({ questions: [STEPS, FIGURES], index: 1, answers })
  await waitFor(() => expect(row('Figure 1').getByLabelText('By month')).toHaveAccessibleDescription(told))
})
