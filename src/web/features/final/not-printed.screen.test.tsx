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
  shown(<NotPrinted topic={ANTENNA} />, '/final-export')
  expect(screen.getByText(/^2 notes of yours are not printed/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^See them/ })).toHaveAttribute('href', '/steps#row-not-placed')
})
