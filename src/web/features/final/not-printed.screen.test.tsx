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
  shown(<NotPrinted topic={ANTENNA} unanswered={0} />, '/final-export')
  expect(screen.getByText(/^2 notes of yours are not printed/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^See them/ })).toHaveAttribute('href', '/steps#row-not-placed')
  expect(screen.queryByText(/not answered/)).not.toBeInTheDocument()
})

test.each([
  [1, /^1 requirement is not answered, and the document's table/],
  [7, /^7 requirements are not answered, and the document's table/],
])('says that %i requirements stand in no row of the table, since nothing answers them', (unanswered, words) => {
  shown(<NotPrinted topic={ANTENNA} unanswered={unanswered} />, '/final-export')
  expect(screen.getByText(words)).toBeVisible()
})
