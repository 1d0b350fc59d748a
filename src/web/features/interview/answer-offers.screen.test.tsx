import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { asking } from '../../../domain/grounding/testing/asking.ts'
import type { Question } from '../../../domain/interview.ts'
import { QUIET_PUMP } from '../../testing/analysis.ts'
import { answering } from '../../testing/fake-server.ts'
import { asked, row } from './testing/asked.tsx'
import { READ } from './testing/interview-page.tsx'

test('an offer that the answer tells by now in other words goes once that is kept', async () => {
  const people: Question = { slot: 'Q8', subject: 'people', q: 'Who does the work?' }
  let isTold = false
  const { user } = asked(
    { questions: [people], index: 0 },
    answering(api.findWorkBreakdown, { rows: [] }),
    answering(api.fillWorkBreakdown, { rows: [], unplaced: [], differences: [] }),
    answering(api.saveAnswer, () => {
      isTold = true
      return { saved: true as const, answered: 1, total: 10 }
    }),
    answering(api.answerOffers, () => ({
      offers: isTold ? [] : [{ subject: 'people' as const, words: 'Name: Ana Ruiz', from: 'profile' as const }],
    })),
  )
  expect(await screen.findByRole('list', { name: 'Said elsewhere' })).toBeVisible()
  await user.type(row('Person 1').getByLabelText('Name'), 'Dr. A. Ruiz')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Said elsewhere' })).not.toBeInTheDocument(), { timeout: 5000 })
})

test('what counts already is told without anything to press', async () => {
  const methods: Question = { slot: 'Q5', subject: 'method', q: 'By which method?' }
  const told = {
    subject: 'method' as const,
    words: 'how each of your 6 steps is done.',
    from: 'answer' as const,
    slot: 'Q4',
    is_told: true,
  }
  asked(
    { questions: [methods], index: 0 },
    answering(api.findWorkBreakdown, { rows: [] }),
    answering(api.fillWorkBreakdown, { rows: [], unplaced: [], differences: [] }),
    answering(api.answerOffers, { offers: [told] }),
  )
  const list = await screen.findByRole('list', { name: 'Said elsewhere' })
  expect(list).toHaveTextContent('From your answer to question 4: how each of your 6 steps is done.')
  expect(within(list).queryByRole('button')).not.toBeInTheDocument()
})

test('an answer says at once which figure of its own may break what the topic asks', async () => {
  const quote = 'The kettle shall work from -30 to +55 degrees Celsius.'
  const analysis = { ...QUIET_PUMP, requirements: [{ ...asking(quote, 9), page: 2 }] }
  const { user } = asked(
    { questions: [{ slot: 'Q3', q: 'What is there in the end?' }], index: 0 },
    answering(api.findSolicitation, { ...READ, analysis }),
  )
  await user.type(screen.getByRole('textbox'), 'Today we can promise -30 to +55.')
  expect(screen.queryByText(/may speak against/)).toBeNull()
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), 'Today we can promise -10 to +55.')
  const what =
    '“-10 to +55” may speak against R10, which asks for -30 to +55 degrees Celsius (p. 2). If it does, what shall the plan say, and who settles it by when?'
  expect(await screen.findByText(what)).toBeVisible()
})
