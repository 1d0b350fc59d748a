import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenOverview, type OpenPlaces } from '../../../grounding/open-overview.tsx'
import { shown } from '../../../testing/shown.tsx'
import { CompleteButton } from './complete-button.tsx'
import { openLine } from './open-work.ts'

const at = (milestone_number: number) => ({ milestone_number })
const OPEN: OpenPlaces = { steps: [at(1), at(3)], errors: [], blanks: [at(3), at(3)], loose: [] }

function opened(open: OpenPlaces) {
  const completed: true[] = []
  const { user } = shown(
    <>
      <CompleteButton open={openLine(open)} busy={false} onComplete={() => completed.push(true)} />
      <OpenOverview {...open} />
    </>,
    '/steps',
  )
  return { user, completed }
}

test('Work Plan Complete asks nothing, whatever is still open', async () => {
  const { user, completed } = opened(OPEN)
  await user.click(screen.getByRole('button', { name: 'Work Plan Complete' }))
  expect(completed).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what is open stands below it as a link to where it is told, with the way to each milestone', () => {
  opened(OPEN)
  const link = screen.getByRole('link', { name: 'Still open: 2 steps and 2 blanks' })
  const overview = screen.getByRole('region', { name: 'Still open' })
  expect(link).toHaveAttribute('href', `#${overview.id}`)
  expect(overview).toHaveTextContent('2 steps not finalized:Milestone 1Milestone 3')
  expect(overview).toHaveTextContent('2 blanks to fill in:Milestone 3 (2)')
})

test('where nothing is open, nothing is said', () => {
  opened({ steps: [], errors: [], blanks: [], loose: [] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Still open' })).toBeNull()
})
