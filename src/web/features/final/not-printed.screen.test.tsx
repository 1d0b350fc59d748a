import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { NotPrinted } from './not-printed.tsx'

test('says how many notes are not printed, with the way to them', () => {
  writeDraft(topicDraft('not-placed', ANTENNA), {
    'Q9 Glaze is bought in May.': 'note',
    'Q9 So be it.': 'out',
    'Q3 Clay is dug here.': 'note',
  })
  shown(<NotPrinted topic={ANTENNA} kept={[]} />, '/final-export')
  expect(screen.getByText(/^2 notes of yours are not printed/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^See them/ })).toHaveAttribute('href', '/steps#row-not-placed')
})

test('tells the sentences that are kept out in their words, and why', () => {
  const kept = [{ row: 's1', line: 'Net is hauled. You count the fish', rest: 'Net is hauled', sentences: ['You count the fish'] }]
  shown(<NotPrinted topic={ANTENNA} kept={kept} />, '/final-export')
  expect(screen.getByText('Not printed: 1 sentence that reads as spoken')).toBeVisible()
  expect(screen.getByText('You count the fish')).toBeInTheDocument()
  expect(screen.getByText(/^Word them/).closest('a')).toHaveAttribute('href', '/steps#row-spoken')
})
