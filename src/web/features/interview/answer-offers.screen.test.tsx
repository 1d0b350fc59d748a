import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Question } from '../../../domain/interview.ts'
import { answering } from '../../testing/fake-server.ts'
import { asked, row } from './testing/asked.tsx'

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
